import { useEffect, useMemo, useState } from 'react';
import type { Takes } from '#app/sound/live-sound.ts';
import { soundTrouble } from '#app/sound/sound-trouble.ts';
import { useLiveSound } from '#app/sound/use-live-sound.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import type { Voice } from '#domain/tone/voice.ts';
import { PRODUCT_PAGE } from '../product.messages.ts';
import { GUITAR_PLAYER } from './guitar-player.messages.ts';
import { barsOf, PlayButton, TrackWaveform, trackTime } from './player-parts.tsx';
import type { TrackProps } from './tracks.ts';

export interface GuitarPlayerProps {
  track: TrackProps;
  /** The pickup in the visitor's guitar; keep the same object while it is the same. */
  voice: Voice;
  takes: Takes;
}

/** A pickup's track in the visitor's guitar: live, in a loop, instead of the sample from the sheet load. */
export function GuitarPlayer({
  track: { label, piece, duration_s, peaks },
  voice,
  takes,
}: GuitarPlayerProps) {
  const language = useLanguage();
  const { loading, pause, play } = useMessages(PRODUCT_PAGE);
  const { inGuitar } = useMessages(GUITAR_PLAYER);
  const voices = useMemo(() => [voice], [voice]);
  const { sound, state } = useLiveSound(takes, voices, { piece });
  const [progress, setProgress] = useState(0);
  const bars = useMemo(() => barsOf(peaks), [peaks]);
  const { status } = state;
  const on = status === 'playing' || status === 'loading';

  useEffect(() => sound.setPiece(piece), [sound, piece]);

  useEffect(() => {
    if (status !== 'playing') return;
    let frame = requestAnimationFrame(function follow() {
      setProgress(sound.progress());
      frame = requestAnimationFrame(follow);
    });
    return () => cancelAnimationFrame(frame);
  }, [status, sound]);

  return (
    <div className="contents [@media(scripting:none)]:hidden">
      <PlayButton
        on={on}
        label={on ? pause : inGuitar(label)}
        onClick={() => (on ? sound.pause() : void sound.play())}
      />
      <div className="has-focus-visible:[outline:2px_solid_var(--focus)] has-focus-visible:[outline-offset:2px] relative h-48 rounded">
        <TrackWaveform bars={bars} progress={progress} />
      </div>
      <p className="mono min-w-[11ch] text-right">
        {status === 'loading' ? loading : trackTime(progress * duration_s)}
        {status === 'loading' ? null : <span className="muted"> / {trackTime(duration_s)}</span>}
      </p>
      <p role="status" className="col-span-full type-15">
        {soundTrouble(status, play, language)}
      </p>
    </div>
  );
}
