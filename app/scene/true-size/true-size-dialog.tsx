import { useState } from 'react';
import { useMessages } from '#app/ui/language.tsx';
import { DialogFrame } from '../dialog-frame.tsx';
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

/** True size in the room or on this screen. */
export function TrueSizeDialog({
  models,
  paint,
  label,
  name,
  sheet,
  onClose,
}: TrueSizeProps & { onClose: () => void }) {
  const [attempt, setAttempt] = useState(0);
  const composing = useComposed(models, paint, attempt);
  const { title, room, screen } = useMessages(TRUE_SIZE_MESSAGES);
  return (
    <DialogFrame title={title} onClose={onClose}>
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
    </DialogFrame>
  );
}
