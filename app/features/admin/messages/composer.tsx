import { useEffect, useRef, useState } from 'react';
import { handOverToast } from '#app/state/toasts.ts';
import { useMessages, usePath } from '#app/ui/language.tsx';
import { addDays } from '#domain/calendar/day.ts';
import { localOf } from '#domain/calendar/local-moment.ts';
import { MOST_ANSWERS } from '#domain/messages/letter.ts';
import type { Thread } from '#server/messages/index.ts';
import { Button, Key, TextButton } from '../kit/button.tsx';
import { InputField, Options, SelectField, TextField } from '../kit/field.tsx';
import { type CallFailure, callWorkshop, RefusalNotice } from '../kit/refusal.tsx';
import { type AnswerRequest, AnswerRow, type Worked } from './answer-row.tsx';
import { COMPOSER } from './composer.messages.ts';
import { patternsFor } from './patterns.ts';

const EMPTY: AnswerRequest = { words: '', leaves: null, change: null };

/**
 * Writes a letter: free text, or a question with up to three answers. The server computes the effects of each answer on
 * date, build sheet and price while it is being written.
 */
export function Composer({ thread, inReplyTo }: { thread: Thread; inReplyTo: string | undefined }) {
  const { number, draft, items, buyer, isOpen, hasQuestion, promised, today } = thread;
  const words = useMessages(COMPOSER);
  const path = usePath();
  const [id, setId] = useState(draft?.id);
  const [title, setTitle] = useState(draft?.title ?? '');
  const [text, setText] = useState(draft?.text ?? '');
  const [answers, setAnswers] = useState<readonly AnswerRequest[]>(
    () =>
      draft?.answers.map(({ words: called, leaves, change }) => ({
        ...{ words: called, leaves: leaves === promised ? null : leaves },
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
  const [refused, setRefused] = useState<CallFailure>();
  const [isPending, setPending] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  // No answer changes nothing in the order, so only an answer without a change can be the default.
  const keeping = answers.flatMap(({ change }, at) => (change === null ? [at] : []));
  const rest = keeping.includes(otherwise) ? otherwise : (keeping[0] ?? null);
  const asking = isOpen && !hasQuestion;
  const spelled = JSON.stringify(answers);

  // Only the latest request counts: a late response to an older one is ignored.
  useEffect(() => {
    const own: readonly AnswerRequest[] = JSON.parse(spelled);
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

  const change = (at: number, part: Partial<AnswerRequest>) =>
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
      ...{ until: isQuestion ? until : null, otherwise: isQuestion ? rest : null },
      ...(inReplyTo && { inReplyTo }),
    });
    setPending(false);
    if (!answer.ok) return setRefused(answer);
    handOverToast('success', call === 'send-letter' ? words.sentTo(buyer) : words.kept);
    location.assign(
      path(
        call === 'send-letter'
          ? `/workshop/letters?tab=${isQuestion ? 'wait' : 'done'}&order=${number}`
          : `/workshop/letters?tab=drafts&order=${number}`,
      ),
    );
  }

  async function discard(): Promise<void> {
    if (!draft) return;
    const answer = await callWorkshop('discard-letter', { id: draft.id, number });
    if (!answer.ok) return setRefused(answer);
    location.assign(path('/workshop/letters?tab=drafts'));
  }

  return (
    <form
      className="mt-6 px-18 pt-16 pb-18 edge bg-ground-raised [&>p]:mt-12"
      data-call="send-letter"
      aria-label={words.form(buyer)}
      method="dialog"
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
      <div className="flex flex-wrap gap-y-4 gap-x-14 items-baseline [&_h3]:type-19">
        <h3>{answers.length > 0 ? words.question : words.letter}</h3>
        {asking ? (
          <span className="flex flex-wrap gap-y-4 gap-x-16 ml-auto type-14">
            {patternsFor(thread).map((pattern) => (
              <TextButton
                label={words.patterns[pattern.id]}
                key={pattern.id}
                onClick={() => {
                  setTitle(pattern.title);
                  setText(pattern.text);
                  setAnswers(pattern.answers);
                  setOtherwise(0);
                  box.current?.focus();
                }}
              />
            ))}
          </span>
        ) : null}
      </div>
      <InputField
        id="letter-title"
        label={answers.length > 0 ? words.asks : words.heading}
        value={title}
        maxLength={120}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextField
        id="letter-text"
        label={words.text}
        ref={box}
        rows={5}
        value={text}
        maxLength={4000}
        data-key="r"
        onChange={({ target }) => setText(target.value)}
      />
      {answers.map((answer, at) => (
        <AnswerRow
          // biome-ignore lint/suspicious/noArrayIndexKey: answers are identified by position
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
        <p className="mt-8 text-wine" role="alert">
          {fault}
        </p>
      ) : null}
      {asking && answers.length < MOST_ANSWERS ? (
        <TextButton
          label={answers.length === 0 ? words.addFirst : words.addMore}
          className="mt-12 mb-4"
          onClick={() => setAnswers((all) => [...all, EMPTY])}
        />
      ) : null}
      {answers.length > 0 ? (
        <>
          <p className="fine text-muted">{words.always(buyer)}</p>
          <div className="grid grid-cols-[1fr_1fr] gap-12 small:grid-cols-[1fr]">
            <InputField
              id="letter-until"
              label={words.until}
              type="datetime-local"
              value={until}
              min={`${addDays(today, 1)}T00:00`}
              onChange={({ target }) => setUntil(target.value)}
            />
            <SelectField
              id="letter-otherwise"
              label={words.otherwise}
              value={rest ?? ''}
              aria-describedby="letter-otherwise-note"
              onChange={({ target }) => setOtherwise(Number(target.value))}
            >
              {rest === null ? <option value="">–</option> : null}
              <Options values={keeping} nameOf={(at) => answers[at]?.words || words.answer(at + 1)} />
            </SelectField>
          </div>
          <p id="letter-otherwise-note" className="fine text-muted">
            {words.silence}
          </p>
        </>
      ) : null}
      {refused ? (
        <RefusalNotice
          refused={refused}
          onKeep={() => location.reload()}
          onTake={() => void send('send-letter')}
        />
      ) : null}
      <div className="flex flex-wrap gap-y-10 gap-x-12 items-center mt-18">
        <Button type="submit" kind="primary" className="whitespace-normal" disabled={isPending}>
          {words.send(buyer)} <Key>{words.control}</Key> <Key>Enter</Key>
        </Button>
        <Button
          label={words.keep}
          className="whitespace-normal"
          disabled={isPending}
          onClick={() => void send('keep-letter')}
        />
        {draft ? (
          <TextButton label={words.discard} className="whitespace-normal" onClick={() => void discard()} />
        ) : null}
      </div>
    </form>
  );
}
