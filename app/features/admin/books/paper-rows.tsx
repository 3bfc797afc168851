import { cx } from '#app/ui/cx.ts';
import { useLanguage, useWords } from '#app/ui/language.tsx';
import { usePath } from '#app/ui/use-path.ts';
import { isAbroad } from '#domain/countries.ts';
import { countryIn } from '#domain/country-in.ts';
import type { Language } from '#domain/languages.ts';
import type { BooksDesk } from '#server/books/index.ts';
import { euro, filePath, orderPath } from '../format.ts';
import look from '../look.module.css';
import styles from './books.module.css';
import { BOOK_DAYS } from './days.messages.ts';
import { PAPERS } from './papers.messages.ts';

type Paper = BooksDesk['papers'][number];

/** What is to be known of a paper beside its sum. */
function kindOf(
  { kind, corrects, isOfFirm, country, number }: Paper,
  words: (typeof PAPERS)[Language],
): string {
  if (number === null) return words.notIssued;
  if (kind === 'correction') return words.corrects(corrects);
  if (isAbroad(country)) return words.export;
  return isOfFirm ? words.firm : words.consumer;
}

/** Invoices and corrections, one a row. */
export function PaperRows({ papers }: { papers: readonly Paper[] }) {
  const language = useLanguage();
  const words = useWords(PAPERS);
  const days = useWords(BOOK_DAYS);
  const path = usePath();
  if (papers.length === 0) return <p className={cx(look.faint, 'my-12')}>{words.none}</p>;
  return (
    <ul className={styles.papers}>
      {papers.map((paper) => {
        const { number, file, order, buyer, country, day, amount, kind, refundId, isOfFirm } = paper;
        return (
          <li key={`${kind} ${order} ${refundId}`} data-row="">
            <a href={path(orderPath(order))} className={look.num} data-open="">
              {number ?? order}
            </a>
            <span>
              {buyer ? `${buyer}, ` : ''}
              {countryIn(country, language)}
              {number ? (
                <>
                  {' '}
                  <a
                    className={look.small}
                    href={filePath(order, `${file}.pdf`)}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={words.pdf(number)}
                  >
                    PDF
                  </a>
                </>
              ) : null}
            </span>
            <span
              className={cx(look.small, number && isOfFirm && kind === 'invoice' ? look.forest : look.faint)}
            >
              {kindOf(paper, words)}
            </span>
            <span className={look.small}>{days.weekday(day)}</span>
            <b className={amount < 0 ? look.wine : undefined}>{euro(amount)}</b>
          </li>
        );
      })}
    </ul>
  );
}
