import { cx } from '#app/ui/cx.ts';
import { usePath, useTranslation } from '#app/ui/language.tsx';
import { dayInWords } from '#domain/calendar/day.ts';
import type { Language } from '#domain/languages.ts';
import { LETTER_TABS } from '#domain/messages/letter.ts';
import type { LettersView, Thread } from '#server/messages/index.ts';
import { Button, Key } from '../kit/button.tsx';
import { CallForm, Submit } from '../kit/call-form.tsx';
import { EntryField } from '../kit/field.tsx';
import { framed, PageHead } from '../kit/frame.tsx';
import { PageLink, TextLink, workshopOrderPath } from '../kit/link.tsx';
import { Tag } from '../kit/parts.tsx';
import { Nothing } from '../kit/section.tsx';
import { dateOf, momentOf } from '../kit/words.ts';
import { Composer } from './composer.tsx';
import { LETTER_KEYS, LETTERS_PAGE } from './letters-page.messages.ts';
import { ThreadAside, TooLatePanel } from './thread-panels.tsx';

export default framed(LettersPage, '/workshop/letters', LETTER_KEYS);

type Hit = LettersView['hits'][number];

const pathOf = (tab: string, number: string) => `/workshop/letters?tab=${tab}&order=${number}`;

function tagOf(
  { state, from, answered, until }: Hit,
  { tags }: (typeof LETTERS_PAGE)['en'],
  language: Language,
): { words: string; tone?: string } {
  switch (state) {
    case 'to answer':
      return { words: tags.toAnswer, tone: 'ink' };
    case 'too late':
      return { words: tags.tooLate, tone: 'wine' };
    case 'waiting':
      return { words: tags.waiting(until ? dateOf(until, language) : '') };
    case 'answered':
      return { words: tags.answered(answered ?? ''), tone: 'forest' };
    case 'draft':
      return { words: tags.draft };
    default:
      return { words: answered ? tags.done(answered) : from === 'buyer' ? tags.read : tags.sent };
  }
}

function LettersPage({ letters }: { letters: LettersView }) {
  const { tab, counts, hits, thread, medianHours, lastAnswerAt } = letters;
  const [words, language] = useTranslation(LETTERS_PAGE);
  const path = usePath();
  return (
    <>
      <PageHead title={words.title} aside={words.aside}>
        <form
          action={path('/workshop/letters')}
          method="get"
          className="flex flex-wrap gap-8 [&_input]:w-150"
        >
          <EntryField
            boxClassName="contents"
            label={words.newLetter}
            labelClassName="visually-hidden"
            id="new-order"
            name="order"
            placeholder="GW-…"
            data-key="n"
          />
          <Button type="submit">
            {words.fromOrder} <Key>N</Key>
          </Button>
        </form>
      </PageHead>
      <nav className="flex flex-wrap gap-y-0 gap-x-28 mx-margin edge-b" aria-label={words.title}>
        {LETTER_TABS.map((id) => (
          <PageLink
            to={id === 'answer' ? '/workshop/letters' : `/workshop/letters?tab=${id}`}
            className="flex gap-9 items-baseline min-h-44 -mb-1 pt-10 pb-12 [border-bottom:3px_solid_transparent] [&[aria-current]]:border-copper [&[aria-current]]:weight-600"
            key={id}
            aria-current={id === tab ? 'page' : undefined}
          >
            {words.tabs[id]} <i className="text-muted not-italic mono-12/1">{counts[id]}</i>
          </PageLink>
        ))}
        {medianHours === undefined ? null : (
          <span className="self-center ml-auto fine text-muted">
            {words.median(Math.max(1, Math.round(medianHours)))}
          </span>
        )}
      </nav>
      <div className="grid grid-cols-[328px_minmax(0,1fr)_376px] gap-32 items-start px-margin pt-10 pb-40 max-[1241px]:grid-cols-[280px_minmax(0,1fr)] phone:grid-cols-[minmax(0,1fr)]">
        <nav aria-label={words.tabs[tab]}>
          {hits.length === 0 ? (
            <Nothing title={tab === 'answer' ? words.noneWaits : words.none}>
              <p>
                {lastAnswerAt ? `${words.last(momentOf(lastAnswerAt, language))} ` : ''}
                {words.canWrite}
              </p>
            </Nothing>
          ) : (
            <ul>
              {hits.map((hit) => {
                const tag = tagOf(hit, words, language);
                return (
                  <li key={hit.id} data-row="" className="line-t first:[border-top:0]">
                    <PageLink
                      to={pathOf(tab, hit.number)}
                      className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-1 gap-x-10 items-baseline p-12 hover:bg-white [&[aria-current]]:rounded [&[aria-current]]:bg-white [&[aria-current]]:[box-shadow:0_0_0_2px_var(--forest)]"
                      data-open=""
                      aria-current={thread?.number === hit.number ? 'true' : undefined}
                    >
                      <b className="weight-600">
                        {hit.buyer}, {hit.countryName}
                      </b>
                      <span className="fine">{dateOf(hit.at, language)}</span>
                      <span className="col-span-full fine text-muted">{hit.number}</span>
                      <span className="col-span-full overflow-hidden text-muted type-14 text-ellipsis whitespace-nowrap">
                        {hit.words}
                      </span>
                      <Tag
                        label={tag.words}
                        className="col-span-full justify-self-start max-w-full mt-6 whitespace-normal"
                        tone={tag.tone}
                      />
                    </PageLink>
                  </li>
                );
              })}
            </ul>
          )}
        </nav>
        {thread ? <ThreadView key={thread.number} thread={thread} /> : <div />}
        {thread ? <ThreadAside thread={thread} /> : null}
      </div>
    </>
  );
}

