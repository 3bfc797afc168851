import { useEffect, useRef } from 'react';

/** Under reduced motion the hand moves in steps of this interval. */
const CALM_STEP_MS = 500;

/** Position in the loop. The hand is animated outside React, and only while sound plays. */
export function LoopHand({ playing, progress }: { playing: boolean; progress: () => number }) {
  const hand = useRef<SVGLineElement>(null);
  const way = useRef<SVGLineElement>(null);
  useEffect(() => {
    if (!playing) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let frame = 0;
    let timer = 0;
    function move() {
      const x = `${(Math.min(Math.max(progress(), 0), 1) * 100).toFixed(2)}%`;
      hand.current?.setAttribute('x1', x);
      hand.current?.setAttribute('x2', x);
      way.current?.setAttribute('x2', x);
      if (calm) timer = window.setTimeout(move, CALM_STEP_MS);
      else frame = requestAnimationFrame(move);
    }
    move();
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [playing, progress]);
  return (
    <svg className="overflow-visible" width="100%" height="24" aria-hidden="true">
      <line className="stroke-edge" x1="0" x2="100%" y1="12" y2="12" />
      <line ref={way} className="stroke-copper stroke-2" x1="0" x2="0" y1="12" y2="12" />
      <line ref={hand} className="stroke-copper stroke-2" x1="0" x2="0" y1="2" y2="22" />
    </svg>
  );
}
