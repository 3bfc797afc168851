import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useMessages, useTranslation } from '#app/ui/language.tsx';
import { BOOK_FILE_NAMES, closeFaultWords } from '#domain/books/close.messages.ts';
import type { BookFile, CloseFault } from '#domain/books/close.ts';
import { exactEuro } from '#domain/money.ts';
import type { BooksView } from '#server/books/index.ts';
import { LinkButton } from '../kit/button.tsx';
import { BOOKS_HEAD, SectionHead } from '../kit/section.tsx';
import { momentOf } from '../kit/words.ts';
import { CLOSE_STEPS, DOWNLOADS } from './books-page.messages.ts';
import { BOOK_DAYS } from './days.messages.ts';

type StepState = 'done' | 'now' | 'todo';

const OF_STEP: readonly (readonly CloseFault['kind'][])[] = [
  ['invoices'],
  ['unread', 'off', 'strangers'],
  ['proofs'],
  ['files', 'adviser'],
  ['earlier', 'running'],
];

/** The five steps of a month's close, with everything that keeps it open. */
export function CloseSteps({ books }: { books: BooksView }) {
  const [says, language] = useTranslation(CLOSE_STEPS);
  const { orders, money, exports, files, closed, faults, isOver } = books;
  const lacks = (step: number) => faults.some(({ kind }) => OF_STEP[step]?.includes(kind));
  const proven = exports.filter(({ proof }) => proof !== null).length;
  const taken = files.filter(({ at, isStale }) => at !== undefined && !isStale).length;
  const steps: readonly { name: string; words: string; isWarning?: boolean }[] = [
    { name: says.orders, words: says.sold(orders.paid, orders.left) },
    { name: says.payouts, words: says.found(money.found, money.payments, exactEuro(money.off)) },
    {
      name: says.exports,
      words: exports.length === 0 ? says.noExports : says.proven(proven, exports.length),
      isWarning: proven < exports.length,
    },
    { name: says.downloads, words: says.files(taken, files.length) },
    closed
      ? { name: says.closed, words: says.fixed }
      : { name: says.close, words: isOver ? says.willBeFixed : says.afterIt },
  ];
  const last = steps.length - 1;
  // In a running month nothing is done yet. A month may be closed with one proof missing; that step is not done.
  const isDone = steps.map(
    ({ isWarning }, index) => closed !== undefined || (isOver && index < last && !lacks(index) && !isWarning),
  );
  const now = isOver && faults.length === 0 ? last : isDone.indexOf(false);
  const stateOf = (index: number): StepState => (isDone[index] ? 'done' : index === now ? 'now' : 'todo');
  return (
    <>
      <ol className="grid grid-cols-[repeat(5,1fr)] mx-margin mt-20 line-t small:grid-cols-[minmax(0,1fr)]">
        {steps.map(({ name, words, isWarning }, index) => (
          <li
            className="relative pt-12 pr-16 pb-16 data-state:before:absolute data-state:before:-top-1 data-state:before:right-8 data-state:before:left-0 data-state:before:[border-top:3px_solid_var(--text)] data-[state=now]:before:border-copper-fill data-[state=todo]:before:hidden small:data-state:before:right-[60%]"
            key={name}
            data-state={stateOf(index)}
            aria-current={stateOf(index) === 'now' ? 'step' : undefined}
          >
            <b className="block weight-600 in-data-[state=now]:text-copper in-data-[state=todo]:text-muted in-data-[state=todo]:weight-400">
              {name}
            </b>
            <span className={cx('fine', isWarning ? 'text-wine' : 'text-muted')}>
              {isWarning ? <Icon className="mr-6 [vertical-align:-2px]" name="warning" size={13} /> : null}
              {words}
            </span>
          </li>
        ))}
      </ol>
      {closed || faults.length === 0 ? null : (
        <ul
          className="mx-margin mt-4 py-12 px-16 [border-left:4px_solid_var(--copper-fill)] bg-ground-raised [&_li+li]:mt-4"
          aria-label={says.faults}
        >
          {faults.map((fault) => (
            <li key={fault.kind}>{closeFaultWords(fault, language)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

const FILE =
  'grid grid-cols-[36px_minmax(0,1fr)] gap-12 w-full py-12 px-16 text-left wrap-anywhere hover:[&:not([disabled])]:bg-white';

export const fileHref = (month: string, file: BookFile): string =>
  `/api/workshop/files/books/${month}/${file}`;

type Row = BooksView['files'][number];

/** A mail to the adviser in the maker's mail program, with a list of files to attach. */
function mailHref({ files, adviser }: BooksView, subject: string): string {
  const names = files.map(({ name }) => name).join('\n');
  return `mailto:${adviser.mail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${names}\n`)}`;
}

/** The six files of a month. After the close they no longer change. */
export function Downloads({ books, onTake }: { books: BooksView; onTake: (file: Row) => void }) {
  const [says, language] = useTranslation(DOWNLOADS);
  const names = useMessages(BOOK_FILE_NAMES);
  const days = useMessages(BOOK_DAYS);
  const { month, files, closed, isOver } = books;
  const amountOf = ({ file, rows }: Row) => (file === 'invoices' ? `${rows} PDF` : says.rows(rows));
  const taken = files.filter(({ at, isStale }) => at !== undefined && !isStale).length;
  return (
    <section className="mb-40 pt-14 edge-t" aria-labelledby="downloads">
      {closed ? (
        <div className="px-20 pt-18 pb-20 bg-ink text-paper [&_h2]:type-27 [&_p]:mx-0 [&_p]:mt-8 [&_p]:mb-14 on-ink">
          <h2 id="downloads">{says.allTaken}</h2>
          <p>{says.sameForGood}</p>
          <LinkButton
            label={says.mail}
            kind="primary"
            href={mailHref(books, says.subject(days.month(month)))}
          />
        </div>
      ) : (
        <SectionHead id="downloads" title={says.title} className={BOOKS_HEAD}>
          <span className="fine text-muted ml-auto">{says.taken(taken, files.length)}</span>
        </SectionHead>
      )}
      <ul className="edge bg-ground-raised">
        {files.map((row) => {
          const { file, name, by, at, isStale } = row;
          const isTaken = at !== undefined && !isStale;
          const words = (
            <>
              <span
                className="[b~&]:block grid w-32 h-32 mt-2 place-items-center edge rounded-half [&[data-taken]]:border-ink [&[data-taken]]:bg-ink [&[data-taken]]:text-paper"
                data-taken={isTaken || undefined}
              >
                <Icon name={isTaken ? 'check' : 'arrow-down'} size={16} />
              </span>
              <span className="[b~&]:block">
                <b className="block weight-600">{names[file]}</b>
                <span className="[b~&]:block fine text-muted">
                  {amountOf(row)} · {name}
                </span>
                <span className={cx('[b~&]:block fine', isTaken ? 'text-muted' : 'text-copper')}>
                  {at === undefined ? says.notYet : `${by}, ${momentOf(at, language)}`}
                  {isStale ? says.changed : ''}
                </span>
              </span>
            </>
          );
          return (
            <li className="not-first:line-t" key={file}>
              {closed ? (
                <a className={FILE} href={fileHref(month, file)} download>
                  {words}
                </a>
              ) : (
                <button className={FILE} type="button" disabled={!isOver} onClick={() => onTake(row)}>
                  {words}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {closed ? null : <p className="fine text-muted mt-12">{isOver ? says.opens : says.later}</p>}
    </section>
  );
}
