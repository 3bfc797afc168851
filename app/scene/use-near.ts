import { type RefObject, useEffect, useState } from 'react';
import { savesData } from './line.ts';

/** Loading begins this far before the view is reached, px. */
const AHEAD = '400px';

/**
 * True once the element comes near the window and the page's own pictures have loaded. Stays false with data saving on:
 * then the visitor has to ask.
 */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target || savesData()) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: AHEAD },
    );
    const start = () => observer.observe(target);
    if (document.readyState === 'complete') start();
    else addEventListener('load', start, { once: true });
    return () => {
      removeEventListener('load', start);
      observer.disconnect();
    };
  }, [element]);
  return near;
}