function ThreadView({ thread }: { thread: Thread }) {
  const { number, buyer, countryName, language: reads, letters, hasQuestion, tooLate } = thread;
  const [{ thread: words }, language] = useTranslation(LETTERS_PAGE);
  const open = letters.filter(({ state }) => state === 'to answer').at(-1);
  return (
    <section aria-labelledby="thread-title">
      <div className="flex flex-wrap gap-y-4 gap-x-18 items-baseline pt-12 pb-16 [&_h2]:type-33 [&_h2]:ls-[-0.025em]">
        <h2 id="thread-title">
          {buyer}, {countryName}
        </h2>
        <span className="fine text-muted">
          <TextLink label={number} to={workshopOrderPath(number)} data-key="o" /> · {words.writes(reads)}
        </span>
      </div>
      {letters.length === 0 ? <p className="text-muted py-8">{words.nothingYet}</p> : null}
      <ol>
        {letters.map(({ id, from, by, at, title, text, answers, answered, until, state }) => (
          <li
            key={id}
            className="grid grid-cols-[88px_minmax(0,1fr)] gap-16 py-14 line-t [&_b]:weight-600 small:grid-cols-[minmax(0,1fr)] small:gap-4"
          >
            <span className="fine text-muted">
              {dateOf(at, language)}
              <br />
              {from === 'buyer' ? buyer : by}
            </span>
            <div>
              {title ? <b>{title}</b> : null}
              <p className="wrap-anywhere whitespace-pre-line">{text}</p>
              {answers.length > 0 ? (
                <p className="fine text-muted">
                  {answers
                    .map((one) => `${one.words} (${dayInWords(one.leaves, language, 'short')})`)
                    .join(' · ')}
                  {until ? ` · ${words.until(momentOf(until, language))}` : ''}
                </p>
              ) : null}
              {answered ? (
                <p className={cx('fine', state === 'too late' ? 'text-wine' : 'text-forest')}>
                  {answered.by === 'clock' ? words.noAnswer : words.answered}
                  {answered.words}, {momentOf(answered.at, language)}
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
      {tooLate ? <TooLatePanel thread={thread} tooLate={tooLate} /> : null}
      {open ? (
        <div className="mt-4 mb-12">
          <CallForm
            call="put-letter-aside"
            asks={() => ({ id: open.id, number })}
            then="/workshop/letters"
            done={words.aside}
          >
            <Submit label={words.done} shortcut="D" />
          </CallForm>
        </div>
      ) : null}
      {hasQuestion ? <p className="fine text-muted py-8">{words.oneAtATime}</p> : null}
      <Composer thread={thread} inReplyTo={open?.id} />
    </section>
  );
}
