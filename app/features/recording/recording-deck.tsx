import { useEffect, useRef } from 'react';
import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { PlayIcon } from '#app/ui/play-icon.tsx';
import { decimalsIn, type Language } from '#domain/languages.ts';
import { TURNS, turnsOver } from '#domain/recording/blind-turns.ts';
import { isDry } from '#domain/recording/look-through.ts';
import { RECORDING_MESSAGES, TAKE_LETTERS, timeWords } from './recording.messages.ts';
import type { Recorded } from './use-recording.ts';

const NBSP = '\u00a0';
const inDecibels = (dB: number, language: Language) =>
  `${dB > 0 ? '+' : '−'}${decimalsIn(Math.abs(dB).toFixed(1), language)}${NBSP}dB`;
const inKilohertz = (f: number, language: Language) => `${decimalsIn(String(f / 1000), language)}${NBSP}kHz`;
const BARS = 120;
const HEIGHT = 100;

const KEY = 'py-3 px-8 edge rounded text-muted font-mono';
const LOOP = 'mono min-h-44 px-10 text-muted hover:text-text';
const TRACK =
  'relative w-44 h-24 edge rounded peer-checked:border-copper peer-checked:[background:rgb(228_153_119/0.18)] after:absolute after:top-3 after:left-3 after:size-16 after:bg-muted peer-checked:after:right-3 peer-checked:after:left-auto peer-checked:after:bg-copper';

const isTaken = (target: EventTarget | null, key: string) =>
  target instanceof HTMLElement &&
  (target.matches('input:not([type=range], [type=radio], [type=checkbox]), select, textarea') ||
    (key === ' ' && target.matches('button, a, input, summary, [role=button]')));

export function RecordingDeck({ of }: { of: Recorded }) {
  const { recording, isPlaying, heard, blind, stretch } = of;
  const words = useMessages(RECORDING_MESSAGES);
  const language = useLanguage();
  const latest = useRef(of);
  latest.current = of;

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      const now = latest.current;
      if (!now.recording || ctrlKey || metaKey || altKey || isTaken(target, key)) return;
      const act: Record<string, () => void> = {
        ' ': now.toggle,
        '1': () => now.hear(0),
        '2': () => now.hear(1),
        '3': () => now.hear(2),
        b: () => now.turnBlind(!now.blind),
        B: () => now.turnBlind(!now.blind),
        '[': () => now.loop('from'),
        ']': () => now.loop('to'),
      };
      const does = act[key];
      if (!does) return;
      event.preventDefault();
      does();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  // The recording was added further down; on phones more than a screen away.
  const deck = useRef<HTMLElement>(null);
  useEffect(() => {
    if (recording && isDry(recording.figures)) deck.current?.scrollIntoView({ block: 'nearest' });
  }, [recording]);

  const figures = recording?.figures;
  return (
    <section
      ref={deck}
      className="line bg-ground-raised phone:-mx-margin phone:[border-inline:0]"
      aria-label={words.deck}
    >
      <p className="mono flex flex-wrap gap-y-4 gap-x-20 justify-between py-14 px-20 line-b wrap-anywhere">
        <span>
          <b role="status">
            {recording && figures ? words.loaded(recording.name, timeWords(figures.seconds)) : words.noFile}
          </b>
          {recording && figures ? (
            <span className="muted">
              {` ${inKilohertz(recording.buffer.sampleRate, language)}, ${recording.channels > 1 ? words.mixed : words.mono}`}
            </span>
          ) : null}
        </span>
        <span className="muted">
          {figures
            ? words.levels(inDecibels(figures.peak_dB, language), inDecibels(figures.quiet_dB, language))
            : words.bringOne}
        </span>
      </p>
      {figures?.upTo_Hz ? (
        <p role="status">
          {words.upTo(inKilohertz(2 * figures.upTo_Hz, language), inKilohertz(figures.upTo_Hz, language))}
        </p>
      ) : null}
      <Wave of={of} />
      <div className="grid grid-cols-[72px_minmax(0,1fr)_auto] line-t phone:grid-cols-[minmax(0,1fr)]">
        <button
          type="button"
          className="grid place-items-center bg-copper-fill text-ink enabled:hover:bg-copper-fill-hover disabled:bg-transparent disabled:[box-shadow:inset_-1px_0_0_var(--line)] disabled:text-muted disabled:cursor-default phone:h-64"
          aria-label={isPlaying ? words.pause : words.play}
          disabled={!recording}
          onClick={of.toggle}
        >
          <PlayIcon isOn={isPlaying} size={20} />
        </button>
        <fieldset className="group/letters grid grid-cols-3 phone:grid-cols-1" disabled={!recording}>
          <legend className="visually-hidden">{words.hearing}</legend>
          {TAKE_LETTERS.map((letter, index) => (
            <label
              key={letter}
              className="group/letter relative grid grid-cols-[auto_minmax(0,1fr)_auto] gap-16 items-center min-h-84 py-14 px-20 line-r cursor-pointer group-disabled/letters:text-muted group-disabled/letters:cursor-default group-enabled/letters:has-checked:ring-copper-2 has-focus-visible:focus-ring phone:min-h-60 phone:py-12 phone:[border-right:0] phone:line-b"
            >
              <input
                className="overlay-input"
                type="radio"
                name="heard"
                value={letter}
                checked={heard === index}
                onChange={() => of.hear(index)}
              />
              <span className="heading-34/1 font-stretch-125% group-enabled/letters:group-has-checked/letter:text-copper phone:w-28 phone:type-27">
                {letter}
              </span>
              <span className="type-16 lh-[1.3]">{nameOf(of, index, language)}</span>
              <kbd className={cx('mono phone:hidden', KEY)}>{index + 1}</kbd>
            </label>
          ))}
        </fieldset>
        <label className="relative flex gap-14 items-center min-h-44 px-24 weight-600 cursor-pointer has-focus-visible:focus-ring-inside phone:min-h-60 phone:px-20">
          <input
            className="peer overlay-input"
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox reports its own state
            role="switch"
            checked={blind !== undefined}
            disabled={!recording}
            onChange={({ target }) => of.turnBlind(target.checked)}
          />
          <span className={TRACK} aria-hidden="true" />
          {words.blind}
        </label>
      </div>
      {blind && !turnsOver(blind) ? (
        <div className="flex flex-wrap gap-y-12 gap-x-24 items-center justify-between py-14 px-20 line-t">
          <p role="status">
            <b>{words.turn(blind.chosen.length + 1, TURNS)}</b> {words.whichBest}
          </p>
          <p className="flex flex-wrap gap-8">
            {TAKE_LETTERS.map((letter, index) => (
              <button
                key={letter}
                type="button"
                className="min-w-108 min-h-44 px-16 edge rounded body-15/1 weight-600 hover:border-copper"
                onClick={() => of.choose(index)}
              >
                {words.best(letter)}
              </button>
            ))}
          </p>
        </div>
      ) : null}
      <p className="visually-hidden" role="status">
        {stretch ? words.loopOf(timeWords(stretch.from_s), timeWords(stretch.to_s)) : ''}
      </p>
    </section>
  );
}

