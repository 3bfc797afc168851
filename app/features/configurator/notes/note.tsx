import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/language.tsx';
import { usePath } from '#app/ui/use-path.ts';
import { NOTE_MESSAGES } from './note.messages.ts';
import { type NoteTopic, noteIdOf } from './note-topics.ts';
import styles from './notes.module.css';

interface NoteProps {
  topic: NoteTopic;
  /** First field of the title block: where the figures come from, if not from the model. */
  source?: ReactNode;
  /** Second field: what they hold for. */
  holds: ReactNode;
  children: ReactNode;
}

/** One info overlay. Closed, it is nothing; its close control is a link, which needs no script. */
export function Note({ topic, source, holds, children }: NoteProps) {
  const to = usePath();
  const { topics, info, close, modelled } = useWords(NOTE_MESSAGES);
  const { title, step } = topics[topic];
  const id = noteIdOf(topic);
  return (
    <dialog id={id} className={styles.note} aria-labelledby={`${id}-heading`}>
      <div className={cx('mono', styles.head)}>
        <p>
          <b>{info}</b>
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
      <div className={styles.body}>
        <h2 id={`${id}-heading`}>{title}</h2>
        {children}
      </div>
      <p className={cx(styles.foot, 'mono flex flex-none mt-auto line-t phone:grid phone:py-10')}>
        <span className="muted">
          {source ?? (
            <a className="link" href={to('/model')}>
              {modelled}
            </a>
          )}
        </span>
        <span className={styles.holds}>{holds}</span>
      </p>
    </dialog>
  );
}

/** A figure or table of a note, under a hairline, with its number. */
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
