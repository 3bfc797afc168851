import { useEffect, useRef, useState } from 'react';
import { handOver } from '#app/state/messages.ts';
import { cx } from '#app/ui/cx.ts';
import { weekdayAndDay } from '#domain/calendar/day.ts';
import { localOf } from '#domain/calendar/local-moment.ts';
import { effectWords } from '#domain/correspondence/effect.messages.ts';
import { MOST_ANSWERS } from '#domain/correspondence/letter.ts';
import type { WorkshopAnswer } from '#server/api/workshop-api.ts';
import type { WorkshopAsks } from '#server/api/workshop-calls.ts';
import type { Thread } from '#server/correspondence/index.ts';
import { callWorkshop, type Refused } from '../call-workshop.ts';
import look from '../look.module.css';
import { Refusal } from '../refusal.tsx';
import styles from './letters.module.css';
import { patternsFor } from './patterns.messages.ts';

type Asked = WorkshopAsks<'send-letter'>['answers'][number];
type Worked = WorkshopAnswer<'preview-letter'>['answers'][number];

const EMPTY: Asked = { words: '', leaves: null, change: null };

/**
 * Writes a letter: free, or a question with up to three answers. What each answer does to date, build sheet and price is worked
 * out by the server while it is written, and stands beside it before anything is sent.
 */
