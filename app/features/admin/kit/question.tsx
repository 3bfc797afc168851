import { useEffect, useRef } from 'react';
import { cx } from '#app/ui/cx.ts';
import { useMessages } from '#app/ui/language.tsx';
import look from './look.module.css';
import { REFUSAL } from './refusal.messages.ts';

/**
 * A question before an irreversible action. Its button is ink, because copper marks the next step. The focus starts at
 * "Not yet", so that a repeated key answers nothing.
 */
export function Question({
  id,
  title,
  words,
  yes,
  isOpen,
  onAnswer,
}: {
  id: string;
  title: string;
  words: string;
  yes: string;
  isOpen: boolean;
  onAnswer: (isYes: boolean) => void;
}) {
  const { notYet: notYetWords } = useMessages(REFUSAL);
  const dialog = useRef<HTMLDialogElement>(null);
  const notYet = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen || !dialog.current) return;
    // Escape keeps the last return value, so it is reset.
    dialog.current.returnValue = '';
    dialog.current.showModal();
    notYet.current?.focus();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      id={id}
      className="w-[min(520px,calc(100vw_-_32px))] m-auto p-28 edge bg-ground-raised text-text backdrop:[background:rgb(15_18_17_/_0.5)]"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-words`}
      onClose={({ currentTarget }) => onAnswer(currentTarget.returnValue === 'yes')}
    >
      <h2 className="mb-16 type-26" id={`${id}-title`}>
        {title}
      </h2>
      <p id={`${id}-words`} className="text-muted">
        {words}
      </p>
      <form method="dialog" className="flex flex-wrap gap-12 mt-20">
        <button type="submit" value="yes" className={cx(look.button, look.second)}>
          {yes}
        </button>
        <button ref={notYet} type="submit" value="" className={look.button}>
          {notYetWords}
        </button>
      </form>
    </dialog>
  );
}
