import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { closeFaultWords } from '#domain/books/close.messages.ts';
import type { CloseFault } from '#domain/books/close.ts';
import type { BooksView } from '#server/books/index.ts';
import { euro } from '../kit/format.ts';
import { CLOSE_STEPS } from './books-page.messages.ts';

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
  const language = useLanguage();
  const says = useMessages(CLOSE_STEPS);
  const { orders, money, exports, files, closed, faults, isOver } = books;
  const lacks = (step: number) => faults.some(({ kind }) => OF_STEP[step]?.includes(kind));
  const proven = exports.filter(({ proof }) => proof !== null).length;
  const taken = files.filter(({ at, isStale }) => at !== undefined && !isStale).length;
  const steps: readonly { name: string; words: string; isWarning?: boolean }[] = [
    { name: says.orders, words: says.sold(orders.paid, orders.left) },
    { name: says.payouts, words: says.found(money.found, money.payments, euro(money.off)) },
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
