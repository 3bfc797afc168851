import { useMemo } from 'react';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
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
import styles from './finder-page.module.css';

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
    <article className={styles.card} aria-labelledby={`answer-${letter}`}>
      <header className={styles.head}>
        <span className={styles.letter} aria-hidden="true">
          {letter}
        </span>
        <div className="min-w-0">
          <h3 id={`answer-${letter}`} className={styles.name} translate="no">
            {name}
          </h3>
          <p className="mono muted mt-6">{soldWords(answer, language)}</p>
        </div>
        <p className="text-copper weight-500">
          {price === undefined ? null : <Money amount={formatEuro(price)} size="line" />}
        </p>
      </header>
      <p className={styles.words}>{answerWords(answer, language)}</p>
      <ResponsePlot curves={curves} {...FRAME} bare className={styles.plot} label={words.overYours(name)} />
      <dl className={styles.gains}>
        <Gain name={words.treble} value={figures.treble_dB} doubt={doubt.treble_dB} />
        <Gain name={words.output} value={figures.output_dB} doubt={doubt.output_dB} />
        <Gain name={words.bass} value={figures.bass_dB} doubt={doubt.bass_dB} />
        {Math.abs(figures.hum_dB) >= 4 ? (
          <Gain name={words.hum} value={figures.hum_dB} doubt={doubt.hum_dB} />
        ) : null}
      </dl>
      <div className={styles.ways}>
        <Button
          kind="second"
          small
          className={styles.scripted}
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
      <details className={styles.why} open>
        <summary>
          {words.why}
          <Icon name="chevron" size={14} />
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
    <div className={styles.gain}>
      <dt className="mono muted">{name}</dt>
      <dd>
        <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.axis} d="M0 6H100" />
          <path className={styles.zero} d="M50 0V12" />
          <rect className={styles.span} x={low} y={2} width={Math.max(0.5, high - low)} height={8} />
          <rect
            className={styles.bar}
            x={Math.min(50, at)}
            y={4.6}
            width={Math.max(0.5, Math.abs(at - 50))}
            height={2.8}
          />
        </svg>
        <span className={cx('mono unit weight-500', styles.figure)} translate="no">
          {spanWords(value, doubt, language)}
        </span>
      </dd>
    </div>
  );
}
