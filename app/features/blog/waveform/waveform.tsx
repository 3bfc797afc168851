import { useState } from 'react';
import { soundTrouble } from '#app/sound/sound-trouble.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { useLanguage, useWords } from '#app/ui/language.tsx';
import { useSettling } from '#app/ui/use-settling.ts';
import {
  COILS,
  type CoilsOn,
  coilWave,
  combinedWave,
  humbuckingWords,
  SOURCES,
  type Source,
  WAVE,
} from '#domain/pages/humbucking.ts';
import { useHumSound } from './use-hum-sound.ts';
import { WAVEFORM_MESSAGES } from './waveform.messages.ts';
import styles from './waveform.module.css';

const BOX = 1000;
/** A coil's lane shows a little more than its amplitude; that of the sum shows both, at the same scale. */
const LANE = 1.3 * WAVE.amplitude;
const SUM_LANE = 2.2 * WAVE.amplitude;

/** The line through all samples, the first at the left edge and the last at the right. */
const lineThrough = (wave: readonly number[]) =>
  wave
    .map((value, index) => {
      const x = (index * BOX) / (wave.length - 1);
      return `${index ? 'L' : 'M'}${x.toFixed(1)} ${(-value).toFixed(1)}`;
    })
    .join('');

function Wave({ wave, reach, className }: { wave: readonly number[]; reach: number; className?: string }) {
  return (
    <svg
      className={cx(className, 'block w-full h-124 overflow-visible phone:h-92')}
      viewBox={`0 ${-reach} ${BOX} ${2 * reach}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="stroke-line stroke-fixed" d={`M0 0H${BOX}`} />
      <path className={styles.line} d={lineThrough(wave)} />
    </svg>
  );
}

/** The sum settles when a coil is switched; at once where motion is unwelcome. */
function Sum({ source, on }: { source: Source; on: CoilsOn }) {
  return (
    <Wave
      wave={useSettling(combinedWave(source, on))}
      reach={SUM_LANE}
      className={cx(styles.sum, 'h-210 phone:h-150')}
    />
  );
}

/**
 * Two coils and their sum, for hum and for a string. A label switches its coil; the sentence under them says what is
 * seen, and the button lets it be heard.
 */
export function Waveform({ figure }: { figure: string }) {
  const [on, setOn] = useState<CoilsOn>({ A: true, B: true });
  const { state, press } = useHumSound(on);
  const language = useLanguage();
  const words = useWords(WAVEFORM_MESSAGES);
  const trouble = soundTrouble(state, words.listen, language);
  return (
    <figure className={cx(styles.figure, 'on-ink pt-20 pb-44')} aria-label={words.title}>
      <div className="wrap">
        <figcaption className="mono flex gap-y-4 gap-x-24 justify-between mb-16 phone:flex-col">
          <span>
            <b className="mr-[0.6em]">{figure}</b> <span>{words.title}</span>
          </span>
          <span className={cx('muted', styles.hint)}>{words.hint}</span>
        </figcaption>
        <div className={cx(styles.heads, 'page-grid pb-16')}>
          {SOURCES.map((source) => (
            <p key={source} className={styles[source]}>
              <span className="h3 heading">{words.sources[source][0]}</span>
              <span className="mono muted mt-6">{words.sources[source][1]}</span>
            </p>
          ))}
        </div>
        {COILS.map((coil) => (
          <div
            key={coil}
            className={cx(styles.lane, 'page-grid items-center line-t')}
            data-coil={coil}
            data-off={on[coil] ? undefined : ''}
          >
            <button
              type="button"
              className={cx(
                styles.label,
                'flex col-[1/4] gap-16 items-center min-h-48 text-left phone:col-span-full phone:mt-12',
              )}
              aria-pressed={on[coil]}
              onClick={() => setOn({ ...on, [coil]: !on[coil] })}
            >
              <span className={styles.letter}>{coil}</span>
              <span className="mono muted">
                <span className="visually-hidden">: </span>
                {words.coil(coil, on[coil] ? words.coils[coil] : words.off)}
              </span>
            </button>
            {SOURCES.map((source) => (
              <div key={source} className={styles[source]}>
                <Wave wave={coilWave(coil, source)} reach={LANE} />
              </div>
            ))}
          </div>
        ))}
        <div className={cx(styles.lane, 'page-grid items-center line-t')} data-coil="sum">
          <div className="col-[1/4] pr-12 phone:col-span-full phone:pt-16 phone:px-0 phone:pb-0">
            <p className="mb-8 heading-18/1">A + B</p>
            <p className={cx('mono muted', styles.said)} role="status">
              {humbuckingWords(on, language)}
            </p>
          </div>
          {SOURCES.map((source) => (
            <div key={source} className={styles[source]}>
              <Sum source={source} on={on} />
            </div>
          ))}
        </div>
        <div className={cx(styles.foot, 'page-grid pt-8')}>
          <div className={styles.hum}>
            <Button kind="quiet" small className="flex-none min-w-104" onClick={press}>
              {state === 'playing' || state === 'loading' ? words.stop : words.listen}
            </Button>
            <p className="mono muted" role="status">
              {trouble ?? words.sound}
            </p>
          </div>
        </div>
      </div>
    </figure>
  );
}
