import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { weekdayAndDay } from '#domain/calendar/day.ts';
import { add, times, ZERO } from '#domain/money.ts';
import { amountWords } from '#domain/stock/amounts.ts';
import { lineReason, supplierWords } from '#domain/stock/buy-words.ts';
import { orderSum, packWords, WAY_WORDS } from '#domain/stock/buying.ts';
import type { BuyDesk, BuyGroup, BuyLine } from '#server/shelf/index.ts';
import { CallForm, Submit } from '../call-form.tsx';
import { buyerName, clockOf, counted, euro, orderPath } from '../format.ts';
import { framed, PageHead } from '../frame.tsx';
import look from '../look.module.css';
import { Nothing, OrderNumber } from '../parts.tsx';
import refusal from '../refusal.module.css';
import { StockTabs } from './stock-tabs.tsx';
import { SupplierForm } from './supplier-form.tsx';
import styles from './to-buy.module.css';
import { type Choosing, useChosen } from './use-chosen.ts';
import { WayCard } from './way-card.tsx';

export const ToBuyIsland = framed(ToBuyPage, '/workshop/stock/to-buy', [
  ['J K', 'down, up'],
  ['Space', 'tick'],
  ['+ -', 'packs'],
  ['O', 'mark ordered'],
  ['E', 'take in'],
  ['N', 'add a line'],
  ['D', 'print'],
]);

function Line({ line, choosing }: { line: BuyLine; choosing: Choosing }) {
  const { part, name, unit, need, pack, packWord, price, short } = line;
  const { ticked, packs } = choosing.of(line);
  return (
    <div className={styles.line} id={part} data-row="" data-off={ticked ? undefined : ''}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={ticked}
          onChange={({ target: { checked } }) => choosing.choose(line, () => ({ ticked: checked }))}
          aria-label={`Buy ${name}`}
          data-open=""
        />
      </label>
      <div>
        <b>{name}</b>
        <p className={cx(look.small, short ? look.wine : look.faint)}>{lineReason(line)}</p>
      </div>
      <p className={cx(look.small, styles.need)}>
        {need > 0 ? (
          <>
            <span className={look.faint}>need</span> {amountWords(unit, need)}
          </>
        ) : null}
      </p>
      <div className={styles.stepper}>
        <button
          type="button"
          aria-label={`Fewer packs of ${name}`}
          onClick={() => choosing.choose(line, (was) => ({ packs: Math.max(1, was.packs - 1) }))}
          data-key="-"
        >
          <Icon name="minus" size={12} />
        </button>
        <output>{packWords(unit, packs, packWord, pack)}</output>
        <button
          type="button"
          aria-label={`More packs of ${name}`}
          onClick={() => choosing.choose(line, (was) => ({ packs: Math.min(999, was.packs + 1) }))}
          data-key="+"
        >
          <Icon name="plus" size={12} />
        </button>
      </div>
      <span className={cx(look.num, styles.net)}>{euro(times(price, packs))}</span>
    </div>
  );
}

/** Where the list goes: a mail that is written already, their shop, or their number. */
function contactOf({ way, contact }: NonNullable<BuyGroup['supplier']>, list: string): string | undefined {
  if (way === 'mail')
    return `mailto:${contact}?subject=${encodeURIComponent('Order')}&body=${encodeURIComponent(list)}`;
  if (way === 'call') return `tel:${contact.replace(/[^+\d]/g, '')}`;
  return /^https?:\/\//.test(contact) ? contact : undefined;
}

