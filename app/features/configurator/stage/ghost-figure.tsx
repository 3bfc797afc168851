import type { RefObject } from 'react';
import { cx } from '#app/ui/cx.ts';
import { useMessages } from '#app/ui/language.tsx';
import { STAGE_MESSAGES } from '../stage.messages.ts';
import styles from './build-stage.module.css';
import { type GhostLines, leaderFrom } from './ghost-lines.ts';

interface GhostFigureProps {
  shown: boolean;
  /** Fixed lines in a picture of this size. Without them the owner of `svg` draws. */
  still?: { readonly lines: GhostLines; readonly width: number; readonly height: number };
  svg?: RefObject<SVGSVGElement | null>;
}

export function GhostFigure({ shown, still, svg }: GhostFigureProps) {
  const { toChoose } = useMessages(STAGE_MESSAGES);
  const leader = still && leaderFrom(still.lines.at, still.width);
  return (
    <svg
      ref={svg}
      className={cx(styles.ghost, still && styles.still)}
      data-shown={shown ? '' : undefined}
      viewBox={still && `0 0 ${still.width} ${still.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path data-line="rim" d={still?.lines.rim} />
      <path data-line="outline" d={still?.lines.outline} />
      <path data-line="face" d={still?.lines.face} />
      <path data-line="drops" d={still?.lines.drops} />
      <g className={styles.leader}>
        <path data-line="leader" d={leader?.path} />
        <text className="fill-muted stroke-none" transform={leader?.words}>
          {toChoose}
        </text>
      </g>
    </svg>
  );
}
