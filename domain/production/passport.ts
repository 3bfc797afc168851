import type { Day } from '../calendar/day.ts';
import { shortDay } from '../calendar/day.ts';
import { type PictureSources, sourcesOf } from '../products/pictures.ts';
import { doubtOf, MEASURED } from '../tone/doubt.ts';
import { resonanceDoubt } from '../tone/doubt-band.ts';
import { doubtAlone } from '../tone/format-figures.ts';
import { SHEET_LOAD } from '../tone/loads.ts';
import type { Pickup } from '../tone/pickup.ts';
import { resonance } from '../tone/resonance.ts';
import type { SetColours } from '../wiring/cables.ts';
import { BENCH } from './bench.ts';
import type { BuildSheet } from './build-sheet.ts';
import { coilPlan } from './coil-plan.ts';
import { inHenry, inKiloOhms, inThousands } from './figures.ts';
import { type Gauge, gaugeOf } from './gauge.ts';
import { coloursFor } from './leads.ts';
import {
  type KeptValues,
  type OwnResponse,
  type OwnVoices,
  ownCircuit,
  ownResponse,
  ownVoices,
} from './own-curve.ts';
import { type CareNote, careNotes } from './passport-care.ts';
import { type ListenLink, passportListening } from './passport-listening.ts';
import { type PassportWiring, passportWiring } from './passport-wiring.ts';
import type { SoldPickup } from './sold-pickup.ts';
import { UNIT_CLAIMS, type UnitFacts } from './unit-claims.ts';
import { colourWords } from './unit-look.ts';
import { at20Degrees } from './verdict.ts';

const NBSP = '\u00a0';

/** What is known of one pickup that was made and measured. Nothing of whoever ordered it. */
export interface MadeUnit {
  readonly serial: string;
  readonly sold: SoldPickup;
  readonly kept: KeptValues;
  /** What of it is on record beside the figures. */
  readonly facts: Omit<UnitFacts, 'serial'>;
  /** Lead colours as far as the makers have set them. */
  readonly colours: SetColours;
  /** As the meter read them, one a coil, where coils were measured for themselves. */
  readonly coils_Ohm: readonly (number | null)[];
  /** As the counter had them. */
  readonly turns: readonly (number | null)[];
  readonly temperature_C: number;
  readonly woundOn: Day;
  /** The spool that its wire is from, where that is on record. */
  readonly lot?: string | undefined;
  readonly measuredOn: Day;
}

/** A row of the table: one value for both coils, or one a coil. */
export interface PassportRow {
  readonly name: string;
  readonly values: readonly string[];
}

/** What the page of one pickup shows, in words and figures. */
export interface Passport {
  readonly serial: string;
  readonly name: string;
  /** "Modern", as flavors and output levels are called. */
  readonly flavor: string | undefined;
  readonly sheet: string;
  /** "Fishbone, Forest/Copper"; undefined of bare metal. */
  readonly look: string | undefined;
  readonly size: string | undefined;
  readonly woundOn: string;
  readonly measuredOn: string;
  readonly temperature: string;
  readonly picture: PictureSources;
  readonly mask: string;
  /** Said where it is out of tolerance. */
  readonly kept: string | undefined;
  readonly gauges: readonly Gauge[];
  readonly response: OwnResponse;
  /** How it sounds: the curves are drawn into the load of every sheet, these play into the guitar's own. */
  readonly voices: OwnVoices;
  /** "Coil 1, screws"; "Coil" where there is one. */
  readonly coils: readonly string[];
  readonly rows: readonly PassportRow[];
  readonly wiring: PassportWiring;
  readonly care: readonly CareNote[];
  readonly listen: ListenLink;
}

const wholeDayWords = (day: Day) => `${shortDay(day)} ${day.slice(0, 4)}`;

const upper = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** How far the resonance moves while R and L are in tolerance, kHz. */
function resonanceTarget({ circuit, resistance, inductance, resonance_Hz }: BuildSheet) {
  const corners = [resistance.low, resistance.high].flatMap((resistance_Ohm) =>
    [inductance.low, inductance.high].map(
      (inductance_H) =>
        resonance(ownCircuit(circuit, { resistance_Ohm, inductance_H }), SHEET_LOAD).frequency_Hz,
    ),
  );
  return {
    target: resonance_Hz / 1000,
    low: Math.min(...corners) / 1000,
    high: Math.max(...corners) / 1000,
  };
}

/** What capacitance and losses, which nobody measured, leave open of a resonance, kHz. */
function openOfResonance(pickup: Pickup, kept: KeptValues, own_Hz: number): number {
  const doubt = { ...doubtOf(pickup), inductance: MEASURED };
  return (own_Hz / 1e3) * resonanceDoubt(ownCircuit(pickup.circuit, kept), SHEET_LOAD, doubt);
}

