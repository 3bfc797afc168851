import { cx } from '#app/ui/cx.ts';
import { useTranslation } from '#app/ui/language.tsx';
import { dayInWords } from '#domain/calendar/day.ts';
import { effectWords } from '#domain/messages/effect.messages.ts';
import type { WorkshopAnswer } from '#server/api/workshop-api.ts';
import type { WorkshopAsks } from '#server/api/workshop-calls.ts';
import type { Thread } from '#server/messages/index.ts';
import { CheckField, InputField, Options, SelectField } from '../kit/field.tsx';
import { ANSWER_ROW } from './composer.messages.ts';

export type AnswerRequest = WorkshopAsks<'send-letter'>['answers'][number];
export type Worked = WorkshopAnswer<'preview-letter'>['answers'][number];

interface AnswerRowProps {
  at: number;
  answer: AnswerRequest;
  worked: Worked | undefined;
  thread: Thread;
  onChange: (part: Partial<AnswerRequest>) => void;
  onRemove: () => void;
}

/** One answer: its name, the resulting dispatch date, its change, and the consequences. */
export function AnswerRow({ at, answer, worked, thread, onChange, onRemove }: AnswerRowProps) {
  const { items, promised, today } = thread;
  const [words, language] = useTranslation(ANSWER_ROW);
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
  // With the names of this page: a letter has its own.
  const nameOf = (value: string, name: string) =>
    chosen?.others.find((one) => one.id === value)?.name ?? name;
  const id = `answer-${at}`;
  return (
    <fieldset className="grid grid-cols-[24px_minmax(0,1.4fr)_minmax(0,1fr)_36px] gap-12 items-start mt-12 pt-10 line-0 line-t [&_legend]:float-left [&_legend]:pt-12 [&_input[type=date]]:min-w-0 [&_select]:min-w-0 phone:grid-cols-[24px_minmax(0,1fr)_44px]">
      <legend className="num">
        <span aria-hidden="true">{at + 1}</span>
        <span className="visually-hidden">{words.answer(at + 1)}</span>
      </legend>
      <div>
        <InputField
          label={words.called(at + 1)}
          labelClassName="visually-hidden"
          id={`${id}-words`}
          value={answer.words}
          maxLength={60}
          placeholder={words.example}
          onChange={({ target }) => onChange({ words: target.value })}
        />
        <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-y-6 gap-x-10 items-center mt-6">
          <InputField
            boxClassName="contents"
            label={words.leaves}
            labelClassName="fine text-muted"
            id={`${id}-leaves`}
            type="date"
            min={today}
            value={answer.leaves ?? promised ?? ''}
            onChange={({ target }) =>
              onChange({ leaves: target.value === '' || target.value === promised ? null : target.value })
            }
          />
          <SelectField
            boxClassName="contents"
            label={words.changes}
            labelClassName="fine text-muted"
            id={`${id}-change`}
            value={chosen?.key ?? ''}
            onChange={({ target }) => {
              const to = choices.find(({ key }) => key === target.value);
              onChange({ change: to ? { line: to.line, field: to.field, values: [] } : null });
            }}
          >
            <option value="">{words.nothingElse}</option>
            <Options values={choices} idOf={({ key }) => key} nameOf={({ label }) => label} />
          </SelectField>
        </div>
        {chosen && change ? (
          <div className="flex flex-wrap gap-y-4 gap-x-16 mt-8 ">
            {chosen.others.map(({ id: value, name }) => (
              <CheckField
                key={value}
                label={name}
                labelClassName="flex gap-8 items-center min-h-36"
                className="w-20 h-20 [accent-color:var(--ink)]"
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
            ))}
          </div>
        ) : null}
      </div>
      <div className="grid gap-2 pt-10 phone:col-2" aria-live="polite">
        {worked ? (
          <>
            <span className="fine">
              {words.leavesOn[0]}
              <b>{dayInWords(worked.answer.leaves, language, 'short')}</b>
              {words.leavesOn[1]}
            </span>
            <span className={cx('fine', worked.beyondLaw ? 'text-wine' : 'text-muted')}>
              {worked.beyondLaw ? words.beyondLaw : ''}
              {(worked.answer.change?.values.length ?? 0) > 1
                ? worked.answer.change?.values.map(({ value, name }) => nameOf(value, name)).join(', ')
                : effectWords(worked.answer, worked.moves, language)}
            </span>
            {worked.answer.change ? <span className="fine text-muted">{words.sheetChanges}</span> : null}
          </>
        ) : (
          <span className="fine text-muted">
            {change?.values.length === 0 ? words.choose : words.working}
          </span>
        )}
      </div>
      <button
        type="button"
        className="min-w-36 min-h-44 type-20 phone:row-1 phone:col-3"
        aria-label={words.remove(at + 1)}
        onClick={onRemove}
      >
        ×
      </button>
    </fieldset>
  );
}
