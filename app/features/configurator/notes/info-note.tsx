import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { ConfiguratorId } from '#domain/configurator/configurator.ts';
import type { Build } from '#domain/tone/build.ts';
import { SHEET_LOAD } from '#domain/tone/circuit.ts';
import { doubtOf } from '#domain/tone/doubt.ts';
import { resonanceDoubt } from '#domain/tone/doubt-band.ts';
import { doubtAlone } from '#domain/tone/format-figures.ts';
import { NOTE_MESSAGES } from './note.messages.ts';
import { noteExample } from './note-figures.ts';
import { type NoteTopic, noteIdOf } from './note-topics.ts';
import styles from './notes.module.css';

interface NoteProps {
  topic: NoteTopic;
  /** First field of the title block: the source, if not the model. */
  source?: ReactNode;
  /** Second field: the validity. */
  holds: ReactNode;
  children: ReactNode;
}

/** One info overlay, invisible while closed. Its close control is a link, which needs no script. */
export function InfoNote({ topic, source, holds, children }: NoteProps) {
  const { topics, info, close, modelled } = useMessages(NOTE_MESSAGES);
  const { title, step } = topics[topic];
  const id = noteIdOf(topic);
  return (
    <dialog id={id} className={styles.note} aria-labelledby={`${id}-heading`}>
      <div className="mono sticky z-1 top-0 flex flex-none items-center justify-between h-56 pr-26 pl-40 line-b [background:inherit] phone:h-60 phone:pr-10 phone:pl-20">
        <p>
          <b className="mr-[1em]">{info}</b>
          <span className="muted">{step}</span>
        </p>
        <a
          href="#step"
          className="grid place-items-center w-44 h-44 paper:hidden"
          aria-label={close}
          data-note="closes"
        >
          <Icon name="close" size={18} />
        </a>
      </div>
      <div className="py-28 px-40 [&>*+p]:mt-14 phone:py-24 phone:px-20">
        <h2 className="mb-16 ml-[-0.03em] type-40 phone:type-30" id={`${id}-heading`}>
          {title}
        </h2>
        {children}
      </div>
      <p className="mono flex flex-none mt-auto line-t phone:grid phone:py-10">
        <span className="muted py-12 pr-20 pl-40 phone:py-2 phone:pl-20">
          {source ?? <TextLink to="/model">{modelled}</TextLink>}
        </span>
        <span className="py-12 px-20 desk:line-l phone:py-2">{holds}</span>
      </p>
    </dialog>
  );
}

export function NoteFigure({
  figure,
  caption,
  children,
}: {
  figure: string;
  caption: string;
  children: ReactNode;
}) {
  return (
    <figure className="[&_figcaption]:px-0 [&_figcaption]:pt-12 [&_figcaption]:pb-14 [&_b]:mr-[1em] [&_svg+table]:mt-14 my-22 line-t">
      <figcaption className="mono">
        <b>{figure}</b>
        {caption}
      </figcaption>
      {children}
    </figure>
  );
}

interface NoteColumn {
  /** Column header; short, for phones. */
  readonly head: string;
  /** The full header, for screen readers. */
  readonly full?: string;
  /** Text is left-aligned, figures are right-aligned. */
  readonly words?: boolean;
}

interface NoteTableProps {
  columns: readonly NoteColumn[];
  /** Cells of each row; the first is its header. */
  rows: readonly (readonly string[])[];
}

const CELL = 'py-8 line-b align-baseline';

/** A table in mono. The first cell of a row is its header. */
export function NoteTable({ columns, rows }: NoteTableProps) {
  const place = (index: number) =>
    cx(CELL, index > 0 && (columns[index]?.words ? 'pl-18' : 'pl-10 text-right phone:pl-8'));
  return (
    <table className="mono phone:type-11">
      <thead className="text-muted">
        <tr>
          {columns.map(({ head, full }, index) => (
            <th key={head} scope="col" className={place(index)}>
              {full ? (
                <>
                  <span aria-hidden="true">{head}</span>
                  <span className="visually-hidden">{full}</span>
                </>
              ) : (
                head
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row" className={cx(place(0), /^\d/.test(name ?? '') && 'unit')} translate="no">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td
                key={columns[index + 1]?.head}
                className={cx(place(index + 1), !columns[index + 1]?.words && 'unit')}
                translate="no"
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Model figures that a note's table may contain. */
type Doubted = 'inductance' | 'treble' | 'peak';

interface NoteDoubtProps {
  of: ConfiguratorId;
  /** The least certain row, if that is not the typical build. */
  change?: Partial<Build>;
  figures: readonly Doubted[];
}

/**
 * Uncertainty of the figures of a table. It is below the table, because the rows are off together and their differences
 * are better known than any single figure.
 */
export function NoteDoubt({ of, change, figures }: NoteDoubtProps) {
  const language = useLanguage();
  const { doubt: words } = useMessages(NOTE_MESSAGES);
  const { pickup, resonance } = noteExample(of, change);
  const doubt = doubtOf(pickup);
  const share = resonanceDoubt(pickup.circuit, SHEET_LOAD, doubt);
  const by: Readonly<Record<Doubted, string>> = {
    inductance: doubtAlone(100 * doubt.inductance, '%', language),
    treble: doubtAlone(Math.max(0.1, (resonance.minus3dB_Hz * share) / 1000), 'kHz', language),
    peak: doubtAlone(doubt.peak_dB, 'dB', language),
  };
  return (
    <p className="mono muted mt-10">
      {words.all(figures.map((figure) => words[figure](by[figure])).join(', '))}
    </p>
  );
}
