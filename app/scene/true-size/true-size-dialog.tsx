import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '#app/ui/icon.tsx';
import { useMessages } from '#app/ui/language.tsx';
import type { Paint } from '../paint.ts';
import { RoomColumn } from './room-column.tsx';
import { ScreenColumn } from './screen-column.tsx';
import { TRUE_SIZE_MESSAGES } from './true-size.messages.ts';
import { useComposed } from './use-composed.ts';

const NAME = 'flex gap-10 items-center min-h-24 body-16/[1.2] weight-600 ls-[0]';
const NUMBER =
  'inline-grid flex-none place-items-center w-24 h-24 [border:1px_solid_var(--copper)] rounded-half text-copper mono-11/1 weight-500';

const COLUMN =
  'grid gap-14 content-start min-w-0 pt-24 px-32 pb-30 min-[768px]:not-first:line-l max-[768px]:not-first:line-t max-[768px]:px-margin';

/** The stage's content, and the names of its files and sheet. */
export interface TrueSizeProps {
  models: readonly string[];
  paint: Paint;
  /** Name of the content: "Humbucker, set, Cream". */
  label: string;
  name: string;
  sheet: string;
}

/** True size in the room or on this screen. A native dialog keeps the focus inside and closes on Escape. */
export function TrueSizeDialog({
  models,
  paint,
  label,
  name,
  sheet,
  onClose,
}: TrueSizeProps & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [attempt, setAttempt] = useState(0);
  const composing = useComposed(models, paint, attempt);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const { title, close, room, screen } = useMessages(TRUE_SIZE_MESSAGES);
  // Outside its opener, which may be on ink: the dialog is on paper.
  return createPortal(
    <dialog
      ref={dialog}
      className="[&[open]]:w-[min(1040px,100vw_-_2_*_var(--margin))] [&[open]]:max-w-none [&[open]]:max-h-[calc(100dvh_-_32px)] [&[open]]:m-auto [&[open]]:overflow-auto [&[open]]:line-0 [&[open]]:rounded [&::backdrop]:[background:rgb(15_18_17_/_66%)] [@media(max-width:767px)]:[&[open]]:w-[100vw] [@media(max-width:767px)]:[&[open]]:max-h-[100dvh] bg-paper-raised text-text"
      aria-label={title}
      onClose={onClose}
    >
      <div className="flex gap-16 items-center justify-between pt-22 pr-28 pb-20 pl-32 line-b [&_h2]:[font-size:clamp(1.75rem,1rem_+_2.4vw,2.75rem)] [@media(max-width:767px)]:px-margin">
        <h2>{title}</h2>
        <button
          type="button"
          className="grid flex-none place-items-center w-44 h-44 edge rounded cursor-pointer"
          aria-label={close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)] [@media(max-width:767px)]:grid-cols-[minmax(0,1fr)]">
        <section className={COLUMN} aria-labelledby="true-size-room">
          <h3 id="true-size-room" className={NAME}>
            <span className={NUMBER} aria-hidden="true">
              1
            </span>
            {room.title}
          </h3>
          <RoomColumn composing={composing} name={name} onAgain={() => setAttempt((count) => count + 1)} />
        </section>
        <section className={COLUMN} aria-labelledby="true-size-screen">
          <h3 id="true-size-screen" className={NAME}>
            <span className={NUMBER} aria-hidden="true">
              2
            </span>
            {screen.title}
            <span className="mono muted ml-auto">{screen.once}</span>
          </h3>
          <ScreenColumn
            composed={composing.state === 'here' ? composing.composed : undefined}
            sheet={sheet}
            label={label}
          />
        </section>
      </div>
    </dialog>,
    document.body,
  );
}
