import type { ComponentProps, ReactNode } from 'react';
import { ConditionList } from '#app/buying/condition.tsx';
import type { useCountedBy } from '#app/page/use-counts-visits.ts';
import { MailLink, TextLink } from '#app/ui/text-link.tsx';
import { COMPANY, companyIn, dialHref } from '#domain/company.ts';
import { inLanguage, type Language, languageOf, languageQuery } from '#domain/languages.ts';
import { DATES, dayOfText, type Revision, takesEffect } from '#domain/legal/terms.ts';
import { CONSENT_COOKIE, IGNORE_FLAG } from '#domain/privacy/consent.ts';
import { KEPT_IN_BROWSER } from '#domain/privacy/privacy.ts';
import { customGoods } from '#domain/returns/custom-goods.ts';
import { type WithdrawalPart, withdrawalInstruction } from '#domain/returns/withdrawal.messages.ts';
import { LEGAL_MESSAGES } from './legal.messages.ts';

const QUOTED =
  'mt-14 [h2+&]:mt-0 px-24 pt-20 pb-24 line bg-ground-raised [&>*+h3]:mt-24 [&>*+p]:mt-8 [&>*+ul]:mt-8 phone:p-16';

/** Stored only if visits are counted. */
const OF_CONSENT: readonly string[] = [CONSENT_COOKIE, IGNORE_FLAG];

function Address({ language }: { language: Language }) {
  return (
    <address>
      {COMPANY.legalName}
      <br />
      {COMPANY.street}
      <br />
      {COMPANY.postalCode} {COMPANY.city}
      <br />
      {companyIn(language).country}
    </address>
  );
}

const Mail = () => <MailLink address={COMPANY.supportEmail} />;

const Phone = () => <TextLink href={dialHref(COMPANY.phone)}>{COMPANY.phone}</TextLink>;

function Paragraph({ children }: { children: string }) {
  const [before = '', after] = children.split(COMPANY.phone);
  return (
    <p>
      {before}
      {after === undefined ? null : <Phone />}
      {after}
    </p>
  );
}

/** A link to the page in the text's language, if there is one. */
function LegalLink({ href = '', language, children }: ComponentProps<'a'> & { language: Language }) {
  const isOwn = href.startsWith('/');
  const target = isOwn ? inLanguage(href, language) : href;
  const isForeign = isOwn && languageOf(target) !== language;
  return (
    <TextLink href={target} hrefLang={isForeign ? 'en' : undefined}>
      {children}
    </TextLink>
  );
}

/** Changes of the terms: date, what changed, and from when it applies. */
function Revisions({ language }: { language: Language }) {
  const { begun, from } = LEGAL_MESSAGES[language];
  const { first, revisions }: { first: string; revisions: readonly Revision[] } = DATES.terms;
  const dayText = (day: string) => dayOfText('terms', day, language);
  return (
    <ul>
      <li>
        {dayText(first)}: {begun}
      </li>
      {revisions.map((revision) => (
        <li key={revision.on}>
          {dayText(revision.on)}: {revision.what[language]}; {from} {dayText(takesEffect(revision))}.
        </li>
      ))}
    </ul>
  );
}

type CountedBy = ReturnType<typeof useCountedBy>;

function KeptInBrowser({ language, countedBy }: { language: Language; countedBy: CountedBy }) {
  const { kept, places } = LEGAL_MESSAGES[language];
  return (
    <table>
      <thead>
        <tr>
          {kept.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {KEPT_IN_BROWSER.filter(({ name }) => countedBy || !OF_CONSENT.includes(name)).map(
          ({ name, place, purpose, lasts }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
                <br />
                <span className="muted">{places[place]}</span>
              </th>
              <td>
                {purpose[language]}
                <br />
                <span className="muted">{lasts[language]}</span>
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}

function Part({ part: { heading, paragraphs } }: { part: WithdrawalPart }) {
  return (
    <>
      <h3 className="h4">{heading}</h3>
      {paragraphs.map((paragraph) => (
        <Paragraph key={paragraph}>{paragraph}</Paragraph>
      ))}
    </>
  );
}

function Withdrawal({ language, withdrawAt }: { language: Language; withdrawAt: string }) {
  const { right, effects } = withdrawalInstruction(language, withdrawAt);
  return (
    <div className={QUOTED}>
      <Part part={right} />
      <Part part={effects} />
    </div>
  );
}

function ModelForm({ language, withdrawAt }: { language: Language; withdrawAt: string }) {
  const { note, paragraphs, fields } = withdrawalInstruction(language, withdrawAt).form;
  return (
    <div className={QUOTED}>
      <p>
        <em>{note}</em>
      </p>
      {paragraphs.map((paragraph) => (
        <Paragraph key={paragraph}>{paragraph}</Paragraph>
      ))}
      <ul className="[&_li]:mt-12 [&_li]:pb-28 [&_li]:edge-b list-none">
        {fields.map((field) => (
          <li key={field}>{field}</li>
        ))}
      </ul>
      <p className="muted">{LEGAL_MESSAGES[language].delete}</p>
    </div>
  );
}

/** Components that a legal text may use by name, in its language. `countedBy` is the service that counts visits. */
export function legalParts(
  language: Language,
  publicUrl: string,
  countedBy?: CountedBy,
): Record<string, unknown> {
  const withdrawAt = publicUrl + inLanguage('/withdraw', language);
  return {
    Address: () => <Address language={language} />,
    Mail,
    Phone,
    a: (props: ComponentProps<'a'>) => <LegalLink {...props} language={language} />,
    CustomGoods: () => <p>{customGoods()[language].long}</p>,
    Condition: () => <ConditionList language={language} className="grid-cols-2 phone:grid-cols-1 mt-16" />,
    Revisions: () => <Revisions language={language} />,
    KeptInBrowser: () => <KeptInBrowser language={language} countedBy={countedBy} />,
    // The sandbox's list of counted visits.
    VisitList: ({ children }: { children: ReactNode }) => (
      <TextLink href={`/sandbox/visits${languageQuery(language)}`}>{children}</TextLink>
    ),
    // Shows its content only if visits are counted: by that service, by any, or by none.
    Counted: ({ by, children }: { by?: 'service' | 'sandbox' | 'nobody'; children: ReactNode }) =>
      (by ? by === (countedBy ?? 'nobody') : countedBy) ? children : null,
    Withdrawal: () => <Withdrawal language={language} withdrawAt={withdrawAt} />,
    ModelForm: () => <ModelForm language={language} withdrawAt={withdrawAt} />,
  };
}
