import { useState } from 'react';
import { handOverMessage } from '#app/state/messages.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { LANGUAGES, type Language, languageNameIn } from '#domain/languages.ts';
import type { CompanyView } from '#server/shopfront/index.ts';
import { callWorkshop, encodeFile } from '../kit/call-workshop.ts';
import { InputField } from '../kit/field.tsx';
import { momentOf } from '../kit/format.ts';
import { NewTab } from '../kit/links.tsx';
import look from '../kit/look.module.css';
import { Section } from '../kit/parts.tsx';
import { RefusalNotice } from '../kit/refusal.tsx';
import { NOTICE_FILES } from './company-page.messages.ts';

const REGULATION: Readonly<Record<Language, string>> = {
  en: 'https://eur-lex.europa.eu/eli/reg_impl/2025/1960/oj/eng',
  de: 'https://eur-lex.europa.eu/eli/reg_impl/2025/1960/oj/deu',
};

/** Upload of the European Commission's files, by language. */
export function NoticeFiles({ notices }: Pick<CompanyView, 'notices'>) {
  const language = useLanguage();
  const words = useMessages(NOTICE_FILES);
  return (
    <Section titleId="eu-notice" isPanel className="mt-32" title={words.title}>
      <p>
        {words.why}{' '}
        <NewTab href={REGULATION[language]} className={look.link}>
          {words.where}
        </NewTab>
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,380px),1fr))] gap-y-0 gap-x-24">
        {LANGUAGES.map((of) => (
          <NoticeOf key={of} language={of} notices={notices.filter((file) => file.language === of)} />
        ))}
      </div>
    </Section>
  );
}

function NoticeOf({ language: of, notices }: { language: Language } & Pick<CompanyView, 'notices'>) {
  const language = useLanguage();
  const words = useMessages(NOTICE_FILES);
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
    handOverMessage('success', words.isPut);
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
                  <NewTab href={put.path} className={look.link}>
                    {words.open}
                  </NewTab>{' '}
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
