import { cx } from './cx.ts';
import styles from './title-block.module.css';

/** The caption of a section, as in the title block of a drawing: "FIG. 1", then quiet lines. */
export function TitleBlock({
  figure,
  lines = [],
  className,
}: {
  figure: string;
  lines?: readonly string[];
  className?: string;
}) {
  return (
    <p className={cx('mono muted', className)}>
      <b className={styles.figure}>{figure}</b>
      {lines.map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
    </p>
  );
}
