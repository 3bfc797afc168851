import { type RefObject, useCallback, useEffect, useState } from 'react';
import { savesData, useNear } from './use-near.ts';
import { canDrawLive } from './webgl.ts';

/** `still`: only the poster; `loading`: it will be replaced; `live`; `failed`: only the poster, for good. */
export type LiveState = 'still' | 'loading' | 'live' | 'failed';

/**
 * Fetches what draws live, once, when the element comes near the window, and not where it cannot be drawn. With data
 * saving switched on someone has to ask.
 */
export function useLiveCode<Part>(element: RefObject<HTMLElement | null>, load: () => Promise<Part>) {
  const [state, setState] = useState<LiveState>('still');
  const [part, setPart] = useState<{ readonly is: Part }>();
  const [asked, setAsked] = useState(false);
  const [canAsk, setCanAsk] = useState(false);
  const near = useNear(element);
  const wanted = near || asked;

  const fail = useCallback(() => setState('failed'), []);
  const drawn = useCallback(() => setState('live'), []);
  const ask = useCallback(() => setAsked(true), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: loading happens once, when it is first wanted
  useEffect(() => {
    if (!wanted) return;
    if (!canDrawLive()) return fail();
    setState('loading');
    load().then((is) => setPart({ is }), fail);
  }, [wanted]);

  useEffect(() => setCanAsk(savesData() && canDrawLive()), []);

  return {
    Live: state === 'failed' ? undefined : part?.is,
    state,
    mayAsk: canAsk && state === 'still',
    ask,
    drawn,
    fail,
  };
}
