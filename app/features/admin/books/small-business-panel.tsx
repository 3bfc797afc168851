import { cx } from '#app/ui/cx.ts';
import { shortDay } from '#domain/calendar/day.ts';
import { smallBusinessFaultWords } from '#domain/prices/tax-year.messages.ts';
import type { SmallBusinessDesk } from '#server/books/index.ts';
import { AnyCallForm, Submit } from '../call-form.tsx';
import { momentOf } from '../format.ts';
import look from '../look.module.css';
import styles from './small-business-panel.module.css';

const dayWords = (day: string) => `${shortDay(day)} ${day.slice(0, 4)}`;

/** § 19 UStG: on or off, from when, and what forbids it. */
export function SmallBusinessPanel({ small }: { small: SmallBusinessDesk }) {
  const { isOn, from, version, by, at, earliest, fault } = small;
  const state = isOn && from ? `on since ${dayWords(from)}` : from ? `on from ${dayWords(from)}` : 'off';
  return (
    <section aria-labelledby="small-business">
      <div className={styles.head}>
        <h2 id="small-business" className={look.title}>
          Small business, § 19
        </h2>
        <span className={cx(look.small, look.faint, 'ml-auto')}>{state}</span>
        <span
          className={styles.toggle}
          data-on={isOn || undefined}
          data-locked={(!isOn && earliest === undefined) || undefined}
          aria-hidden="true"
        />
      </div>
      {fault ? <p className="mt-8">{smallBusinessFaultWords(fault)}</p> : null}
      <p className={cx(look.small, look.faint, 'mt-6')}>
        On, it takes VAT off prices, invoices and OSS, and writes the § 19 sentence. From a date, never back.
      </p>
      {from && by && at ? (
        <p className={cx(look.small, look.faint, 'mt-6')}>
          Said by {by}, {momentOf(at)}
        </p>
      ) : null}
      {earliest && !isOn ? (
        <AnyCallForm
          call="set-small-business"
          asks={(fields) => ({ version, from: fields.text('from') })}
          lacks={(fields) => (fields.text('from') ? undefined : 'Choose a day.')}
          says={(answer) => ({ type: 'success', text: `A small business from ${dayWords(answer.from)} on.` })}
          question={{
            id: 'ask-small-business',
            title: 'No VAT from that day on?',
            words:
              'Prices stay as they are and contain no VAT; invoices and mails write the § 19 sentence, and nothing goes to the one-stop shop. Once the day has come nobody takes it back: turnover alone ends it. Ask your tax adviser first.',
            yes: 'Switch it on',
          }}
        >
          <label className={look.label} htmlFor="small-business-from">
            From
          </label>
          <input
            id="small-business-from"
            className={look.field}
            type="date"
            name="from"
            min={earliest}
            defaultValue={from ?? earliest}
            required
          />
          <Submit className="mt-12">{from ? 'Give it another day' : 'Switch on from that day'}</Submit>
        </AnyCallForm>
      ) : null}
    </section>
  );
}
