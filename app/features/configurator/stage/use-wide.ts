import { useSyncExternalStore } from 'react';

/** Whether the window has at least this width, px. Only in the browser. */
export function useWide(from: number): boolean {
  const query = `(min-width: ${from}px)`;
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}
