import { cx } from '#app/ui/cx.ts';
import type { BuyDesk } from '#server/shelf/index.ts';
import { CallForm, Submit } from '../call-form.tsx';
import { clockOf, counted } from '../format.ts';
import { framed, PageHead } from '../frame.tsx';
import look from '../look.module.css';
import { Nothing } from '../parts.tsx';
import refusal from '../refusal.module.css';
import { StockTabs } from './stock-tabs.tsx';
import { SupplierForm } from './supplier-form.tsx';
import styles from './to-buy.module.css';
import { ToBuyAside } from './to-buy-aside.tsx';
import { BuyGroupSection } from './to-buy-group.tsx';
import { useChosen } from './use-chosen.ts';

export const ToBuyIsland = framed(ToBuyPage, '/workshop/stock/to-buy', [
  ['J K', 'down, up'],
  ['Space', 'tick'],
  ['+ -', 'packs'],
  ['O', 'mark ordered'],
  ['E', 'take in'],
  ['N', 'add a line'],
  ['D', 'print'],
]);

/** What to order where, what that lets us finish, and what is on the way. */
export function ToBuyPage({ desk }: { desk: BuyDesk }) {
  const { groups, tabs, today, at, way, offered, suppliers } = desk;
  const choosing = useChosen(groups);
  const lines = groups.flatMap((group) => group.lines);
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
              <BuyGroupSection
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
        <ToBuyAside desk={desk} choosing={choosing} />
      </div>
    </>
  );
}
