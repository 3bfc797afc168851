import { useRef, useState } from 'react';
import { useMessages, useTranslation } from '#app/ui/language.tsx';
import type { BooksView } from '#server/books/index.ts';
import { Button } from '../kit/button.tsx';
import { CallForm, Submit } from '../kit/call-form.tsx';
import { framed, PageHead } from '../kit/frame.tsx';
import { TextLink } from '../kit/link.tsx';
import { type CallFailure, callWorkshop, RefusalNotice } from '../kit/refusal.tsx';
import { BOOKS_HEAD, SectionHead, TitledSection } from '../kit/section.tsx';
import { momentOf } from '../kit/words.ts';
import { BOOKS_KEYS, BOOKS_PAGE } from './books-page.messages.ts';
import { AccountsPanel, ProofsPanel, SmallBusinessPanel } from './books-panels.tsx';
import { BooksTabs, MonthLinks } from './books-tabs.tsx';
import { CloseSteps, Downloads, fileHref } from './close-steps.tsx';
import { BOOK_DAYS } from './days.messages.ts';
import { OssMonth } from './oss-month.tsx';
import { PaperRows } from './papers-page.tsx';
import { PayoutsSection } from './payouts-section.tsx';

export default framed(BooksPage, '/workshop/books', BOOKS_KEYS);

/** Limit on this page; the others are on a page of their own. */
const SHOWN_PAPERS = 6;

function BooksPage({ books }: { books: BooksView }) {
  const [words, language] = useTranslation(BOOKS_PAGE);
  const monthName = useMessages(BOOK_DAYS).month;
  const { month, isOver, closed, files, readAt, adviser, papers, papersInAll } = books;
  const [refused, setRefused] = useState<CallFailure>();
  const turn = useRef({ last: Promise.resolve(), waiting: 0 });
  const left = files.filter(({ at, isStale }) => at === undefined || isStale);

  function take(wanted: readonly (typeof files)[number][]): void {
    turn.current.waiting += 1;
    turn.current.last = turn.current.last.then(async () => {
      const isDone = await takeAll(wanted);
      turn.current.waiting -= 1;
      if (isDone && turn.current.waiting === 0) location.reload();
    });
  }

  async function takeAll(wanted: readonly (typeof files)[number][]): Promise<boolean> {
    setRefused(undefined);
    for (const { file } of wanted) {
      const answer = await callWorkshop('take-book-file', { month, file });
      if (!answer.ok) {
        setRefused(answer);
        return false;
      }
      const link = document.createElement('a');
      link.href = fileHref(month, file);
      link.download = '';
      link.click();
    }
    return true;
  }

  const chart = words.chart(adviser.chart, adviser.at && momentOf(adviser.at, language));
  return (
    <>
      <PageHead title={monthName(month)}>
        <span className="fine text-muted">
          {closed
            ? words.closed(momentOf(closed.at, language), closed.by)
            : isOver
              ? words.open
              : words.running}
          {readAt ? words.read(momentOf(readAt, language)) : words.neverRead}
        </span>
        <MonthLinks months={books} label={words.months}>
          {closed || !isOver ? null : left.length > 0 ? (
            <Button
              label={words.download(left.length, files.length)}
              kind="primary"
              shortcut="E"
              onClick={() => take(left)}
            />
          ) : (
            <CloseForm books={books} />
          )}
        </MonthLinks>
      </PageHead>
      <BooksTabs page="books" month={month} aside={chart} />
      <CloseSteps books={books} />
      {refused ? (
        <div className="px-margin">
          <RefusalNotice
            refused={refused}
            onKeep={() => location.reload()}
            onTake={() => setRefused(undefined)}
          />
        </div>
      ) : null}
      <div className="grid grid-cols-[minmax(0,1fr)_456px] gap-40 items-start px-margin pt-20 pb-56 [@media(max-width:1199px)]:grid-cols-[minmax(0,1fr)]">
        <div>
          <PayoutsSection books={books} />
          <OssMonth books={books} />
          <section className="mb-40 pt-14 edge-t" aria-labelledby="papers">
            <SectionHead id="papers" title={words.papers} className={BOOKS_HEAD}>
              {papersInAll > SHOWN_PAPERS ? (
                <TextLink
                  label={words.all(papersInAll)}
                  to={`/workshop/books/papers?month=${month}`}
                  className="ml-auto"
                />
              ) : null}
            </SectionHead>
            <PaperRows papers={papers.slice(-SHOWN_PAPERS)} />
          </section>
        </div>
        <aside>
          <Downloads books={books} onTake={(file) => take([file])} />
          <AccountsPanel books={books} />
          <ProofsPanel books={books} />
          <div className="mb-40 pt-14 edge-t">
            <SmallBusinessPanel small={books.small} />
          </div>
          <TitledSection titleId="account" className="mb-40 pt-14 edge-t" title={words.account.title}>
            <p className="fine text-muted my-12">{words.account.note}</p>
            <CallForm call="read-account" asks={() => ({})} done={words.account.done}>
              <Submit label={words.account.read} />
            </CallForm>
          </TitledSection>
        </aside>
      </div>
    </>
  );
}

function CloseForm({ books: { month, faults } }: { books: BooksView }) {
  const { close: words } = useMessages(BOOKS_PAGE);
  const monthName = useMessages(BOOK_DAYS).month;
  return (
    <CallForm
      call="close-month"
      asks={() => ({ month })}
      done={words.done(monthName(month))}
      question={{
        id: 'close-month',
        title: words.title(monthName(month)),
        words: words.words,
        yes: words.yes,
      }}
    >
      <Submit label={words.yes} kind="primary" shortcut="X" disabled={faults.length > 0} />
      {faults.length > 0 ? <span className="visually-hidden">{words.first(faults.length)}</span> : null}
    </CallForm>
  );
}
