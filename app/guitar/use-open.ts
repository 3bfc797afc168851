import { type RefObject, useEffect, useState } from 'react';
import { isReplayOver } from '#app/islands/held-input.ts';

/** Signs that the visitor moved on. A replayed press is only a click, a replayed value only a change. */
const SIGNS = ['pointerdown', 'focusin', 'click', 'change'] as const;

/**
 * State of a popover. It closes on a press or focus elsewhere, or on Escape, which returns the focus to its
 * button. The state does not depend on the popover's code being loaded; moving on before that cancels
 * opening.
 */
export function useOpen(place: RefObject<HTMLElement | null>): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const end = new AbortController();
    const onSign = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(false);
    };
    // In the capture phase, because other handlers may remove the pressed element.
    for (const sign of SIGNS) addEventListener(sign, onSign, { signal: end.signal, capture: true });
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      place.current?.querySelector('button')?.focus();
    };
    addEventListener('keydown', onKey, { signal: end.signal });
    return () => end.abort();
  }, [isOpen, place]);
  return [isOpen, (wanted) => setOpen(wanted && !(place.current && isReplayOver(place.current)))];
}
