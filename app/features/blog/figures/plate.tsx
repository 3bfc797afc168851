import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import styles from './plate.module.css';

/** A figure of an article: its number, what it shows, and the drawing or table. */
export function Plate({
  figure,
  caption,
  note,
  framed,
  children,
}: {
  figure: string;
  caption: string;
  /** Where its figures come from. */
  note?: ReactNode;
  /** Drawings stand on raised paper; one that has no end runs to its edge. */
  framed?: boolean | 'to the edge';
  children: ReactNode;
}) {
  return (
    <figure className={styles.plate}>
      <figcaption className={cx('mono', styles.caption)}>
        <b>{figure}</b> {caption}
      </figcaption>
      <div className={cx(framed && styles.framed, framed === 'to the edge' && styles.flush)}>{children}</div>
      {note ? <p className={cx('mono muted', styles.note)}>{note}</p> : null}
    </figure>
  );
}

/** A table of an article; scrolls sideways where it must. */
export function PlateTable({
  label,
  head,
  rows,
}: {
  label: string;
  head: readonly string[];
  /** The first cell of a row is its head. */
  rows: readonly (readonly string[])[];
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls sideways on phones, so the keyboard must reach it
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      <table className={cx('mono', styles.table)}>
        <thead>
          <tr>
            {head.map((words) => (
              <th key={words} scope="col">
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
