import { NoticeSheet } from '#app/buying/guarantee-notice.tsx';
import { cx } from '#app/ui/cx.ts';
import { useLanguage, useWords } from '#app/ui/language.tsx';
import { Section } from '#app/ui/section.tsx';
import { COMPANY } from '#domain/company.ts';
import { inLanguage, type Language } from '#domain/languages.ts';
import { NOTICE_MESSAGES } from '#domain/legal/guarantee-notice.messages.ts';
import type { Notices } from '#domain/legal/guarantee-notice.ts';
import { PRODUCT_SAFETY } from '#domain/legal/product-safety.ts';
import { MAKER_MESSAGES } from './maker-section.messages.ts';
import styles from './maker-section.module.css';

interface MakerSectionProps {
  name: string;
  keys: readonly string[];
  notices: Notices;
}

/** Maker, identifier, warnings and legal guarantee beside every offer; the same in the other language below. */
export function MakerSection({ name, keys, notices }: MakerSectionProps) {
  const language = useLanguage();
  const { figure, line, heading, other, inOther } = useWords(MAKER_MESSAGES);
  return (
    <Section id="maker" figure={figure} lines={[line]} heading={heading}>
      <div className="page-grid">
        <div className="col-[4/13] phone:col-span-full">
          <Particulars name={name} keys={keys} notices={notices} language={language} />
          <details
            lang={other}
            className="[&_summary]:py-16 [&_summary]:px-0 [&_summary]:cursor-pointer [&[open]_summary]:mb-8"
          >
            <summary>{inOther}</summary>
            <Particulars name={name} keys={keys} notices={notices} language={other} />
          </details>
        </div>
      </div>
    </Section>
  );
}

function Particulars({ name, keys, notices, language }: MakerSectionProps & { language: Language }) {
  const { legalName, street, postalCode, city, supportEmail } = COMPANY;
  const { labels, country, warnings, guarantee } = PRODUCT_SAFETY[language];
  const notice = NOTICE_MESSAGES[language];
  return (
    <dl className={styles.list}>
      <div>
        <dt>{labels.maker}</dt>
        <dd>
          <address>
            {legalName}
            <br />
            {street}, {postalCode} {city}, {country}
            <br />
            <a className="link" href={`mailto:${supportEmail}`}>
              {supportEmail}
            </a>
          </address>
        </dd>
      </div>
      <div>
        <dt>{labels.article}</dt>
        <dd>
          <span lang="en">{name}</span>, <span className="mono mono-13">{[...new Set(keys)].join(', ')}</span>
        </dd>
      </div>
      <div>
        <dt>{labels.warnings}</dt>
        <dd>
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
        </dd>
      </div>
      <div>
        <dt>{labels.guarantee}</dt>
        <dd>
          <p className="weight-600">{guarantee.title}</p>
          <p>{guarantee.words}</p>
          <p className="flex flex-wrap gap-y-4 gap-x-24 mt-8">
            <a className="link" href={`${inLanguage('/terms', language)}#guarantee`}>
              {guarantee.more}
            </a>
            <a className="link" href={notice.europe.href} rel="noopener">
              {notice.europe.words}
            </a>
          </p>
          <NoticeSheet notice={notices[language]} words={notice} className="mt-16" />
        </dd>
      </div>
    </dl>
  );
}
