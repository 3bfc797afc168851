import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { smallBusinessFaultWords } from '#domain/prices/tax-year.messages.ts';
import type { SmallBusinessDesk } from '#server/books/index.ts';
import { AnyCallForm, Submit } from '../kit/call-form.tsx';
import { InputField } from '../kit/field.tsx';
import { momentOf } from '../kit/format.ts';
import look from '../kit/look.module.css';
import { BOOK_DAYS } from './days.messages.ts';
import { SMALL_BUSINESS_PANEL } from './small-business-panel.messages.ts';

/** § 19 UStG: on or off, from when, and reasons against it. */
export function SmallBusinessPanel({ small }: { small: SmallBusinessDesk }) {
  const language = useLanguage();
  const words = useMessages(SMALL_BUSINESS_PANEL);
  const { dated } = useMessages(BOOK_DAYS);
  const { isOn, from, version, by, at, earliest, fault } = small;
  const state = from ? (isOn ? words.onSince : words.onFrom)(dated(from)) : words.off;
  return (
    <section aria-labelledby="small-business">
      <div className="flex flex-wrap gap-y-6 gap-x-14 items-center">
        <h2 id="small-business" className={look.title}>
          {words.title}
        </h2>
        <span className="fine text-muted ml-auto">{state}</span>
        <span
          className="relative w-52 h-28 edge rounded-[14px] bg-ground-raised after:absolute after:top-2 after:left-2 after:w-22 after:h-22 after:edge after:rounded-half after:bg-ground data-on:border-text data-on:bg-text data-locked:opacity-55 data-on:after:right-2 data-on:after:left-auto"
          data-on={isOn || undefined}
          data-locked={(!isOn && earliest === undefined) || undefined}
          aria-hidden="true"
        />
      </div>
      {fault ? <p className="mt-8">{smallBusinessFaultWords(fault, language)}</p> : null}
      <p className="fine text-muted mt-6">{words.note}</p>
      {from && by && at ? (
        <p className="fine text-muted mt-6">{words.said(by, momentOf(at, language))}</p>
      ) : null}
      {earliest && !isOn ? (
        <AnyCallForm
          call="set-small-business"
          asks={(fields) => ({ version, from: fields.text('from') })}
          lacks={(fields) => (fields.text('from') ? undefined : words.lacks)}
          says={(answer) => ({ type: 'success', text: words.done(dated(answer.from)) })}
          question={{ id: 'ask-small-business', ...words.question }}
        >
          <InputField
            id="small-business-from"
            label={words.from}
            type="date"
            name="from"
            min={earliest}
            defaultValue={from ?? earliest}
            required
          />
          <Submit className="mt-12">{from ? words.otherDay : words.submit}</Submit>
        </AnyCallForm>
      ) : null}
    </section>
  );
}
