import type { ReactElement } from 'react';
import { useMessages } from '#app/ui/language.tsx';
import type { BuildStepId } from '#domain/configurator/record.ts';
import { isKeyOf } from '#domain/records.ts';
import { STEP_FIGURE_MESSAGES } from './step-figure.messages.ts';

type Half = 0 | 1;

/** Centres of the wire's cut turns, row by row, and of those that sound shakes. */
const TURNS = Array.from({ length: 42 }, (_, turn) => {
  const row = Math.floor(turn / 6);
  return { x: 16 + (turn % 6) * 26 + (row % 2) * 9, y: 14 + row * 24, shakes: turn % 8 === 3 };
});

const Potting = ({ half }: { half: Half }) => (
  <>
    {half ? <rect className="fill-[#f0dfae]" width={170} height={176} /> : null}
    {TURNS.map(({ x, y, shakes }) => (
      <g key={`${x} ${y}`}>
        {shakes && !half ? (
          <circle className="stroke-edge [stroke-dasharray:2_2]" cx={x + 5} cy={y - 5} r={10.5} />
        ) : null}
        <circle className="fill-copper-fill/60 stroke-copper" cx={x} cy={y} r={10.5} />
      </g>
    ))}
  </>
);

/** Two coils from the end: iron in the middle, wire at both sides, as wide as their number of turns. */
const Coils = ({ half }: { half: Half }) => (
  <>
    {[0, 1].map((coil) => {
      const wide = half ? 23 - coil * 8 : 19;
      const middle = 42 + coil * 86;
      return (
        <g key={coil} className="stroke-text">
          <path d={`M${middle - 36} 34h72M${middle - 36} 144h72`} />
          <rect className="fill-edge" x={middle - 8} y={22} width={16} height={126} />
          {[middle - 10 - wide, middle + 10].map((x) => (
            <rect
              key={x}
              className="fill-copper-fill/60 stroke-copper"
              x={x}
              y={37}
              width={wide}
              height={104}
            />
          ))}
        </g>
      );
    })}
  </>
);

const Spacing = ({ half }: { half: Half }) => {
  const reach = half ? 66 : 58;
  const [from, to] = [85 - reach, 85 + reach];
  return (
    <>
      <rect className="stroke-text" x={1} y={66} width={168} height={72} rx={12} />
      {[-1, -0.6, -0.2, 0.2, 0.6, 1].map((place) => (
        <g key={place} className="stroke-text">
          <circle className="fill-ground" cx={85 + place * reach} cy={102} r={9} />
          <path d={`M${79 + place * reach} 98l12 8`} />
        </g>
      ))}
      <path className="stroke-copper" d={`M${from} 102V34M${to} 102V34M${from} 42H${to}`} />
      <path className="fill-copper" d={`M${from} 42l8-3v6zM${to} 42l-8-3v6z`} />
    </>
  );
};

const FIGURES = { potting: Potting, coils: Coils, spacing: Spacing } as const satisfies Partial<
  Record<BuildStepId, (props: { half: Half }) => ReactElement>
>;

/** The two options of a step, drawn side by side above its foot if the window has room. */
export function StepFigure({ step }: { step: BuildStepId }) {
  const words = useMessages(STEP_FIGURE_MESSAGES);
  if (!isKeyOf(FIGURES, step)) return null;
  const Drawing = FIGURES[step];
  const { caption, scale, halves } = words[step];
  return (
    <figure className="hidden desk:[@media(min-height:800px)]:block mt-auto line bg-paper-raised">
      <div className="grid grid-cols-2 *:not-first:line-l">
        {halves.map(([first, rest], half) => (
          <div key={first} className="pt-20 px-16 pb-14">
            <svg className="drawing w-full h-178 mb-12" viewBox="0 0 170 178" aria-hidden="true">
              <Drawing half={half ? 1 : 0} />
            </svg>
            <p className="type-14 lh-[1.4]">
              <b>{first}</b> {rest}
            </p>
          </div>
        ))}
      </div>
      <figcaption className="mono flex gap-12 justify-between py-10 px-16 line-t">
        <b>{words.figure}</b> <span>{caption}</span> <span>{scale}</span>
      </figcaption>
    </figure>
  );
}
