import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { BOOK_FILE_NAMES } from '#domain/books/close.messages.ts';
import type { BookFile } from '#domain/books/close.ts';
import type { BooksDesk } from '#server/books/index.ts';
import { counted, momentOf } from '../format.ts';
import look from '../look.module.css';
import styles from './books.module.css';
import { monthName } from './books-tabs.tsx';

/** Where a file lies once it was taken. */
export const fileHref = (month: string, file: BookFile): string =>
  `/api/workshop/files/books/${month}/${file}`;

type Row = BooksDesk['files'][number];

const amountOf = ({ file, rows }: Row): string =>
  file === 'invoices' ? `${rows} PDF` : counted(rows, 'row');

/** A mail to the adviser, in the writer's own program: it names what is to be attached. */
function mailHref({ month, files, adviser }: BooksDesk): string {
  const names = files.map(({ name }) => name).join('\n');
  const [subject, body] = [`Books of ${monthName(month)}`, `${names}\n`];
  return `mailto:${adviser.mail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** The six files of a month: once closed, each as it was. */
export function Downloads({ books, onTake }: { books: BooksDesk; onTake: (file: Row) => void }) {
  const { month, files, closed, isOver } = books;
  const taken = files.filter(({ at, isStale }) => at !== undefined && !isStale).length;
  return (
    <section className={styles.block} aria-labelledby="downloads">
      {closed ? (
        <div className={cx(styles.sealed, 'on-ink')}>
          <h2 id="downloads">Everything is downloaded.</h2>
          <p>Six files, each the same for good: what comes after goes into the month in which it comes.</p>
          <a className={cx(look.button, look.primary)} href={mailHref(books)}>
            Mail to the adviser
          </a>
        </div>
      ) : (
        <div className={styles.head}>
          <h2 id="downloads" className={look.title}>
            Downloads
          </h2>
          <span className={cx(look.small, look.faint, 'ml-auto')}>
            {taken} of {files.length}
          </span>
        </div>
      )}
      <ul className={styles.files}>
        {files.map((row) => {
          const { file, name, by, at, isStale } = row;
          const isTaken = at !== undefined && !isStale;
          const words = (
            <>
              <span className={styles.sign} data-taken={isTaken || undefined}>
                <Icon name={isTaken ? 'check' : 'arrow-down'} size={16} />
              </span>
              <span>
                <b>{BOOK_FILE_NAMES[file]}</b>
                <span className={cx(look.small, look.faint)}>
                  {amountOf(row)} · {name}
                </span>
                <span className={cx(look.small, isTaken ? look.faint : look.copper)}>
                  {at === undefined ? 'not yet' : `${by}, ${momentOf(at)}`}
                  {isStale ? ', changed since' : ''}
                </span>
              </span>
            </>
          );
          return (
            <li key={file}>
              {closed ? (
                <a href={fileHref(month, file)} download>
                  {words}
                </a>
              ) : (
                <button type="button" disabled={!isOver} onClick={() => onTake(row)}>
                  {words}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {closed ? null : (
        <p className={cx(look.small, look.faint, 'mt-12')}>
          {isOver
            ? 'Closing opens when all six were taken as the month is now. One proof may be missing: it stays on the list.'
            : 'Its files are made when the month is over.'}
        </p>
      )}
    </section>
  );
}
