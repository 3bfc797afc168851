import { type ComponentProps, useState } from 'react';
import { handOverToast } from '#app/state/toasts.ts';
import { useMessages, useTranslation } from '#app/ui/language.tsx';
import { COMPANY_FIELDS, companyFieldWords } from '#domain/company-data.messages.ts';
import type { CompanyData } from '#domain/company-data.ts';
import { LANGUAGES, type Language, languageNameIn } from '#domain/languages.ts';
import type { VatNumberDue } from '#domain/prices/vat-number-due.ts';
import { recordOf } from '#domain/records.ts';
import type { OssChoice } from '#server/books/index.ts';
import type { CompanyView } from '#server/shopfront/index.ts';
import { BOOK_DAYS } from '../books/days.messages.ts';
import { VatNumberNotice } from '../books/vat-number-notice.tsx';
import { CallForm, type FormReader, Submit } from '../kit/call-form.tsx';
import { InputField, RecordField, TextField } from '../kit/field.tsx';
import { framed, PageHead, ShopTabs } from '../kit/frame.tsx';
import { TextLink } from '../kit/link.tsx';
import look from '../kit/look.module.css';
import { callWorkshop, encodeFile, RefusalNotice } from '../kit/refusal.tsx';
import { TitledSection } from '../kit/section.tsx';
import { momentOf } from '../kit/words.ts';
import { COMPANY_PAGE, NOTICE_FILES, OSS_SECTION } from './company-page.messages.ts';

export default framed(CompanyPage, '/workshop/company');

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

/** Fields of one line. */
const LINES = [
  'legalName',
  'street',
  'postalCode',
  'city',
  'vatId',
  'taxNumber',
  'gbVatNumber',
  'eori',
  'dhlHome',
  'dhlAbroad',
  'postEkp',
  'iban',
  'phone',
  'supportEmail',
  'ordersEmail',
  'bugReportEmail',
  'host',
] as const satisfies readonly (keyof CompanyData)[];

/** Every field of the company: one that is not sent would be reset to its example. */
const dataIn = (fields: FormReader): CompanyData => ({
  ...recordOf(LINES, fields.text),
  partners: lines(fields.text('partners')),
  socialLinks: linksIn(fields.text('socialLinks')),
  interview: { title: fields.text('title'), url: fields.text('url') },
});

function CompanyPage({
  company: { data, version, examples, notices, history },
  oss,
  due,
}: {
  company: CompanyView;
  oss: OssChoice;
  due: VatNumberDue | null;
}) {
  const [words, language] = useTranslation(COMPANY_PAGE);
  const labels = { ...useMessages(COMPANY_FIELDS), ...words.fields };
  const line = (name: (typeof LINES)[number]) => (
    <RecordField key={name} name={name} label={labels[name]} value={data[name]} />
  );
  return (
    <>
      <PageHead title={words.title} aside={words.standing(version)} />
      <ShopTabs path="/workshop/company" />
      <div className="grid grid-cols-[minmax(0,1fr)_280px] gap-32 items-start px-margin pb-56 phone:grid-cols-[minmax(0,1fr)]">
        <div>
          <TitledSection titleId="who-we-are" isPanel title={words.whoWeAre}>
            <VatNumberNotice due={due} />
            {examples.length > 0 ? (
              <p className="py-14 px-16 [border-left:4px_solid_var(--wine)] [background:var(--wine-pale)] text-inherit">
                {words.examples([...new Set(examples.map((field) => companyFieldWords(field, language)))])}
              </p>
            ) : null}
            <CallForm
              call="set-company"
              keeps="company"
              asks={(fields) => ({ version, data: dataIn(fields) })}
              done={words.isSet}
            >
              <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,380px),1fr))] gap-y-0 gap-x-24">
                {line(LINES[0])}
                <Lines name="partners" label={labels.partners} value={data.partners.join('\n')} />
                {LINES.slice(1).map(line)}
                <Lines
                  name="socialLinks"
                  label={labels.socialLinks}
                  value={data.socialLinks.map(({ name, url }) => `${name} ${url}`).join('\n')}
                />
                <RecordField name="title" label={labels.interviewTitle} value={data.interview.title} />
                <RecordField name="url" label={labels.interviewUrl} value={data.interview.url} />
              </div>
              <Submit label={words.set} kind="primary" className="mt-22" />
            </CallForm>
          </TitledSection>
          <OssSection oss={oss} />
          <NoticeFiles notices={notices} />
        </div>
        <TitledSection titleId="company-history" title={words.setBy}>
          {history.length === 0 ? <p className="text-muted">{words.nobody}</p> : null}
          <ul className="[&_li]:py-9 [&_li]:px-0 [&_li]:line-t">
            {history.map((row) => (
              <li key={row.version}>
                {row.by} <span className="fine text-muted">{momentOf(row.at, language)}</span>
              </li>
            ))}
          </ul>
        </TitledSection>
      </div>
    </>
  );
}

