import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { weekdayAndDay } from '#domain/calendar/day.ts';
import type { LettersView, Thread } from '#server/correspondence/index.ts';
import { CallForm, Submit } from '../call-form.tsx';
import { clockOf, counted, dateOf, euro, momentOf, orderPath } from '../format.ts';
import { framed, PageHead } from '../frame.tsx';
import look from '../look.module.css';
import { Nothing, Thumb } from '../parts.tsx';
import { Composer } from './composer.tsx';
import styles from './letters.module.css';
import { TABS } from './tabs.ts';

export const LettersIsland = framed(LettersPage, '/workshop/letters', [
  ['J K', 'letter'],
  ['R', 'answer'],
  ['N', 'new, from an order'],
  ['O', 'order'],
  ['D', 'done'],
  ['Ctrl Enter', 'send'],
]);

type Hit = LettersView['hits'][number];

const pathOf = (tab: string, number: string) => `/workshop/letters?tab=${tab}&order=${number}`;

function tagOf({ state, from, answered, until }: Hit): { words: string; tone?: string } {
  switch (state) {
    case 'to answer':
      return { words: 'to answer', tone: 'ink' };
    case 'too late':
      return { words: 'the bench was faster', tone: 'wine' };
    case 'waiting':
      return { words: `we wait until ${until ? dateOf(until) : ''}` };
    case 'answered':
      return { words: `answered: ${answered ?? ''}`, tone: 'forest' };
    case 'draft':
      return { words: 'to send' };
    default:
      return { words: answered ? `done: ${answered}` : from === 'buyer' ? 'read' : 'sent' };
  }
}

/** Letters: each belongs to an order, and stands on its page and in its mail. */
export function LettersPage({ letters }: { letters: LettersView }) {
  const { tab, counts, hits, thread, medianHours, lastAnswerAt } = letters;
  return (
    <>
      <PageHead title="Letters">
        <span className={cx(look.small, look.faint)}>
          each belongs to an order, and stands on its page and in its mail
        </span>
        <form action="/workshop/letters" method="get" className={styles.new}>
          <label className="visually-hidden" htmlFor="new-order">
            New letter, from the number of an order
          </label>
          <input
            id="new-order"
            name="order"
            className={look.field}
            placeholder="GW-…"
            data-key="n"
            autoComplete="off"
          />
          <button type="submit" className={look.button}>
            From an order <kbd className={look.key}>N</kbd>
          </button>
        </form>
      </PageHead>
      <nav className={styles.tabs} aria-label="Letters">
        {TABS.map(({ id, label }) => (
          <a
            key={id}
            href={id === 'answer' ? '/workshop/letters' : `/workshop/letters?tab=${id}`}
            aria-current={id === tab ? 'page' : undefined}
          >
            {label} <i>{counts[id]}</i>
          </a>
        ))}
        {medianHours === undefined ? null : (
          <span className={cx(look.small, look.faint)}>
            answered in {Math.max(1, Math.round(medianHours))} h, median of 30 days
          </span>
        )}
      </nav>
      <div className={styles.page}>
        <nav aria-label={TABS.find(({ id }) => id === tab)?.label}>
          {hits.length === 0 ? (
            <Nothing title={tab === 'answer' ? 'No letter waits.' : 'None here.'}>
              <p>
                {lastAnswerAt ? `The last one was settled ${momentOf(lastAnswerAt)}. ` : ''}
                Buyers can write from their order page.
              </p>
            </Nothing>
          ) : (
            <ul>
              {hits.map((hit) => {
                const { words, tone } = tagOf(hit);
                return (
                  <li key={hit.id} data-row="" className={styles.hit}>
                    <a
                      href={pathOf(tab, hit.number)}
                      data-open=""
                      aria-current={thread?.number === hit.number ? 'true' : undefined}
                    >
                      <b>
                        {hit.buyer}, {hit.countryName}
                      </b>
                      <span className={look.small}>{dateOf(hit.at)}</span>
                      <span className={cx(look.small, look.faint)}>{hit.number}</span>
                      <span className={styles.words}>{hit.words}</span>
                      <span className={look.tag} data-tone={tone}>
                        {words}
                      </span>
                    </a>
                  </li>
                );
              })}
            </ul>
          )}
        </nav>
        {thread ? <ThreadView key={thread.number} thread={thread} /> : <div />}
        {thread ? <Aside thread={thread} /> : null}
      </div>
    </>
  );
}

