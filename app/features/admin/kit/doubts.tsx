import { useEffect, useRef } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useMessages } from '#app/ui/language.tsx';
import look from './look.module.css';
import { REFUSAL } from './refusal.messages.ts';

/** Asks for confirmation of unusual figures, probably typing errors. A second Enter confirms them. */
export function Doubts({
  doubts,
  button = look.button,
  onYes,
  onLook,
}: {
  doubts: readonly string[];
  button?: string | undefined;
  onYes: () => void;
  onLook: () => void;
}) {
  const words = useMessages(REFUSAL).doubts;
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<Element>(null);
  useEffect(() => {
    before.current = document.activeElement;
    box.current?.focus();
  }, []);
  const lookAgain = () => {
    onLook();
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  return (
    <div
      ref={box}
      className="[scroll-margin-block:80px] my-14 py-14 px-16 [border:2px_solid_var(--wine)] bg-ground-raised [&_svg]:flex-none [&_svg]:mt-3 [&_svg]:text-wine"
      role="alertdialog"
      aria-label={words.isThatSo}
      tabIndex={-1}
      onKeyDown={(event) => {
        // Key repeat does not answer.
        if (event.target !== box.current || event.repeat || (event.key !== 'Enter' && event.key !== 'Escape'))
          return;
        event.preventDefault();
        if (event.key === 'Enter') onYes();
        else lookAgain();
      }}
    >
      <p className="flex gap-12 mb-12 type-17">
        <Icon name="warning" size={18} />
        <span>
          {doubts.join(' ')} <b>{words.isThatSo}</b>
        </span>
      </p>
      <div className="flex flex-wrap gap-12">
        <button type="button" className={cx(button, look.second)} onClick={lookAgain}>
          {words.look}
        </button>
        <button type="button" className={button} onClick={onYes}>
          {words.yes}
          <kbd className={look.key}>Enter</kbd>
        </button>
      </div>
    </div>
  );
}
