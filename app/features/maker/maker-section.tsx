import type { ReactNode } from 'react';
import { GuaranteeNotice, NoticeSheet } from '#app/buying/guarantee-notice.tsx';
import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { Section } from '#app/ui/section.tsx';
import { MailLink, TextLink } from '#app/ui/text-link.tsx';
import { COMPANY } from '#domain/company.ts';
import { inLanguage, type Language } from '#domain/languages.ts';
import { NOTICE_MESSAGES } from '#domain/legal/guarantee-notice.messages.ts';
import type { GuaranteeNotices } from '#domain/legal/guarantee-notice.ts';
import { PRODUCT_SAFETY } from '#domain/legal/product-safety.ts';
import { MAKER_MESSAGES } from './maker-section.messages.ts';

interface MakerSectionProps {
  /** Names of the products, with the number of their drawing if they have one. */
  names: readonly string[];
  drawing?: string | undefined;
  notices: GuaranteeNotices;
}

/** Maker, identifier, warnings and legal guarantee beside every offer, repeated in the other language. */
export function MakerSection({ names, drawing, notices }: MakerSectionProps) {
  const language = useLanguage();
  const { figure, line, heading, other, inOther } = useMessages(MAKER_MESSAGES);
  return (
    <Section id="maker" figure={figure} lines={[line]} heading={heading}>
      <div className="page-grid">
        <div className="col-[4/13] phone:col-span-full">
          <Particulars names={names} drawing={drawing} notices={notices} language={language} />
          <details
            lang={other}
            className="[&_summary]:py-16 [&_summary]:px-0 [&_summary]:cursor-pointer [&[open]_summary]:mb-8"
          >
            <summary>{inOther}</summary>
            <Particulars names={names} drawing={drawing} notices={notices} language={other} isWhole />
          </details>
        </div>
      </div>
    </Section>
  );
}

function Particulars({
  names,
  drawing,
  notices,
  language,
  isWhole,
}: MakerSectionProps & {
  language: Language;
  isWhole?: boolean;
}) {
  const { legalName, street, postalCode, city, supportEmail } = COMPANY;
  const { labels, country, warnings, guarantee } = PRODUCT_SAFETY[language];
  const notice = NOTICE_MESSAGES[language];
  return (
    <dl>
      <Entry label={labels.maker}>
        <address>
          {legalName}
          <br />
          {street}, {postalCode} {city}, {country}
          <br />
          <MailLink address={supportEmail} />
        </address>
      </Entry>
      <Entry label={labels.article}>
        <span lang="en">{names.join(', ')}</span>
        {drawing ? <span className="mono mono-13">, {drawing}</span> : null}
      </Entry>
      <Entry label={labels.warnings}>
        <ul
          className={cx(
            '[&_li]:pl-18 [&_li]:[text-indent:-18px] [&_li::before]:[content:"–_"] [&_li::before]:inline-block [&_li::before]:w-18 [&_li::before]:[text-indent:0]',
            'grid gap-8',
          )}
        >
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      </Entry>
      <Entry label={labels.guarantee}>
        <p className="weight-600">{guarantee.title}</p>
        <p>{guarantee.words}</p>
        <p className="flex flex-wrap gap-y-4 gap-x-24 mt-8">
          <TextLink href={inLanguage('/terms#guarantee', language)}>{guarantee.more}</TextLink>
          {isWhole ? (
            <TextLink href={notice.europe.href} rel="noopener">
              {notice.europe.words}
            </TextLink>
          ) : null}
        </p>
        {isWhole ? (
          <NoticeSheet notice={notices[language]} words={notice} className="mt-16" />
        ) : (
          <GuaranteeNotice notice={notices[language]} className="mt-16" />
        )}
      </Entry>
    </dl>
  );
}

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[1fr_3fr] gap-y-4 gap-x-24 py-16 line-t last:line-b phone:grid-cols-[1fr]">
      <dt className="weight-600">{label}</dt>
      <dd className="max-w-620 wrap-anywhere">{children}</dd>
    </div>
  );
}
