import { cx } from '#app/ui/cx.ts';
import { useMessages, useTranslation } from '#app/ui/language.tsx';
import { countryIn, isAbroad } from '#domain/countries.ts';
import type { Language } from '#domain/languages.ts';
import { exactEuro } from '#domain/money.ts';
import type { BooksView } from '#server/books/index.ts';
import { PageLinks } from '../kit/button.tsx';
import { framed, PageHead } from '../kit/frame.tsx';
import { filePath, PageLink, workshopOrderPath } from '../kit/link.tsx';
import { BooksTabs, MonthLinks } from './books-tabs.tsx';
import { BOOK_DAYS } from './days.messages.ts';
import { INVOICE_JOURNAL, PAPERS_KEYS } from './papers.messages.ts';

export default framed(PapersPage, '/workshop/books/papers', PAPERS_KEYS);

function PapersPage({ books }: { books: BooksView }) {
  const { month, papers, papersInAll, page, pages } = books;
  const words = useMessages(INVOICE_JOURNAL);
  const monthName = useMessages(BOOK_DAYS).month;
  return (
    <>
      <PageHead title={words.title(monthName(month))} aside={words.count(papersInAll)}>
        <MonthLinks months={books} label={words.months} className="" />
      </PageHead>
      <BooksTabs page="books/papers" month={month} />
      <div className="px-margin pb-56">
        <PaperRows papers={papers} />
        <PageLinks page={page} pages={pages} pathOf={(one) => `?month=${month}&page=${one}`} />
      </div>
    </>
  );
}

type Paper = BooksView['papers'][number];

/** A paper's kind, beside its sum. */
function kindOf(
  { kind, corrects, isOfFirm, country, number }: Paper,
  words: (typeof INVOICE_JOURNAL)[Language],
): string {
  if (number === null) return words.notIssued;
  if (kind === 'correction') return words.corrects(corrects);
  if (isAbroad(country)) return words.export;
  return isOfFirm ? words.firm : words.consumer;
}

export function PaperRows({ papers }: { papers: readonly Paper[] }) {
  const [words, language] = useTranslation(INVOICE_JOURNAL);
  const days = useMessages(BOOK_DAYS);
  if (papers.length === 0) return <p className="text-muted my-12">{words.none}</p>;
  return (
    <ul>
      {papers.map((paper) => {
        const { number, file, order, buyer, country, day, amount, kind, refundId, isOfFirm } = paper;
        return (
          <li
            className="grid grid-cols-[132px_minmax(0,1.2fr)_minmax(0,1fr)_104px_104px] gap-y-4 gap-x-16 items-baseline py-9 line-t phone:grid-cols-[minmax(0,1fr)_auto]"
            key={`${kind} ${order} ${refundId}`}
            data-row=""
          >
            <PageLink
              to={workshopOrderPath(order)}
              className="underline decoration-line underline-offset-[0.22em] phone:col-1 num"
              data-open=""
            >
              {number ?? order}
            </PageLink>
            <span className="phone:col-1">
              {buyer ? `${buyer}, ` : ''}
              {countryIn(country, language)}
              {number ? (
                <>
                  {' '}
                  <PageLink
                    newTab
                    href={filePath(order, `${file}.pdf`)}
                    className="underline decoration-line underline-offset-[0.22em] fine"
                    aria-label={words.pdf(number)}
                  >
                    PDF
                  </PageLink>
                </>
              ) : null}
            </span>
            <span
              className={cx(
                'phone:col-1 fine',
                number && isOfFirm && kind === 'invoice' ? 'text-forest' : 'text-muted',
              )}
            >
              {kindOf(paper, words)}
            </span>
            <span className="phone:col-1 fine">{days.weekday(day)}</span>
            <b
              className={cx(
                'mono-13/1.5 weight-500 text-right whitespace-nowrap phone:row-1 phone:col-2',
                amount < 0 ? 'text-wine' : undefined,
              )}
            >
              {exactEuro(amount)}
            </b>
          </li>
        );
      })}
    </ul>
  );
}
