import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { useMessages } from '#app/ui/language.tsx';
import { DIALOG_MESSAGES } from './dialog.messages.ts';

const BUTTON = cx(
  'inline-flex gap-12 items-center h-48 pr-18 pl-14 edge rounded bg-ground hover:bg-ground-raised type-15 weight-600 cursor-pointer [@media(scripting:none)]:hidden paper:hidden',
  // On a low stage the text would cover the pickup: only the icon is visible, the text stays for screen readers.
  '[@container_(max-height:260px)]:w-48 [@container_(max-height:260px)]:px-12',
);

interface DialogButtonProps<Shown> {
  label: string;
  /** Paths of its icon, 22 × 22. */
  icon: ReactNode;
  className: string;
  /** Loads the dialog's code at the first press. */
  load: () => Promise<ComponentType<Shown & { onClose: () => void }>>;
  shown: Shown;
}

/** A button whose dialog loads when it is pressed. The focus returns to it. */
export function DialogButton<Shown extends object>({
  label,
  icon,
  className,
  load,
  shown,
}: DialogButtonProps<Shown>) {
  const { failed, again } = useMessages(DIALOG_MESSAGES);
  const [Dialog, setDialog] = useState<ComponentType<Shown & { onClose: () => void }>>();
  const [state, setState] = useState<'shut' | 'coming' | 'open' | 'missing'>('shut');
  const button = useRef<HTMLButtonElement>(null);
  async function open() {
    setState('coming');
    try {
      const Loaded = await load();
      setDialog(() => Loaded);
      setState('open');
    } catch {
      setState('missing');
    }
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={cx(BUTTON, className)}
        aria-haspopup="dialog"
        aria-busy={state === 'coming'}
        onClick={() => void open()}
      >
        <svg
          className="fill-none stroke-current stroke-[1.3] stroke-round"
          viewBox="0 0 22 22"
          width={22}
          height={22}
          aria-hidden="true"
        >
          {icon}
        </svg>
        <span className="[@container_(max-height:260px)]:visually-hidden">{label}</span>
      </button>
      {state === 'missing' ? (
        <div
          className="absolute z-3 right-32 bottom-80 grid gap-8 max-w-320 py-14 px-18 edge bg-ground phone:right-margin phone:bottom-68 phone:left-margin"
          role="alert"
        >
          <p>{failed}</p>
          {/* Browsers remember that a script failed; only a reload requests it again. */}
          <Button kind="quiet" small onClick={() => location.reload()}>
            {again}
          </Button>
        </div>
      ) : null}
      {Dialog && state === 'open' ? (
        <Dialog
          {...shown}
          onClose={() => {
            setState('shut');
            button.current?.focus();
          }}
        />
      ) : null}
    </>
  );
}
