import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { type Cents, cents, formatEuro } from '#domain/money.ts';
import { PROMOTION } from '#domain/shipping/shipping.ts';
import type { DraftView } from '#server/shopfront/index.ts';
import { CallForm, Submit } from '../call-form.tsx';
import { counted, dateOf } from '../format.ts';
import look from '../look.module.css';
import styles from './prices.module.css';

/** Where the card of a drafted price is on its page. */
export const draftId = (key: string) => `draft-${key}`;

/** A drafted price: what is wrong with it, and what it touches. `isNext` is what is to be mended first. */
export function DraftCard({ draft, isNext }: { draft: DraftView; isNext: boolean }) {
  const { key, name, before, after, startedFrom, fault, reduction } = draft;
  const step = after - before;
  return (
    <section
      id={draftId(key)}
      className={styles.card}
      tabIndex={-1}
      data-wrong={fault || startedFrom !== undefined ? '' : undefined}
      aria-label={`Draft: ${name}`}
    >
      <header>
        <h3 className={look.title}>{name}</h3>
        <p className={styles.change}>
          <del>{formatEuro(before)}</del> {formatEuro(after)}
        </p>
        <p className={cx(look.small, look.faint)}>
          {key}, {step > 0 ? '+' : '−'}
          {formatStep(step)}
          {reduction ? ', a reduction' : ''}
        </p>
      </header>
      {startedFrom === undefined ? null : <Elsewhere draft={draft} startedFrom={startedFrom} />}
      {fault ? (
        <>
          <p className={cx(look.wine, styles.said)}>
            <Icon name="warning" size={14} /> {fault.words}
          </p>
          <div className="flex flex-wrap gap-10">
            {fault.instead === undefined ? null : (
              <Instead draft={draft} instead={fault.instead} isNext={isNext} />
            )}
            <TakeBack draft={draft} />
          </div>
        </>
      ) : (
        <>
          {reduction ? <Stood reduction={reduction} now={after} /> : null}
          <Touches draft={draft} />
          <TakeBack draft={draft} />
        </>
      )}
    </section>
  );
}

const formatStep = (step: number) => formatEuro(cents(Math.abs(step)), { exact: true });

/** The account says otherwise than when this was typed. */
const Elsewhere = ({
  draft: { key, before, after },
  startedFrom,
}: {
  draft: DraftView;
  startedFrom: Cents;
}) => (
  <div className={styles.said}>
    <p>
      <b>The account says otherwise.</b> The draft started from {formatEuro(startedFrom)}; by now the account
      has {formatEuro(before)}.
    </p>
    <div className="flex flex-wrap gap-10 mt-10">
      <CallForm call="draft-price" asks={() => ({ key, amount: null })} done="The account’s price stays.">
        <Submit className={look.second}>Start from {formatEuro(before)}</Submit>
      </CallForm>
      <CallForm call="draft-price" asks={() => ({ key, amount: after })} done="The draft stays.">
        <Submit>Draft wins, {formatEuro(after)}</Submit>
      </CallForm>
    </div>
  </div>
);

const Instead = ({
  draft: { key, after },
  instead,
  isNext,
}: {
  draft: DraftView;
  instead: DraftView['after'];
  isNext: boolean;
}) => (
  <CallForm call="draft-price" asks={() => ({ key, amount: instead, version: after })}>
    <Submit className={isNext ? look.primary : look.second}>Make it {formatEuro(instead)}</Submit>
  </CallForm>
);

const TakeBack = ({ draft: { key, name, after } }: { draft: DraftView }) => (
  <CallForm call="draft-price" asks={() => ({ key, amount: null, version: after })}>
    <Submit>
      Take it back <span className="visually-hidden">{name}</span>
    </Submit>
  </CallForm>
);

/** What stood in the last thirty days, as a line. */
function Stood({
  reduction: { lowest, stood },
  now,
}: {
  reduction: NonNullable<DraftView['reduction']>;
  now: number;
}) {
  const [first] = stood;
  const begin = first ? Date.parse(first.at) : 0;
  const span = 30 * 24 * 3_600_000;
  const most = Math.max(now, ...stood.map(({ amount }) => amount));
  const least = Math.min(now, ...stood.map(({ amount }) => amount));
  const y = (amount: number) => (most === least ? 22 : 20 + (24 * (most - amount)) / (most - least));
  const steps = stood.map(({ at, amount }) => {
    const x = Math.max(0, ((Date.parse(at) - begin) / span) * 410);
    return `H${x.toFixed(1)}V${y(amount).toFixed(1)}`;
  });
  return (
    <div className={styles.stood}>
      <svg viewBox="0 0 440 64" preserveAspectRatio="none" aria-hidden="true">
        <path
          d={`M0 ${y(first?.amount ?? now).toFixed(1)}${steps.join('')}H410V${y(now).toFixed(1)}H440`}
          fill="none"
          stroke="var(--copper)"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className={look.small}>
        {stood.length === 1
          ? `${formatEuro(lowest)} all 30 days`
          : `lowest of 30 days: ${formatEuro(lowest)}`}
        <span className={look.faint}>{first ? `, since ${dateOf(first.at)}` : ''}</span>
      </p>
    </div>
  );
}

function Touches({ draft: { touches, reduction, before, promotion } }: { draft: DraftView }) {
  const { carts, checkouts, builds, orders } = touches;
  const rows: readonly (readonly [string, string])[] = [
    ...(reduction
      ? [['Called a reduction: shows the lowest of 30 days', formatEuro(reduction.lowest)] as const]
      : []),
    ['Carts known to us that hold it: told at the next look', String(carts)],
    ...(checkouts > 0
      ? [[`Checkouts begun keep ${formatEuro(before)} until they end`, String(checkouts)] as const]
      : []),
    ['Saved builds with it show the new sum', String(builds)],
    ['Paid orders do not change', String(orders)],
    ['No text names this price: sums are not typed there', ''],
    ...(promotion
      ? [
          [
            promotion === 'stays'
              ? `Still above ${formatEuro(PROMOTION.goodsAbove)}: shipping stays ${formatEuro(PROMOTION.off)} off`
              : `${formatEuro(PROMOTION.off)} off shipping ${promotion} with one set alone`,
            '',
          ] as const,
        ]
      : []),
  ];
  return (
    <ul className={styles.touches} aria-label={counted(rows.length, 'thing')}>
      {rows.map(([words, figure]) => (
        <li key={words}>
          <Icon name="check" size={14} />
          <span>{words}</span>
          <b className={look.num}>{figure}</b>
        </li>
      ))}
    </ul>
  );
}
