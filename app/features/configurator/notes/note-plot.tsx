import { cx } from '#app/ui/cx.ts';
import { acrossOf, downOf, type Frame, frequencyTicks, pathThrough } from '#app/ui/response-scale.ts';
import type { CurvePoint } from '#domain/tone/transfer.ts';
import styles from './notes.module.css';

interface NoteCurve {
  readonly name: string;
  /** Our recommendation is copper and solid, the comparison is ink and dashed. */
  readonly line: 'copper' | 'dashed';
  readonly points: readonly CurvePoint[];
  readonly at: CurvePoint;
}

interface NotePlotProps {
  label: string;
  frame: Frame;
  /** Levels with a line and a figure, dB. */
  levels: readonly number[];
  curves: readonly NoteCurve[];
}

const BOX = 1000;
const percent = (part: number) => `${(part * 100).toFixed(2)}%`;
const inWords = (level: number) => (level === 0 ? '0\u00a0dB' : `−${-level}`);

/** Curves of a note over frequency, labelled with their names. Rendered by the server, without a script. */
export function NotePlot({ label, frame, levels, curves }: NotePlotProps) {
  return (
    <svg className={styles.plot} role="img" aria-label={label}>
      {levels.map((level) => (
        <g key={level}>
          <line x2="100%" y1={percent(downOf(level, frame))} y2={percent(downOf(level, frame))} />
          <text className={styles.end} x="100%" dx={56} y={percent(downOf(level, frame))} dy={4}>
            {inWords(level)}
          </text>
        </g>
      ))}
      {frequencyTicks(frame).map(({ at, words }) => (
        <g key={words}>
          <line x1={percent(at)} x2={percent(at)} y2="100%" />
          <text className={at > 0 ? '[text-anchor:middle]' : undefined} x={percent(at)} y="100%" dy={22}>
            {words}
          </text>
        </g>
      ))}
      {curves.map(({ name, line, points, at }) => (
        <g key={name} className={line === 'copper' ? styles.copper : undefined}>
          <svg viewBox={`0 0 ${BOX} ${BOX}`} preserveAspectRatio="none" width="100%" height="100%">
            <path
              className={cx(
                line === 'dashed' ? '[stroke-dasharray:5_4]' : undefined,
                'stroke-current stroke-[1.6] stroke-round stroke-fixed',
              )}
              d={pathThrough(
                points.map(({ frequency_Hz }) => acrossOf(frequency_Hz, frame)),
                points.map(({ level_dB }) => downOf(level_dB, frame)),
                BOX,
              )}
            />
          </svg>
          <text
            className={styles.named}
            x={percent(acrossOf(at.frequency_Hz, frame))}
            y={percent(downOf(at.level_dB, frame))}
          >
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
