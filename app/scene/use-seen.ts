import { type RefObject, useEffect } from 'react';
import { watchSeen } from '#app/ui/watch-seen.ts';

export function useSeen(element: RefObject<HTMLElement | null>, tell: (seen: boolean) => void): void {
  useEffect(() => (element.current ? watchSeen(element.current, tell) : undefined), [element, tell]);
}
