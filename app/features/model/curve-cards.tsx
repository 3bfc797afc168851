import { cx } from '#app/ui/cx.ts';
import { inKilohertz, signedDecibels } from '#domain/tone/format-figures.ts';
import type { CheckedSweep, Told } from './model-check.ts';
import styles from './model-page.module.css';
import type { ShownPickup } from './shown-pickups.ts';
import { SmallCurve } from './small-curve.tsx';

/** From this on a curve is not met. */
export const FAR_OFF_DB = 1;

const heights = ({ peak_dB, peak_Hz }: Told): string =>
  `${signedDecibels(peak_dB)}${peak_Hz ? ` at ${inKilohertz(peak_Hz)}` : ''}`;

/** "measured +2.1 dB at 3.1 kHz, modelled +2.3 dB at 3.0 kHz": the peak of one sweep. */
const peakWords = ({ measured, modelled }: CheckedSweep): string =>
  `measured ${heights(measured)}, modelled ${heights(modelled)}`;

interface CurveCardsProps {
  pickups: readonly ShownPickup[];
  frequencies_Hz: readonly number[];
}

/** A small curve of each; opened it takes the whole row, with its unloaded twin. */
export function CurveCards({ pickups, frequencies_Hz }: CurveCardsProps) {
  return (
    <ul className={styles.cards}>
      {pickups.map(({ path, name, built, LD, UL }) => (
        <li key={path}>
          <details>
            <summary>
              <span className={styles.title}>
                <span className="weight-600">{name}</span>
                <span className={cx('mono', LD.rms_dB >= FAR_OFF_DB && 'copper')}>
                  {LD.rms_dB.toFixed(2)}
                  {'\u00a0'}dB
                </span>
              </span>
              <span className="mono muted block">{built}</span>
              <SmallCurve
                sweep={LD}
                frequencies_Hz={frequencies_Hz}
                top_dB={9}
                label={`${name}, ${built}, into a cable: ${peakWords(LD)}`}
              />
            </summary>
            <div className={styles.twin}>
              <p className="mono">Into a cable: {peakWords(LD)}</p>
              <p className="mono">
                Without: {peakWords(UL)}. Error {UL.rms_dB.toFixed(2)}
                {'\u00a0'}dB
              </p>
              <SmallCurve
                sweep={UL}
                frequencies_Hz={frequencies_Hz}
                top_dB={18}
                label={`${name}, ${built}, without a cable: ${peakWords(UL)}`}
              />
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}
