import { type Day, dayInWords, shortDay } from '../calendar/day.ts';
import { atStart } from '../format-count.ts';
import { decimalsIn, type Language } from '../languages.ts';
import { type BenchSweep, sweepFile } from '../measure/bench-sweep.ts';
import { sourcesOf } from '../products/pictures.ts';
import { type Circuit, SHEET_LOAD } from '../tone/circuit.ts';
import { doubtOf, MEASURED } from '../tone/doubt.ts';
import { resonanceDoubt } from '../tone/doubt-band.ts';
import { doubtAlone, inFigures } from '../tone/format-figures.ts';
import type { Pickup } from '../tone/pickup.ts';
import { resonance } from '../tone/resonance.ts';
import type { SetColours } from '../wiring/cables.ts';
import { figureWords, inUnits } from '../your-pickup/figure-words.ts';
import { BENCH } from './bench.ts';
import type { BuildSheet } from './build-sheet.ts';
import { coilPlan } from './coil-plan.ts';
import { inHenry, inKiloOhms, inThousands } from './figures.ts';
import { type Gauge, gaugeOf } from './gauge.ts';
import { coloursFor } from './leads.ts';
import { MADE_WORDS } from './made-words.messages.ts';
import { type KeptValues, ownCircuit, ownResponse, ownVoices } from './own-curve.ts';
import { PASSPORT_WORDS } from './passport.messages.ts';
import { careNotes } from './passport-care.ts';
import { passportListening } from './passport-listening.ts';
import { coilWords, passportWiring } from './passport-wiring.ts';
import type { SoldPickup } from './sold-pickup.ts';
import { UNIT_CLAIMS, type UnitFacts } from './unit-claims.ts';
import { colourWords } from './unit-look.ts';
import { at20Degrees } from './verdict.ts';

const NBSP = '\u00a0';

export interface MadeUnit {
  readonly serial: string;
  readonly sold: SoldPickup;
  readonly kept: KeptValues;
  readonly facts: Omit<UnitFacts, 'serial'>;
  readonly colours: SetColours;
  readonly coils_Ohm: readonly (number | null)[];
  readonly turns: readonly (number | null)[];
  readonly temperature_C: number;
  readonly woundOn: Day;
  readonly lot?: string | undefined;
  readonly measuredOn: Day;
}

/** A row of the table: one value for both coils, or one for each. */
export interface PassportRow {
  readonly name: string;
  readonly values: readonly string[];
}

const wholeDayWords = (day: Day, language: Language): string =>
  language === 'en' ? `${shortDay(day)} ${day.slice(0, 4)}` : dayInWords(day, language, 'dated');

/** Range of the resonance with R and L in tolerance, kHz. */
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

/** A swept resonance without a cover is within this share of the true one (bench-sweep.test.ts). */
export const SWEPT_RESONANCE = 0.01;

/** Uncertainty of a resonance due to unmeasured capacitance and losses, or of the sweep, kHz. */
function openOfResonance(pickup: Pickup, kept: KeptValues, own_Hz: number): number {
  const doubt = { ...doubtOf(pickup), inductance: MEASURED };
  // Under a cover the peak is so low that its frequency is as uncertain as the model's.
  if (kept.sweep)
    return (own_Hz / 1e3) * (pickup.recipe.cover === 'none' ? SWEPT_RESONANCE : doubt.resonance);
  return (own_Hz / 1e3) * resonanceDoubt(ownCircuit(pickup.circuit, kept), SHEET_LOAD, doubt);
}

