import { csvOf } from '#domain/products/open-data.ts';
import { MODEL_CHECK, type Told } from './model-check.ts';

const toldCells = ({ peak_dB, peak_Hz, minus3_Hz }: Told) => [peak_dB, peak_Hz ?? null, minus3_Hz ?? null];
const COLUMNS = ['peak_db', 'peak_hz', 'minus3_hz'];

/** Every measured coil in figures beside the model: complete pickups first, then single coils of some of them. */
export const curvesCsv = (): string =>
  csvOf([
    [
      ...['path', 'kind', 'resistance_ohm', 'inductance_low_h', 'capacitance_pf'],
      ...['loaded', 'unloaded'].flatMap((sweep) => [
        `${sweep}_rms_db`,
        ...['measured', 'modelled'].flatMap((which) => COLUMNS.map((name) => `${sweep}_${which}_${name}`)),
      ]),
    ],
    ...MODEL_CHECK.coils.map(({ path, kind, resistance_Ohm, inductance_H, capacitance_pF, LD, UL }) => [
      ...[path, kind, resistance_Ohm, inductance_H, capacitance_pF],
      ...[LD, UL].flatMap(({ rms_dB, measured, modelled }) => [
        rms_dB,
        ...toldCells(measured),
        ...toldCells(modelled),
      ]),
    ]),
  ]);
