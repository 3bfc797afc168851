import { cx } from '#app/ui/cx.ts';
import { useLanguage } from '#app/ui/language.tsx';
import { decimalsIn } from '#domain/languages.ts';
import type { PickupFound } from '#domain/measure/fit-pickup.ts';
import { ohmWords } from '#domain/your-pickup/figure-words.ts';
import { RESULT_MESSAGES } from './result.messages.tsx';

const TEXT = 'mono-13/1 small:type-24';
const TICK = `${TEXT} fill-muted`;

const [WIDTH, HEIGHT] = [860, 470];
const [LEFT, RIGHT, TOP, BOTTOM] = [76, 12, 40, 36];
const [FROM_HZ, TO_HZ] = [40, 18_000];
const TICKS_HZ = [50, 100, 200, 500, 1000, 2000, 5000, 10_000];

const hertzTick = (f: number) => (f < 1000 ? String(f) : `${f / 1000} k`);
const ohmTick = (ohms: number) => (ohms < 1e6 ? `${ohms / 1000} k` : `${ohms / 1e6} M`);

/** 1, 2 and 5 of each decade around the drawn range. */
function ohmTicks(least: number, most: number): number[] {
  const all = [2, 3, 4, 5, 6].flatMap((decade) => [1, 2, 5].map((digit) => digit * 10 ** decade));
  const first = all.findLast((ohms) => ohms <= least) ?? 100;
  const last = all.find((ohms) => ohms >= most * 1.15) ?? 5e6;
  return all.filter((ohms) => ohms >= first && ohms <= last);
}

/** Impedance over frequency, both logarithmic: measured points, and the fitted curve of R, L, C and their losses. */
export function ImpedancePlot({ found }: { found: PickupFound }) {
  const language = useLanguage();
  const write = (figures: string) => decimalsIn(figures, language);
  const { points, fit, peak, resistance_Ohm } = found;
  const all = [...points, ...fit].map(({ impedance_Ohm }) => impedance_Ohm);
  const ticks = ohmTicks(Math.min(...all), Math.max(...all, peak.impedance_Ohm));
  const [low, high] = [ticks[0] ?? 1, ticks.at(-1) ?? 1];
  const x = (f: number) =>
    LEFT + ((WIDTH - LEFT - RIGHT) * Math.log(f / FROM_HZ)) / Math.log(TO_HZ / FROM_HZ);
  const y = (ohms: number) =>
    HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * Math.log(ohms / low)) / Math.log(high / low);
  const isSeen = peak.frequency_Hz < TO_HZ;
  const top = write(`${(peak.frequency_Hz / 1000).toFixed(1)}\u00a0kHz, ${ohmWords(peak.impedance_Ohm)}`);
  return (
    <svg
      className="w-full overflow-visible fill-none"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={RESULT_MESSAGES[language].plot(write(ohmWords(points[0]?.impedance_Ohm ?? 0)), top)}
    >
      {TICKS_HZ.map((f) => (
        <g key={f}>
          <path className="stroke-line" d={`M${x(f)} ${TOP}V${HEIGHT - BOTTOM}`} />
          <text className={TICK} x={x(f)} y={HEIGHT - 12} textAnchor="middle">
            {hertzTick(f)}
          </text>
        </g>
      ))}
      {ticks.map((ohms) => (
        <g key={ohms}>
          <path className="stroke-line" d={`M${LEFT} ${y(ohms)}H${WIDTH - RIGHT}`} />
          <text className={TICK} x={LEFT - 12} y={y(ohms) + 4} textAnchor="end">
            {ohmTick(ohms)}
          </text>
        </g>
      ))}
      <text className={TICK} x={LEFT - 12} y={16} textAnchor="end">
        Ω
      </text>
      <path
        className="stroke-copper [stroke-dasharray:4_4]"
        d={`M${LEFT} ${y(resistance_Ohm.value)}H${x(200)}`}
      />
      <text className={cx(TEXT, 'fill-text')} x={x(210)} y={y(resistance_Ohm.value) + 4}>
        R
      </text>
      <path
        className="stroke-copper stroke-[2.4] stroke-round"
        d={`M${fit.map(({ frequency_Hz, impedance_Ohm }) => `${x(frequency_Hz).toFixed(1)} ${y(impedance_Ohm).toFixed(1)}`).join('L')}`}
      />
      {points.map(({ frequency_Hz, impedance_Ohm }) => (
        <circle
          key={frequency_Hz}
          className="fill-ground stroke-text stroke-[1.3]"
          cx={x(frequency_Hz)}
          cy={Math.min(HEIGHT - BOTTOM, Math.max(TOP, y(impedance_Ohm)))}
          r={3.6}
        />
      ))}
      {isSeen ? (
        <>
          <path
            className="stroke-copper"
            d={`M${x(peak.frequency_Hz)} ${y(peak.impedance_Ohm) - 8}V${TOP - 14}`}
          />
          <text
            className={cx(TEXT, 'fill-text weight-500')}
            x={x(peak.frequency_Hz) - 10}
            y={TOP - 14}
            textAnchor="end"
          >
            {top}
          </text>
        </>
      ) : null}
    </svg>
  );
}