function gaugesOf(
  sheet: BuildSheet,
  { kept, sold: { pickup } }: MadeUnit,
  own_Hz: number,
  language: Language,
): readonly Gauge[] {
  const { resistance, inductance } = sheet;
  const { tolerancePercent, measuredAt } = BENCH;
  const messages = PASSPORT_WORDS[language].gauges;
  const figures = (english: string) => inFigures(english, language);
  const inKilo = { target: resistance.target / 1e3, low: resistance.low / 1e3, high: resistance.high / 1e3 };
  const heard = resonanceTarget(sheet);
  const gauges = [
    gaugeOf({
      name: messages.resistance(measuredAt.temperature_C),
      unit: 'kΩ',
      value: kept.resistance_Ohm / 1e3,
      target: inKilo,
      note: messages.modelled(figures(inKiloOhms(resistance.target)), tolerancePercent.resistance),
    }),
    gaugeOf({
      name: messages.inductance(measuredAt.frequency_Hz),
      unit: 'H',
      value: kept.inductance_H,
      target: inductance,
      note: messages.modelled(figures(inHenry(inductance.target)), tolerancePercent.inductance),
    }),
    gaugeOf({
      name: messages.resonance,
      unit: 'kHz',
      value: own_Hz / 1e3,
      target: heard,
      note: messages[kept.sweep ? 'fromSweep' : 'fromBoth'](
        figures(heard.target.toFixed(2)),
        doubtAlone(openOfResonance(pickup, kept, own_Hz), 'kHz', language),
      ),
    }),
  ];
  return gauges.map((gauge) => ({
    ...gauge,
    value: figures(gauge.value),
    from: figures(gauge.from),
    to: figures(gauge.to),
  }));
}

const factsOf = ({ serial, facts }: MadeUnit): UnitFacts => ({ serial, ...facts });

function rowsOf(sheet: BuildSheet, unit: MadeUnit, language: Language): readonly PassportRow[] {
  const { turns, coils_Ohm, temperature_C } = unit;
  const { coils, wire, magnet, spacing_mm, potted, wound, reversed, cover, colourNames } = sheet;
  const { rows: names } = PASSPORT_WORDS[language];
  const madeMessages = MADE_WORDS[language];
  const figures = (english: string | number) => inFigures(String(english), language);
  const counted = coils.every((_, index) => typeof turns[index] === 'number');
  const measured = coils.length > 1 && coils.every((_, index) => typeof coils_Ohm[index] === 'number');
  const alone = coils.map(
    (_, index) => `${figures(inKiloOhms(at20Degrees(coils_Ohm[index] ?? 0, temperature_C)))}${NBSP}kΩ`,
  );
  const each = (say: (coil: BuildSheet['coils'][number], index: number) => string) => {
    const values = coils.map(say);
    return new Set(values).size === 1 ? values.slice(0, 1) : values;
  };
  return [
    row(
      names.wire,
      `${wire.awg}${NBSP}AWG, ${figures(wire.diameter_mm)}${NBSP}mm, ${madeMessages.enamel(wire.enamel)}`,
    ),
    ...optionalRow(names.spool, unit.lot),
    row(
      counted ? names.counted : names.asSet,
      ...each((coil, index) => inThousands((counted && turns[index]) || coil.turns.target)),
    ),
    row(names.wound, atStart(madeMessages.wound(wound)), ...(reversed ? [madeMessages.reversed] : [])),
    row(names.direction, ...each(({ direction }) => atStart(madeMessages.direction[direction]))),
    ...(measured ? [row(names.resistance(BENCH.measuredAt.temperature_C), ...alone)] : []),
    row(names.poles, ...each(({ pole, name }) => `${madeMessages.pole[pole]}, ${madeMessages.poles(name)}`)),
    row(names.magnet, madeMessages.magnet(magnet)),
    row(names.outerPoles, `${figures(spacing_mm)}${NBSP}mm`),
    ...optionalRow(names.wax, potted ? UNIT_CLAIMS.waxed.says([factsOf(unit)], language) : names.no),
    row(
      names.cover,
      [atStart(madeMessages.cover(cover)), colourWords(colourNames.map(madeMessages.colour))]
        .filter(Boolean)
        .join('; '),
    ),
    ...optionalRow(names.lead, sheet.connector ? madeMessages.connector : undefined),
    ...optionalRow(names.play, UNIT_CLAIMS.played.says([factsOf(unit)], language)),
  ];
}

