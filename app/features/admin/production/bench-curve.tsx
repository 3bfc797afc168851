import { useTranslation } from '#app/ui/language.tsx';
import { acrossOf, downOf } from '#app/ui/response-scale.ts';
import { decimalsIn, type Language } from '#domain/languages.ts';
import type { CurveBand } from '#domain/production/own-curve.ts';
import { type Circuit, SHEET_LOAD } from '#domain/tone/circuit.ts';
import { type ToneResponse, toneResponseOf } from '#domain/tone/response.ts';
import type { CurvePoint } from '#domain/tone/transfer.ts';
import { BENCH_PAGE } from './bench.messages.ts';

const FRAME = { minimum_Hz: 250, maximum_Hz: 12_000, minimum_dB: -15, maximum_dB: 9 };
const MARKS_Hz = [500, 1000, 2000, 3000, 5000];
const MARKS_dB = [6, 0, -6, -12];
const [WIDE, HIGH] = [1000, 330];

const spot = ({ frequency_Hz, level_dB }: CurvePoint) =>
  [acrossOf(frequency_Hz, FRAME) * WIDE, downOf(level_dB, FRAME) * HIGH] as const;
const line = (points: readonly CurvePoint[]) =>
  points
    .filter(
      ({ frequency_Hz }) => frequency_Hz >= FRAME.minimum_Hz / 2 && frequency_Hz <= FRAME.maximum_Hz * 1.2,
    )
    .map((point) =>
      spot(point)
        .map((value) => value.toFixed(1))
        .join(' '),
    )
    .join('L');
const kilo = (hertz: number, language: Language) =>
  decimalsIn(`${(hertz / 1000).toFixed(2)}\u00a0kHz`, language);
const isDrawn = ({ frequency_Hz, level_dB }: CurvePoint) =>
  [acrossOf(frequency_Hz, FRAME), downOf(level_dB, FRAME)].every((share) => share >= 0 && share <= 1);
const percent = (share: number) => `${(100 * share).toFixed(2)}%`;

/**
 * The measured curve over the modelled one, with the tolerance as a band, so that an outlier is a line beside it. The
 * drawing fills the available room; its text keeps its size.
 */
export function BenchCurve({
  band,
  circuit,
  own,
}: {
  band: CurveBand;
  circuit: Circuit;
  own: ToneResponse | undefined;
}) {
  const [{ curve: words }, language] = useTranslation(BENCH_PAGE);
  const summit = own && isDrawn(own.top) ? own : undefined;
  const left = summit && percent(acrossOf(summit.top.frequency_Hz, FRAME));
  const top = summit && percent(downOf(summit.top.level_dB, FRAME));
  const modelled = toneResponseOf({ circuit, load: SHEET_LOAD });
  return (
    <figure className="flex flex-[1_1_0] flex-col min-h-190 px-margin pt-14 pb-32 desk:max-[1366px]:min-h-150 phone:min-h-130 phone:pt-10 phone:pb-26 small:min-h-240">
      <figcaption className="flex flex-wrap gap-y-4 gap-x-24 fine">
        {own ? (
          <span
            className="before:inline-block before:w-26 before:mr-9 before:[border-top:2.5px_solid_var(--copper-light)] before:[vertical-align:4px]"
            data-line="own"
          >
            {words.measured}
          </span>
        ) : null}
        <span
          className="before:inline-block before:w-26 before:mr-9 before:[vertical-align:4px] before:[border-top:1.5px_dashed_var(--paper)]"
          data-line="model"
        >
          {words.modelled(kilo(modelled.resonance.frequency_Hz, language))}
        </span>
        <span
          className="before:inline-block before:w-26 before:mr-9 before:h-11 before:line-0 before:[background:rgb(245_241_232_/_0.2)] before:[vertical-align:-1px]"
          data-line="band"
        >
          {words.tolerance}
        </span>
        <span className="text-muted ml-auto">{words.load}</span>
      </figcaption>
      <svg
        className="[&_text]:fill-muted [&_text]:[font:400_11px_var(--mono)] small:[&>g:nth-child(4)]:hidden flex-[1_1_0] w-full min-h-0 mt-8 overflow-visible"
        aria-hidden="true"
      >
        {MARKS_Hz.map((hertz) => {
          const x = percent(acrossOf(hertz, FRAME));
          return (
            <g key={hertz}>
              <line x1={x} x2={x} y1="0" y2="100%" className="stroke-line" />
              <text x={x} y="100%" dy="18" textAnchor="middle">
                {hertz < 1000 ? `${hertz}\u00a0Hz` : `${hertz / 1000}\u00a0kHz`}
              </text>
            </g>
          );
        })}
        {MARKS_dB.map((level) => {
          const y = percent(downOf(level, FRAME));
          return (
            <g key={level}>
              <line x1="0" x2="100%" y1={y} y2={y} className="stroke-line" />
              <text x="2" y={y} dy="-6">
                {level > 0 ? `+${level}\u00a0dB` : String(level).replace('-', '−')}
              </text>
            </g>
          );
        })}
        <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" width="100%" height="100%">
          <path
            d={`M${line(band.high)}L${line([...band.low].reverse())}Z`}
            className="[fill:rgb(245_241_232_/_0.2)] stroke-fixed"
          />
          <path
            d={`M${line(modelled.curve)}`}
            className="fill-none stroke-paper stroke-[1.5] [stroke-dasharray:6_5] stroke-fixed"
          />
          {own ? (
            <path
              d={`M${line(own.curve)}`}
              className="fill-none stroke-[var(--copper-light)] stroke-[2.5] stroke-fixed"
            />
          ) : null}
        </svg>
        {summit ? (
          <>
            <circle cx={left} cy={top} r="5" className="fill-[var(--copper-light)]" />
            <text
              x={left}
              y={top}
              dy="-14"
              textAnchor="middle"
              className="fill-text weight-500 [font-size:14px]"
            >
              {kilo(summit.resonance.frequency_Hz, language)}
            </text>
          </>
        ) : null}
      </svg>
    </figure>
  );
}
