import { useEffect, useRef } from 'react';
import type { LiveSoundState } from '#app/sound/live-sound.ts';
import { soundTrouble } from '#app/sound/sound-trouble.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { PlayIcon } from '#app/ui/play-icon.tsx';
import { Select } from '#app/ui/select.tsx';
import type { PieceId } from '#domain/listening/audio.ts';
import { DESK_MESSAGES } from './desk.messages.ts';
import type { Pieces } from './pieces.ts';

interface TransportProps {
  pieces: Pieces;
  state: Pick<LiveSoundState, 'status' | 'piece'>;
  progress: () => number;
  onPlay: () => void;
  onPause: () => void;
  onPiece: (piece: PieceId) => void;
}

export function Transport({ pieces, state, progress, onPlay, onPause, onPiece }: TransportProps) {
  const words = useMessages(DESK_MESSAGES);
  const trouble = soundTrouble(state.status, words.play, useLanguage());
  return (
    <div>
      <div className="grid grid-cols-[148px_minmax(0,1fr)_264px] gap-28 items-center phone:grid-cols-[128px_minmax(0,1fr)] phone:gap-12 phone:[&>svg]:order-3 phone:[&>svg]:col-span-full [@media(scripting:none)]:hidden">
        <PlayButton status={state.status} onPlay={onPlay} onPause={onPause} />
        <LoopHand playing={state.status === 'playing'} progress={progress} />
        <Select
          id="piece"
          label={words.piece}
          labelPlace="hidden"
          size="tall"
          value={state.piece}
          options={pieces.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => onPiece(pieces[target.selectedIndex]?.id ?? state.piece)}
        />
      </div>
      <p
        role="status"
        className={cx(
          'flex gap-10 items-center min-h-44 type-15 phone:min-h-28 [@media(scripting:none)]:hidden',
          trouble && 'weight-600',
        )}
      >
        {state.status === 'loading' ? words.loading : null}
        {trouble ? (
          <>
            <Icon name="warning" />
            <span>{trouble}</span>
          </>
        ) : null}
      </p>
      <noscript>
        <p>{words.noScript}</p>
      </noscript>
    </div>
  );
}

function PlayButton({
  status,
  onPlay,
  onPause,
}: {
  status: LiveSoundState['status'];
  onPlay: () => void;
  onPause: () => void;
}) {
  const words = useMessages(DESK_MESSAGES);
  const on = status === 'playing' || status === 'loading';
  return (
    <Button className="[&_svg]:flex-none w-full px-12" onClick={on ? onPause : onPlay}>
      <PlayIcon isOn={on} size={16} />
      {on ? words.pause : words.play}
    </Button>
  );
}

/** Under reduced motion the hand moves in steps of this interval. */
const CALM_STEP_MS = 500;

/** Position in the loop. The hand is animated outside React, and only while sound plays. */
function LoopHand({ playing, progress }: { playing: boolean; progress: () => number }) {
  const hand = useRef<SVGLineElement>(null);
  const way = useRef<SVGLineElement>(null);
  useEffect(() => {
    if (!playing) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let frame = 0;
    let timer = 0;
    function move() {
      const x = `${(Math.min(Math.max(progress(), 0), 1) * 100).toFixed(2)}%`;
      hand.current?.setAttribute('x1', x);
      hand.current?.setAttribute('x2', x);
      way.current?.setAttribute('x2', x);
      if (calm) timer = window.setTimeout(move, CALM_STEP_MS);
      else frame = requestAnimationFrame(move);
    }
    move();
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [playing, progress]);
  return (
    <svg className="overflow-visible" width="100%" height="24" aria-hidden="true">
      <line className="stroke-edge" x1="0" x2="100%" y1="12" y2="12" />
      <line ref={way} className="stroke-copper stroke-2" x1="0" x2="0" y1="12" y2="12" />
      <line ref={hand} className="stroke-copper stroke-2" x1="0" x2="0" y1="2" y2="22" />
    </svg>
  );
}
