import type { YourPickup, YourType } from '../your-pickup/your-pickup.ts';
import { KNOWN_OHM, SERIES_OHM } from './chain.ts';
import type { PickupFound } from './fit-pickup.ts';

/** What was measured, as the pickup that finder and recording take up. */
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

/** The curve as a file of comma-separated values: figures with their doubt above it, nothing of who measured. */
export function curveFile(found: PickupFound, kind: string, licence?: string): string {
  return [
    `# Impedance of a pickup (${kind}), swept through ${SERIES_OHM / 1e6} MOhm, calibrated open, short and with ${KNOWN_OHM / 1000} kOhm`,
    ...(licence ? [`# ${licence}`] : []),
    `# R ${figure(found.resistance_Ohm)} Ohm, L ${figure(found.inductance_H)} H at low frequency, C ${figure(found.capacitance_F)} F`,
    `# loss branch ${figure(found.lossShare)} of L at ${figure(found.loss_Hz)} Hz; doubt is one standard deviation`,
    'frequency_Hz,impedance_Ohm,fit_Ohm',
    ...found.points.map(({ frequency_Hz, impedance_Ohm }, index) =>
      [frequency_Hz, impedance_Ohm, found.fit[index]?.impedance_Ohm ?? 0]
        .map((value) => value.toPrecision(5))
        .join(','),
    ),
    '',
  ].join('\r\n');
}
