import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { SCHEME_WORDS } from '#domain/wiring/scheme-words.messages.ts';
import { SCHEMES } from '#domain/wiring/schemes.ts';
import { ConnectorSection } from './connector-section.tsx';
import { LeadTable } from './lead-table.tsx';
import { SchemeSection } from './scheme-section.tsx';
import { WIRING_PAGE_MESSAGES } from './wiring.messages.ts';

export function WiringPage() {
  const words = useMessages(WIRING_PAGE_MESSAGES);
  const language = useLanguage();
  const schemes = SCHEMES.map((scheme) => SCHEME_WORDS[language](scheme));
  return (
    <>
      <PageTitle figure={words.sheet} lines={words.lines(schemes.length)} title={words.title} />
      <div className="wrap page-grid gap-y-48 pb-64 phone:gap-y-28 phone:pb-40 paper:pb-0">
        <p className="lead col-[4/10] phone:col-span-full">
          {words.lead} <TextLink to="/phase">{words.inPhase}</TextLink>
        </p>
      </div>
      {schemes.map((scheme, index) => (
        <SchemeSection key={scheme.id} scheme={scheme} number={index + 1} />
      ))}
      <ConnectorSection />
      <LeadTable />
    </>
  );
}
