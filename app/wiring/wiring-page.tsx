import { useLanguage, useMessages, usePath } from '#app/ui/language.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { SCHEME_WORDS } from '#domain/wiring/scheme-words.messages.ts';
import { SCHEMES } from '#domain/wiring/schemes.ts';
import { CONNECTOR_MESSAGES } from './connector.messages.ts';
import { ConnectorSection } from './connector-section.tsx';
import { LeadTable } from './lead-table.tsx';
import { SchemeSection } from './scheme-section.tsx';
import { WIRING_PAGE_MESSAGES } from './wiring.messages.ts';

const CHAPTER = 'group grid grid-cols-[64px_1fr] items-center min-h-44 phone:py-6';
const CHAPTER_NAME = 'group-hover:underline decoration-copper underline-offset-[0.4em]';

export function WiringPage() {
  const words = useMessages(WIRING_PAGE_MESSAGES);
  const { heading: connector } = useMessages(CONNECTOR_MESSAGES);
  const language = useLanguage();
  const to = usePath();
  const schemes = SCHEMES.map((scheme) => SCHEME_WORDS[language](scheme));
  return (
    <>
      <PageTitle figure={words.sheet} lines={words.lines(schemes.length)} title={words.title} />
      <div className="wrap page-grid gap-y-48 pb-96 phone:gap-y-28 phone:pb-56 paper:pb-0">
        <p className="lead col-[4/10] phone:col-span-full">
          {words.lead}{' '}
          <a className="link" href={to('/phase')}>
            {words.inPhase}
          </a>
        </p>
        <nav className="mono col-[4/13] phone:col-span-full paper:hidden" aria-label={words.diagrams}>
          <ol className="columns-2 gap-x-gutter phone:columns-1">
            {schemes.map(({ id, number, name, lines }) => (
              <li className="break-inside-avoid line-t" key={id}>
                <a className={CHAPTER} href={`#${id}`}>
                  <span className="muted">{number}</span>
                  <span className={CHAPTER_NAME}>
                    {name} <span className="muted phone:block">{lines[0]}</span>
                  </span>
                </a>
              </li>
            ))}
            <li className="break-inside-avoid line-t">
              <a className={CHAPTER} href="#connector">
                <span className="muted">{words.figure(schemes.length + 1)}</span>
                <span className={CHAPTER_NAME}>{connector}</span>
              </a>
            </li>
            <li className="break-inside-avoid line-t">
              <a className={CHAPTER} href="#colours">
                <span className="muted">{words.tableShort}</span>
                <span className={CHAPTER_NAME}>{words.colours.heading}</span>
              </a>
            </li>
          </ol>
        </nav>
      </div>
      {schemes.map((scheme, index) => (
        <SchemeSection key={scheme.id} scheme={scheme} number={index + 1} />
      ))}
      <ConnectorSection figure={words.figure(schemes.length + 1)} />
      <LeadTable number={schemes.length + 1} />
    </>
  );
}
