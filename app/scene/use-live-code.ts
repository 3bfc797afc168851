import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { canDrawLive } from './webgl.ts';

/** `still`: only the poster; `loading`: the poster until the live view; `live`; `failed`: the poster permanently. */
export type LiveViewState = 'still' | 'loading' | 'live' | 'failed';

/**
 * Loads the live renderer once when wanted, unless the browser cannot draw it. Leaving the page removes it at once, so
 * that pending frames and downloads do not delay the next page; a restored page starts again.
 */
export function useLiveCode<Part>(wanted: boolean, load: () => Promise<Part>) {
  const [state, setState] = useState<LiveViewState>('still');
  const [part, setPart] = useState<{ readonly is: Part }>();
  const [visit, setVisit] = useState(0);

  const fail = useCallback(() => setState('failed'), []);
  const drawn = useCallback(() => setState('live'), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once per visit, at the first use
  useEffect(() => {
    if (!wanted) return;
    if (!canDrawLive()) return fail();
    let left = false;
    setState('loading');
    load().then(
      (is) => left || setPart({ is }),
      () => left || fail(),
    );
    const leave = () => {
      left = true;
      flushSync(() => {
        setPart(undefined);
        setState('still');
      });
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setVisit((count) => count + 1);
    addEventListener('pagehide', leave);
    addEventListener('pageshow', comeBack);
    return () => {
      left = true;
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', comeBack);
    };
  }, [wanted, visit]);

  return { Live: state === 'failed' ? undefined : part?.is, state, drawn, fail };
}
