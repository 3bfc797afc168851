import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { PageTitle } from './page-title.tsx';
import styles from './reading-page.module.css';

export interface Chapter {
  /** Id of the chapter, for the contents list. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

interface ReadingPageProps {
  figure: string;
  lines?: readonly string[];
  title: string;
  /** At the right of the title: a choice of language, say. */
  aside?: ReactNode;
  chapters: readonly Chapter[];
}

/** A page to read and to print: numbered chapters in one column, their list at the left. */
export function ReadingPage({ figure, lines, title, aside, chapters }: ReadingPageProps) {
  return (
    <article>
      <PageTitle figure={figure} lines={lines} title={title} size="small" aside={aside} />
      <div className={cx('wrap', styles.page)}>
        <div className="grid">
          <nav className={cx('mono', styles.contents)} aria-label="Contents">
            <ol>
              {chapters.map((chapter, index) => (
                <li key={chapter.id}>
                  <a href={`#${chapter.id}`}>
                    <span className={styles.number}>{index + 1}</span>
                    <span>{chapter.title}</span>
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <div className={styles.text}>
            {chapters.map((chapter, index) => (
              <section key={chapter.id} id={chapter.id} aria-labelledby={`${chapter.id}-heading`}>
                <h2 id={`${chapter.id}-heading`} className="h3">
                  <span className={styles.number}>{index + 1}</span> {chapter.title}
                </h2>
                {chapter.body}
              </section>
            ))}
          </div>
        </div>
      </div>
    </article>
  );
}
