import { cx } from './cx.ts';
import styles from './title-block.module.css';

/** Caption of a section, as in the title block of a drawing: "FIG. 1", then muted lines. */
export function TitleBlock({
  figure,
  lines = [],
  beside,
  link,
  className,
}: {
  figure: string;
  lines?: readonly string[];
  /** In columns 1–3, left of a heading that comes first in the reading order; above it below 992 px. */
  beside?: boolean;
  /** Last line: a link to more. */
  link?: { readonly href: string; readonly label: string } | undefined;
  className?: string;
}) {
  return (
    <p className={cx('mono muted', beside && styles.beside, className)}>
      <b className={styles.figure}>{figure}</b>
      {lines.map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
      {link ? (
        <a className={cx('link', styles.line)} href={link.href}>
          {link.label}
        </a>
      ) : null}
    </p>
  );
}
