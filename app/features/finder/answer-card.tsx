import { useMemo } from 'react';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useMessages, usePath } from '#app/ui/language.tsx';
import { Money } from '#app/ui/money.tsx';
import { type PlotCurve, ResponsePlot } from '#app/ui/response-plot.tsx';
import type { FinderAnswer } from '#domain/finder/answers.ts';
import { pathOf, priceOf, soldName, soldWords } from '#domain/finder/sold.ts';
import type { Yours } from '#domain/finder/yours.ts';
import type { Language } from '#domain/languages.ts';
import { formatEuro } from '#domain/money.ts';
import type { PriceList } from '#domain/prices/price-list.ts';
import { POSITIONS_SAID } from '#domain/products/pickup-types.messages.ts';
import type { Load } from '#domain/tone/circuit.ts';
import { inKilohertz } from '#domain/tone/format-figures.ts';
import { type Resonance, resonance } from '#domain/tone/resonance.ts';
import { ANSWER_MESSAGES } from './answer.messages.ts';
import { CURVE_RANGE, curveOf } from './curves.ts';
import { decibelRange, inductanceWords } from './figure-words.ts';

interface AnswerCardProps {
  id: string;
  title: string;
  answer: FinderAnswer;
  yours: Yours;
  load: Load;
  /** The visitor's pickup as drawn, and its resonance. */
  mine: PlotCurve;
  peak: Resonance;
  /** The band around the visitor's curve, in figures. */
  spread: string;
  prices: PriceList | undefined;
  isWaiting: boolean;
  onListen: (answer: FinderAnswer, name: string) => void;
}

/** One of our pickups: its change, its curve over the visitor's, and links; figures and reasons fold out. */
export function AnswerCard({
  id,
  title,
  answer,
  yours,
  load,
  mine,
  peak,
  spread,
  prices,
  isWaiting,
  onListen,
}: AnswerCardProps) {
  const language = useLanguage();
  const words = useMessages(ANSWER_MESSAGES);
  const to = usePath();
  const { sold, gain } = answer;
  const name = soldName(sold);
  const places = useMessages(POSITIONS_SAID);
  const price = prices && priceOf(sold, prices);
  const own = useMemo(() => resonance(answer.circuit, load), [answer, load]);
  const curves = useMemo(() => [curveOf(answer, load, 'ours'), mine], [answer, load, mine]);
  const peakOf = ({ peaked, frequency_Hz }: Resonance) => (peaked ? frequency_Hz : undefined);
  const { figures, doubt } = gain;
  return (
    <article
      className="grid row-[span_6] grid-rows-subgrid min-w-0 px-26 pt-24 pb-8 not-first:line-l max-[1200px]:block max-[1200px]:not-first:[border-left:0] max-[1200px]:not-first:line-t phone:p-20 phone:pb-4 phone:line phone:not-first:line phone:bg-paper-raised"
      aria-labelledby={id}
    >
      <h3 id={id} className="heading-27/[1.07] weight-700 font-stretch-125% ls-[-0.015em] phone:type-22">
        {title}
      </h3>
      <p className="flex gap-12 items-baseline justify-between mt-12 pb-14 line-b">
        <span className="type-16" translate="no">
          {name}
          {sold.kind === 'stock' ? `, ${places(sold.position)}` : null}
        </span>
        {price === undefined ? null : (
          <Money amount={formatEuro(price)} size="line" className="text-copper" />
        )}
      </p>
      <div className="mt-16">
        <ResponsePlot
          curves={curves}
          {...CURVE_RANGE}
          bare
          unmarked
          ticks={false}
          grid={false}
          className="h-130"
          label={words.overYours(name)}
        />
        <p className="mono muted flex justify-between mt-6" aria-hidden="true">
          <span>{words.lows}</span>
          <span>{words.highs}</span>
        </p>
      </div>
      <p className="mt-10 mb-18 type-16 lh-1.5">{insideWords(answer, yours, language)}</p>
      <div className="grid grid-cols-2 gap-8 mb-20 [&>*]:px-8">
        <Button
          kind="second"
          small
          className="[@media(scripting:none)]:hidden"
          aria-disabled={isWaiting || undefined}
          onClick={() => {
            if (!isWaiting) onListen(answer, name);
          }}
        >
          <svg width={12} height={13} viewBox="0 0 16 18" aria-hidden="true" fill="currentColor">
            <path d="M1 1v16l14-8z" />
          </svg>
          {words.listen}
          <span className="visually-hidden">{words.against(name)}</span>
        </Button>
        <ButtonLink kind="quiet" small href={to(pathOf(sold))}>
          {sold.kind === 'stock' ? words.look : words.open}
          <span className="visually-hidden">: {name}</span>
        </ButtonLink>
      </div>
      <details className="group line-t lh-1.5">
        <summary className="flex items-center justify-between min-h-52 no-marker cursor-pointer">
          {words.why}
          <Icon name="plus" size={13} className="text-copper group-open:rotate-45" />
        </summary>
        <dl className="pb-10">
          <Gain name={words.treble} value={figures.treble_dB} doubt={doubt.treble_dB} />
          <Gain name={words.output} value={figures.output_dB} doubt={doubt.output_dB} />
          <Gain name={words.bass} value={figures.bass_dB} doubt={doubt.bass_dB} />
          {Math.abs(figures.hum_dB) >= 4 ? (
            <Gain name={words.hum} value={figures.hum_dB} doubt={doubt.hum_dB} />
          ) : null}
        </dl>
        <p>{whyWords(answer, yours, { ours: peakOf(own), yours: peakOf(peak) }, language)}</p>
        <p className="mono muted mt-10 pb-14">
          {soldWords(answer, language)}. {spread} {words.method}
        </p>
      </details>
    </article>
  );
}

