import { cx } from '#app/ui/cx.ts';
import { weekdayAndDay } from '#domain/calendar/day.ts';
import { COUNTRY_NAMES } from '#domain/countries.ts';
import { isExport } from '#domain/parcels/export-proof.ts';
import type { BooksDesk } from '#server/books/index.ts';
import { euro, orderPath } from '../format.ts';
import look from '../look.module.css';
import styles from './books.module.css';

type Paper = BooksDesk['papers'][number];

/** What is to be known of a paper beside its sum. */
function kindOf({ kind, corrects, isOfFirm, country, number }: Paper): string {
  if (number === null) return 'not issued yet';
  if (kind === 'correction') return `corrects ${corrects ?? 'an invoice that is not issued yet'}`;
  if (isExport(country)) return 'export, § 4 no. 1 a UStG';
  return isOfFirm ? 'VAT id, ZUGFeRD in the PDF' : 'consumer, PDF';
}

/** Invoices and corrections, one a row. */
export function PaperRows({ papers }: { papers: readonly Paper[] }) {
  if (papers.length === 0)
    return <p className={cx(look.faint, 'my-12')}>No paper was issued in this month.</p>;
  return (
    <ul className={styles.papers}>
      {papers.map((paper) => {
        const { number, order, buyer, country, day, amount, kind, refundId, isOfFirm } = paper;
        return (
          <li key={`${kind} ${order} ${refundId}`} data-row="">
            <a href={orderPath(order)} className={look.num} data-open="">
              {number ?? order}
            </a>
            <span>
              {buyer ? `${buyer}, ` : ''}
              {COUNTRY_NAMES[country]}
            </span>
            <span
              className={cx(look.small, number && isOfFirm && kind === 'invoice' ? look.forest : look.faint)}
            >
              {kindOf(paper)}
            </span>
            <span className={look.small}>{weekdayAndDay(day)}</span>
            <b className={amount < 0 ? look.wine : undefined}>{euro(amount)}</b>
          </li>
        );
      })}
    </ul>
  );
}
