import { useEffect, useState } from 'react';
import { useLanguage } from '#app/ui/language.tsx';
import type { Comparison } from './comparison.ts';

/**
 * How the pickups differ as they are shown: in the visitor's guitar, once there is one and the code that counts it anew.
 * Until then, and without it, the sentences are those of each in its own, and are said to be.
 */
export function useNotes(
  wound: Comparison,
  pickups: Comparison['pickups'],
): { notes: Comparison['notes']; follow: boolean } {
  const language = useLanguage();
  const [told, setTold] = useState<{ wound: Comparison; notes: Comparison['notes'] }>();
  const follow = followsOf(wound.pickups, pickups) !== 'none';
  useEffect(() => {
    if (!follow) return setTold(undefined);
    let isCurrent = true;
    import('./notes-on.ts').then(
      ({ notesOn }) => {
        if (isCurrent) setTold({ wound, notes: notesOn(pickups, language) });
      },
      // Where it does not arrive, what is said stays true of each in its own guitar.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [follow, wound, pickups, language]);
  return follow && told?.wound === wound
    ? { notes: told.notes, follow: true }
    : { notes: wound.notes, follow: false };
}

/** Which of the pickups the visitor's guitar has changed: a bass stays in its own, and the other way round. */
export function followsOf(
  wound: Comparison['pickups'],
  pickups: Comparison['pickups'],
): 'none' | 'some' | 'all' {
  const own = pickups.filter(({ voice }, index) => voice === wound[index]?.voice).length;
  if (own === pickups.length) return 'none';
  return own === 0 ? 'all' : 'some';
}
