import { cx } from '#app/ui/cx.ts';
import type { Figures } from '#server/admin/index.ts';
import { BooksTabs, monthName } from '../books/books-tabs.tsx';
import { counted, euro } from '../format.ts';
import { framed, PageHead } from '../frame.tsx';
import look from '../look.module.css';
import styles from './figures.module.css';
import { FiguresCountries } from './figures-countries.tsx';
import { FiguresFiles, fileOf } from './figures-files.tsx';
import { FiguresWork } from './figures-work.tsx';

export const FiguresIsland = framed(FiguresPage, '/workshop/figures', [
  ['[ ]', 'month'],
  ['E', 'export'],
]);

/** A month in figures, for us, the tax adviser and the packaging register. */
export function FiguresPage({ figures }: { figures: Figures }) {
  const { month, all, oss, refundedOrders, before, after, isOpen, quarter, waiting, grossBefore } = figures;
  const change = grossBefore > 0 ? Math.round((all.gross / grossBefore - 1) * 100) : undefined;
  return (
    <>
      <PageHead title={monthName(month)}>
        <span className={cx(look.small, look.faint)}>{isOpen ? 'still open' : 'closed'}</span>
        <nav className="flex flex-wrap gap-12" aria-label="Months and their file">
          <a
            className={cx(look.button, 'small:flex-[1_1_auto]')}
            href={`/workshop/figures?month=${before}`}
            data-key="["
          >
            {monthName(before)} <kbd className={look.key}>[</kbd>
          </a>
          {after ? (
            <a
              className={cx(look.button, 'small:flex-[1_1_auto]')}
              href={`/workshop/figures?month=${after}`}
              data-key="]"
            >
              {monthName(after)} <kbd className={look.key}>]</kbd>
            </a>
          ) : null}
          <a
            className={cx(look.button, look.primary, 'small:flex-[1_1_auto]')}
            href={fileOf(month, 'orders')}
            data-key="e"
          >
            Orders, CSV <kbd className={look.key}>E</kbd>
          </a>
        </nav>
      </PageHead>
      <BooksTabs page="figures" month={month} />
      <div className="px-margin pb-56">
        <dl
          className={cx(
            styles.strip,
            'grid grid-cols-[1.9fr_repeat(4,1fr)] edge-t phone:grid-cols-[repeat(4,1fr)] small:grid-cols-[1fr_1fr]',
          )}
        >
          <Sum
            label="Revenue, gross, refunds taken off"
            value={euro(all.gross)}
            more={[
              `net ${euro(all.net)}`,
              change === undefined
                ? `${monthName(before)}: nothing`
                : `${change < 0 ? '−' : '+'}${Math.abs(change)} % on ${monthName(before)}`,
            ].join(' · ')}
            isFirst
          />
          <Sum label="Orders" value={String(all.orders)} more={counted(all.pickups, 'pickup')} />
          <Sum label="VAT" value={euro(all.vat)} more={`one-stop shop ${euro(oss)}, ${quarter}`} />
          <Sum
            label="Refunds"
            value={all.refunds === 0 ? 'none' : euro(all.refunds)}
            more={`${refundedOrders} of ${counted(all.orders, 'order')}`}
          />
          <Sum
            label="Paid to shipped"
            value={waiting.median === undefined ? '–' : counted(waiting.median, 'day')}
            more={waiting.median === undefined ? 'nothing left' : 'work days, median'}
          />
        </dl>
        <FiguresCountries figures={figures} />
        <FiguresWork figures={figures} />
        <FiguresFiles figures={figures} />
      </div>
    </>
  );
}

const Sum = ({
  label,
  value,
  more,
  isFirst,
}: {
  label: string;
  value: string;
  more: string;
  isFirst?: boolean;
}) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <b className={isFirst ? styles.revenue : undefined}>{value}</b>
      <span>{more}</span>
    </dd>
  </div>
);
