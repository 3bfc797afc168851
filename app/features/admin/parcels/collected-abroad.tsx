import { cx } from '#app/ui/cx.ts';
import { type Day, shortDay } from '#domain/calendar/day.ts';
import { COUNTRY_NAMES } from '#domain/countries.ts';
import { ABROAD } from '#domain/customs/consignment.ts';
import { CURRENCIES } from '#domain/customs/rows.ts';
import type { Desk } from '#server/parcels/index.ts';
import { CallForm, Submit } from '../call-form.tsx';
import look from '../look.module.css';
import { rateWords, spanWords } from './desk-words.ts';
import styles from './parcels.module.css';

type Rules = Desk['rules'];
type Row = Rules['imports'][number];

const ruleOf = ({ kind, code, origin, country }: Row): string =>
  kind === 'duty'
    ? `${code} from ${origin}, prepaid`
    : country === 'GB'
      ? 'British VAT'
      : `buyer pays VAT and the post’s fee`;

/** What is collected abroad, row by row: dated, with its source, and never changed. An order keeps the row it used. */
export function CollectedAbroad({ rules, today }: { rules: Rules; today: Day }) {
  const pound = rules.rates.find(({ currency }) => currency === 'GBP');
  return (
    <section id="rules" className={styles.low} aria-labelledby="rules-title">
      <div className={styles.lowHead}>
        <h2 id="rules-title" className={look.title}>
          Collected abroad
        </h2>
        <span className={cx(look.small, look.faint)}>an order keeps the row it used</span>
      </div>
      <ul>
        {rules.imports.map((row) => (
          <li
            key={row.id}
            className={styles.rule}
            data-over={row.until && row.until < today ? '' : undefined}
          >
            <b className={styles.code}>{row.country}</b>
            <span className={styles.what}>{ruleOf(row)}</span>
            <span className={look.num}>{rateWords(row)}</span>
            <span className={look.small}>{spanWords(row.from, row.until)}</span>
            <span className={cx(look.small, look.faint)}>{row.source}</span>
          </li>
        ))}
        <li className={styles.rule}>
          <b className={styles.code}>GB</b>
          <span className={styles.what}>
            up to £135:{' '}
            {rules.gbVatNumber ? (
              <>British VAT contained, {rules.gbVatNumber}</>
            ) : (
              <>
                <b className="weight-600">not sold</b>, no GB VAT number
              </>
            )}
          </span>
          <span className={cx(look.num, look.faint)}>–</span>
          <span className={look.small}>
            {pound ? `£1 = ${(1_000_000 / pound.perEuro).toFixed(3).replace('.', ',')}\u00a0€` : 'no rate'}
          </span>
          <span className={cx(look.small, look.faint)}>
            {rules.gbVatNumber ? 'above it the buyer pays at import' : 'the number is in the company’s data'}
          </span>
        </li>
        {rules.rates.map(({ currency, day, perEuro, source }) => (
          <li key={currency} className={styles.rule}>
            <b className={styles.code}>€</b>
            <span className={styles.what}>rate of the day, {currency}</span>
            <span className={look.num}>{perEuro / 1_000_000}</span>
            <span className={look.small}>
              {shortDay(day)} {day.slice(0, 4)}
            </span>
            <span className={cx(look.small, look.faint)}>{source}</span>
          </li>
        ))}
        <li className={styles.rule}>
          <b className={styles.code}>EU</b>
          <span className={styles.what}>EORI, on every declaration</span>
          <span className={cx(look.num, look.faint)}>–</span>
          <span className={look.small}>{rules.eori || 'none'}</span>
          <span className={cx(look.small, look.faint)}>the company’s data</span>
        </li>
      </ul>
      <div className={styles.entries}>
        <NewRow today={today} />
        <NewRate today={today} />
      </div>
    </section>
  );
}

const Field = ({
  id,
  name,
  label,
  ...rest
}: {
  id: string;
  name: string;
  label: string;
  type?: string;
  defaultValue?: string;
  inputMode?: 'decimal';
  placeholder?: string;
}) => (
  <div>
    <label className={look.label} htmlFor={id}>
      {label}
    </label>
    <input className={look.field} id={id} name={name} autoComplete="off" {...rest} />
  </div>
);

function NewRow({ today }: { today: Day }) {
  return (
    <details id="new-row" className={styles.entry}>
      <summary className={look.button} data-key="n">
        New row <kbd className={look.key}>N</kbd>
      </summary>
      <CallForm
        call="enter-import-row"
        asks={(fields) => {
          const until = fields.text('until');
          return {
            kind: fields.choice('kind', ['duty', 'tax']),
            country: fields.choice('country', ABROAD),
            code: fields.text('code') || null,
            origin: fields.text('origin') || null,
            from: fields.text('from'),
            until: until || null,
            percent: fields.number('percent') ?? Number.NaN,
            upToPercent: fields.number('upToPercent') ?? null,
            source: fields.text('source'),
          };
        }}
        done="The row is kept. What it follows ends the day before it."
      >
        <div className={styles.fields}>
          <div>
            <label className={look.label} htmlFor="row-country">
              Country
            </label>
            <select className={look.select} id="row-country" name="country" defaultValue="US">
              {ABROAD.map((country) => (
                <option key={country} value={country}>
                  {COUNTRY_NAMES[country]}
                </option>
              ))}
            </select>
          </div>
          <div>
            <label className={look.label} htmlFor="row-kind">
              What
            </label>
            <select className={look.select} id="row-kind" name="kind" defaultValue="duty">
              <option value="duty">Duty, prepaid by us</option>
              <option value="tax">Tax of the country</option>
            </select>
          </div>
          <Field id="row-code" name="code" label="HS code, of a duty" defaultValue="8518.10" />
          <Field id="row-origin" name="origin" label="Origin, of a duty" defaultValue="DE" />
          <Field id="row-percent" name="percent" label="Per cent" inputMode="decimal" />
          <Field id="row-up-to" name="upToPercent" label="Up to, if it differs" inputMode="decimal" />
          <Field id="row-from" name="from" label="In force from" type="date" defaultValue={today} />
          <Field id="row-until" name="until" label="Last day, if known" type="date" />
        </div>
        <Field id="row-source" name="source" label="Source" placeholder="broker’s letter of 30 Oct" />
        <Submit className="mt-14">Keep the row</Submit>
      </CallForm>
    </details>
  );
}

function NewRate({ today }: { today: Day }) {
  return (
    <details id="new-rate" className={styles.entry}>
      <summary className={look.button}>Rate of the day</summary>
      <CallForm
        call="enter-rate"
        asks={(fields) => ({
          currency: fields.choice('currency', CURRENCIES),
          day: fields.text('day'),
          perEuro: fields.number('perEuro') ?? Number.NaN,
          source: fields.text('source'),
        })}
        done="The rate is kept."
      >
        <div className={styles.fields}>
          <div>
            <label className={look.label} htmlFor="rate-currency">
              Currency
            </label>
            <select className={look.select} id="rate-currency" name="currency" defaultValue="GBP">
              {CURRENCIES.map((currency) => (
                <option key={currency} value={currency}>
                  {currency}
                </option>
              ))}
            </select>
          </div>
          <Field id="rate-day" name="day" label="Day" type="date" defaultValue={today} />
          <Field id="rate-euro" name="perEuro" label="One euro is" inputMode="decimal" />
        </div>
        <Field id="rate-source" name="source" label="Source" placeholder="European Central Bank" />
        <Submit className="mt-14">Keep the rate</Submit>
      </CallForm>
    </details>
  );
}
