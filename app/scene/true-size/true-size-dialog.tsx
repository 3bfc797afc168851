import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/language.tsx';
import type { Paint } from '../paint.ts';
import { RoomColumn } from './room-column.tsx';
import { ScreenColumn } from './screen-column.tsx';
import { TRUE_SIZE_MESSAGES } from './true-size.messages.ts';
import styles from './true-size.module.css';
import { useComposed } from './use-composed.ts';

/** What is on the stage, and how its files and its sheet are called. */
export interface TrueSizeProps {
  /** Addresses of the models shown side by side. */
  models: readonly string[];
  paint: Paint;
  /** What is shown: "Humbucker, set, Cream". */
  label: string;
  /** What files are called, without their ending. */
  name: string;
  /** Address of its outline at full size. */
  sheet: string;
}

/** True size in the room or on this screen. The browser's own dialog keeps the focus and closes on Escape. */
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
  const { title, close, room, screen } = useWords(TRUE_SIZE_MESSAGES);
  // Outside what it is opened from, which may lie on ink: it is paper.
  return createPortal(
    <dialog
      ref={dialog}
      className={cx(styles.dialog, 'bg-paper-raised text-text')}
      aria-label={title}
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2>{title}</h2>
        <button
          type="button"
          className={styles.close}
          aria-label={close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.columns}>
        <section className={styles.column} aria-labelledby="true-size-room">
          <h3 id="true-size-room" className={styles.name}>
            <span className={styles.number} aria-hidden="true">
              1
            </span>
            {room.title}
          </h3>
          <RoomColumn composing={composing} name={name} onAgain={() => setAttempt((count) => count + 1)} />
        </section>
        <section className={styles.column} aria-labelledby="true-size-screen">
          <h3 id="true-size-screen" className={styles.name}>
            <span className={styles.number} aria-hidden="true">
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
