import { useState } from 'react';
import { GuitarChip } from '#app/guitar/guitar-chip.tsx';
import { useGuitar } from '#app/state/guitar-store.ts';
import { FigureWords } from '#app/ui/figure-words.tsx';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { RadioCard, RadioCards } from '#app/ui/radio-card.tsx';
import { Range } from '#app/ui/range.tsx';
import { type PlotCurve, ResponsePlot } from '#app/ui/response-plot.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { Guitar } from '#domain/guitar/guitar.ts';
import { loadIn, takes } from '#domain/guitar/guitar-load.ts';
import { decimalsIn, type Language } from '#domain/languages.ts';
import { inductanceAt, METER_HZ } from '#domain/tone/circuit.ts';
import { doubtOf } from '#domain/tone/doubt.ts';
import { resonanceDoubt } from '#domain/tone/doubt-band.ts';
import {
  inKilohertz,
  kilohertzWithDoubt,
  signedDecibels,
  thousands,
  withDoubt,
} from '#domain/tone/format-figures.ts';
import { MAGNET_NAMES, type Magnet, magnetFigures } from '#domain/tone/magnets.ts';
import { makePickup, outputLevel, ownLoad, type Pickup, type Recipe } from '#domain/tone/pickup.ts';
import type { Resonance } from '#domain/tone/resonance.ts';
import { toneResponseOf } from '#domain/tone/response.ts';
import { instrumentAt } from '#domain/tone/strings.ts';
import { TONE_FIGURE_MESSAGES } from './tone-figure.messages.tsx';

interface RewindChange {
  readonly magnet: Magnet;
  readonly moreTurns: number;
}

interface Rewound {
  readonly pickup: Pickup;
  readonly resonance: Resonance;
  /** Output relative to the original pickup, dB. */
  readonly louder_dB: number;
  readonly pull: number;
  readonly curve: PlotCurve;
}

const meanTurns = ({ winding: { turns } }: Pickup): number =>
  turns.reduce((sum, count) => sum + count, 0) / turns.length;

const fieldOf = ({ bobbin, recipe }: Pickup): number =>
  magnetFigures(recipe.magnet, bobbin.magnetCircuit).field_mT;

function drawn(
  pickup: Pickup,
  before: Pickup,
  id: 'before' | 'now',
  name: string,
  guitar: Guitar | undefined,
): Rewound {
  const louder_dB = outputLevel(pickup) - outputLevel(before);
  const load = loadIn(ownLoad(pickup), instrumentAt(pickup.recipe.place), guitar);
  const { curve, resonance, top } = toneResponseOf({ circuit: pickup.circuit, load });
  const raised = (point: { frequency_Hz: number; level_dB: number }) => ({
    frequency_Hz: point.frequency_Hz,
    level_dB: point.level_dB + louder_dB,
  });
  return {
    pickup,
    resonance,
    louder_dB,
    pull: (fieldOf(pickup) / fieldOf(before)) ** 2,
    curve: {
      id,
      name,
      style: id === 'now' ? 'solid' : 'dashed',
      quiet: id === 'before',
      points: curve.map(raised),
      ...(resonance.peaked && { mark: { ...raised(top), words: inKilohertz(top.frequency_Hz) } }),
    },
  };
}

/**
 * The original pickup and a rewound one: the same wire and bobbin with other turns and another magnet. Uses the
 * visitor's guitar, if there is one.
 */
export function rewind(
  recipe: Recipe,
  { magnet, moreTurns }: RewindChange,
  guitar?: Guitar,
): { before: Rewound; now: Rewound } {
  const before = makePickup(recipe);
  const now = makePickup({
    ...recipe,
    magnet,
    awg: before.winding.awg,
    wind: { turns: meanTurns(before) + moreTurns },
  });
  return {
    before: drawn(before, before, 'before', 'As wound', guitar),
    now: drawn(now, before, 'now', 'Changed', guitar),
  };
}

const CELL = 'pt-10 pr-12 pb-10 line-t phone:pr-8';

export interface ToneFigureProps {
  /** "FIG. 2", as in the text. */
  figure: string;
  /** Name of the pickup: "Vintage humbucker, bridge". */
  name: string;
  recipe: Recipe;
  magnets: readonly Magnet[];
  /** The initial change, and the only one without a script. */
  start: RewindChange;
}

const TURNS_RANGE = 1500;
const TURNS_STEP = 100;

type Words = (typeof TONE_FIGURE_MESSAGES)[Language];

const moreWords = (turns: number, { unchanged, more }: Words) =>
  turns === 0 ? unchanged : more(`${turns > 0 ? '+' : '−'}${thousands(Math.abs(turns))}`);

const ROWS: readonly ((one: Rewound, words: Words) => string)[] = [
  ({ pickup }) => MAGNET_NAMES[pickup.recipe.magnet],
  ({ pickup: { winding } }) => [...new Set(winding.turns)].map(thousands).join(' / '),
  ({ pickup }) => `${(pickup.winding.resistance_Ohm / 1000).toFixed(1)}\u00a0kΩ`,
  ({ pickup }) => {
    const henry = inductanceAt(pickup.circuit, METER_HZ);
    return withDoubt(henry, henry * doubtOf(pickup).inductance, 'H');
  },
  ({ pickup, resonance: { peaked, frequency_Hz } }, { noPeak }) => {
    const share = resonanceDoubt(pickup.circuit, ownLoad(pickup), doubtOf(pickup));
    return peaked ? kilohertzWithDoubt(frequency_Hz, share) : noPeak;
  },
  ({ louder_dB }) => signedDecibels(louder_dB),
  ({ pull }) => `×\u00a0${pull.toFixed(1)}`,
];

