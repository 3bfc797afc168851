import { useLanguage, useMessages } from '#app/ui/language.tsx';
import type { Language } from '#domain/languages.ts';
import { FEWEST_MADE, type MadeClass, type Spread } from '#domain/production/made-check.ts';
import { DOUBTS, humDoubt, OUTPUT_DOUBT_DB, TONE_CLASSES } from '#domain/tone/doubt.ts';
import { inFigures } from '#domain/tone/format-figures.ts';
import { FAR_OFF_DB } from './curve-cards.tsx';
import { FigureTable } from './figure-table.tsx';
import { MODEL_MESSAGES } from './model.messages.tsx';
import type { CheckedClass, ModelCheck } from './model-check.ts';
import type { TitledPickup } from './shown-pickups.ts';

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

/** Errors of each construction, and of all complete pickups. */
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

const percent = (share: number): string => `± ${Math.round(share * 100)} %`;

/** The uncertainty of each class of our own pickups, and its basis. */
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

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;
const kilo = (hertz: number | undefined): string => (hertz === undefined ? '–' : (hertz / 1000).toFixed(2));

/** The drawn pickups in figures: measured / modelled, into a cable. */
export function PickupTable({ pickups }: { pickups: readonly TitledPickup[] }) {
  const { figures: words } = useMessages(MODEL_MESSAGES);
  const language = useLanguage();
  const write = (figures: string) => inFigures(figures, language);
  return (
    <FigureTable
      even
      label={words.label}
      head={words.head}
      rows={pickups.map(({ name, built, read_H, capacitance_pF, LD: { measured, modelled, rms_dB } }) => ({
        name: `${name}, ${built}`,
        cells: [
          { words: write(read_H.toFixed(2)) },
          { words: String(capacitance_pF) },
          { words: write(`${kilo(measured.peak_Hz)} / ${kilo(modelled.peak_Hz)}`) },
          { words: write(`${signed(measured.peak_dB)} / ${signed(modelled.peak_dB)}`) },
          { words: write(`${kilo(measured.minus3_Hz)} / ${kilo(modelled.minus3_Hz)}`) },
          { words: write(rms_dB.toFixed(2)), far: rms_dB >= FAR_OFF_DB },
        ],
      }))}
    />
  );
}

/** Our own pickups, as measured on the bench, against the model. */
export function MadeTable({ made }: { made: readonly MadeClass[] }) {
  const { made: words, doubt } = useMessages(MODEL_MESSAGES);
  const language = useLanguage();
  if (made.length === 0) return <p>{words.none}</p>;
  const cell = ({ count, percent }: Spread) => {
    if (!percent) return { words: count === 0 ? '–' : words.tooFew };
    return { words: inFigures(`${signed(percent.mean)} / ${percent.deviation.toFixed(1)}`, language) };
  };
  return (
    <>
      <FigureTable
        label={words.label}
        head={words.head}
        rows={made.map(({ toneClass, resistance, inductance, resonance }) => ({
          name: doubt.classes[toneClass][0],
          cells: [
            { words: String(inductance.count) },
            cell(resistance),
            cell(inductance),
            { words: String(resonance.count) },
            cell(resonance),
          ],
        }))}
      />
      <p className="max-w-[42em] mt-24">{words.after(FEWEST_MADE)}</p>
    </>
  );
}