export function Composer({ thread, inReplyTo }: { thread: Thread; inReplyTo: string | undefined }) {
  const { number, draft, items, buyer, isOpen, hasQuestion, promised, today } = thread;
  const [id, setId] = useState(draft?.id);
  const [title, setTitle] = useState(draft?.title ?? '');
  const [text, setText] = useState(draft?.text ?? '');
  const [answers, setAnswers] = useState<readonly Asked[]>(
    () =>
      draft?.answers.map(({ words, leaves, change }) => ({
        ...{ words, leaves: leaves === promised ? null : leaves },
        change: change && {
          line: Math.max(1, items.findIndex(({ id: line }) => line === change.line) + 1),
          field: change.field,
          values: change.values.map(({ value }) => value),
        },
      })) ?? [],
  );
  const [until, setUntil] = useState(draft?.until ? localOf(new Date(draft.until)) : thread.answerBy);
  const [otherwise, setOtherwise] = useState(draft?.otherwise ?? 0);
  const [worked, setWorked] = useState<readonly Worked[]>([]);
  const [fault, setFault] = useState<string>();
  const [refused, setRefused] = useState<Refused>();
  const [isPending, setPending] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const asking = isOpen && !hasQuestion;
  const spelled = JSON.stringify(answers);

  // What is asked last counts: an answer that comes late to an older question is not shown.
  useEffect(() => {
    const own: readonly Asked[] = JSON.parse(spelled);
    const whole = own.every(({ change }) => change === null || change.values.length > 0);
    if (own.length === 0 || !whole) {
      setWorked([]);
      setFault(undefined);
      return;
    }
    let isLatest = true;
    void callWorkshop('preview-letter', { number, answers: own }).then((answer) => {
      if (!isLatest) return;
      setWorked(answer.ok ? answer.data.answers : []);
      setFault(answer.ok ? undefined : answer.error);
    });
    return () => {
      isLatest = false;
    };
  }, [spelled, number]);

  const change = (at: number, part: Partial<Asked>) =>
    setAnswers((all) => all.map((one, index) => (index === at ? { ...one, ...part } : one)));

  async function send(call: 'send-letter' | 'keep-letter'): Promise<void> {
    if (isPending) return;
    const own = id ?? crypto.randomUUID();
    setId(own);
    setPending(true);
    setRefused(undefined);
    const isQuestion = answers.length > 0;
    const answer = await callWorkshop(call, {
      ...{ id: own, number, title, text, answers: [...answers] },
      ...{ until: isQuestion ? until : null, otherwise: isQuestion ? otherwise : null },
      ...(inReplyTo && { inReplyTo }),
    });
    setPending(false);
    if (!answer.ok) return setRefused(answer);
    handOver('success', call === 'send-letter' ? `Sent to ${buyer}.` : 'Kept as a draft.');
    location.assign(
      call === 'send-letter'
        ? `/workshop/letters?tab=${isQuestion ? 'wait' : 'done'}&order=${number}`
        : `/workshop/letters?tab=drafts&order=${number}`,
    );
  }

  async function discard(): Promise<void> {
    if (!draft) return;
    const answer = await callWorkshop('discard-letter', { id: draft.id, number });
    if (!answer.ok) return setRefused(answer);
    location.assign('/workshop/letters?tab=drafts');
  }

  return (
    <form
      className={styles.composer}
      data-call="send-letter"
      aria-label={`Letter to ${buyer}`}
      onSubmit={(event) => {
        event.preventDefault();
        void send('send-letter');
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
          event.preventDefault();
          void send('send-letter');
        }
      }}
    >
      <div className={styles.composerHead}>
        <h3>{answers.length > 0 ? 'A question' : 'A letter'}</h3>
        {asking ? (
          <span className={styles.patterns}>
            {patternsFor(thread).map((pattern) => (
              <button
                key={pattern.name}
                type="button"
                className={look.link}
                onClick={() => {
                  setTitle(pattern.title);
                  setText(pattern.text);
                  setAnswers(pattern.answers);
                  setOtherwise(0);
                  box.current?.focus();
                }}
              >
                {pattern.name}
              </button>
            ))}
          </span>
        ) : null}
      </div>
      <label className={look.label} htmlFor="letter-title">
        {answers.length > 0 ? 'What is asked, in a line' : 'Heading'}
      </label>
      <input
        id="letter-title"
        className={look.field}
        value={title}
        maxLength={120}
        onChange={({ target }) => setTitle(target.value)}
      />
      <label className={look.label} htmlFor="letter-text">
        Letter
      </label>
      <textarea
        id="letter-text"
        ref={box}
        className={look.field}
        rows={5}
        value={text}
        maxLength={4000}
        data-key="r"
        onChange={({ target }) => setText(target.value)}
      />
      {answers.map((answer, at) => (
        <AnswerRow
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place
          key={at}
          at={at}
          answer={answer}
          worked={worked[at]}
          thread={thread}
          onChange={(part) => change(at, part)}
          onRemove={() => {
            setAnswers((all) => all.filter((_, index) => index !== at));
            setOtherwise(0);
          }}
        />
      ))}
      {fault ? (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      ) : null}
      {asking && answers.length < MOST_ANSWERS ? (
        <button
          type="button"
          className={cx(look.link, styles.add)}
          onClick={() => setAnswers((all) => [...all, EMPTY])}
        >
          {answers.length === 0 ? 'Ask something: add an answer' : 'Another answer'}
        </button>
      ) : null}
      {answers.length > 0 ? (
        <>
          <p className={cx(look.small, look.faint)}>
            {buyer} can always write back or give the order back; both stand below the answers.
          </p>
          <div className={styles.deadline}>
            <div>
              <label className={look.label} htmlFor="letter-until">
                Answer by
              </label>
              <input
                id="letter-until"
                type="datetime-local"
                className={look.field}
                value={until}
                min={`${today}T00:00`}
                onChange={({ target }) => setUntil(target.value)}
              />
            </div>
            <div>
              <label className={look.label} htmlFor="letter-otherwise">
                Without an answer
              </label>
              <select
                id="letter-otherwise"
                className={look.select}
                value={otherwise}
                onChange={({ target }) => setOtherwise(Number(target.value))}
              >
                {answers.map(({ words }, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place
                  <option key={at} value={at}>
                    {words || `answer ${at + 1}`}
                  </option>
                ))}
              </select>
            </div>
          </div>
        </>
      ) : null}
      {refused ? (
        <Refusal refused={refused} onKeep={() => location.reload()} onTake={() => void send('send-letter')} />
      ) : null}
      <div className={styles.two}>
        <button type="submit" className={cx(look.button, look.primary)} disabled={isPending}>
          Send to {buyer} <kbd className={look.key}>Ctrl</kbd> <kbd className={look.key}>Enter</kbd>
        </button>
        <button
          type="button"
          className={look.button}
          disabled={isPending}
          onClick={() => void send('keep-letter')}
        >
          Keep as draft
        </button>
        {draft ? (
          <button type="button" className={look.link} onClick={() => void discard()}>
            Throw it away
          </button>
        ) : null}
      </div>
    </form>
  );
}

