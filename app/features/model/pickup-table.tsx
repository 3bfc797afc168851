import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { inFigures } from '#domain/tone/format-figures.ts';
import { FAR_OFF_DB } from './curve-cards.tsx';
import { FigureTable } from './figure-table.tsx';
import { MODEL_MESSAGES } from './model.messages.tsx';
import type { ShownPickup } from './shown-pickups.ts';

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;
const kilo = (hertz: number | undefined): string => (hertz === undefined ? '–' : (hertz / 1000).toFixed(2));

/** The drawn pickups in figures: measured / modelled, into a cable. */
export function PickupTable({ pickups }: { pickups: readonly ShownPickup[] }) {
  const { figures: words } = useMessages(MODEL_MESSAGES);
  const language = useLanguage();
  const write = (figures: string) => inFigures(figures, language);
  return (
    <FigureTable
      even
      label={words.label}
      head={words.head}
      rows={pickups.map(
        ({ name, built, inductance_H, capacitance_pF, LD: { measured, modelled, rms_dB } }) => ({
          name: `${name}, ${built}`,
          cells: [
            { words: write(inductance_H.toFixed(2)) },
            { words: String(capacitance_pF) },
            { words: write(`${kilo(measured.peak_Hz)} / ${kilo(modelled.peak_Hz)}`) },
            { words: write(`${signed(measured.peak_dB)} / ${signed(modelled.peak_dB)}`) },
            { words: write(`${kilo(measured.minus3_Hz)} / ${kilo(modelled.minus3_Hz)}`) },
            { words: write(rms_dB.toFixed(2)), far: rms_dB >= FAR_OFF_DB },
          ],
        }),
      )}
    />
  );
}
