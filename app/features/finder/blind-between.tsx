import { useState, useSyncExternalStore } from 'react';
import { BlindDesk } from '#app/desk/blind/blind-desk.tsx';
import { beginBlind } from '#app/desk/blind/use-blind.ts';
import type { Pieces } from '#app/desk/pieces.ts';
import type { LiveSound } from '#app/sound/live-sound.ts';

export interface BlindBetweenProps {
  /** Already playing: it was started in the click. */
  sound: LiveSound;
  /** The visitor's pickup and one of ours. */
  pickups: readonly { readonly name: string }[];
  pieces: Pieces;
  onLeave: () => void;
}

const PAIRS = [[0, 1]] as const;

/** A blind comparison of the visitor's pickup with one of ours. Names, curves and prices are hidden meanwhile. */
export function BlindBetween({ sound, pickups, pieces, onLeave }: BlindBetweenProps) {
  const state = useSyncExternalStore(sound.subscribe, sound.getState, sound.getState);
  const [first] = useState(() => beginBlind(PAIRS, sound, sound.getState()));
  return (
    <BlindDesk
      first={first}
      pairs={PAIRS}
      pickups={pickups}
      pieces={pieces}
      sound={sound}
      state={state}
      onLeave={onLeave}
    />
  );
}
