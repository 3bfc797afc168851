import { useEffect, useRef } from 'react';
import { reachGoal } from '#app/state/count-visit.ts';
import type { Standing } from './use-wizard.ts';

/** Reports once per page that a build is finished: the overview was reached by choosing, not opened by a link. */
export function useFinished({ wizard, left }: Standing): void {
  const reported = useRef(false);
  const arrives = wizard.step === 'overview' && left !== undefined;
  useEffect(() => {
    if (!arrives || reported.current) return;
    reported.current = true;
    reachGoal('Configuration finished');
  }, [arrives]);
}
