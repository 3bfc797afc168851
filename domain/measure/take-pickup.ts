import type { YourPickup, YourType } from '../your-pickup/your-pickup.ts';
import { KNOWN_OHM, SERIES_OHM } from './chain.ts';
import type { PickupFound } from './fit-pickup.ts';

export function takePickup(found: PickupFound, type: YourType, measuredOn: string): YourPickup {
  const { resistance_Ohm, inductance_H, capacitance_F, q, lossShare, loss_Hz } = found;
  return {
    type,
    source: 'measured',
    measuredOn,
    resistance_Ohm,
    inductance_H,
    capacitance_F,
    q,
    lossShare: { ...lossShare, value: Math.min(0.95, lossShare.value) },
    loss_Hz,
  };
}

const figure = ({ value, doubt }: { value: number; doubt: number }) =>
  `${value.toPrecision(4)} +- ${doubt.toPrecision(2)}`;

/** The curve as CSV with figures and doubts in its head; nothing personal. */
export function curveFile(found: PickupFound, kind: string, licence?: string): string {
  return [
    `# Impedance of a pickup (${kind}), swept through ${SERIES_OHM / 1e6} MOhm, calibrated open, short and with ${KNOWN_OHM / 1000} kOhm`,
    ...(licence ? [`# ${licence}`] : []),
    `# R_Ohm: ${figure(found.resistance_Ohm)}, L_H at low frequency: ${figure(found.inductance_H)}, C_F: ${figure(found.capacitance_F)}`,
    `# loss branch, share of L: ${figure(found.lossShare)}, loss_Hz: ${figure(found.loss_Hz)}; +- is one standard deviation`,
    'frequency_Hz,impedance_Ohm,fit_Ohm',
    ...found.points.map(({ frequency_Hz, impedance_Ohm }, index) =>
      [frequency_Hz, impedance_Ohm, found.fit[index]?.impedance_Ohm ?? 0]
        .map((value) => value.toPrecision(5))
        .join(','),
    ),
    '',
  ].join('\r\n');
}
