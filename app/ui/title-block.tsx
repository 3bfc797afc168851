import { cx } from './cx.ts';
import styles from './title-block.module.css';

/** The caption of a section, as in the title block of a drawing: "FIG. 1", then quiet lines. */
export function TitleBlock({
  figure,
  lines = [],
  beside,
  link,
  className,
}: {
  figure: string;
  lines?: readonly string[];
  /** In columns 1–3 at the left of a heading that comes first for someone who listens; above it below 992 px. */
  beside?: boolean;
  /** Last line: where more of it stands. */
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
