import type { ConfiguratorId } from '#domain/configurator/configurator.ts';
import HP90 from '#records/models/hp90-fishbone-50.json' with { type: 'json' };
import HUMBUCKER from '#records/models/humbucker-fishbone-50.json' with { type: 'json' };
import DOGEAR from '#records/models/p90-dogear-50.json' with { type: 'json' };
import SOAPBAR from '#records/models/p90-soapbar-50.json' with { type: 'json' };

interface DimensionProps {
  /** Ends, in the drawing's units. */
  from: number;
  to: number;
  y: number;
  reach: number;
  words: string;
  dashed?: boolean;
}

/** A dimension above or below a part: extension lines, arrows, text in the middle. */
export function Dimension({ from, to, y, reach, words, dashed }: DimensionProps) {
  const over = y < reach ? -3 : 3;
  return (
    <g>
      <path
        className={
          dashed ? `${'stroke-edge stroke-[0.7]'} ${'[stroke-dasharray:5_4]'}` : 'stroke-edge stroke-[0.7]'
        }
        d={`M${from} ${reach}V${y + over}M${to} ${reach}V${y + over}`}
      />
      <path className="stroke-edge stroke-[0.7]" d={`M${from} ${y}H${to}`} />
      <path fill="currentColor" stroke="none" d={`M${from} ${y}l6-1.8v3.6zM${to} ${y}l-6-1.8v3.6z`} />
      <text className="[text-anchor:middle]" x={(from + to) / 2} y={y - 4}>
        {words}
      </text>
    </g>
  );
}

/** A pickup from above, mm, from its CAD model. */
interface Outline {
  readonly length: number;
  readonly width: number;
  /** Distance of the two rows of poles; undefined for a single row in the middle. */
  readonly rows?: number;
}

export const OUTLINES: Record<ConfiguratorId, Outline> = {
  humbucker: HUMBUCKER.dimensions,
  hp90: { length: HP90.dimensions.length, width: HP90.dimensions.width },
  p90: { length: SOAPBAR.dimensions.coverLength, width: SOAPBAR.dimensions.coverWidth },
};

/** The two classic P90s, mm: covers, mounting screws and cover heights. */
export const CLASSICS = { dogear: DOGEAR.dimensions, soapbar: SOAPBAR.dimensions } as const;