interface AnswerRowProps {
  at: number;
  answer: Asked;
  worked: Worked | undefined;
  thread: Thread;
  onChange: (part: Partial<Asked>) => void;
  onRemove: () => void;
}

function AnswerRow({ at, answer, worked, thread, onChange, onRemove }: AnswerRowProps) {
  const { items, promised, today, language } = thread;
  const choices = items.flatMap(({ line, fields, name }) =>
    fields.map(({ field, label, others }) => ({
      key: `${line} ${field}`,
      label: items.length > 1 ? `${name}: ${label}` : label,
      line,
      field,
      others,
    })),
  );
  const { change } = answer;
  const chosen = choices.find(({ line, field }) => line === change?.line && field === change?.field);
  const id = `answer-${at}`;
  return (
    <fieldset className={styles.answer}>
      <legend className={look.num}>
        <span aria-hidden="true">{at + 1}</span>
        <span className="visually-hidden">Answer {at + 1}</span>
      </legend>
      <div>
        <label className="visually-hidden" htmlFor={`${id}-words`}>
          What answer {at + 1} is called
        </label>
        <input
          id={`${id}-words`}
          className={look.field}
          value={answer.words}
          maxLength={60}
          placeholder="Take Black"
          onChange={({ target }) => onChange({ words: target.value })}
        />
        <div className={styles.parts}>
          <label className={cx(look.small, look.faint)} htmlFor={`${id}-leaves`}>
            leaves
          </label>
          <input
            id={`${id}-leaves`}
            type="date"
            className={look.field}
            min={today}
            value={answer.leaves ?? promised ?? ''}
            onChange={({ target }) =>
              onChange({ leaves: target.value === '' || target.value === promised ? null : target.value })
            }
          />
          <label className={cx(look.small, look.faint)} htmlFor={`${id}-change`}>
            changes
          </label>
          <select
            id={`${id}-change`}
            className={look.select}
            value={chosen?.key ?? ''}
            onChange={({ target }) => {
              const to = choices.find(({ key }) => key === target.value);
              onChange({ change: to ? { line: to.line, field: to.field, values: [] } : null });
            }}
          >
            <option value="">nothing else</option>
            {choices.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        </div>
        {chosen && change ? (
          <div className={styles.values}>
            {chosen.others.map(({ id: value, name }) => (
              <label key={value}>
                <input
                  type="checkbox"
                  checked={change.values.includes(value)}
                  onChange={({ target }) =>
                    onChange({
                      change: {
                        ...change,
                        values: target.checked
                          ? [...change.values, value]
                          : change.values.filter((one) => one !== value),
                      },
                    })
                  }
                />
                {name}
              </label>
            ))}
          </div>
        ) : null}
      </div>
      <div className={styles.effect} aria-live="polite">
        {worked ? (
          <>
            <span className={look.small}>
              leaves <b>{weekdayAndDay(worked.answer.leaves)}</b>
            </span>
            <span className={cx(look.small, worked.beyondLaw ? look.wine : look.faint)}>
              {worked.beyondLaw ? 'later than the law gives us. ' : ''}
              {(worked.answer.change?.values.length ?? 0) > 1
                ? worked.answer.change?.values.map(({ name }) => name).join(', ')
                : effectWords(worked.answer, worked.moves, 'en')}
            </span>
            {worked.answer.change ? (
              <span className={cx(look.small, look.faint)}>order, build sheet and picture change</span>
            ) : null}
          </>
        ) : (
          <span className={cx(look.small, look.faint)}>
            {language && change?.values.length === 0 ? 'choose what it becomes' : 'working it out'}
          </span>
        )}
      </div>
      <button
        type="button"
        className={styles.remove}
        aria-label={`Remove answer ${at + 1}`}
        onClick={onRemove}
      >
        ×
      </button>
    </fieldset>
  );
}
