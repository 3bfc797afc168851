import { cx } from '#app/ui/cx.ts';
import { BENCH } from '#domain/workshop/bench.ts';
import { REGIONS } from '#domain/workshop/packaging.ts';
import type { Figures } from '#server/workshop/read-figures.ts';
import styles from './figures.module.css';
import { PageHead } from './frame.tsx';
import look from './look.module.css';
import { counted, euro } from './words.ts';

const NAME = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthName = (month: string) => NAME.format(new Date(`${month}-01T00:00:00Z`));
const file = (month: string, name: string) => `/api/workshop/files/figures/${month}/${name}.csv`;
const SECTIONS = { home: 'German VAT', oss: 'One-stop shop', export: 'Exports, no VAT' } as const;

/** A month in figures, for us, the tax adviser and the packaging register. */
export function FiguresPage({ figures }: { figures: Figures }) {
  const { month, rows, all, oss, refundedOrders, before, after, isOpen, quarter, waiting, grossBefore } =
    figures;
  const change = grossBefore > 0 ? Math.round((all.gross / grossBefore - 1) * 100) : undefined;
  const most = Math.max(1, ...waiting.bars.map(({ orders }) => orders));
  return (
    <>
      <PageHead title={monthName(month)}>
        <span className={cx(look.small, look.faint)}>{isOpen ? 'still open' : 'closed'}</span>
        <nav className={styles.months} aria-label="Months">
          <a className={look.button} href={`/workshop/figures?month=${before}`} data-key="[">
            {monthName(before)} <kbd className={look.key}>[</kbd>
          </a>
          {after ? (
            <a className={look.button} href={`/workshop/figures?month=${after}`} data-key="]">
              {monthName(after)} <kbd className={look.key}>]</kbd>
            </a>
          ) : null}
        </nav>
      </PageHead>
      <div className={styles.page}>
        <dl className={styles.strip}>
          <Sum
            label="Gross, after refunds"
            value={euro(all.gross)}
            more={
              change === undefined
                ? `${monthName(before)}: nothing`
                : `${change < 0 ? '−' : '+'}${Math.abs(change)} % on ${monthName(before)}`
            }
          />
          <Sum label="Net" value={euro(all.net)} more={`VAT ${euro(all.vat)}`} />
          <Sum label="Orders" value={String(all.orders)} more={counted(all.pickups, 'pickup')} />
          <Sum label="Sent back" value={euro(all.refunds)} more={counted(refundedOrders, 'order')} />
          <Sum label="One-stop shop" value={euro(oss)} more={`VAT, in ${quarter}`} />
        </dl>
        <section aria-labelledby="countries">
          <h2 className={look.title} id="countries">
            By country and rate
          </h2>
          <div className={styles.scrolls}>
            <table className={styles.table}>
              <thead>
                <tr>
                  {['Country', 'VAT', 'Orders', 'Goods', 'Shipping', 'Refunds', 'Gross', 'Net', 'VAT, €'].map(
                    (head) => (
                      <th key={head}>{head}</th>
                    ),
                  )}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={`${row.country} ${row.ratePercent} ${row.section}`}>
                    <td>
                      {row.name} <span className={look.faint}>{SECTIONS[row.section]}</span>
                    </td>
                    <td>{row.ratePercent} %</td>
                    <td>{row.orders}</td>
                    {[row.goods, row.shipping, row.refunds, row.gross, row.net, row.vat].map(
                      (amount, index) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                        <td key={index}>{euro(amount)}</td>
                      ),
                    )}
                  </tr>
                ))}
                <tr className={styles.all}>
                  <td>All</td>
                  <td />
                  <td>{all.orders}</td>
                  {[all.goods, all.shipping, all.refunds, all.gross, all.net, all.vat].map(
                    (amount, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                      <td key={index}>{euro(amount)}</td>
                    ),
                  )}
                </tr>
              </tbody>
            </table>
          </div>
        </section>
        <div className={styles.columns}>
          <section aria-labelledby="files">
            <h2 className={look.title} id="files">
              For the tax adviser
            </h2>
            <ul className={styles.files}>
              <File href={file(month, 'orders')} name="Orders" note="an order a line" dataKey="e" />
              <File href={file(month, 'vat')} name="VAT by country" note="gross, net, tax" />
              <File href={file(month, 'refunds')} name="Refunds" note="with their reasons" />
              <File href={file(quarter, 'oss')} name={`One-stop shop, ${quarter}`} note="the whole quarter" />
              <File
                href={file(month, 'packaging')}
                name="Packaging"
                note={counted(figures.parcels, 'parcel')}
              />
            </ul>
          </section>
          <section aria-labelledby="most">
            <h2 className={look.title} id="most">
              Most built
            </h2>
            <ol className={styles.files}>
              {figures.mostBuilt.slice(0, 6).map(({ name, count }) => (
                <li key={name}>
                  <span>{name}</span>
                  <span className={look.num}>{count}</span>
                </li>
              ))}
              {figures.mostBuilt.length === 0 ? <li className={look.faint}>Nothing was ordered.</li> : null}
            </ol>
          </section>
          <section aria-labelledby="waiting">
            <h2 className={look.title} id="waiting">
              From payment to the post
            </h2>
            <p className={cx(look.small, look.faint)}>
              {waiting.median === undefined
                ? 'Nothing left this month.'
                : `half within ${counted(waiting.median, 'work day')} · ${waiting.late} after their promise · ${BENCH.pickupsADay} a day`}
            </p>
            <svg
              viewBox="0 0 240 90"
              className={styles.bars}
              role="img"
              aria-label={waiting.bars
                .map(({ days, orders }) => `${counted(days, 'work day')}: ${counted(orders, 'order')}`)
                .join(', ')}
            >
              {waiting.bars.map(({ days, orders, late }) => (
                <g key={days}>
                  <rect
                    x={(days - 1) * 20}
                    width="14"
                    y={70 - (66 * orders) / most}
                    height={(66 * orders) / most}
                  />
                  <rect
                    x={(days - 1) * 20}
                    width="14"
                    y={70 - (66 * late) / most}
                    height={(66 * late) / most}
                    className={styles.lateBar}
                  />
                  <text x={(days - 1) * 20 + 7} y="84" textAnchor="middle">
                    {days}
                  </text>
                </g>
              ))}
              <path d="M0 70.5H236" />
            </svg>
          </section>
        </div>
        <section aria-labelledby="packaging">
          <h2 className={look.title} id="packaging">
            Packaging put on the market
          </h2>
          <div className={styles.scrolls}>
            <table className={styles.table}>
              <thead>
                <tr>
                  {['Material', ...REGIONS, 'All'].map((head) => (
                    <th key={head}>{head}</th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {figures.packaging.map(({ material, name, grams, all: sum }) => (
                  <tr key={material} className={material === 'all' ? styles.all : undefined}>
                    <td>{name}</td>
                    {[...REGIONS.map((region) => grams[region]), sum].map((weight, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                      <td key={index}>{(weight / 1000).toFixed(3)} kg</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      </div>
    </>
  );
}

const Sum = ({ label, value, more }: { label: string; value: string; more: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <b>{value}</b>
      <span>{more}</span>
    </dd>
  </div>
);

const File = ({
  href,
  name,
  note,
  dataKey,
}: {
  href: string;
  name: string;
  note: string;
  dataKey?: string;
}) => (
  <li>
    <a className={look.link} href={href} data-key={dataKey}>
      {name}, CSV
    </a>
    <span className={cx(look.small, look.faint)}>{note}</span>
  </li>
);
