import { useLanguage, useMessages } from '#app/ui/language.tsx';
import type { Language } from '#domain/languages.ts';
import { inFigures } from '#domain/tone/format-figures.ts';
import { FAR_OFF_DB } from './curve-cards.tsx';
import { FigureTable } from './figure-table.tsx';
import { MODEL_MESSAGES } from './model.messages.tsx';
import type { CheckedClass, ModelCheck } from './model-check.ts';

const pair = (loaded: number, unloaded: number, digits: number): string =>
  [loaded, unloaded]
    .map((value) => (Number.isNaN(value) || value === null ? '–' : value.toFixed(digits)))
    .join(' / ');

function cellsOf({ LD, UL }: CheckedClass, language: Language) {
  const both = (loaded: number, unloaded: number, digits: number) =>
    inFigures(pair(loaded, unloaded, digits), language);
  return [
    { words: String(LD.sets) },
    { words: both(LD.rms_dB, UL.rms_dB, 2), far: LD.rms_dB >= FAR_OFF_DB },
    { words: both(LD.worst_dB, UL.worst_dB, 2) },
    { words: both(LD.peak_dB, UL.peak_dB, 2), far: LD.peak_dB >= FAR_OFF_DB },
    { words: both(LD.resonance_percent, UL.resonance_percent, 1) },
    { words: both(LD.minus3_percent, UL.minus3_percent, 1) },
  ];
}

export function ClassTable({ check: { kinds, whole } }: { check: ModelCheck }) {
  const { classes: words } = useMessages(MODEL_MESSAGES);
  const language = useLanguage();
  const rows = kinds.map((of) => ({ name: words.kinds[of.kind], cells: cellsOf(of, language) }));
  const single = rows.filter(({ name }) => name === words.kinds['one-coil']);
  return (
    <FigureTable
      even
      label={words.label}
      head={words.head}
      rows={[
        ...rows.filter((row) => !single.includes(row)),
        { name: words.all, cells: cellsOf(whole, language) },
        ...single,
      ]}
    />
  );
}
