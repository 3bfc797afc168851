import { useState, useSyncExternalStore } from 'react';
import { BlindDesk } from '#app/features/listening/blind/blind-desk.tsx';
import { beginBlind } from '#app/features/listening/blind/use-blind.ts';
import type { HeardPickup } from '#app/features/listening/comparison/comparison.ts';
import type { ListenProps } from '#app/features/listening/listen-props.ts';
import type { LiveSound } from '#app/sound/live-sound.ts';

export interface BlindBetweenProps {
  /** Playing already: it was begun in the click. */
  sound: LiveSound;
  /** Yours and one of ours. */
  pickups: readonly HeardPickup[];
  pieces: ListenProps['pieces'];
  onLeave: () => void;
}

const PAIRS = [[0, 1]] as const;

/** Yours against one of ours, blind. Names, curves and prices are away meanwhile. */
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
