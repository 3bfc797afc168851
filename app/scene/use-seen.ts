import { type RefObject, useEffect } from 'react';

/** Tells whether anybody can see the element: it is in the window, and the window is not hidden. */
export function useSeen(element: RefObject<HTMLElement | null>, tell: (seen: boolean) => void): void {
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    let inWindow = false;
    const say = () => tell(inWindow && !document.hidden);
    const observer = new IntersectionObserver((entries) => {
      inWindow = entries.at(-1)?.isIntersecting ?? false;
      say();
    });
    observer.observe(target);
    document.addEventListener('visibilitychange', say);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', say);
    };
  }, [element, tell]);
}
