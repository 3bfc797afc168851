import type { InLanguages } from '#domain/languages.ts';

const EN = {
  noPeak: (end: string) => `no peak, −3\u00a0dB at ${end}`,
  says: (kind: 'guitar' | 'bass' | undefined, parts: readonly string[]) =>
    `Resonance in your ${kind}: ${parts.join(', ')}`,
};

const DE: typeof EN = {
  noPeak: (end) => `keine Spitze, −3\u00a0dB bei ${end}`,
  says: (kind, parts) =>
    `Resonanz in ${kind === 'bass' ? 'deinem Bass' : 'deiner Gitarre'}: ${parts.join(', ')}`,
};

/** Shown beside a spec of the sheet load: "Resonance in your guitar: bridge 2.2 kHz ± 0.2". */
export const YOURS: InLanguages<typeof EN> = { en: EN, de: DE };
