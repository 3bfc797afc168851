import { GuitarChip } from '#app/guitar/guitar-chip.tsx';
import type { Takes } from '#app/sound/live-sound.ts';
import { soundTrouble } from '#app/sound/sound-trouble.ts';
import { useTonePreview } from '#app/sound/use-tone-preview.ts';
import { useGuitar } from '#app/state/guitar-store.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { PlayIcon } from '#app/ui/play-icon.tsx';
import { woundIn } from '#domain/guitar/wound-in.ts';
import { type Build, woundBuild } from '#domain/tone/build.ts';
import { inKilohertz } from '#domain/tone/format-figures.ts';
import { CURVE_MESSAGES } from './curve-strip.messages.ts';

/** Plays a build; further choices are audible at once. `trouble` explains a missing sound. */
export function useListen(build: Build, takes: Takes) {
  const language = useLanguage();
  const words = useMessages(CURVE_MESSAGES);
  const { shown } = useGuitar();
  const { status, play, pause } = useTonePreview(build, takes, shown);
  const isOn = status === 'playing' || status === 'loading';
  return {
    press: isOn ? pause : play,
    label: isOn ? words.pause : words.listen,
    icon: <PlayIcon isOn={isOn} size={13} />,
    trouble: soundTrouble(status, words.listen, language),
  };
}

/** Sets the visitor's guitar, which curve and sound follow. */
export function YourGuitar({ build, className }: { build: Build; className: string }) {
  const language = useLanguage();
  const { yours } = useMessages(CURVE_MESSAGES);
  const { shown } = useGuitar();
  const { resonance } = woundIn(build, shown);
  return (
    <GuitarChip
      id="strip-guitar"
      kind="guitar"
      loads={[woundBuild(build).voice.load]}
      resonance={resonance.peaked ? inKilohertz(resonance.frequency_Hz, language) : undefined}
      className={className}
      opens="above"
      label={yours}
    />
  );
}
