import { fieldLines, type Point } from './field-lines.ts';

const SHEET = { half: 30, width: 215, height: 135 };
const path = (line: readonly Point[]) =>
  line
    .filter((_, index) => index % 2 === 0 || index === line.length - 1)
    .map(([x, y], index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');

export function FieldDrawing() {
  return (
    <svg
      className="[&>*]:stroke-fixed [&_g>*]:stroke-fixed drawing w-full [&_text]:ls-[normal] stroke-current stroke-1"
      viewBox="-200 -123 400 246"
      aria-hidden="true"
    >
      {fieldLines(28, SHEET).map((line) => (
        <path
          key={`${line[0]}`}
          className="[stroke:color-mix(in_srgb,currentcolor_62%,transparent)] [stroke-width:0.8]"
          d={path(line)}
        />
      ))}
      <path className="stroke-copper fill-ground-raised stroke-[1.4]" d="M-40 -10H40V10H-40ZM0 -10V10" />
      <text className="fill-copper text-[12px] [dominant-baseline:central]" x="-20" y="0" textAnchor="middle">
        S
      </text>
      <text className="fill-copper text-[12px] [dominant-baseline:central]" x="20" y="0" textAnchor="middle">
        N
      </text>
    </svg>
  );
}
