import { type RefObject, useEffect, useRef } from 'react';
import { FADE_MS } from '#app/scene/crossfade.ts';
import { GhostFigure } from './ghost-figure.tsx';
import { ghostLines } from './ghost-lines.ts';

type Project = Parameters<typeof ghostLines>[0];
/** Draws what stands for the part as the camera sees it now, on a stage of this size, px. */
export type DrawGhost = (project: Project, size: { readonly width: number; readonly height: number }) => void;

interface GhostProps {
  shown: boolean;
  /** Takes the function that draws it; it is called at each frame. */
  draw: RefObject<DrawGhost | undefined>;
}

/** Length of the leader's slope, px, and room for its words. */
const LEADER = { slope: 44, run: 20, words: 132 } as const;

/** The cover that is still to choose, in hidden lines over the model. Everything is set at each frame, past React. */
export function Ghost({ shown, draw }: GhostProps) {
  const svg = useRef<SVGSVGElement>(null);
  const drawnUntil = useRef(0);

  useEffect(() => {
    // Lines that fade out still follow the camera.
    drawnUntil.current = shown ? Number.POSITIVE_INFINITY : performance.now() + FADE_MS;
  }, [shown]);

  useEffect(() => {
    draw.current = (project, { width }) => {
      const element = svg.current;
      if (!element || performance.now() > drawnUntil.current) return;
      const { at, ...paths } = ghostLines(project);
      for (const [name, path] of Object.entries(paths)) {
        element.querySelector(`[data-line="${name}"]`)?.setAttribute('d', path);
      }
      const [x, y] = at;
      const top = Math.max(y - LEADER.slope, 16);
      const knee = x + (y - top);
      const words = Math.min(knee + LEADER.run, width - LEADER.words);
      element.querySelector('[data-line="leader"]')?.setAttribute('d', `M${x} ${y}L${knee} ${top}H${words}`);
      element.querySelector('text')?.setAttribute('transform', `translate(${words + 10} ${top + 4})`);
    };
    return () => {
      draw.current = undefined;
    };
  }, [draw]);

  return <GhostFigure shown={shown} svg={svg} />;
}
