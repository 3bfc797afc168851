import { FAR_OFF_DB } from './curve-cards.tsx';
import { FigureTable } from './figure-table.tsx';
import type { ShownPickup } from './shown-pickups.ts';

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;
const kilo = (hertz: number | undefined): string => (hertz === undefined ? '–' : (hertz / 1000).toFixed(2));

/** The pickups that are drawn, in figures: measured / modelled, into a cable. */
export function PickupTable({ pickups }: { pickups: readonly ShownPickup[] }) {
  return (
    <FigureTable
      even
      label="Pickups in figures, measured and modelled, into a cable"
      head={['Pickup', 'L, H', 'C, pF', 'Resonance, kHz', 'Peak, dB', '−3\u00a0dB, kHz', 'rms, dB']}
      rows={pickups.map(
        ({ name, built, inductance_H, capacitance_pF, LD: { measured, modelled, rms_dB } }) => ({
          name: `${name}, ${built}`,
          cells: [
            { words: inductance_H.toFixed(2) },
            { words: String(capacitance_pF) },
            { words: `${kilo(measured.peak_Hz)} / ${kilo(modelled.peak_Hz)}` },
            { words: `${signed(measured.peak_dB)} / ${signed(modelled.peak_dB)}` },
            { words: `${kilo(measured.minus3_Hz)} / ${kilo(modelled.minus3_Hz)}` },
            { words: rms_dB.toFixed(2), far: rms_dB >= FAR_OFF_DB },
          ],
        }),
      )}
    />
  );
}
