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

/**
 * Shows the print button and marks the current chapter in the table of contents. Inline, because it is tiny and only on
 * these pages. The content policy allows it by its hash.
 */
const READING_SCRIPT = `(() => {
  const list = document.querySelector('[data-contents]');
  const print = list.querySelector('button');
  print.hidden = false;
  print.onclick = () => window.print();
  const links = [...list.querySelectorAll('a')];
  const heads = links.map((link) => document.getElementById(link.hash.slice(1)));
  const topOf = (index) => heads[index].getBoundingClientRect().top;
  const mark = () => {
    const isEnd = innerHeight + scrollY > document.body.scrollHeight - 2;
    // A target near the end of the page never reaches the top.
    const chosen = isEnd ? heads.indexOf(document.querySelector(':target')) : -1;
    const read = heads.findLastIndex((_, index) => topOf(index) < (isEnd ? innerHeight : 120));
    const now = chosen >= 0 && topOf(chosen) >= 0 ? chosen : Math.max(0, read);
    links.forEach((link, index) =>
      index === now ? link.setAttribute('aria-current', 'location') : link.removeAttribute('aria-current'));
    const [top, tall] = [links[now].offsetTop, list.clientHeight];
    if (top < list.scrollTop || top > list.scrollTop + tall - 40) list.scrollTop = top - tall / 2;
  };
  addEventListener('scroll', mark, { passive: true });
  mark();
})()`;
