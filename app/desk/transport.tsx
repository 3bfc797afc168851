import type { LiveState } from '#app/sound/live-sound.ts';
import { soundTrouble } from '#app/sound/sound-trouble.ts';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage } from '#app/ui/language.tsx';
import { Select } from '#app/ui/select.tsx';
import type { PieceId } from '#domain/listening/audio.ts';
import { LoopHand } from './loop-hand.tsx';
import type { Pieces } from './pieces.ts';
import { PlayButton } from './play-button.tsx';
import styles from './transport.module.css';

interface TransportProps {
  pieces: Pieces;
  state: Pick<LiveState, 'status' | 'piece'>;
  progress: () => number;
  onPlay: () => void;
  onPause: () => void;
  onPiece: (piece: PieceId) => void;
}

/** Play, pause, which piece, and where in the loop it is. */
export function Transport({ pieces, state, progress, onPlay, onPause, onPiece }: TransportProps) {
  const trouble = soundTrouble(state.status, 'Play', useLanguage());
  return (
    <div>
      <div className={styles.row}>
        <PlayButton status={state.status} onPlay={onPlay} onPause={onPause} />
        <LoopHand playing={state.status === 'playing'} progress={progress} />
        <Select
          id="piece"
          label="Piece"
          labelPlace="hidden"
          size="tall"
          value={state.piece}
          options={pieces.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => onPiece(pieces[target.selectedIndex]?.id ?? state.piece)}
        />
      </div>
      <p role="status" className={cx(styles.words, trouble && styles.failed)}>
        {state.status === 'loading' ? 'Fetching the playing …' : null}
        {trouble ? (
          <>
            <Icon name="warning" />
            <span>{trouble}</span>
          </>
        ) : null}
      </p>
      <noscript>
        <p>Listening needs JavaScript. The curves and figures on this page do not.</p>
      </noscript>
    </div>
  );
}
