import { type RefObject, useEffect, useState } from 'react';
import { savesData } from '#app/scene/line.ts';
import { canDrawLive, drawing } from '#app/scene/webgl.ts';
import { isLiveWanted, waitForRest } from './rest.ts';

const TOUCHES = ['pointerdown', 'click'] as const;

interface Signs {
  chosen: boolean;
  hidden: boolean;
}

/**
 * Whether the live view is wanted: the stage is touched, something is chosen, or the visitor rests. In software a frame
 * takes seconds, so only a touch starts it; with data saving on the visitor has to ask.
 */
export function useLiveSign(stage: RefObject<HTMLElement | null>, { chosen, hidden }: Signs) {
  const [wanted, setWanted] = useState(false);
  const [mayAsk, setMayAsk] = useState(false);

  useEffect(() => {
    const element = stage.current;
    if (!element || wanted || savesData()) return;
    const want = () => setWanted(true);
    for (const touch of TOUCHES) element.addEventListener(touch, want);
    return () => {
      for (const touch of TOUCHES) element.removeEventListener(touch, want);
    };
  }, [stage, wanted]);

  useEffect(() => {
    if (chosen && !savesData() && drawing() === 'card') setWanted(true);
  }, [chosen]);

  useEffect(() => {
    if (hidden || wanted || mayAsk) return;
    if (savesData()) return setMayAsk(canDrawLive());
    // A sign from before hydration counts.
    if (stage.current && isLiveWanted(stage.current)) return setWanted(true);
    return waitForRest(() => {
      if (drawing() === 'card') setWanted(true);
      else setMayAsk(drawing() === 'software');
    });
  }, [stage, hidden, wanted, mayAsk]);

  return { wanted, mayAsk: mayAsk && !wanted, ask: () => setWanted(true) };
}
