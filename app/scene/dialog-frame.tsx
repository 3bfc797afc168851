import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useMessages } from '#app/ui/language.tsx';
import { DIALOG_MESSAGES } from './dialog.messages.ts';

interface DialogFrameProps {
  title: string;
  onClose: () => void;
  /** Width above 767 px; by default 1040 px. */
  className?: string;
  children: ReactNode;
}

/** A native dialog over the whole page, with title and close button: it keeps the focus inside and closes on Escape. */
export function DialogFrame({ title, onClose, className, children }: DialogFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { close } = useMessages(DIALOG_MESSAGES);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  // Outside its opener, which may be on ink: the dialog is on paper.
  return createPortal(
    <dialog
      ref={dialog}
      className={cx(
        '[&[open]]:max-w-none [&[open]]:max-h-[calc(100dvh_-_32px)] [&[open]]:m-auto [&[open]]:overflow-auto [&[open]]:line-0 [&[open]]:rounded [&::backdrop]:[background:rgb(15_18_17_/_66%)] [@media(max-width:767px)]:[&[open]]:w-[100vw] [@media(max-width:767px)]:[&[open]]:max-h-[100dvh] bg-paper-raised text-text',
        className ?? '[&[open]]:w-[min(1040px,100vw_-_2_*_var(--margin))]',
      )}
      aria-label={title}
      onClose={onClose}
    >
      <div className="sticky top-0 z-2 flex gap-16 items-center justify-between bg-paper-raised pt-22 pr-28 pb-20 pl-32 line-b [&_h2]:[font-size:clamp(1.75rem,1rem_+_2.4vw,2.75rem)] [@media(max-width:767px)]:px-margin">
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
      {children}
    </dialog>,
    document.body,
  );
}
