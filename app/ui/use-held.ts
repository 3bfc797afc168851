import { type FocusEvent, useEffect, useRef, useState } from 'react';

/**
 * Whether pointer or focus is somewhere in an element, for what moves or ends by itself: it waits as long.
 * `hold` goes on the element. Focus that moves inside it does not let go in between.
 */
export function useHeld<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);

  // Either may have come in before the element was hydrated. A touch leaves `:hover` behind and does not count.
  useEffect(() => {
    setFocused(ref.current?.matches(':focus-within') ?? false);
    setPointed((ref.current?.matches(':hover') ?? false) && matchMedia('(hover: hover)').matches);
  }, []);

  const hold = {
    ref,
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setFocused(currentTarget.contains(relatedTarget)),
  };
  return { held: pointed || focused, hold };
}
