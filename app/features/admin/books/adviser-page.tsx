import { cx } from '#app/ui/cx.ts';
import { type Adviser, CHARTS, type Chart } from '#domain/books/chart.ts';
import type { AdviserDesk } from '#server/books/index.ts';
import { CallForm, Submit } from '../call-form.tsx';
import type { Fields } from '../fields.ts';
import { momentOf } from '../format.ts';
import { framed, PageHead } from '../frame.tsx';
import look from '../look.module.css';
import styles from './books.module.css';
import { BooksTabs } from './books-tabs.tsx';

export const AdviserIsland = framed(AdviserPage, '/workshop/books/adviser');

const ACCOUNTS: readonly [keyof Omit<Chart, 'name'>, string][] = [
  ['home', 'Sales at home'],
  ['oss', 'Sales EU, one-stop shop'],
  ['uk', 'Sales UK, British VAT'],
  ['export', 'Export, tax-free'],
  ['smallBusiness', 'Sales, § 19'],
  ['fees', 'Payment fees'],
  ['transit', 'Money on the way'],
  ['bank', 'Bank'],
];

const dataIn = (fields: Fields): Adviser => ({
  consultant: Number(fields.text('consultant')),
  client: Number(fields.text('client')),
  feeKey: fields.text('feeKey'),
  mail: fields.text('mail'),
  chart: {
    name: fields.text('name') === 'SKR04' ? 'SKR04' : 'SKR03',
    home: fields.text('home'),
    oss: fields.text('oss'),
    uk: fields.text('uk'),
    export: fields.text('export'),
    smallBusiness: fields.text('smallBusiness'),
    fees: fields.text('fees'),
    transit: fields.text('transit'),
    bank: fields.text('bank'),
  },
});

/** What the tax adviser has said, once: numbers of the office, and the accounts that months are booked on. */
export function AdviserPage({ adviser, month }: { adviser: AdviserDesk; month: string }) {
  const { data, version, by, at } = adviser;
  return (
    <>
      <PageHead title="Adviser and tax">
        <span className={cx(look.small, look.faint)}>
          {at ? `set by ${by}, ${momentOf(at)}` : 'examples: nobody has set anything yet'}
        </span>
      </PageHead>
      <BooksTabs page="books/adviser" month={month} />
      <div className={styles.form}>
        <section className={look.panel} aria-labelledby="adviser">
          <h2 id="adviser">What the adviser says</h2>
          <p>
            It stands in the file for DATEV from the next download on. Months that are closed stay as they
            are.
          </p>
          <CallForm
            call="set-adviser"
            keeps="adviser"
            asks={(fields) => ({ version, data: dataIn(fields) })}
            done="Set."
          >
            <div className={styles.fields}>
              <Line
                name="consultant"
                label="Adviser’s number (Beraternummer)"
                value={String(data.consultant)}
              />
              <Line name="client" label="Our number there (Mandantennummer)" value={String(data.client)} />
              <Line name="feeKey" label="Tax key of fees, § 13b (empty: none)" value={data.feeKey} />
              <Line name="mail" label="Mail of the office (empty: none)" value={data.mail} />
              <div>
                <label className={look.label} htmlFor="name">
                  Chart of accounts
                </label>
                <select className={look.select} id="name" name="name" defaultValue={data.chart.name}>
                  {Object.keys(CHARTS).map((name) => (
                    <option key={name}>{name}</option>
                  ))}
                </select>
              </div>
              {ACCOUNTS.map(([name, label]) => (
                <Line key={name} name={name} label={label} value={data.chart[name]} />
              ))}
            </div>
            <Submit className={cx(look.primary, 'mt-22')}>Set it</Submit>
          </CallForm>
        </section>
      </div>
    </>
  );
}

const Line = ({ name, label, value }: { name: string; label: string; value: string }) => (
  <div>
    <label className={look.label} htmlFor={name}>
      {label}
    </label>
    <input className={look.field} id={name} name={name} defaultValue={value} autoComplete="off" />
  </div>
);
