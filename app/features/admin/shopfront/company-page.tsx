import { cx } from '#app/ui/cx.ts';
import type { VatNumberDue } from '#domain/prices/vat-number-due.ts';
import type { CompanyDesk } from '#server/shopfront/index.ts';
import { VatNumberNotice } from '../books/vat-number-notice.tsx';
import { CallForm, Submit } from '../call-form.tsx';
import type { Fields } from '../fields.ts';
import { momentOf } from '../format.ts';
import { framed, PageHead, ShopTabs } from '../frame.tsx';
import look from '../look.module.css';
import styles from './company.module.css';

export const CompanyIsland = framed(CompanyPage, '/workshop/company');

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** "Instagram https://…", one a line. */
const linksIn = (text: string) =>
  lines(text).map((line) => {
    const at = line.lastIndexOf(' ');
    return { name: line.slice(0, Math.max(at, 0)).trim(), url: line.slice(at + 1) };
  });

const dataIn = (fields: Fields) => ({
  legalName: fields.text('legalName'),
  partners: lines(fields.text('partners')),
  street: fields.text('street'),
  postalCode: fields.text('postalCode'),
  city: fields.text('city'),
  vatId: fields.text('vatId'),
  taxNumber: fields.text('taxNumber'),
  gbVatNumber: fields.text('gbVatNumber'),
  eori: fields.text('eori'),
  supportEmail: fields.text('supportEmail'),
  bugReportEmail: fields.text('bugReportEmail'),
  ordersEmail: fields.text('ordersEmail'),
  socialLinks: linksIn(fields.text('socialLinks')),
  interview: { title: fields.text('interviewTitle'), url: fields.text('interviewUrl') },
  host: fields.text('host'),
});

/** Whose example it still is, by the first part of its name in the file: what the field is called here. */
const WORDS: Readonly<Record<string, string>> = {
  legalName: 'Name of the firm',
  partners: 'Who runs it',
  street: 'Street',
  postalCode: 'Postal code',
  city: 'Town',
  vatId: 'VAT number',
  taxNumber: 'Tax number',
  gbVatNumber: 'British VAT number',
  eori: 'EORI',
  supportEmail: 'Mail for questions',
  ordersEmail: 'Mail for orders',
  bugReportEmail: 'Mail for faults of the site',
  host: 'Whose machines it runs on',
  socialLinks: 'Links',
  interview: 'Interview',
  HOST: 'Whose machines it runs on',
};

const wordsOf = (field: string): string => WORDS[field.replace('COMPANY.', '').split('.')[0] ?? ''] ?? field;

/** Who runs the shop, set once for every page, mail and paper. */
export function CompanyPage({
  company: { data, version, examples, history },
  due,
}: {
  company: CompanyDesk;
  due: VatNumberDue | null;
}) {
  return (
    <>
      <PageHead title="Company">
        <span className={cx(look.small, look.faint)}>
          {version === 0 ? 'as the file says, nothing set here yet' : `set here, version ${version}`}; pages,
          mails and papers say it from here
        </span>
      </PageHead>
      <ShopTabs path="/workshop/company" />
      <div className={styles.page}>
        <section className={look.panel} aria-labelledby="who-we-are">
          <h2 id="who-we-are">Who we are</h2>
          <VatNumberNotice due={due} />
          {examples.length > 0 ? (
            <p className={styles.examples}>
              Still an example: {[...new Set(examples.map(wordsOf))].join(', ')}. A shop that takes money does
              not open with them.
            </p>
          ) : null}
          <CallForm
            call="set-company"
            keeps="company"
            asks={(fields) => ({ version, data: dataIn(fields) })}
            done="Set. The shop says it from now on."
          >
            <div className={styles.fields}>
              <Line name="legalName" label="Name of the firm" value={data.legalName} />
              <Lines name="partners" label="Who runs it, one a line" value={data.partners.join('\n')} />
              <Line name="street" label="Street" value={data.street} />
              <Line name="postalCode" label="Postal code" value={data.postalCode} />
              <Line name="city" label="Town" value={data.city} />
              <Line name="vatId" label="VAT number (empty: none, under § 19)" value={data.vatId} />
              <Line
                name="taxNumber"
                label="Tax number (on invoices without a VAT number)"
                value={data.taxNumber}
              />
              <Line name="gbVatNumber" label="British VAT number (empty: none)" value={data.gbVatNumber} />
              <Line name="eori" label="EORI (empty: none)" value={data.eori} />
              <Line name="supportEmail" label="Mail for questions" value={data.supportEmail} />
              <Line name="ordersEmail" label="Mail for orders" value={data.ordersEmail} />
              <Line name="bugReportEmail" label="Mail for faults of the site" value={data.bugReportEmail} />
              <Line name="host" label="Whose machines it runs on" value={data.host} />
              <Lines
                name="socialLinks"
                label="Links: name and address, one a line"
                value={data.socialLinks.map(({ name, url }) => `${name} ${url}`).join('\n')}
              />
              <Line name="interviewTitle" label="Interview, title" value={data.interview.title} />
              <Line name="interviewUrl" label="Interview, address" value={data.interview.url} />
            </div>
            <Submit className={cx(look.primary, 'mt-22')}>Set it for the shop</Submit>
          </CallForm>
        </section>
        <section aria-labelledby="company-history">
          <h2 id="company-history" className={look.title}>
            Set by
          </h2>
          {history.length === 0 ? <p className={look.faint}>Nobody yet: the file counts.</p> : null}
          <ul className={styles.history}>
            {history.map((row) => (
              <li key={row.version}>
                {row.by} <span className={cx(look.small, look.faint)}>{momentOf(row.at)}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

interface FieldProps {
  name: string;
  label: string;
  value: string;
}

const Line = ({ name, label, value }: FieldProps) => (
  <div>
    <label className={look.label} htmlFor={name}>
      {label}
    </label>
    <input className={look.field} id={name} name={name} defaultValue={value} autoComplete="off" />
  </div>
);

const Lines = ({ name, label, value }: FieldProps) => (
  <div>
    <label className={look.label} htmlFor={name}>
      {label}
    </label>
    <textarea className={look.field} id={name} name={name} rows={3} defaultValue={value} />
  </div>
);
