import { cx } from '#app/ui/cx.ts';
import { acrossOf, downOf } from '#app/ui/response-scale.ts';
import type { Circuit } from '#domain/tone/circuit.ts';
import { SHEET_LOAD } from '#domain/tone/loads.ts';
import { type Response, responseOf } from '#domain/tone/response.ts';
import type { CurvePoint } from '#domain/tone/transfer.ts';
import type { Band } from '#domain/workshop/own-curve.ts';
import styles from './bench.module.css';
import look from './look.module.css';

const FRAME = { minimum_Hz: 250, maximum_Hz: 12_000, minimum_dB: -15, maximum_dB: 9 };
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
const kilo = (hertz: number) => `${(hertz / 1000).toFixed(2)} kHz`;

/** The measured curve over the modelled one; tolerance is a band, so that "out" is a line beside it. */
export function BenchCurve({
  band,
  circuit,
  own,
}: {
  band: Band;
  circuit: Circuit;
  own: Response | undefined;
}) {
  const modelled = responseOf({ circuit, load: SHEET_LOAD });
  const [x = 0, y = 0] = own ? spot(own.top) : [];
  return (
    <figure className={styles.curve}>
      <figcaption className={look.small}>
        {own ? <span data-line="own">measured, {kilo(own.resonance.frequency_Hz)}</span> : null}
        <span data-line="model">modelled, {kilo(modelled.resonance.frequency_Hz)}</span>
        <span data-line="band">tolerance</span>
        <span className={cx(look.faint, styles.right)}>into 500 pF, 500 kΩ</span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDE} ${HIGH + 24}`} aria-hidden="true">
        {[500, 1000, 2000, 5000].map((hertz) => (
          <g key={hertz}>
            <path d={`M${acrossOf(hertz, FRAME) * WIDE} 0V${HIGH}`} className={styles.grid} />
            <text x={acrossOf(hertz, FRAME) * WIDE} y={HIGH + 20} textAnchor="middle">
              {hertz < 1000 ? `${hertz} Hz` : `${hertz / 1000} kHz`}
            </text>
          </g>
        ))}
        {[6, 0, -6, -12].map((level) => (
          <g key={level}>
            <path d={`M0 ${downOf(level, FRAME) * HIGH}H${WIDE}`} className={styles.grid} />
            <text x="2" y={downOf(level, FRAME) * HIGH - 6}>
              {level > 0 ? `+${level} dB` : String(level).replace('-', '−')}
            </text>
          </g>
        ))}
        <svg viewBox={`0 0 ${WIDE} ${HIGH}`} width={WIDE} height={HIGH} overflow="hidden">
          <path d={`M${line(band.high)}L${line([...band.low].reverse())}Z`} className={styles.band} />
          <path d={`M${line(modelled.curve)}`} className={styles.modelled} />
          {own ? <path d={`M${line(own.curve)}`} className={styles.own} /> : null}
        </svg>
        {own ? <circle cx={x} cy={y} r="5" className={styles.top} /> : null}
      </svg>
    </figure>
  );
}
