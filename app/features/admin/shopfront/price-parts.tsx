import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useMessages, useTranslation } from '#app/ui/language.tsx';
import { type Cents, cents, exactEuro, formatEuro } from '#domain/money.ts';
import { PROMOTION } from '#domain/shipping/shipping.ts';
import { TYPED_FIGURES, writeFigure } from '#domain/typed-figures.ts';
import type { DraftView, PricesView } from '#server/shopfront/index.ts';
import { CallForm, Submit } from '../kit/call-form.tsx';
import { Input } from '../kit/field.tsx';
import look from '../kit/look.module.css';
import { dateOf } from '../kit/words.ts';
import { DRAFT_CARD, PRICE_ROW } from './price-parts.messages.ts';

/** Id of a drafted price's card on its page. */
export const draftId = (key: string) => `draft-${key}`;

/** A drafted price: its fault and its effects. `isNext` marks the fault to correct first. */
export function DraftCard({ draft, isNext }: { draft: DraftView; isNext: boolean }) {
  const { key, name, before, after, startedFrom, fault, reduction } = draft;
  const words = useMessages(DRAFT_CARD);
  const step = after - before;
  return (
    <section
      id={draftId(key)}
      className="mt-14 px-16 pt-14 pb-16 edge bg-ground-raised data-wrong:px-15 data-wrong:pt-13 data-wrong:pb-15 data-wrong:[border:2px_solid_var(--wine)]"
      tabIndex={-1}
      data-wrong={fault || startedFrom !== undefined ? '' : undefined}
      aria-label={words.label(name)}
    >
      <header className="grid grid-cols-[1fr_auto] gap-y-2 gap-x-12 items-end">
        <h3 className={look.title}>{name}</h3>
        <p className="heading-27/1 font-stretch-125% ls-[-0.03em] whitespace-nowrap [&_del]:text-muted [&_del]:type-19 [&_del]:weight-500">
          <del>{formatEuro(before)}</del> {formatEuro(after)}
        </p>
        <p className="col-span-full fine text-muted">
          <span lang="en">{key}</span>, {step > 0 ? '+' : '−'}
          {exactEuro(cents(Math.abs(step)))}
          {reduction ? words.reduction : ''}
        </p>
      </header>
      {startedFrom === undefined ? null : <Elsewhere draft={draft} startedFrom={startedFrom} />}
      {fault ? (
        <>
          <p className="text-wine my-12 pt-10 line-t">
            <Icon name="warning" size={14} /> {fault.words}
          </p>
          <div className="flex flex-wrap gap-10">
            {fault.instead === undefined ? null : (
              <CallForm
                call="draft-price"
                asks={() => ({ key, amount: fault.instead ?? null, version: after })}
              >
                <Submit
                  label={words.makeIt(formatEuro(fault.instead))}
                  kind={isNext ? 'primary' : 'second'}
                />
              </CallForm>
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

/** The provider's account has another price than when the draft was started. */
function Elsewhere({ draft: { key, before, after }, startedFrom }: { draft: DraftView; startedFrom: Cents }) {
  const words = useMessages(DRAFT_CARD);
  return (
    <div className="my-12 pt-10 line-t">
      <p>
        <b>{words.otherwise}</b> {words.elsewhere(formatEuro(startedFrom), formatEuro(before))}
      </p>
      <div className="flex flex-wrap gap-10 mt-10">
        <CallForm call="draft-price" asks={() => ({ key, amount: null })} done={words.accountStays}>
          <Submit label={words.startFrom(formatEuro(before))} kind="second" />
        </CallForm>
        <CallForm call="draft-price" asks={() => ({ key, amount: after })} done={words.draftStays}>
          <Submit label={words.draftWins(formatEuro(after))} />
        </CallForm>
      </div>
    </div>
  );
}

/** Discards one draft after confirmation, because it may be another maker's. */
function TakeBack({ draft, id, children }: { draft: DraftView; id?: string; children?: ReactNode }) {
  const { takeBack, askTakeBack } = useMessages(DRAFT_CARD);
  const { key, name, before, after, by } = draft;
  return (
    <CallForm
      call="draft-price"
      asks={() => ({ key, amount: null, version: after })}
      question={{
        id: id ?? `ask-${key}`,
        ...askTakeBack(name, { before: formatEuro(before), after: formatEuro(after), by }),
        yes: takeBack,
      }}
    >
      {children ?? (
        <Submit>
          {takeBack} <span className="visually-hidden">{name}</span>
        </Submit>
      )}
    </CallForm>
  );
}

function Stood({
  reduction: { lowest, stood },
  now,
}: {
  reduction: NonNullable<DraftView['reduction']>;
  now: number;
}) {
  const [words, language] = useTranslation(DRAFT_CARD);
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
    <div className="[&_svg]:block [&_svg]:w-full [&_svg]:h-56">
      <svg viewBox="0 0 440 64" preserveAspectRatio="none" aria-hidden="true">
        <path
          d={`M0 ${y(first?.amount ?? now).toFixed(1)}${steps.join('')}H410V${y(now).toFixed(1)}H440`}
          fill="none"
          stroke="var(--copper)"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className="fine">
        {stood.length === 1 ? words.stoodAll(formatEuro(lowest)) : words.lowest(formatEuro(lowest))}
        <span className="text-muted">{first ? words.since(dateOf(first.at, language)) : ''}</span>
      </p>
    </div>
  );
}

function Touches({ draft: { touches, reduction, before, promotion } }: { draft: DraftView }) {
  const { things, touches: words } = useMessages(DRAFT_CARD);
  const { carts, checkouts, builds, orders } = touches;
  const limits = { off: formatEuro(PROMOTION.off), above: formatEuro(PROMOTION.goodsAbove) };
  const rows = [
    reduction && ([words.reduction, formatEuro(reduction.lowest)] as const),
    [words.carts, carts] as const,
    checkouts > 0 && ([words.checkouts(formatEuro(before)), checkouts] as const),
    [words.builds, builds] as const,
    [words.orders, orders] as const,
    [words.texts, ''] as const,
    promotion && ([words.promotion(promotion, limits), ''] as const),
  ].filter((row) => typeof row === 'object');
  return (
    <ul className="mt-10 mb-14 line-t type-14" aria-label={things(rows.length)}>
      {rows.map(([said, figure]) => (
        <li className="grid grid-cols-[20px_1fr_auto] gap-8 items-baseline py-6 not-first:line-t" key={said}>
          <Icon className="text-forest" name="check" size={14} />
          <span>{said}</span>
          <b className="num">{figure}</b>
        </li>
      ))}
    </ul>
  );
}

/** Its fields are in one line; messages about the price have lines below. */
const ROW = cx(
  'group/row flex justify-between items-center gap-8 min-h-46 line-t break-inside-avoid has-[[data-answer]>*]:flex-wrap has-[[data-answer]>*]:py-10 has-[[data-answer]>*]:[&>form]:flex-[1_0_100%]',
  '[&_fieldset]:relative [&_fieldset]:flex [&_fieldset]:items-center [&_fieldset]:gap-6 [&_fieldset]:mono-14/1 [&_fieldset]:weight-500 has-[[data-answer]>*]:[&_fieldset]:flex-wrap has-[[data-answer]>*]:[&_fieldset]:justify-end',
  '[&_[data-answer]]:body-15/[1.4] [&_[data-answer]:not(:empty)]:flex-[1_0_100%]',
);

/** Over the next row, so that nothing moves when it appears. Visible while its price is typed, and on keyboard focus. */
const SET =
  'absolute top-[calc(100%+2px)] right-0 z-2 min-h-36 py-4 px-10 group-has-[[data-answer]>*]/row:static group-[:not(:has(input:focus,[data-set]:focus))]/row:visually-hidden group-[:not(:has(input:focus,[data-set]:focus))]/row:min-h-0 group-[:not(:has(input:focus,[data-set]:focus))]/row:p-0 group-[:not(:has(input:focus,[data-set]:focus))]/row:line-0';

type Row = PricesView['groups'][number]['rows'][number];

const Name = ({ name, code }: { name: string; code: string }) => (
  <span>
    <b className="block lh-[1.25] weight-500">{name}</b>
    <code className="text-muted mono-11/[1.2] wrap-anywhere" lang="en">
      {code}
    </code>
  </span>
);

export function PriceRow({ row: { key, name, amount }, draft }: { row: Row; draft: DraftView | undefined }) {
  const [words, language] = useTranslation(PRICE_ROW);
  if (amount === undefined)
    return (
      <div className={ROW}>
        <Name name={name} code={key} />
        <span className="text-wine">{words.noPrice}</span>
      </div>
    );
  const typed = (sum: number) => writeFigure(sum, TYPED_FIGURES.price, language);
  // A price that halves or doubles is probably a typing error.
  const figure =
    amount > 0
      ? { ...TYPED_FIGURES.price, usual: [amount / 200, amount / 50] as const }
      : TYPED_FIGURES.price;
  return (
    // A letter written into the price would be one; so the row has the focus, and Enter leads into it.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid and is named only by its legend
    <div
      className={cx(ROW, draft !== undefined && '-mx-8 px-8 [background:#f4e6da]')}
      data-row=""
      data-open=""
      role="group"
      aria-label={name}
      tabIndex={-1}
    >
      <Name name={name} code={key} />
      <CallForm
        call="draft-price"
        asks={(fields) => ({
          key,
          amount: fields.figure('amount', figure, null),
          version: draft?.after ?? 0,
        })}
      >
        {draft === undefined ? null : <del className="text-muted">{typed(amount)}&nbsp;€</del>}
        <Input
          isPlain
          className={cx(
            'min-h-44 [border:1px_solid_transparent] rounded [background:none] type-inherit text-right hover:border-edge phone:min-h-56',
            draft === undefined ? 'w-[4.6em]' : 'w-[4.2em] text-copper weight-600',
          )}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typed(draft?.after ?? amount)}
          aria-label={words.euro(name)}
        />
        <span aria-hidden="true">€</span>
        <Submit className={SET} data-set="">
          {words.draft}
          <span className="visually-hidden"> {name}</span>
        </Submit>
      </CallForm>
      {draft === undefined ? null : (
        <TakeBack draft={draft} id={`ask-row-${key}`}>
          {/* For the key only: its button is on the draft's card. */}
          <button type="submit" hidden data-row-key="z" />
        </TakeBack>
      )}
    </div>
  );
}
