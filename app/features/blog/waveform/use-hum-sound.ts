import { useEffect, useRef, useState } from 'react';
import type { HumSound } from '#app/sound/hum-sound.ts';
import type { CoilsOn } from '#domain/pages/humbucking.ts';

export type HumState = 'silent' | 'loading' | 'playing' | 'failed' | 'soundless';

/** Plays hum and string through the coils that are on. The code loads with the first press. */
export function useHumSound(on: CoilsOn): { readonly state: HumState; readonly press: () => void } {
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
