import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './page-title.module.css';
import { TitleBlock } from './title-block.tsx';

interface PageTitleProps {
  figure: string;
  lines?: readonly string[];
  link?: { readonly href: string; readonly label: string } | undefined;
  title: string;
  /** 104, 72 or 64 px on wide screens: overview, order, reading page. */
  size?: 'large' | 'medium' | 'small';
  aside?: ReactNode;
}

/** The page's only h1, with its caption in columns 1–3. */
export function PageTitle({ figure, lines, link, title, size = 'medium', aside }: PageTitleProps) {
  return (
    <div className={cx('wrap', styles.title)} data-size={size}>
      <div className="page-grid">
        <h1 className={styles.heading}>{title}</h1>
        <TitleBlock figure={figure} lines={lines} link={link} beside className={styles.caption} />
        {aside ? <div className={styles.aside}>{aside}</div> : null}
      </div>
    </div>
  );
}