/** Label of a letter, without the name during a blind test. */
function nameOf({ blind, recording, against, yours }: Recorded, index: number, language: Language): string {
  const words = RECORDING_MESSAGES[language];
  if (blind) return words.oneOfThree;
  if (index === 0) return yours ? words.asPlayed(yours.words) : recording ? words.asRecorded : words.yours;
  return against[index - 1]?.name ?? '';
}

/** The waveform with its playing position, which a press or the arrow keys move. */
function Wave({ of }: { of: Recorded }) {
  const { recording, isPlaying, stretch } = of;
  const words = useMessages(RECORDING_MESSAGES);
  const language = useLanguage();
  const hand = useRef<SVGPathElement>(null);
  const time = useRef<HTMLSpanElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const latest = useRef(of);
  latest.current = of;
  const seconds = recording?.figures.seconds ?? 0;

  useEffect(() => {
    if (!seconds) return;
    const show = () => {
      const at = latest.current.position();
      hand.current?.setAttribute('transform', `translate(${((at / seconds) * BARS).toFixed(3)} 0)`);
      if (time.current)
        time.current.textContent = decimalsIn(`${timeWords(at)}.${Math.floor((at % 1) * 10)}`, language);
      if (slider.current && document.activeElement !== slider.current) slider.current.value = String(at);
    };
    show();
    if (!isPlaying) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      const timer = setInterval(show, 500);
      return () => clearInterval(timer);
    }
    let frame = requestAnimationFrame(function follow() {
      show();
      frame = requestAnimationFrame(follow);
    });
    return () => cancelAnimationFrame(frame);
  }, [seconds, isPlaying, language]);

  const wave = recording?.figures.wave;
  const top = Math.max(0.02, ...(wave ?? [0.02]));
  const inLoop = (bar: number) => {
    const at = ((bar + 0.5) / BARS) * seconds;
    return !stretch || (at >= stretch.from_s && at <= stretch.to_s);
  };
  return (
    <div className="group relative pt-20 px-20">
      <svg
        className="w-full h-124 overflow-visible fill-none group-has-[input:focus-visible]:[outline:2px_solid_var(--focus)] group-has-[input:focus-visible]:outline-offset-4"
        viewBox={`0 0 ${BARS} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {wave ? (
          wave.map((size, bar) => {
            const half = Math.max(0.6, (size / top) * 46);
            return (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: bars are identified by position
                key={bar}
                className={cx('stroke-2 stroke-fixed', inLoop(bar) ? 'stroke-copper' : 'stroke-edge')}
                d={`M${bar + 0.5} ${HEIGHT / 2 - half}V${HEIGHT / 2 + half}`}
              />
            );
          })
        ) : (
          <path className="stroke-edge stroke-2 stroke-fixed" d={`M0 ${HEIGHT / 2}H${BARS}`} />
        )}
        {wave ? <path ref={hand} className="stroke-text stroke-2 stroke-fixed" d={`M0 0V${HEIGHT}`} /> : null}
      </svg>
      <input
        ref={slider}
        type="range"
        className="absolute top-12 left-20 w-[calc(100%-40px)] h-140 opacity-0 cursor-pointer disabled:cursor-default"
        aria-label={words.place}
        min={0}
        max={Math.max(0.1, seconds)}
        step={0.1}
        defaultValue={0}
        disabled={!recording}
        onChange={({ target }) => of.seek(Number(target.value))}
      />
      <div className="mono relative flex flex-wrap gap-y-4 gap-x-20 items-center justify-between min-h-56">
        <span ref={time}>{decimalsIn('0:00.0', language)}</span>
        {recording ? (
          <span className="flex flex-wrap gap-y-4 gap-x-8">
            <button type="button" className={LOOP} onClick={() => of.loop('from')}>
              <kbd className={KEY}>[</kbd> {stretch ? timeWords(stretch.from_s) : words.loopFrom}
            </button>
            <button type="button" className={LOOP} onClick={() => of.loop('to')}>
              <kbd className={KEY}>]</kbd> {stretch ? timeWords(stretch.to_s) : words.loopTo}
            </button>
            {stretch ? (
              <button type="button" className={LOOP} onClick={() => of.loop('all')}>
                {words.loopAll}
              </button>
            ) : null}
          </span>
        ) : null}
        <span>{timeWords(seconds)}</span>
      </div>
    </div>
  );
}