function gaugesOf(sheet: BuildSheet, kept: KeptValues, own_Hz: number, pickup: Pickup): readonly Gauge[] {
  const { resistance, inductance } = sheet;
  const { tolerancePercent, measuredAt } = BENCH;
  const inKilo = { target: resistance.target / 1e3, low: resistance.low / 1e3, high: resistance.high / 1e3 };
  const heard = resonanceTarget(sheet);
  return [
    gaugeOf({
      name: `DC resistance, ${measuredAt.temperature_C}${NBSP}°C`,
      unit: 'kΩ',
      value: kept.resistance_Ohm / 1e3,
      target: inKilo,
      note: `modelled ${inKiloOhms(resistance.target)}, ±${tolerancePercent.resistance}${NBSP}%`,
    }),
    gaugeOf({
      name: `Inductance, ${measuredAt.frequency_Hz}${NBSP}Hz`,
      unit: 'H',
      value: kept.inductance_H,
      target: inductance,
      note: `modelled ${inHenry(inductance.target)}, ±${tolerancePercent.inductance}${NBSP}%`,
    }),
    gaugeOf({
      name: 'Resonance, loaded',
      unit: 'kHz',
      value: own_Hz / 1e3,
      target: heard,
      note: `modelled ${heard.target.toFixed(2)}, from R and L, ${doubtAlone(openOfResonance(pickup, kept, own_Hz), 'kHz')}`,
    }),
  ];
}

/** "Coil 1, screws", as build sheet and bench call it. */
const coilTitle = ({ number, name }: { number: number; name: string }, of: number): string =>
  of > 1 ? `Coil ${number}, ${name}` : 'Coil';

const POLES = { N: 'North', S: 'South' } as const;

const factsOf = ({ serial, facts }: MadeUnit): UnitFacts => ({ serial, ...facts });

function rowsOf(sheet: BuildSheet, unit: MadeUnit): readonly PassportRow[] {
  const { turns, coils_Ohm, temperature_C } = unit;
  const { coils, wire, magnet, spacing_mm, potted, wound, cover, colourNames } = sheet;
  const counted = coils.every((_, index) => typeof turns[index] === 'number');
  const measured = coils.length > 1 && coils.every((_, index) => typeof coils_Ohm[index] === 'number');
  const each = (say: (coil: BuildSheet['coils'][number], index: number) => string) => {
    const values = coils.map(say);
    return new Set(values).size === 1 ? values.slice(0, 1) : values;
  };
  return [
    { name: 'Wire', values: [`${wire.awg}${NBSP}AWG, ${wire.diameter_mm}${NBSP}mm, ${wire.enamel}`] },
    ...said('Wire from spool', unit.lot),
    {
      name: counted ? 'Turns, counted' : 'Turns, as set',
      values: each((coil, index) => inThousands((counted && turns[index]) || coil.turns.target)),
    },
    { name: 'Wound', values: [upper(wound)] },
    { name: 'Direction, seen from above', values: each(({ direction }) => upper(direction)) },
    ...(measured
      ? [
          {
            name: `Resistance at ${BENCH.measuredAt.temperature_C}${NBSP}°C`,
            values: coils.map(
              (_, index) => `${inKiloOhms(at20Degrees(coils_Ohm[index] ?? 0, temperature_C))}${NBSP}kΩ`,
            ),
          },
        ]
      : []),
    { name: 'Poles, upper side', values: each(({ pole, name }) => `${POLES[pole]}, ${name}`) },
    { name: 'Magnet', values: [[magnet.name, magnet.shape, magnet.size].filter(Boolean).join(', ')] },
    { name: 'Outer poles', values: [`${spacing_mm}${NBSP}mm`] },
    ...said('Wax potting', potted ? UNIT_CLAIMS.waxed.says([factsOf(unit)]) : 'No'),
    {
      name: 'Cover, colours',
      values: [[upper(cover), colourWords(colourNames)].filter(Boolean).join('; ')],
    },
    ...said('Test play', UNIT_CLAIMS.played.says([factsOf(unit)])),
  ];
}

/** A row, unless there is nothing on record to say. */
const said = (name: string, value: string | undefined): readonly PassportRow[] =>
  value === undefined ? [] : [{ name, values: [value] }];

/** The passport of a pickup from what was built and what was measured. */
export function passportOf(unit: MadeUnit, sheet: BuildSheet): Passport {
  const { sold, kept } = unit;
  const facts = factsOf(unit);
  const { pickup } = sold;
  const response = ownResponse(sheet.circuit, kept);
  return {
    serial: unit.serial,
    name: sheet.name,
    flavor: sold.flavor,
    sheet: sheet.drawing.number,
    look: [sold.shape, sold.colourNames.join(' over ')].filter(Boolean).join(', ') || undefined,
    size: sold.size,
    woundOn: wholeDayWords(unit.woundOn),
    measuredOn: wholeDayWords(unit.measuredOn),
    temperature: `${Math.round(unit.temperature_C)}${NBSP}°C`,
    picture: sourcesOf(sold.picture),
    mask: sold.mask,
    kept: UNIT_CLAIMS.kept.says([facts]),
    gauges: gaugesOf(sheet, kept, response.own.resonance.frequency_Hz, pickup),
    response,
    voices: ownVoices(pickup, kept),
    coils: sheet.coils.map((coil) => coilTitle(coil, sheet.coils.length)),
    rows: rowsOf(sheet, unit),
    wiring: passportWiring(sold, sheet, {
      colours: coloursFor(coilPlan(pickup).leads, unit.colours),
      meter: `${inKiloOhms(kept.resistance_Ohm)}${NBSP}kΩ at ${BENCH.measuredAt.temperature_C}${NBSP}°C`,
    }),
    care: careNotes(sheet, sold, { kept, facts }),
    listen: passportListening(sold, response),
  };
}
