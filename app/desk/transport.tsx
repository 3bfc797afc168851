import type { LiveState } from '#app/sound/live-sound.ts';
import { soundTrouble } from '#app/sound/sound-trouble.ts';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { Select } from '#app/ui/select.tsx';
import type { PieceId } from '#domain/listening/audio.ts';
import { DESK_MESSAGES } from './desk.messages.ts';
import { LoopHand } from './loop-hand.tsx';
import type { Pieces } from './pieces.ts';
import { PlayButton } from './play-button.tsx';

interface TransportProps {
  pieces: Pieces;
  state: Pick<LiveState, 'status' | 'piece'>;
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
