import type { ReactElement, ReactNode } from 'react';
import { useMessages } from '#app/ui/language.tsx';
import { type Tool, WORKBENCH_MESSAGES } from './workbench.messages.ts';

export interface PictureProps {
  /** The visitor's guitar as drawn on its own page. */
  guitar: ReactNode;
  /** For each pickup of the model check: measured, modelled. */
  resonances_Hz: readonly (readonly [number, number])[];
}

const [WIDTH, HEIGHT] = [442, 212];

const line = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      className="drawing w-full h-full text-[13px] stroke-round phone:text-[34px]"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    >
      {children}
    </svg>
  );
}

function FinderPicture() {
  const [before, tone, between, output] = useMessages(WORKBENCH_MESSAGES).asked;
  const chosen = 'copper underline-copper-[2px]/[0.2em]';
  return (
    <p className="grid items-center h-full px-56 heading-25/[1.35] weight-650 phone:px-10 phone:type-15">
      <span>
        {before}
        <span className={chosen}>{tone}</span>
        {between}
        <span className={chosen}>{output}</span>.
      </span>
    </p>
  );
}

const GuitarPicture = ({ guitar }: PictureProps) => (
  <div className="h-full pl-8 phone:w-260 phone:pl-0 phone:pt-14">{guitar}</div>
);

const BARS = Array.from({ length: 90 }, (_, bar) => {
  const loud = 40 * Math.exp(-((bar % 44) / 24)) * (0.62 + 0.38 * Math.sin(bar * 2.3) ** 2) + 4;
  return `M${40.5 + bar * 4} ${(87 - loud).toFixed(1)}v${(2 * loud).toFixed(1)}`;
}).join('');

const RecordingPicture = () => (
  <Drawing>
    <path className="stroke-edge stroke-2" d={BARS} />
    <path className="stroke-copper stroke-2" d="M178 26v122" />
    {['A', 'B', 'C'].map((name, index) => (
      <g key={name} className="phone:hidden">
        <rect className="stroke-edge" x={40 + index * 43} y={146} width={43} height={31} />
        <text x={61 + index * 43} y={166} textAnchor="middle">
          {name}
        </text>
      </g>
    ))}
    <rect className="stroke-copper stroke-2 phone:hidden" x={83} y={146} width={43} height={31} />
  </Drawing>
);

const wave = (x: number, y: number, wide: number, height: number, waves: number) =>
  line(
    Array.from({ length: 81 }, (_, step) => [
      x + (wide * step) / 80,
      y - height * (1 - step / 130) * Math.sin((waves * 2 * Math.PI * step) / 80),
    ]),
  );

const PhasePicture = () => (
  <Drawing>
    {[54, 158].map((y) => (
      <g key={y}>
        <rect className="stroke-text stroke-[1.5]" x={72} y={y - 15} width={79} height={30} rx={10} />
        {[87, 97, 107, 117, 127, 137].map((x) => (
          <circle key={x} className="stroke-text" cx={x} cy={y} r={3.5} />
        ))}
        <path className="stroke-copper stroke-[1.5]" d={`M151 ${y}h25`} />
        <path className="stroke-copper stroke-[1.8]" d={wave(176, y, 64, 15, 3)} />
        <path
          className="stroke-copper stroke-[1.5]"
          d={`M244 ${y}q18 0 22 ${(106 - y) / 2}t8 ${(106 - y) / 2}`}
        />
      </g>
    ))}
    <path className="stroke-edge [stroke-dasharray:2_4]" d="M274 106h100" />
    <path className="stroke-copper stroke-[2.4]" d={wave(274, 106, 99, 50, 3)} />
  </Drawing>
);

/** A measured response: level, peak, and the fall above it. */
const SWEEP = [
  [80, 126],
  [98, 126],
  [129, 126],
  [160, 125],
  [189, 120],
  [218, 113],
  [242, 98],
  [259, 75],
  [275, 54],
  [292, 81],
  [308, 124],
  [325, 153],
] as const;

const MeasurePicture = () => (
  <Drawing>
    <path className="stroke-line" d="M164 36v132M247 36v132M330 36v132M80 126h292" />
    <path className="stroke-edge" d="M80 36v132h292" />
    <path className="stroke-copper [stroke-dasharray:4_4]" d="M275 36v132" />
    <path className="stroke-copper stroke-[2.4]" d={line(SWEEP)} />
    {SWEEP.map(([x, y]) => (
      <circle key={x} className="fill-ground-raised stroke-text stroke-[1.5]" cx={x} cy={y} r={4} />
    ))}
  </Drawing>
);

/** Position of a resonance on both axes, from 0 to 1. */
const placeOf = (hertz: number) => (hertz / 1000 - 1.5) / 3.5;

const ModelPicture = ({ resonances_Hz }: PictureProps) => (
  <Drawing>
    <path className="stroke-edge" d="M134 28v148h184" />
    <path className="stroke-text stroke-[1.5]" d="M143 168L311 28" />
    <path className="stroke-edge [stroke-dasharray:4_4]" d="M134 160L294 28M152 176L318 40" />
    {resonances_Hz
      .map((pair) => pair.map(placeOf))
      .filter((place) => place.every((at) => at > 0 && at < 1))
      .map(([x = 0, y = 0]) => (
        <circle key={`${x} ${y}`} className="fill-copper" cx={143 + x * 168} cy={168 - y * 140} r={4} />
      ))}
  </Drawing>
);

/** A drawing for each tool; the text beside it describes it. */
export const TOOL_PICTURES: Readonly<Record<Tool, (props: PictureProps) => ReactElement>> = {
  finder: FinderPicture,
  guitar: GuitarPicture,
  recording: RecordingPicture,
  phase: PhasePicture,
  measure: MeasurePicture,
  model: ModelPicture,
};
