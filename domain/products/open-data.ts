import { type CsvCell, WITH_COMMAS, writeCsv } from '../csv.ts';
import { inductanceAt, METER_HZ, SHEET_LOAD } from '../tone/circuit.ts';
import { humDoubt, OUTPUT_DOUBT_DB, toneClassOf } from '../tone/doubt.ts';
import { LEAD_STOCK } from '../tone/lead.ts';
import { humLevel, outputLevel } from '../tone/pickup.ts';
import { resonance } from '../tone/resonance.ts';
import { STOCK_TYPES } from './products.ts';
import { type Winding, windingTable } from './winding-table.ts';

type Value = string | number | boolean | null;

/** A figure of every pickup. The name ends in its unit. */
export interface DataField<Name extends string = string, Unit extends string = string> {
  readonly name: Name;
  readonly unit: Unit;
  readonly says: string;
  readonly of: (winding: Winding) => Value;
}

const to = (value: number, digits: number): number => Number(value.toFixed(digits));
const field = <Name extends string, Unit extends string>(
  name: Name,
  unit: Unit,
  says: string,
  of: DataField['of'],
): DataField<Name, Unit> => ({ name, unit, says, of });

const sheet = ({ pickup }: Winding) => resonance(pickup.circuit, SHEET_LOAD);
const ownResonance = ({ pickup, load }: Winding) => resonance(pickup.circuit, load);
/** Resonance in Hz; null for a response that only falls. */
const top = (found: ReturnType<typeof sheet>): number | null =>
  found.peaked ? Math.round(found.frequency_Hz) : null;

export const DATA_FIELDS = [
  field('type', '', 'Product', ({ type }) => type),
  field('flavor', '', 'Winding of the product', ({ flavor }) => flavor),
  field('position', '', 'Where it sits', ({ position }) => position),
  field('wire_awg', 'AWG', 'Gauge of the wire', ({ awg }) => awg),
  field('turns_coil_1', 'turns', 'Turns of the first coil', ({ turns }) => turns[0] ?? null),
  field(
    'turns_coil_2',
    'turns',
    'Turns of the second coil, where there is one',
    ({ turns }) => turns[1] ?? null,
  ),
  field('magnet', '', 'A2 to A5: AlNiCo; CER, CER3: one or three ceramic bars', ({ magnet }) => magnet),
  field('cover', '', 'Metal over the coil', ({ cover }) => cover),
  field('potted', '', 'Soaked in wax', ({ potted }) => potted),
  field('lead', '', 'What the leads are cut from', ({ lead }) => LEAD_STOCK[lead]),
  field('dc_resistance_ohm', 'Ω', 'All coils in series, at 20 °C: what it is wound to', ({ dcr_kOhm }) =>
    to(dcr_kOhm * 1000, 0),
  ),
  field('inductance_1khz_h', 'H', 'As a meter in series mode shows it at 1 kHz', ({ pickup }) =>
    to(inductanceAt(pickup.circuit, METER_HZ), 3),
  ),
  field('inductance_low_h', 'H', 'At low frequency, before eddy currents', ({ pickup }) =>
    to(pickup.circuit.inductance_H, 3),
  ),
  field('capacitance_pf', 'pF', 'Coil, cover and lead', ({ capacitance_pF }) => capacitance_pF),
  field('lead_pf', 'pF', 'What the lead has of it', ({ lead_pF }) => lead_pF),
  field('q_1khz', '', '2π · 1 kHz · L over R, with L at 1 kHz', ({ q_1kHz }) => q_1kHz),
  field('resonance_sheet_hz', 'Hz', 'Into the sheet load; empty where the response only falls', (winding) =>
    top(sheet(winding)),
  ),
  field('peak_sheet_db', 'dB', 'Height of that over the level at 100 Hz', (winding) =>
    to(sheet(winding).peak_dB, 2),
  ),
  field('minus3_sheet_hz', 'Hz', 'Where the response has fallen by 3 dB, into the sheet load', (winding) =>
    Math.round(sheet(winding).minus3dB_Hz),
  ),
  field(
    'own_pots_ohm',
    'Ω',
    'Volume and tone pots of the guitar it is made for',
    ({ load }) => load.volume_Ohm,
  ),
  field('resonance_own_hz', 'Hz', 'Into those pots and the same cable', (winding) =>
    top(ownResonance(winding)),
  ),
  field('peak_own_db', 'dB', 'Height of that', (winding) => to(ownResonance(winding).peak_dB, 2)),
  field('minus3_own_hz', 'Hz', 'Where that has fallen by 3 dB', (winding) =>
    Math.round(ownResonance(winding).minus3dB_Hz),
  ),
  field(
    'output_db',
    'dB',
    'Against our vintage Stratocaster neck pickup, basses against our vintage Jazz Bass',
    ({ pickup }) => to(outputLevel(pickup), 2),
  ),
  field('hum_db', 'dB', 'Mains hum against the same', ({ pickup }) => to(humLevel(pickup), 2)),
  ...(['low', 'mid', 'high', 'q', 'output', 'noise'] as const).map((corner) =>
    field(
      `tone_${corner}` as const,
      '0 to 1',
      `Corner of the tone hexagon: ${corner}`,
      ({ tone }) => tone[corner],
    ),
  ),
  field('class', '', 'What is alike in its losses, and so in its doubt', ({ pickup }) => toneClassOf(pickup)),
  field('doubt_inductance_percent', '%', 'Of L: four of five pickups are within', ({ doubt }) =>
    to(doubt.inductance * 100, 0),
  ),
  field('doubt_capacitance_percent', '%', 'Of C', ({ doubt }) => to(doubt.capacitance * 100, 0)),
  field('doubt_resonance_percent', '%', 'Of resonance and −3 dB, loaded', ({ resonanceDoubt }) =>
    to(resonanceDoubt * 100, 0),
  ),
  field('doubt_peak_db', 'dB', 'Of the loaded peak', ({ doubt }) => doubt.peak_dB),
  field('doubt_output_db', 'dB', 'Of output', () => OUTPUT_DOUBT_DB),
  field('doubt_hum_db', 'dB', 'Of hum', ({ pickup }) => humDoubt(humLevel(pickup))),
  field('measured', '', 'Figures that were measured and not modelled', ({ measured = [] }) =>
    measured.join(' '),
  ),
];