function ThreadView({ thread }: { thread: Thread }) {
  const { number, buyer, countryName, language, letters, hasQuestion, tooLate } = thread;
  const open = letters.filter(({ state }) => state === 'to answer').at(-1);
  return (
    <section aria-labelledby="thread-title" className={styles.thread}>
      <div className={styles.threadHead}>
        <h2 id="thread-title">
          {buyer}, {countryName}
        </h2>
        <span className={cx(look.small, look.faint)}>
          <a className={look.link} href={orderPath(number)} data-key="o">
            {number}
          </a>{' '}
          · writes {language === 'de' ? 'German' : 'English'}
        </span>
      </div>
      {letters.length === 0 ? <p className={cx(look.faint, styles.first)}>Nothing was written yet.</p> : null}
      <ol>
        {letters.map(({ id, from, by, at, title, text, answers, answered, until, state }) => (
          <li key={id} className={styles.letter}>
            <span className={cx(look.small, look.faint)}>
              {dateOf(at)}
              <br />
              {from === 'buyer' ? buyer : by}
            </span>
            <div>
              {title ? <b>{title}</b> : null}
              <p className={styles.text}>{text}</p>
              {answers.length > 0 ? (
                <p className={cx(look.small, look.faint)}>
                  {answers.map(({ words, leaves }) => `${words} (${weekdayAndDay(leaves)})`).join(' · ')}
                  {until ? ` · until ${momentOf(until)}` : ''}
                </p>
              ) : null}
              {answered ? (
                <p className={cx(look.small, state === 'too late' ? look.wine : look.forest)}>
                  {answered.by === 'clock' ? 'no answer, so: ' : 'answered: '}
                  {answered.words}, {momentOf(answered.at)}
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
      {tooLate ? <TooLatePanel thread={thread} tooLate={tooLate} /> : null}
      {open ? (
        <div className={styles.aside}>
          <CallForm
            call="put-letter-aside"
            asks={() => ({ id: open.id, number })}
            then="/workshop/letters"
            done="Put aside."
          >
            <Submit data-key="d">
              Done without an answer <kbd className={look.key}>D</kbd>
            </Submit>
          </CallForm>
        </div>
      ) : null}
      {hasQuestion ? (
        <p className={cx(look.small, look.faint, styles.first)}>
          One question at a time: this one is open. A letter that asks nothing can go out beside it.
        </p>
      ) : null}
      <Composer thread={thread} inReplyTo={open?.id} />
    </section>
  );
}

/** Who was faster: what was open, what the bench made, what was answered, and both ways out. */
function TooLatePanel({
  thread: { number, version, buyer },
  tooLate,
}: {
  thread: Thread;
  tooLate: NonNullable<Thread['tooLate']>;
}) {
  const { letter, answer, answeredAt, by, bench, leaves, promised, mayChange, title } = tooLate;
  const last = bench.at(-1);
  const settle = (how: 'keep' | 'change') => ({ id: letter, number, version, how });
  return (
    <div className={styles.conflict} role="alert">
      <h3>The bench was faster</h3>
      <p>
        {by === 'buyer' ? `${buyer} answered` : 'The time was over'} at {clockOf(answeredAt)}: {answer}.
        {last ? ` ${last.by} had done it at ${clockOf(last.at)}.` : ''}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Order {number.slice(3)}</th>
            <th scope="col">Asked</th>
            <th scope="col">Bench</th>
            <th scope="col">{by === 'buyer' ? buyer : 'No answer'}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">What</th>
            <td>{title}</td>
            <td>{bench.map(({ what }) => what).join('; ') || 'made already'}</td>
            <td>
              <b>{answer}</b>
            </td>
          </tr>
          <tr>
            <th scope="row">Leaves</th>
            <td />
            <td>{promised ? weekdayAndDay(promised) : ''}</td>
            <td>{weekdayAndDay(leaves)}</td>
          </tr>
        </tbody>
      </table>
      <div className={styles.two}>
        <CallForm
          call="settle-letter"
          asks={() => settle('keep')}
          then="/workshop/letters"
          done={`Kept as it was made; ${buyer} is told.`}
        >
          <Submit className={look.second}>Keep it, tell {buyer}</Submit>
        </CallForm>
        {mayChange ? (
          <CallForm
            call="settle-letter"
            asks={() => settle('change')}
            then="/workshop/letters"
            done={`The sheet has changed, its cover is to be put on again; ${buyer} is told.`}
          >
            <Submit>Change the cover</Submit>
          </CallForm>
        ) : null}
      </div>
    </div>
  );
}

function Aside({ thread }: { thread: Thread }) {
  const { items, promised, wouldLeave, byLaw, paid } = thread;
  return (
    <aside className={styles.side}>
      {items.map(({ line, name, quantity, detail, picture }) => (
        <section key={line} className={styles.card}>
          <h3>{name}</h3>
          <p className={cx(look.small, look.faint)}>
            {detail} · {counted(quantity, 'piece')}
          </p>
          <Thumb path={picture.path} className={styles.picture} />
        </section>
      ))}
      <section className={styles.card}>
        <dl className={styles.rows}>
          <div>
            <dt>Promised</dt>
            <dd className={look.small}>{promised ? weekdayAndDay(promised) : 'no date'}</dd>
          </div>
          <div>
            <dt>Would leave</dt>
            <dd className={cx(look.small, wouldLeave && look.wine)}>
              {wouldLeave ? (
                <>
                  <Icon name="warning" size={13} /> {weekdayAndDay(wouldLeave)}
                </>
              ) : (
                'as promised'
              )}
            </dd>
          </div>
          <div>
            <dt>To arrive by law</dt>
            <dd className={look.small}>{byLaw ? weekdayAndDay(byLaw) : 'no such law'}</dd>
          </div>
          <div>
            <dt>Paid</dt>
            <dd className={look.small}>{euro(paid)}</dd>
          </div>
        </dl>
      </section>
      <section className={styles.card}>
        <h3>What the answer does</h3>
        <p>
          It is written into the order, with the time: date, build sheet and picture follow. What gets cheaper
          goes back once the answer holds; what gets dearer is charged to nobody. If the bench was faster,
          nothing changes and you decide.
        </p>
      </section>
    </aside>
  );
}
