import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './section.module.css';
import { TitleBlock } from './title-block.tsx';

interface SectionProps {
  /** Becomes the id of the section; its heading gets `{id}-heading`. */
  id: string;
  /** First line of the caption: "FIG. 1", "TABLE 1". */
  figure: string;
  lines?: readonly string[];
  heading: ReactNode;
  /** At the right of the heading: a link or muted text. */
  more?: ReactNode;
  /** On ink the section is full-bleed and has no hairline. */
  ground?: 'paper' | 'ink';
  /** Omits the content's margins, so that it can extend to the window's edges. */
  bleed?: boolean;
  className?: string;
  children?: ReactNode;
}

/** A section of a page: hairline, caption in columns 1–3, heading from column 4, then the content. */
export function Section({
  id,
  figure,
  lines,
  heading,
  more,
  ground = 'paper',
  bleed,
  className,
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={cx(styles.section, ground === 'ink' && 'on-ink', ground === 'ink' && styles.ink, className)}
    >
      <div className="wrap">
        <header className={cx('page-grid', styles.head)}>
          <h2 id={`${id}-heading`} className={styles.heading}>
            {heading}
          </h2>
          <TitleBlock figure={figure} lines={lines} beside />
          {more ? <div className={styles.more}>{more}</div> : null}
        </header>
      </div>
      <div className={bleed ? undefined : 'wrap'}>{children}</div>
    </section>
  );
}