function Group({
  group,
  choosing,
  isFirst,
  today,
}: {
  group: BuyGroup;
  choosing: Choosing;
  isFirst: boolean;
  today: string;
}) {
  const { supplier, lines, comes } = group;
  const ticked = lines.flatMap((line) => {
    const { ticked: is, packs } = choosing.of(line);
    return is ? [{ ...line, packs }] : [];
  });
  const sum = orderSum(supplier ?? { post: ZERO, freeFrom: null }, ticked);
  const list = ticked
    .map(({ name, detail, unit, packs, packWord, pack }) =>
      `${packWords(unit, packs, packWord, pack)}: ${name}, ${detail}`.replaceAll('\u00a0', ' '),
    )
    .join('\n');
  const contact = supplier && contactOf(supplier, list);
  return (
    <section className={styles.group}>
      <header className={styles.groupHead}>
        <h2>{supplier?.name ?? 'No supplier yet'}</h2>
        <span className={cx(look.small, look.faint)}>
          {supplier ? supplierWords(supplier) : 'say on the shelf where these are bought'}
        </span>
        <span className={cx(look.num, styles.sum)}>{euro(sum.all)}</span>
        {supplier && contact ? (
          <a className={look.button} href={contact} {...(supplier.way === 'shop' && { target: '_blank' })}>
            {WAY_WORDS[supplier.way]}
            <span className="visually-hidden">, {supplier.name}</span>
          </a>
        ) : null}
        {supplier ? (
          <details className={styles.order}>
            <summary className={cx(look.button, isFirst && look.primary)} data-key="o">
              Mark ordered<span className="visually-hidden"> at {supplier.name}</span>
              {isFirst ? <kbd className={look.key}>O</kbd> : null}
            </summary>
            <div>
              <CallForm
                call="order-parts"
                asks={(fields, id) => ({
                  ...{ id, supplierId: supplier.id, due: fields.text('due') },
                  lines: ticked.map(({ part, packs }) => ({ part, packs })),
                })}
                done={`Ordered at ${supplier.name}.`}
              >
                <label className={styles.whole}>
                  The day it comes
                  <input className={look.field} name="due" type="date" min={today} defaultValue={comes} />
                </label>
                <Submit className={cx(look.second, 'w-full mt-12')} disabled={ticked.length === 0}>
                  {counted(ticked.length, 'line')} ordered
                </Submit>
              </CallForm>
            </div>
          </details>
        ) : null}
      </header>
      {lines.map((line) => (
        <Line key={line.part} line={line} choosing={choosing} />
      ))}
    </section>
  );
}