/** A change in a neutral sentence, also for screen readers: better for one player may be worse for another. */
function changeWords({ pickup, resonance, louder_dB }: Rewound, before: Rewound, words: Words): string {
  if (pickup.winding.overfull) return words.overfull;
  const by = signedDecibels(Math.abs(louder_dB)).slice(1);
  const level =
    Math.abs(louder_dB) < 0.05 ? words.asLoud : louder_dB > 0 ? words.louder(by) : words.softer(by);
  const shift = resonance.frequency_Hz - before.resonance.frequency_Hz;
  const hertz = Math.round(Math.abs(shift) / 10) * 10;
  const tone = Math.abs(shift) < 20 ? words.samePeak : shift > 0 ? words.higher(hertz) : words.lower(hertz);
  return `${level}, ${tone}.`;
}

/** A pickup of ours with another magnet and other turns, as modelled, beside the original. */
export function ToneFigure({ figure, name, recipe, magnets, start }: ToneFigureProps) {
  const words = useMessages(TONE_FIGURE_MESSAGES);
  const language = useLanguage();
  const shownIn = (figures: string) => decimalsIn(figures, language);
  const [change, setChange] = useState(start);
  const { shown } = useGuitar();
  const { before, now } = rewind(recipe, change, shown);
  const more = moreWords(change.moreTurns, words);
  const kind = instrumentAt(recipe.place);
  const isOwn = shown !== undefined && takes(shown, kind);
  const id = `${figure.toLowerCase().replace(/\W+/g, '-')}-turns`;
  return (
    <figure className="paper:break-inside-avoid" aria-label={words.label(name)}>
      <figcaption className="mono mb-20">
        <b className="mr-[0.6em]">{figure}</b> {name}
        {words.caption}
      </figcaption>
      <GuitarChip
        id={`${id}-guitar`}
        kind={kind}
        loads={[ownLoad(before.pickup)]}
        resonance={now.resonance.peaked ? shownIn(inKilohertz(now.resonance.frequency_Hz)) : undefined}
        className="max-w-430 mb-20"
      />
      <ResponsePlot
        curves={[
          { ...now.curve, name: words.changed },
          { ...before.curve, name: words.asWound },
        ].map(({ mark, ...curve }) => ({
          ...curve,
          ...(mark && { mark: { ...mark, words: shownIn(mark.words) } }),
        }))}
        minimum_Hz={100}
        maximum_Hz={20_000}
        minimum_dB={-18}
        maximum_dB={12}
        label={words.plot(name)}
      />
      <fieldset className="grid grid-cols-[3fr_2fr] gap-y-20 gap-x-32 mt-28 phone:grid-cols-1 noscript:hidden paper:hidden">
        <legend className="visually-hidden">{words.controls}</legend>
        <fieldset>
          <legend className="mb-8 weight-600">{words.magnet}</legend>
          <RadioCards columns={4} phone={2} joined>
            {magnets.map((magnet) => (
              <RadioCard
                key={magnet}
                name={`${id}-magnet`}
                value={magnet}
                className="justify-center min-h-48 py-8 px-6 mono-12/[1.4] ls-[-0.01em]"
                checked={change.magnet === magnet}
                onChange={() => setChange({ ...change, magnet })}
              >
                {MAGNET_NAMES[magnet]}
              </RadioCard>
            ))}
          </RadioCards>
        </fieldset>
        <Range
          id={id}
          label={words.turns}
          min={-TURNS_RANGE}
          max={TURNS_RANGE}
          step={TURNS_STEP}
          value={change.moreTurns}
          words={more}
          spoken={more}
          onValue={(moreTurns) => setChange({ ...change, moreTurns })}
        />
      </fieldset>
      <p role="status" className="min-h-[1.55em] mt-20 phone:min-h-[3.1em]">
        {shownIn(changeWords(now, before, words))}
      </p>
      <table className="[&_thead>tr>*]:pt-0 [&_thead>tr>*]:[border-top:0] [&_thead>tr>*]:weight-500 [&_tbody_tr:last-child>*]:line-b [&_tr>:first-child]:w-[34%] [&_tr>:first-child]:text-muted mono mt-20">
        <caption className="visually-hidden">
          {name}
          {words.caption}
        </caption>
        <thead>
          <tr>
            <td className={CELL} />
            <th className={CELL} scope="col">
              {words.asWound}
            </th>
            <th className={CELL} scope="col">
              {words.changed}
            </th>
          </tr>
        </thead>
        <tbody>
          {words.rows.map((head, index) => (
            <tr key={head}>
              <th className={CELL} scope="row">
                {head}
              </th>
              {[before, now].map((one) => (
                <td key={one.curve.id} className={CELL}>
                  <FigureWords words={shownIn(ROWS[index]?.(one, words) ?? '')} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mono muted mt-16">
        {words.foot(
          (said) => (
            <TextLink to="/model">{said}</TextLink>
          ),
          isOwn,
        )}
      </p>
    </figure>
  );
}
