import { useMemo } from 'react';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useWords } from '#app/ui/language.tsx';
import { Money } from '#app/ui/money.tsx';
import { type PlotCurve, ResponsePlot } from '#app/ui/response-plot.tsx';
import { usePath } from '#app/ui/use-path.ts';
import type { Answer } from '#domain/finder/answers.ts';
import { pathOf, priceOf, soldName, soldWords } from '#domain/finder/sold.ts';
import type { Yours } from '#domain/finder/yours.ts';
import { formatEuro } from '#domain/money.ts';
import type { PriceList } from '#domain/prices/price-list.ts';
import type { Load } from '#domain/tone/loads.ts';
import { type Resonance, resonance } from '#domain/tone/resonance.ts';
import { ANSWER_MESSAGES } from './answer.messages.tsx';
import { answerWords, whyWords } from './answer-words.ts';
import { curveOf, FRAME } from './curves.ts';
import { spanWords } from './figure-words.ts';

interface AnswerCardProps {
  letter: string;
  answer: Answer;
  yours: Yours;
  load: Load;
  /** Yours as it is drawn, and where it resonates. */
  mine: PlotCurve;
  peak: Resonance;
  prices: PriceList | undefined;
  isWaiting: boolean;
  onListen: (answer: Answer, name: string) => void;
}

/** One of ours: words, curve over yours, three figures, the ways on, and why. */
export function AnswerCard({
  letter,
  answer,
  yours,
  load,
  mine,
  peak,
  prices,
  isWaiting,
  onListen,
}: AnswerCardProps) {
  const language = useLanguage();
  const words = useWords(ANSWER_MESSAGES);
  const to = usePath();
  const { sold, gain } = answer;
  const name = soldName(sold);
  const price = prices && priceOf(sold, prices);
  const own = useMemo(() => resonance(answer.circuit, load), [answer, load]);
  const curves = useMemo(
    () => [curveOf(answer, load, 'ours', language, own), mine],
    [answer, load, language, own, mine],
  );
  const peakOf = ({ peaked, frequency_Hz }: Resonance) => (peaked ? frequency_Hz : undefined);
  const { figures, doubt } = gain;
  return (
    <article
      className="grid row-[span_6] grid-rows-subgrid min-w-0 px-24 pt-22 pb-24 not-first:line-l max-[1200px]:block max-[1200px]:not-first:[border-left:0] max-[1200px]:not-first:line-t phone:p-20"
      aria-labelledby={`answer-${letter}`}
    >
      <header className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-14 items-start">
        <span className="heading-34/[0.9] weight-700 font-stretch-125% ls-[-0.015em]" aria-hidden="true">
          {letter}
        </span>
        <div className="min-w-0">
          <h3
            id={`answer-${letter}`}
            className="heading-21/[1.08] weight-700 font-stretch-125% ls-[-0.015em] wrap-anywhere"
            translate="no"
          >
            {name}
          </h3>
          <p className="mono muted mt-6">{soldWords(answer, language)}</p>
        </div>
        <p className="text-copper weight-500">
          {price === undefined ? null : <Money amount={formatEuro(price)} size="line" />}
        </p>
      </header>
      <p className="mt-14 mb-12 type-18 lh-[1.4]">{answerWords(answer, language)}</p>
      <ResponsePlot
        curves={curves}
        {...FRAME}
        bare
        className="[--forest:var(--muted)]"
        label={words.overYours(name)}
      />
      <dl className="mt-10 py-10 line-t">
        <Gain name={words.treble} value={figures.treble_dB} doubt={doubt.treble_dB} />
        <Gain name={words.output} value={figures.output_dB} doubt={doubt.output_dB} />
        <Gain name={words.bass} value={figures.bass_dB} doubt={doubt.bass_dB} />
        {Math.abs(figures.hum_dB) >= 4 ? (
          <Gain name={words.hum} value={figures.hum_dB} doubt={doubt.hum_dB} />
        ) : null}
      </dl>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(130px,1fr))] gap-8 mt-4 mb-18 [&>*]:px-8">
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
      <details className="group line-t lh-1.5" open>
        <summary className="flex items-center justify-between min-h-44 weight-600 no-marker cursor-pointer">
          {words.why}
          <Icon name="chevron" size={14} className="group-open:rotate-180" />
        </summary>
        <p>{whyWords(answer, yours, { ours: peakOf(own), yours: peakOf(peak) }, language)}</p>
      </details>
    </article>
  );
}

/** As far as a bar reaches, dB. */
const REACH_DB = 9;
const across = (dB: number) => 50 + (50 * Math.max(-REACH_DB, Math.min(REACH_DB, dB))) / REACH_DB;

/** A figure with its span, and both as a bar from the middle. */
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
          {spanWords(value, doubt, language)}
        </span>
      </dd>
    </div>
  );
}
