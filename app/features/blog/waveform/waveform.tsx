import { useEffect, useRef, useState } from 'react';
import type { HumSound } from '#app/sound/hum-sound.ts';
import { soundTrouble } from '#app/sound/sound-trouble.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { useSettling } from '#app/ui/use-settling.ts';
import {
  COILS,
  type CoilsOn,
  coilWave,
  combinedWave,
  humbuckingWords,
  SIGNAL_SOURCES,
  type Source,
  WAVE,
} from '#domain/pages/humbucking.ts';
import { WAVEFORM_MESSAGES } from './waveform.messages.ts';

const BOX = 1000;
/** A coil's lane shows a little more than its amplitude; the sum's lane fits both, at the same scale. */
const LANE = 1.3 * WAVE.amplitude;
const SUM_LANE = 2.2 * WAVE.amplitude;

const PLACES = { hum: 'col-[4/9] phone:col-[1/7]', string: 'col-[9/13] phone:col-[7/13]' };
const COLOURS = { A: '[--coil:var(--copper-light)]', B: '[--coil:#8fb7c6]' };
const LETTER =
  'grid flex-none place-items-center size-48 rounded heading-18/1 paper:bg-transparent paper:[color:#000]';
const LETTER_ON = '[border:1px_solid_var(--coil)] bg-(--coil) text-ink group-hover:border-paper';
const OFF = 'stroke-edge stroke-1 [stroke-dasharray:3_4]';

/** SVG path through all samples, the first at the left edge and the last at the right. */
const lineThrough = (wave: readonly number[]) =>
  wave
    .map((value, index) => {
      const x = (index * BOX) / (wave.length - 1);
      return `${index ? 'L' : 'M'}${x.toFixed(1)} ${(-value).toFixed(1)}`;
    })
    .join('');

function Wave({
  wave,
  reach,
  className,
  lineClassName,
}: {
  wave: readonly number[];
  reach: number;
  className: string;
  lineClassName: string;
}) {
  return (
    <svg
      className={cx('w-full overflow-visible', className)}
      viewBox={`0 ${-reach} ${BOX} ${2 * reach}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="stroke-line stroke-fixed" d={`M0 0H${BOX}`} />
      <path className={cx('fill-none stroke-round stroke-fixed', lineClassName)} d={lineThrough(wave)} />
    </svg>
  );
}

/** The sum settles after a coil is switched; at once under reduced motion. */
function Sum({ source, on }: { source: Source; on: CoilsOn }) {
  return (
    <Wave
      wave={useSettling(combinedWave(source, on))}
      reach={SUM_LANE}
      className="h-210 phone:h-150"
      lineClassName="stroke-(color:--coil) stroke-[2.2]"
    />
  );
}

/**
 * Two coils and their sum, for hum and for a string. A label switches its coil; the sentence below describes the
 * result, and the button plays it.
 */
export function HumWaveform({ figure }: { figure: string }) {
  const [on, setOn] = useState<CoilsOn>({ A: true, B: true });
  const { state, press } = useHumSound(on);
  const language = useLanguage();
  const words = useMessages(WAVEFORM_MESSAGES);
  const trouble = soundTrouble(state, words.listen, language);
  return (
    <figure
      className="on-ink pt-20 pb-44 paper:[--muted:#575b55] paper:[--line:#ccc] paper:break-inside-avoid paper:bg-transparent paper:[color:#000]"
      aria-label={words.title}
    >
      <div className="wrap">
        <figcaption className="mono flex gap-y-4 gap-x-24 justify-between mb-16 phone:flex-col">
          <span>
            <b className="mr-[0.6em]">{figure}</b> <span>{words.title}</span>
          </span>
          <span className="muted noscript:hidden paper:hidden">{words.hint}</span>
        </figcaption>
        <div className="page-grid pb-16">
          {SIGNAL_SOURCES.map((source) => (
            <p key={source} className={PLACES[source]}>
              <span className="h3 heading block">{words.sources[source][0]}</span>
              <span className="mono muted block mt-6">{words.sources[source][1]}</span>
            </p>
          ))}
        </div>
        {COILS.map((coil) => (
          <div
            key={coil}
            className={cx(
              'page-grid items-center line-t paper:[--coil:#000] forced-colors:[--coil:CanvasText]',
              COLOURS[coil],
            )}
            data-coil={coil}
            data-off={on[coil] ? undefined : ''}
          >
            <button
              type="button"
              className="group flex col-[1/4] gap-16 items-center min-h-48 text-left phone:col-span-full phone:mt-12 noscript:pointer-events-none"
              aria-pressed={on[coil]}
              onClick={() => setOn({ ...on, [coil]: !on[coil] })}
            >
              <span className={cx(LETTER, on[coil] ? LETTER_ON : 'edge-dashed')}>{coil}</span>
              <span className="mono muted">
                <span className="visually-hidden">: </span>
                {words.coil(coil, on[coil] ? words.coils[coil] : words.off)}
              </span>
            </button>
            {SIGNAL_SOURCES.map((source) => (
              <div key={source} className={PLACES[source]}>
                <Wave
                  wave={coilWave(coil, source)}
                  reach={LANE}
                  className="h-124 phone:h-92"
                  lineClassName={on[coil] ? 'stroke-(color:--coil) stroke-[1.8]' : OFF}
                />
              </div>
            ))}
          </div>
        ))}
        <div
          className="page-grid items-center line-t [--coil:var(--paper)] paper:[--coil:#000] forced-colors:[--coil:CanvasText]"
          data-coil="sum"
        >
          <div className="col-[1/4] pr-12 phone:col-span-full phone:pt-16 phone:px-0 phone:pb-0">
            <p className="mb-8 heading-18/1">A + B</p>
            {/* Room for the longest sentence, so that nothing moves below. */}
            <p className="mono muted min-h-[8em] phone:min-h-[5em]" role="status">
              {humbuckingWords(on, language)}
            </p>
          </div>
          {SIGNAL_SOURCES.map((source) => (
            <div key={source} className={PLACES[source]}>
              <Sum source={source} on={on} />
            </div>
          ))}
        </div>
        <div className="page-grid pt-8 noscript:hidden paper:hidden">
          <div className="flex col-[4/13] gap-16 items-center phone:col-span-full">
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

type HumState = 'silent' | 'loading' | 'playing' | 'failed' | 'soundless';

/** Plays hum and string through the coils that are on. The code loads with the first press. */
function useHumSound(on: CoilsOn): { readonly state: HumState; readonly press: () => void } {
  const [state, setState] = useState<HumState>('silent');
  const context = useRef<AudioContext>(undefined);
  const sound = useRef<HumSound>(undefined);
  const wanted = useRef(on);

  useEffect(() => {
    wanted.current = on;
    sound.current?.hear(on);
  }, [on]);

  useEffect(
    () => () => {
      sound.current?.stop();
      void context.current?.close();
    },
    [],
  );

  async function play(): Promise<void> {
    setState('loading');
    try {
      // Called before any await: iOS allows sound only from within the click.
      context.current ??= new AudioContext();
      context.current.resume().catch(() => {});
    } catch {
      return setState('soundless');
    }
    try {
      const { playHum } = await import('#app/sound/hum-sound.ts');
      sound.current = playHum(context.current, wanted.current, () => {
        sound.current = undefined;
        setState('silent');
      });
      setState('playing');
    } catch {
      setState('failed');
    }
  }

  return { state, press: () => (sound.current ? sound.current.stop() : void play()) };
}
