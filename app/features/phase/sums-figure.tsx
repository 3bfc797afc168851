import { useLanguage, useMessages } from '#app/ui/language.tsx';
import type { Case, PhaseQuestion } from '#domain/phase/answer.ts';
import { isHumbucking, KEPT_PICKUPS } from '#domain/phase/kept-pickups.ts';
import { PHASE_MESSAGES } from './phase.messages.ts';
import { sumWords } from './phase-words.ts';

/** A period and a half of a string, its height proportional to loudness; inverted if out of phase. */
const wave = (height: number) => `M0 0C20 ${-30 * height} 34 ${-30 * height} 50 0S84 ${30 * height} 100 0`;

const buzz = (height: number) =>
  `M0 0h10l6 ${-20 * height} ${Array.from({ length: 8 }, (_, index) => `8 ${(index % 2 === 0 ? 40 : -40) * height}`).join(' ')} 6 ${20 * height}h14`;

/** One sum: first signal plus second signal equals the result. */
function Sum({
  y,
  name,
  words,
  draw,
  parts: [one, other],
  heard,
  className,
}: {
  y: number;
  name: string;
  words: string;
  draw: (height: number) => string;
  parts: readonly [number, number];
  heard: number;
  className: string | undefined;
}) {
  return (
    <g transform={`translate(0 ${y})`}>
      <text className="fill-[#575b55] text-[12px]" x={0} y={-42}>
        {name}
      </text>
      <g className={className}>
        <path d={draw(one)} />
        <path d={draw(other)} transform="translate(140 0)" strokeDasharray="5 3" />
        <path d={draw(heard)} transform="translate(280 0)" strokeWidth={2.4} />
      </g>
      <text className="text-[12px]" x={113} y={5}>
        +
      </text>
      <text className="text-[12px]" x={254} y={5}>
        =
      </text>
      <text className="text-[12px]" x={0} y={56}>
        {words}
      </text>
    </g>
  );
}

export function SumsFigure({ question, found }: { question: PhaseQuestion; found: Case }) {
  const { sums } = useMessages(PHASE_MESSAGES);
  const words = sumWords(question, found, useLanguage());
  const inPhase = found.swap !== 'impossible';
  const [theirs, mine] = [KEPT_PICKUPS[question.keep].kind, question.ours.kind].map((kind) =>
    isHumbucking(kind) ? 0 : 1,
  ) as [number, number];
  const sign = found.hum === 'yes' ? 1 : found.hum === 'no' ? -1 : -0.84;
  return (
    <svg
      className="drawing own-colours stroke-round w-full max-w-460 mx-auto text-ink stroke-ink print-exact"
      viewBox="0 0 384 330"
      role="img"
      aria-label={`${sums.heading}. ${sums.string}: ${words.string}. ${sums.hum}: ${words.hum}.`}
    >
      <g transform="translate(2 24)">
        <text className="ls-[0] font-body text-[15px] weight-600" x={0} y={0}>
          {sums.heading}
        </text>
        <Sum
          y={92}
          name={sums.string}
          words={words.string}
          draw={wave}
          parts={[1, inPhase ? 1 : -1]}
          heard={inPhase ? 1.7 : 0}
          className="stroke-[#9c4a22] stroke-2"
        />
        <Sum
          y={236}
          name={sums.hum}
          words={words.hum}
          draw={buzz}
          parts={[theirs, mine * sign]}
          heard={(theirs + mine * sign) * (theirs && mine ? 0.9 : 1)}
          className="stroke-[1.5]"
        />
      </g>
    </svg>
  );
}