/** Range of a bar, dB. */
const REACH_DB = 9;
const across = (dB: number) => 50 + (50 * Math.max(-REACH_DB, Math.min(REACH_DB, dB))) / REACH_DB;

function Gain({ name, value, doubt }: { name: string; value: number; doubt: number }) {
  const language = useLanguage();
  const [low, high] = [across(value - doubt), across(value + doubt)];
  const at = across(value);
  return (
    <div className="grid grid-cols-[56px_minmax(0,1fr)] gap-10 items-center min-h-32 [&_dd]:grid [&_dd]:grid-cols-[minmax(0,1fr)_132px] [&_dd]:gap-10 [&_dd]:items-center [&_svg]:w-full [&_svg]:h-16">
      <dt className="mono muted">{name}</dt>
      <dd>
        <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
          <path className="stroke-line stroke-fixed" d="M0 6H100" />
          <path className="stroke-fixed stroke-edge" d="M50 0V12" />
          <rect
            className="fill-copper opacity-22"
            x={low}
            y={2}
            width={Math.max(0.5, high - low)}
            height={8}
          />
          <rect
            className="fill-copper"
            x={Math.min(50, at)}
            y={4.6}
            width={Math.max(0.5, Math.abs(at - 50))}
            height={2.8}
          />
        </svg>
        <span className="mono unit weight-500 text-right" translate="no">
          {decibelRange(value, doubt, language)}
        </span>
      </dd>
    </div>
  );
}

/** Upper limits of our inductance as a share of the visitor's, one per word. */
const SHARES = [0.58, 0.75, 0.93, 1.07, 1.3];

/** The magnet compensates the level lost with fewer turns. */
const keepsLevel = ({ pickup, gain }: FinderAnswer): boolean =>
  pickup.recipe.magnet.startsWith('CER') && gain.figures.output_dB > -2;

/** A sentence on what is inside, without figures. */
function insideWords(answer: FinderAnswer, yours: Yours, language: Language): string {
  const { shares, ceramic, weaker, stock } = ANSWER_MESSAGES[language].inside;
  const ratio = answer.inductance_H / yours.inductance_H;
  const share = shares[SHARES.filter((most) => ratio > most).length];
  const magnet = keepsLevel(answer) ? ceramic : answer.gain.figures.output_dB < -1 ? weaker : '';
  return `${answer.sold.kind === 'stock' ? stock : ''}${share}${magnet}.`;
}

const FIFTIES = 50;
const rounded = (turns: number) => String(Math.round(turns / FIFTIES) * FIFTIES);
/** A share in steps of 5 %. */
const percent = (share: number) => Math.round(share * 20) * 5;

function shareWords(ours: number, yours: number, language: Language): string {
  const { half, less, same, more } = ANSWER_MESSAGES[language].reasons;
  const ratio = ours / yours;
  if (ratio < 0.58) return half;
  if (ratio < 0.93) return less(percent(1 - ratio));
  return ratio <= 1.07 ? same : more(percent(ratio - 1));
}

interface Peaks {
  readonly ours: number | undefined;
  readonly yours: number | undefined;
}

function peakWords({ ours, yours }: Peaks, language: Language): string {
  const { peakStays, peakMoves, peakAgain } = ANSWER_MESSAGES[language].reasons;
  if (ours === undefined) return '';
  const now = inKilohertz(ours, language);
  if (yours === undefined) return peakAgain(now);
  const before = inKilohertz(yours, language);
  return now === before ? peakStays(now) : peakMoves(before, now);
}

function whyWords(answer: FinderAnswer, yours: Yours, peaks: Peaks, language: Language): string {
  const words = ANSWER_MESSAGES[language].reasons;
  const { winding, recipe } = answer.pickup;
  const turns = words.turns(
    rounded(answer.turns),
    String(winding.awg),
    yours.magnet !== undefined,
    rounded(yours.turns),
    yours.awgs.map(String),
  );
  const share = shareWords(answer.inductance_H, yours.inductance_H, language);
  const against = words.against(
    inductanceWords(answer.inductance_H, language),
    inductanceWords(yours.inductance_H, language),
  );
  const cover = recipe.cover === 'none' ? '' : words.cover;
  const magnet = keepsLevel(answer) ? words.ceramic : answer.gain.figures.output_dB < -1 ? words.weaker : '';
  return `${turns}: ${share}${against}${peakWords(peaks, language)}.${cover}${magnet}`;
}
