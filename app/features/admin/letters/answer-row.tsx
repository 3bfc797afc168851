import { cx } from '#app/ui/cx.ts';
import { weekdayAndDay } from '#domain/calendar/day.ts';
import { effectWords } from '#domain/correspondence/effect.messages.ts';
import type { WorkshopAnswer } from '#server/api/workshop-api.ts';
import type { WorkshopAsks } from '#server/api/workshop-calls.ts';
import type { Thread } from '#server/correspondence/index.ts';
import look from '../look.module.css';
import styles from './letters.module.css';

export type Asked = WorkshopAsks<'send-letter'>['answers'][number];
export type Worked = WorkshopAnswer<'preview-letter'>['answers'][number];

interface AnswerRowProps {
  at: number;
  answer: Asked;
  worked: Worked | undefined;
  thread: Thread;
  onChange: (part: Partial<Asked>) => void;
  onRemove: () => void;
}

/** One answer: what it is called, when the order leaves then, what it changes; and beside it what follows from that. */
export function AnswerRow({ at, answer, worked, thread, onChange, onRemove }: AnswerRowProps) {
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
