import { type RefObject, useEffect, useRef } from 'react';
import { FADE_MS } from '#app/scene/crossfade.ts';
import { GhostFigure } from './ghost-figure.tsx';
import { ghostLines, leaderFrom } from './ghost-lines.ts';

type Project = Parameters<typeof ghostLines>[0];
/** Draws the missing part for the current camera, on a stage of this size, px. */
export type DrawGhost = (project: Project, size: { readonly width: number; readonly height: number }) => void;

interface GhostProps {
  shown: boolean;
  draw: RefObject<DrawGhost | undefined>;
}

/** The missing cover in dashed lines over the model. Drawn at each frame, outside React. */
export function Ghost({ shown, draw }: GhostProps) {
  const svg = useRef<SVGSVGElement>(null);
  const drawnUntil = useRef(0);

  useEffect(() => {
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
      const { path, words } = leaderFrom(at, width);
      element.querySelector('[data-line="leader"]')?.setAttribute('d', path);
      element.querySelector('text')?.setAttribute('transform', words);
    };
    return () => {
      draw.current = undefined;
    };
  }, [draw]);

  return <GhostFigure shown={shown} svg={svg} />;
}
