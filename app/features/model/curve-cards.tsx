import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { acrossOf, downOf, type Frame, pathThrough } from '#app/ui/response-scale.ts';
import { inFigures, inKilohertz, signedDecibels } from '#domain/tone/format-figures.ts';
import { MODEL_MESSAGES } from './model.messages.tsx';
import type { CheckedSweep, Told } from './model-check.ts';
import type { TitledPickup } from './shown-pickups.ts';

/** From this error on a curve counts as missed, dB. */
export const FAR_OFF_DB = 1;

interface CurveCardsProps {
  pickups: readonly TitledPickup[];
  frequencies_Hz: readonly number[];
}

/** A small curve of each; opened it takes the whole row, with its unloaded twin. */
export function CurveCards({ pickups, frequencies_Hz }: CurveCardsProps) {
  const { curves: words } = useMessages(MODEL_MESSAGES);
  const language = useLanguage();
  const heights = ({ peak_dB, peak_Hz }: Told): string => {
    const level = signedDecibels(peak_dB, language);
    return peak_Hz ? words.at(level, inKilohertz(peak_Hz, language)) : level;
  };
  /** "measured +2.1 dB at 3.1 kHz, modelled +2.3 dB at 3.0 kHz": the peak of one sweep. */
  const peakWords = ({ measured, modelled }: CheckedSweep): string =>
    words.both(heights(measured), heights(modelled));
  const error = ({ rms_dB }: CheckedSweep): string => inFigures(rms_dB.toFixed(2), language);
  return (
    <ul className="grid grid-flow-dense grid-cols-4 line bg-ground-raised phone:grid-cols-2 phone:-mx-margin phone:[border-inline:0]">
      {pickups.map(({ path, name, built, LD, UL }) => (
        <li key={path} className="-mr-1 -mb-1 line-r line-b has-[details[open]]:col-span-full">
          <details className="group/card">
            <summary className="group px-18 pt-16 pb-12 no-marker cursor-pointer phone:px-12 phone:pt-12 phone:pb-8">
              <span className="flex gap-10 justify-between phone:block">
                <span
                  className="weight-600 group-hover:underline decoration-copper underline-offset-[0.3em] phone:block"
                  translate="no"
                >
                  {name}
                </span>
                <span
                  className={cx('mono whitespace-nowrap phone:block', LD.rms_dB >= FAR_OFF_DB && 'copper')}
                >
                  {error(LD)}
                  {'\u00a0'}dB
                </span>
              </span>
              <span className="mono muted block">{built}</span>
              <SmallCurve
                sweep={LD}
                frequencies_Hz={frequencies_Hz}
                top_dB={9}
                label={words.drawnLoaded(`${name}, ${built}`, peakWords(LD))}
              />
            </summary>
            <div className="px-18 pb-18">
              <p className="mono">{words.loaded(peakWords(LD))}</p>
              <p className="mono">{words.unloaded(peakWords(UL), error(UL))}</p>
              <SmallCurve
                sweep={UL}
                frequencies_Hz={frequencies_Hz}
                top_dB={18}
                label={words.drawnUnloaded(`${name}, ${built}`, peakWords(UL))}
              />
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}

interface SmallCurveProps {
  sweep: CheckedSweep;
  frequencies_Hz: readonly number[];
  /** Highest level of the drawing, dB. */
  top_dB: number;
  label: string;
}

const [WIDTH, HEIGHT] = [280, 132];
const FOOT = 18;
const LEVELS = [12, 6, 0, -6, -12] as const;
const TICKS = [500, 1000, 2000, 5000] as const;

/** Outside this range nothing is audible, and the measurement is noise. */
const [FROM_HZ, TO_HZ] = [150, 10_500];
const LOWEST_DB = -18;

function SmallCurve({ sweep, frequencies_Hz, top_dB, label }: SmallCurveProps) {
  const frame: Frame = { minimum_Hz: FROM_HZ, maximum_Hz: TO_HZ, minimum_dB: LOWEST_DB, maximum_dB: top_dB };
  const x = (f: number) => acrossOf(f, frame) * WIDTH;
  const y = (level: number) => downOf(level, frame) * (HEIGHT - FOOT);
  const path = (levels: readonly (number | null)[]) => {
    const points = frequencies_Hz.flatMap((f, index) => {
      const level = levels[index] ?? null;
      return level === null || f < FROM_HZ || f > TO_HZ || level < LOWEST_DB ? [] : [{ f, level }];
    });
    return pathThrough(
      points.map(({ f }) => acrossOf(f, frame) * (WIDTH / (HEIGHT - FOOT))),
      points.map(({ level }) => downOf(level, frame)),
      HEIGHT - FOOT,
    );
  };
  return (
    <svg
      className="drawing w-full mt-8 overflow-visible text-[11px] [&_text]:ls-[normal] group-open/card:max-w-760 phone:text-[17px]"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
    >
      <g className="text-muted">
        {LEVELS.filter((level) => level < top_dB).map((level) => (
          <g key={level}>
            <path className={level === 0 ? 'stroke-edge' : 'stroke-line'} d={`M0 ${y(level)}H${WIDTH}`} />
            {level % 12 === 0 ? (
              <text x={0} y={y(level) - 3}>
                {level > 0 ? `+${level}` : level < 0 ? `−${-level}` : 0}
              </text>
            ) : null}
          </g>
        ))}
        {TICKS.map((f) => (
          <text key={f} x={x(f)} y={HEIGHT - 3} textAnchor="middle">
            {f < 1000 ? f : `${f / 1000}k`}
          </text>
        ))}
      </g>
      <path className="stroke-text stroke-[1.4] [stroke-dasharray:4_3]" d={path(sweep.curves.modelled)} />
      <path className="stroke-copper stroke-[1.8]" d={path(sweep.curves.measured)} />
    </svg>
  );
}
