import { useEffect, useState } from 'react';
import { useLanguage } from '#app/ui/language.tsx';
import type { Comparison } from './comparison.ts';

/**
 * The differences as shown: in the visitor's guitar, once its code has loaded. Before that, each pickup is in its own
 * guitar, and the text says so.
 */
export function useNotes(
  wound: Comparison,
  pickups: Comparison['pickups'],
): { notes: Comparison['notes']; follow: boolean } {
  const language = useLanguage();
  const [latest, setLatest] = useState<{ wound: Comparison; notes: Comparison['notes'] }>();
  const follow = followsOf(wound.pickups, pickups) !== 'none';
  useEffect(() => {
    if (!follow) return setLatest(undefined);
    let isCurrent = true;
    import('./notes-on.ts').then(
      ({ notesOn }) => {
        if (isCurrent) setLatest({ wound, notes: notesOn(pickups, language) });
      },
      // Without the code the sentences stay true for each pickup's own guitar.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [follow, wound, pickups, language]);
  return follow && latest?.wound === wound
    ? { notes: latest.notes, follow: true }
    : { notes: wound.notes, follow: false };
}

/** Tells how many pickups use the visitor's guitar. A bass pickup stays in its own, and vice versa. */
export function followsOf(
  wound: Comparison['pickups'],
  pickups: Comparison['pickups'],
): 'none' | 'some' | 'all' {
  const own = pickups.filter(({ voice }, index) => voice === wound[index]?.voice).length;
  if (own === pickups.length) return 'none';
  return own === 0 ? 'all' : 'some';
}
