import { type FocusEvent, useEffect, useRef, useState } from 'react';

/**
 * Tells whether pointer or focus is inside an element, to pause its automatic motion or dismissal. `hold` goes on the
 * element. Focus that moves inside it does not release it in between.
 */
export function useHeld<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);

  // Either may be inside before hydration. After a touch `:hover` persists, so only hover-capable pointers are checked.
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