export const DATA_TERMS = {
  what: 'Modelled, typical figures of all our pickups, computed from how they are wound. None is a measurement unless it is named in the last column.',
  conditions:
    'Sheet load: 500 pF of cable, volume and tone of 500 kΩ with 22 nF, an amp of 1 MΩ, all controls open. Own load: the same cable and amp with the pots of the guitar (250 kΩ with 47 nF, or 500 kΩ with 22 nF). Coils at 20 °C. 0 dB is the level at 100 Hz.',
  licence: 'CC0 1.0',
  licenceAddress: 'https://creativecommons.org/publicdomain/zero/1.0/',
} as const;

const windings = (): readonly Winding[] => STOCK_TYPES.flatMap(windingTable);

export const dataJson = (): string =>
  `${JSON.stringify(
    {
      ...DATA_TERMS,
      fields: DATA_FIELDS.map(({ name, unit, says }) => ({ name, unit, says })),
      pickups: windings().map((winding) =>
        Object.fromEntries(DATA_FIELDS.map(({ name, of }) => [name, of(winding)])),
      ),
    },
    null,
    1,
  )}\n`;

const cell = (value: Value): CsvCell => (typeof value === 'string' ? value : { figure: String(value ?? '') });

export const csvOf = (rows: readonly (readonly Value[])[]): string =>
  writeCsv(
    rows.map((row) => row.map(cell)),
    WITH_COMMAS,
  );

export const dataCsv = (): string =>
  csvOf([
    DATA_FIELDS.map(({ name }) => name),
    ...windings().map((winding) => DATA_FIELDS.map(({ of }) => of(winding))),
  ]);
