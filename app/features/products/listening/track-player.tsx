import { useEffect, useMemo, useRef, useState } from 'react';
import { claimSound } from '#app/sound/one-at-a-time.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { useMessages } from '#app/ui/language.tsx';
import { PRODUCT_PAGE } from '../product.messages.ts';
import { barsOf, PlayButton, TrackWaveform, trackTime } from './player-parts.tsx';
import type { TrackProps } from './tracks.ts';

type State = 'still' | 'loading' | 'playing' | 'failed';

/** Step of an arrow key, s. */
const STEP_S = 0.5;

/**
 * Plays one track. Use the track's address as `key`, so that another track starts from its beginning. The file loads
 * with the first play. At the end it returns to the start.
 */
export function TrackPlayer({ track: { label, src, duration_s, peaks } }: { track: TrackProps }) {
  const words = useMessages(PRODUCT_PAGE);
  const audio = useRef<HTMLAudioElement>(null);
  const letGo = useRef<() => void>(undefined);
  const [stop] = useState(() => () => audio.current?.pause());
  const [state, setState] = useState<State>('still');
  const [time, setTime] = useState(0);
  const bars = useMemo(() => barsOf(peaks), [peaks]);
  const on = state === 'playing' || state === 'loading';

  useEffect(() => {
    const element = audio.current;
    return () => {
      // An element removed from the page would play on.
      element?.pause();
      letGo.current?.();
    };
  }, []);

  useEffect(() => {
    if (state !== 'playing') return;
    let frame = requestAnimationFrame(function follow() {
      if (audio.current) setTime(audio.current.currentTime);
      frame = requestAnimationFrame(follow);
    });
    return () => cancelAnimationFrame(frame);
  }, [state]);

  function rests(next: State) {
    setState(next);
    letGo.current?.();
  }

  function fails() {
    // Without an address the next attempt loads from scratch.
    audio.current?.removeAttribute('src');
    rests('failed');
  }

  function play() {
    const element = audio.current;
    if (!element) return;
    letGo.current = claimSound(stop);
    if (!element.hasAttribute('src')) {
      element.src = src;
      element.currentTime = time;
    }
    setState('loading');
    element.play().catch((error: DOMException) => {
      // Paused before it began: the visitor changed their mind.
      if (error.name !== 'AbortError') fails();
    });
  }

  function seek(seconds: number) {
    setTime(seconds);
    if (audio.current?.hasAttribute('src')) audio.current.currentTime = seconds;
  }

  return (
    <div className="contents [@media(scripting:none)]:hidden">
      {/* biome-ignore lint/a11y/useMediaCaption: instrumental */}
      <audio
        ref={audio}
        preload="none"
        onPlaying={() => setState('playing')}
        onWaiting={() => setState('loading')}
        onPause={() => {
          setState((current) => (current === 'failed' ? current : 'still'));
          letGo.current?.();
        }}
        onEnded={() => {
          seek(0);
          rests('still');
        }}
        onError={fails}
      >
        {words.noAudio}
      </audio>
      <PlayButton on={on} label={on ? words.pause : words.play} onClick={on ? stop : play} />
      <div className="has-focus-visible:[outline:2px_solid_var(--focus)] has-focus-visible:[outline-offset:2px] relative h-48 rounded">
        <TrackWaveform bars={bars} progress={Math.min(1, time / duration_s)} />
        <input
          type="range"
          className="absolute inset-0 w-full h-full m-0 opacity-0 cursor-pointer"
          aria-label={words.at(label)}
          aria-valuetext={words.of(trackTime(time), trackTime(duration_s))}
          min={0}
          max={duration_s}
          step={STEP_S}
          value={time}
          onChange={({ target }) => seek(Number(target.value))}
        />
      </div>
      <p className="mono min-w-[11ch] text-right">
        {state === 'loading' ? words.loading : trackTime(time)}
        {state === 'loading' ? null : <span className="muted"> / {trackTime(duration_s)}</span>}
      </p>
      <div
        role="status"
        className={cx(
          '[&:not(:empty)]:mt-10',
          'flex flex-wrap gap-y-8 gap-x-16 col-span-full items-center justify-between type-15',
        )}
      >
        {state === 'failed' ? (
          <>
            <p>{words.failed}</p>
            <Button kind="quiet" small onClick={play}>
              {words.again}
            </Button>
          </>
        ) : null}
      </div>
    </div>
  );
}
