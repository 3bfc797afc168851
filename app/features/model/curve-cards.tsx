import { cx } from '#app/ui/cx.ts';
import { useLanguage, useWords } from '#app/ui/language.tsx';
import { inFigures, inKilohertz, signedDecibels } from '#domain/tone/format-figures.ts';
import { MODEL_MESSAGES } from './model.messages.tsx';
import type { CheckedSweep, Told } from './model-check.ts';
import styles from './model-page.module.css';
import type { ShownPickup } from './shown-pickups.ts';
import { SmallCurve } from './small-curve.tsx';

/** From this on a curve is not met. */
export const FAR_OFF_DB = 1;

interface CurveCardsProps {
  pickups: readonly ShownPickup[];
  frequencies_Hz: readonly number[];
}

/** A small curve of each; opened it takes the whole row, with its unloaded twin. */
export function CurveCards({ pickups, frequencies_Hz }: CurveCardsProps) {
  const { curves: words } = useWords(MODEL_MESSAGES);
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
    <ul className={styles.cards}>
      {pickups.map(({ path, name, built, LD, UL }) => (
        <li key={path}>
          <details>
            <summary>
              <span className={styles.title}>
                <span className="weight-600" translate="no">
                  {name}
                </span>
                <span className={cx('mono', LD.rms_dB >= FAR_OFF_DB && 'copper')}>
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