const row = (name: string, ...values: readonly string[]): PassportRow => ({ name, values });
const optionalRow = (name: string, value: string | undefined): readonly PassportRow[] =>
  value === undefined ? [] : [row(name, value)];

/** "Fishbone, Forest over Copper"; undefined for bare metal. */
function lookWords({ shape, colourNames }: SoldPickup, language: Language): string | undefined {
  const madeMessages = MADE_WORDS[language];
  const colours = colourNames.map(madeMessages.colour).join(PASSPORT_WORDS[language].over);
  return [shape && madeMessages.shape(shape), colours].filter(Boolean).join(', ') || undefined;
}

/** Two fits of one sweep tell C apart from the losses differently; what lies between them counts as doubt. */
function sweepWords(sweep: BenchSweep, own: Circuit, name: string, language: Language) {
  const { value, doubt } = sweep.capacitance_F;
  const { capacitance_F } = own;
  const capacitance = { value: capacitance_F, doubt: Math.hypot(doubt, capacitance_F - value) };
  return {
    /** Number of frequencies. */
    points: sweep.curve.length,
    /** "112 pF ± 9". */
    capacitance: inFigures(figureWords(inUnits.capacitance(capacitance)), language),
    /** The whole sweep as CSV. */
    file: sweepFile(sweep, own, name),
  };
}

export function passportOf(unit: MadeUnit, sheet: BuildSheet, language: Language) {
  const { sold, kept } = unit;
  const facts = factsOf(unit);
  const { pickup } = sold;
  const messages = PASSPORT_WORDS[language];
  const madeMessages = MADE_WORDS[language];
  const own = ownCircuit(sheet.circuit, kept);
  const response = ownResponse(sheet.circuit, own);
  const name = madeMessages.name(sheet.name);
  const look = lookWords(sold, language);
  const picture = sourcesOf(sold.picture);
  return {
    serial: unit.serial,
    name,
    /** "Modern", the name of a flavor or output level. */
    flavor: sold.flavor,
    sheet: sheet.drawing.number,
    /** "Fishbone, Forest/Copper"; undefined for bare metal. */
    look,
    size: sold.size && decimalsIn(sold.size, language),
    woundOn: wholeDayWords(unit.woundOn, language),
    measuredOn: wholeDayWords(unit.measuredOn, language),
    temperature: `${Math.round(unit.temperature_C)}${NBSP}°C`,
    picture: { ...picture, alt: messages.picture(look ? `${name}, ${look}` : name) ?? picture.alt },
    mask: sold.mask,
    /** Set if it is out of tolerance. */
    kept: UNIT_CLAIMS.kept.says([facts], language),
    gauges: gaugesOf(sheet, unit, response.own.resonance.frequency_Hz, language),
    response,
    /** Set if the pickup was swept: R, L, C and losses are measured. */
    sweep: kept.sweep && sweepWords(kept.sweep, own, sheet.name, language),
    /** Voices for listening, into the guitar's own load; the curves are into the sheet load. */
    voices: ownVoices(pickup, own),
    /** "Coil 1, screws"; "Coil" if there is only one. */
    coils: sheet.coils.map((coil) => coilWords(coil, sheet, language)),
    rows: rowsOf(sheet, unit, language),
    wiring: passportWiring(sold, sheet, {
      colours: coloursFor(coilPlan(pickup).leads, unit.colours),
      meter: messages.meter(
        inFigures(inKiloOhms(kept.resistance_Ohm), language),
        BENCH.measuredAt.temperature_C,
      ),
      language,
    }),
    care: careNotes(sheet, sold, { kept, facts, language }),
    listen: passportListening(sold, response),
  };
}

export type Passport = ReturnType<typeof passportOf>;
