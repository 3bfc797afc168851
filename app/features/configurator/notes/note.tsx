import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { useMessages } from '#app/ui/language.tsx';
import { usePath } from '#app/ui/use-path.ts';
import { NOTE_MESSAGES } from './note.messages.ts';
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
export function Note({ topic, source, holds, children }: NoteProps) {
  const to = usePath();
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
          {source ?? (
            <a className="link" href={to('/model')}>
              {modelled}
            </a>
          )}
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