const Lines = ({ name, label, value }: ComponentProps<typeof RecordField>) => (
  <TextField id={name} label={label} name={name} rows={3} defaultValue={value} />
);

/** Date from which sales to other EU countries are taxed at the destination, by the makers' choice. */
function OssSection({ oss }: { oss: OssChoice }) {
  const [words, language] = useTranslation(OSS_SECTION);
  const { dated } = useMessages(BOOK_DAYS);
  const { today, from, bindsUntil, version, by, at } = oss;
  const isOver = bindsUntil !== null && bindsUntil < today;
  return (
    <TitledSection titleId="oss" isPanel className="mt-32" title={words.title}>
      <p>
        <b className="weight-600">
          {from === null ? words.off : (bindsUntil ? words.onSince : words.onFrom)(dated(from))}
        </b>
        {bindsUntil && !isOver ? ` ${words.binds(dated(bindsUntil))}` : null}
      </p>
      <p className="fine text-muted mt-6">{words.note}</p>
      {by && at ? <p className="fine text-muted mt-6">{words.said(by, momentOf(at, language))}</p> : null}
      {bindsUntil === null ? (
        <CallForm
          call="set-oss"
          asks={(fields) => ({ version, from: fields.text('from') })}
          lacks={(fields) => (fields.text('from') ? undefined : words.lacks)}
          done={words.done}
          question={{ id: 'ask-oss', ...words.question }}
        >
          <InputField
            id="oss-from"
            label={words.from}
            type="date"
            name="from"
            min={today}
            defaultValue={from ?? ''}
            required
          />
          <Submit label={from ? words.otherDay : words.submit} className="mt-12" />
        </CallForm>
      ) : null}
      {from !== null && (bindsUntil === null || isOver) ? (
        <CallForm
          call="set-oss"
          asks={() => ({ version, from: null })}
          done={words.done}
          question={{ id: 'ask-no-oss', ...words.noQuestion }}
        >
          <Submit label={words.stop} className="mt-12" />
        </CallForm>
      ) : null}
    </TitledSection>
  );
}

const REGULATION: Readonly<Record<Language, string>> = {
  en: 'https://eur-lex.europa.eu/eli/reg_impl/2025/1960/oj/eng',
  de: 'https://eur-lex.europa.eu/eli/reg_impl/2025/1960/oj/deu',
};

/** Upload of the European Commission's files, by language. */
function NoticeFiles({ notices }: Pick<CompanyView, 'notices'>) {
  const [words, language] = useTranslation(NOTICE_FILES);
  return (
    <TitledSection titleId="eu-notice" isPanel className="mt-32" title={words.title}>
      <p>
        {words.why} <TextLink label={words.where} newTab href={REGULATION[language]} />
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,380px),1fr))] gap-y-0 gap-x-24">
        {LANGUAGES.map((of) => (
          <NoticeOf key={of} language={of} notices={notices.filter((file) => file.language === of)} />
        ))}
      </div>
    </TitledSection>
  );
}

function NoticeOf({ language: of, notices }: { language: Language } & Pick<CompanyView, 'notices'>) {
  const [words, language] = useTranslation(NOTICE_FILES);
  const name = languageNameIn(of, language);
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  async function send(file: File | undefined) {
    if (!file) return;
    setSending(true);
    setError(undefined);
    const answer = await callWorkshop('put-notice', { language: of, content: await encodeFile(file) });
    setSending(false);
    if (!answer.ok) return setError(answer.error);
    handOverToast('success', words.isPut);
    location.reload();
  }
  return (
    <div className="mb-16">
      <h3>{name}</h3>
      <ul className="[&_li]:py-9 [&_li]:px-0 [&_li]:line-t">
        {(['svg', 'pdf'] as const).map((type) => {
          const put = notices.find((file) => file.type === type);
          return (
            <li key={type}>
              {words.uses[type]}:{' '}
              {put ? (
                <>
                  <TextLink label={words.open} newTab href={put.path} />{' '}
                  <span className="fine text-muted">
                    {put.by}, {momentOf(put.at, language)}
                  </span>
                </>
              ) : (
                <span className={type === 'svg' ? 'text-wine' : 'text-muted'}>{words.missing[type]}</span>
              )}
            </li>
          );
        })}
      </ul>
      <InputField
        label={words.choose(name)}
        labelClassName={look.label}
        type="file"
        accept="image/svg+xml,application/pdf"
        disabled={isSending}
        onChange={({ currentTarget }) => void send(currentTarget.files?.[0])}
      />
      {error ? <RefusalNotice refused={{ error }} onKeep={() => {}} onTake={() => {}} /> : null}
    </div>
  );
}
