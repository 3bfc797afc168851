import { type RefObject, useEffect, useState } from 'react';
import { isOver } from '#app/islands/held-input.ts';

/** Signs that somebody has gone on. A press that was played back is a click alone, a value that was played back a change. */
const SIGNS = ['pointerdown', 'focusin', 'click', 'change'] as const;

/**
 * Whether what a place opens is wanted: until a press or the focus elsewhere, or Escape, which gives the focus back to the
 * place's button. It holds whether or not its code has arrived. Who went on before it could open does not want it any more.
 */
export function useOpen(place: RefObject<HTMLElement | null>): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const end = new AbortController();
    const onSign = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(false);
    };
    // Before anybody acts upon it: what is pressed may go with that.
    for (const sign of SIGNS) addEventListener(sign, onSign, { signal: end.signal, capture: true });
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      place.current?.querySelector('button')?.focus();
    };
    addEventListener('keydown', onKey, { signal: end.signal });
    return () => end.abort();
  }, [isOpen, place]);
  return [isOpen, (wanted) => setOpen(wanted && !(place.current && isOver(place.current)))];
}
