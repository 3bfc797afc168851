import type { ComponentProps, ReactNode } from 'react';
import { useCountedBy } from '#app/page/use-counts-visits.ts';
import { cx } from '#app/ui/cx.ts';
import { EarlyScript } from '#app/ui/early-script.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { languageOf } from '#domain/languages.ts';
import { LEGAL_MESSAGES } from './legal.messages.ts';
import styles from './legal-page.module.css';
import { legalParts } from './legal-parts.tsx';
import { type LegalText, updatedOf } from './legal-texts.ts';
import { READING_SCRIPT } from './reading-script.ts';

interface LegalPageProps {
  path: string;
  /** The shop's address without a trailing slash. */
  publicUrl: string;
  text: LegalText;
  /** At the right of the title: the choice of language. */
  aside: ReactNode;
  parts?: Record<string, unknown>;
}

/** A page to read and print: numbered chapters in one column, a table of contents at the left, a language switch. */
const WAY =
  'flex text-muted hover:text-text aria-[current]:text-text aria-[current]:weight-500 focus-visible:-outline-offset-2 desk:py-6 desk:pl-14 desk:line-l desk:hover:pl-13 desk:hover:line-l-copper desk:aria-[current]:pl-13 desk:aria-[current]:line-l-copper phone:items-center';

export function LegalPage({ path, publicUrl, text, aside, parts }: LegalPageProps) {
  const { frontmatter, headings, default: Text } = text;
  const { title, heading = title, sheet, line } = frontmatter;
  const updated = updatedOf(path, text);
  const language = languageOf(path);
  const countedBy = useCountedBy();
  const words = LEGAL_MESSAGES[language];
  const chapters = headings.filter(({ depth }) => depth === 2);

  // Twenty rows of touch height would fill a screen before the first word.
  const isLong = chapters.length > 12;

  function Chapter({ id, children }: ComponentProps<'h2'>) {
    return (
      <h2
        id={id}
        className="h3 flex gap-[0.4em] mt-40 mb-10 first:mt-0 [h2+&]:mt-0 [scroll-margin-top:24px] target:underline decoration-copper-fill decoration-2 underline-offset-[0.2em] paper:break-after-avoid"
      >
        <span className="inline-block flex-none min-w-[0.75em]">
          {chapters.findIndex((chapter) => chapter.id === id) + 1}
        </span>{' '}
        <span className="min-w-0">{children}</span>
      </h2>
    );
  }

  return (
    <article>
      <PageTitle
        figure={sheet}
        lines={updated ? [line, updated] : [line]}
        title={heading}
        size="small"
        aside={aside}
      />
      <div className="wrap pb-128 phone:pb-80">
        <div className="page-grid">
          <nav
            className="mono sticky top-24 col-[1/4] self-start max-h-[calc(100svh-48px)] overflow-y-auto [scrollbar-width:thin] phone:static phone:col-span-full phone:max-h-none phone:mb-36 phone:py-10 phone:line-y paper:hidden"
            aria-label={words.contents}
            data-contents=""
          >
            <ol>
              {chapters.map(({ id, text: name }, index) => (
                <li key={id}>
                  <a className={cx(WAY, isLong ? 'phone:min-h-34' : 'phone:min-h-44')} href={`#${id}`}>
                    <span className="inline-block flex-none min-w-[2em]">{index + 1}</span>
                    <span>{name}</span>
                  </a>
                </li>
              ))}
            </ol>
            <button
              type="button"
              className="min-h-44 mt-14 underline decoration-1 underline-offset-[0.22em] hover:decoration-2 phone:hidden"
              hidden
            >
              {words.print}
            </button>
          </nav>
          <div className={styles.text}>
            <Text components={{ ...legalParts(language, publicUrl, countedBy), ...parts, h2: Chapter }} />
          </div>
        </div>
      </div>
      <EarlyScript code={READING_SCRIPT} />
    </article>
  );
}
