import { type ComponentType, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { useMessages } from '#app/ui/language.tsx';
import { TRUE_SIZE_MESSAGES } from './true-size.messages.ts';
import type { TrueSizeProps } from './true-size-dialog.tsx';

const loadDialog = async () => (await import('./true-size-dialog.tsx')).TrueSizeDialog;

const BUTTON = cx(
  'inline-flex gap-12 items-center h-48 pr-18 pl-14 edge rounded bg-ground hover:bg-ground-raised type-15 weight-600 cursor-pointer [@media(scripting:none)]:hidden paper:hidden',
  // On a low stage the text would cover the pickup: only the icon is visible, the text stays for screen readers.
  '[@container_(max-height:260px)]:w-48 [@container_(max-height:260px)]:px-12',
);

/** In a corner of the stage by default. */
const PLACE = 'absolute z-2 right-32 bottom-24 phone:right-auto phone:bottom-12 phone:left-margin';

export function TrueSizeButton({ className, ...shown }: TrueSizeProps & { className?: string | undefined }) {
  const words = useMessages(TRUE_SIZE_MESSAGES);
  const [Dialog, setDialog] = useState<ComponentType<TrueSizeProps & { onClose: () => void }>>();
  const [state, setState] = useState<'shut' | 'coming' | 'open' | 'missing'>('shut');
  const button = useRef<HTMLButtonElement>(null);
  async function open() {
    setState('coming');
    try {
      const Loaded = await loadDialog();
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
        className={cx(BUTTON, className ?? PLACE)}
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
          <path d="M3 7V3h4M15 3h4v4M19 15v4h-4M7 19H3v-4" />
          <path
            className="stroke-copper"
            d="M11 6l4.500 2.500v5L11 16l-4.500-2.500v-5zM11 11l4.500-2.500M11 11L6.500 8.500M11 11v5"
          />
        </svg>
        <span className="[@container_(max-height:260px)]:visually-hidden">{words.button}</span>
      </button>
      {state === 'missing' ? (
        <div
          className="absolute z-3 right-32 bottom-80 grid gap-8 max-w-320 py-14 px-18 edge bg-ground phone:right-margin phone:bottom-68 phone:left-margin"
          role="alert"
        >
          <p>{words.failed}</p>
          {/* Browsers remember that a script failed; only a reload requests it again. */}
          <Button kind="quiet" small onClick={() => location.reload()}>
            {words.again}
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