/** What to order where, what that lets us finish, and what is on the way. */
export function ToBuyPage({ desk }: { desk: BuyDesk }) {
  const { groups, tabs, today, at, way, finish, others, received, offered, suppliers } = desk;
  const choosing = useChosen(groups);
  const lines = groups.flatMap((group) => group.lines);
  const ticked = lines.filter((line) => choosing.of(line).ticked).length;
  const sums = groups.map(({ supplier, lines: own }) =>
    orderSum(
      supplier ?? { post: ZERO, freeFrom: null },
      own.flatMap((line) => {
        const { ticked: is, packs } = choosing.of(line);
        return is ? [{ price: line.price, packs }] : [];
      }),
    ),
  );
  const sum = sums.reduce((all, one) => add(all, one.all), ZERO);
  const post = sums.reduce((all, one) => add(all, one.post), ZERO);
  const first = groups.findIndex(
    ({ supplier, lines: own }) => supplier && own.some((line) => choosing.of(line).ticked),
  );
  return (
    <>
      <PageHead title="To buy">
        <span className={cx(look.small, look.faint)}>
          {counted(lines.length, 'line')} at{' '}
          {counted(groups.filter(({ supplier }) => supplier).length, 'supplier')} · from{' '}
          {counted(tabs.orders, 'open order')} and {counted(tabs.parts, 'part')} · made anew at {clockOf(at)}
        </span>
        <div className="flex flex-wrap gap-12">
          <a
            className={look.button}
            href="/api/workshop/files/stock/to-buy.pdf"
            target="_blank"
            data-key="d"
            rel="noopener"
          >
            Print <kbd className={look.key}>D</kbd>
          </a>
          <a className={look.button} href="#add">
            Add a line
          </a>
        </div>
      </PageHead>
      <StockTabs path="/workshop/stock/to-buy" tabs={tabs} />
      <div className={styles.page}>
        <div>
          {choosing.trouble ? (
            <p className={refusal.trouble} role="alert">
              {choosing.trouble}
            </p>
          ) : null}
          {lines.length === 0 ? (
            <Nothing title="Nothing to buy.">
              <p>
                No part is short and none is below its reorder point.
                {way.length > 0 ? ` ${counted(way.length, 'order')} on the way.` : ''}
              </p>
              <a className={look.button} href="/workshop/stock/on-the-way">
                What is on the way
              </a>
            </Nothing>
          ) : (
            groups.map((group, index) => (
              <Group
                key={group.supplier?.id ?? 'none'}
                group={group}
                choosing={choosing}
                isFirst={index === first}
                today={today}
              />
            ))
          )}
          <p className={cx(look.small, look.faint)}>
            The list is made anew from stock and orders at each look. What you tick, add or change stays until
            it is ordered.
          </p>
          <section className={cx(styles.group, 'mt-24')} id="add" aria-labelledby="add-title">
            <h2 id="add-title" className={look.title}>
              Add a line
            </h2>
            <CallForm
              call="choose-line"
              asks={(fields) => ({ part: fields.text('part'), ticked: true, packs: null, added: true })}
              done="It is on the list."
            >
              <label className={look.label} htmlFor="part">
                Part
              </label>
              <select className={look.select} id="part" name="part" data-key="n">
                {offered.map(({ id, name, detail }) => (
                  <option key={id} value={id}>
                    {[name, detail].filter(Boolean).join(', ')}
                  </option>
                ))}
              </select>
              <Submit className="mt-12">Put it on the list</Submit>
            </CallForm>
          </section>
          <section className={styles.group} aria-labelledby="suppliers-title">
            <h2 id="suppliers-title" className={look.title}>
              Suppliers
            </h2>
            {suppliers.map((supplier) => (
              <details key={supplier.id} className={styles.suppliers}>
                <summary>
                  {supplier.name} <span className={look.faint}>{supplier.isExample ? 'example' : ''}</span>
                </summary>
                <SupplierForm supplier={supplier} />
              </details>
            ))}
            <details className={styles.suppliers}>
              <summary>A new supplier</summary>
              <SupplierForm />
            </details>
          </section>
        </div>
        <aside className={styles.aside} aria-label="The list">
          <div className={styles.total}>
            <div>
              <p className={look.num}>
                Ticked, {ticked} of {counted(lines.length, 'line')}
              </p>
              <p className={cx(look.small, look.faint)}>post {euro(post)} in it · VAT on top</p>
            </div>
            <b>{euro(sum)}</b>
          </div>
          <section aria-labelledby="finish-title">
            <h2 id="finish-title" className={look.title}>
              What it lets us finish
            </h2>
            <ul className={styles.finish}>
              {finish.map(({ order, buyer, part, comes, isLate, isOrdered }) => (
                <li key={`${order} ${part}`}>
                  <a className={look.num} href={orderPath(order)}>
                    <OrderNumber number={order} />
                  </a>
                  <span>
                    {buyerName(buyer)}: {part}
                  </span>
                  <span className={cx(look.small, isLate ? look.wine : look.forest)}>
                    <Icon name={isLate ? 'warning' : 'check'} size={12} />{' '}
                    {comes === undefined
                      ? 'no day'
                      : isOrdered && !isLate
                        ? 'on the way'
                        : weekdayAndDay(comes)}
                  </span>
                </li>
              ))}
              <li className={look.faint}>
                <span className={look.num}>{counted(others, finish.length > 0 ? 'other' : 'order')}</span>
                <span>all parts are on the shelf</span>
                <span />
              </li>
            </ul>
          </section>
          <section aria-labelledby="way-title">
            <h2 id="way-title" className={cx(look.title, 'mb-12')}>
              On the way <span className={cx(look.small, look.faint)}>{counted(way.length, 'order')}</span>
            </h2>
            <div className={styles.ways}>
              {way.map((line) => (
                <WayCard key={line.id} line={line} today={today} />
              ))}
            </div>
            <p className="mt-16">
              <a className={look.link} href="/workshop/stock/on-the-way#received">
                Received this month, {received.length}
              </a>
            </p>
          </section>
        </aside>
      </div>
    </>
  );
}
