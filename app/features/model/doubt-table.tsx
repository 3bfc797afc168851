import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { DOUBTS, humDoubt, OUTPUT_DOUBT_DB, TONE_CLASSES } from '#domain/tone/doubt.ts';
import { inFigures } from '#domain/tone/format-figures.ts';
import { FigureTable } from './figure-table.tsx';
import { MODEL_MESSAGES } from './model.messages.tsx';

const percent = (share: number): string => `± ${Math.round(share * 100)} %`;

export function DoubtTable() {
  const { doubt: words } = useMessages(MODEL_MESSAGES);
  const language = useLanguage();
  return (
    <>
      <FigureTable
        label={words.label}
        head={words.head}
        rows={TONE_CLASSES.map((of) => {
          const { inductance, capacitance, peak_dB, shape_dB } = DOUBTS[of];
          const [name, basis] = words.classes[of];
          return {
            name,
            cells: [
              { words: percent(inductance) },
              { words: percent(capacitance) },
              { words: inFigures(`±\u00a0${peak_dB.toFixed(1)}\u00a0dB`, language) },
              { words: inFigures(`±\u00a0${shape_dB.toFixed(1)}\u00a0dB`, language) },
              { words: basis },
            ],
          };
        })}
      />
      <p className="max-w-[42em] mt-24">{words.after(OUTPUT_DOUBT_DB, humDoubt(Number.NEGATIVE_INFINITY))}</p>
    </>
  );
}
