import { useLanguage } from '#app/ui/language.tsx';
import { decimalsIn } from '#domain/languages.ts';

/** Positions of the six poles; the outer ones are at −1 and 1. */
const POLES = [-1, -0.6, -0.2, 0.2, 0.6, 1];

interface OuterPolesProps {
  /** Seen from above, mm. */
  body: readonly [length: number, width: number, ...unknown: unknown[]];
  /** Outer poles, centre to centre, mm. */
  spacing: number;
}

/** The pickup from above, in mm: six poles and the distance from first to last. */
export function OuterPoles({ body: [length, width], spacing }: OuterPolesProps) {
  const language = useLanguage();
  const half = spacing / 2;
  const left = -length / 2;
  // Shows a slim pickup whole, and of a wide one the measured row of poles.
  const slim = width < 20;
  const depth = slim ? width : width / 2;
  return (
    <svg
      className="[&_text]:fill-copper [&_text]:stroke-none [&_text]:[font:500_3.2px_var(--mono)] [&_text]:[text-anchor:middle] w-[min(100%,400px)] mt-4 mb-16 fill-none stroke-current stroke-[0.3]"
      viewBox={`${left - 1} -11 ${length + 2} ${depth + 12}`}
      aria-hidden="true"
    >
      {slim ? (
        <rect x={left} width={length} height={width} rx={width / 2} />
      ) : (
        <path d={`M${left} ${depth}V4q0-4 4-4h${length - 8}q4 0 4 4V${depth}`} />
      )}
      {POLES.map((pole) => (
        <circle key={pole} cx={pole * half} cy="9" r="2.4" />
      ))}
      <path className="stroke-copper" d={`M${-half} 9V-7M${half} 9V-7M${-half}-4H${half}`} />
      <text y="-6">{`${decimalsIn(String(spacing), language)}\u00a0mm`}</text>
    </svg>
  );
}
