import type { InLanguages } from '#domain/languages.ts';

/** Shown beside a spec of the sheet load: "Resonance in your guitar: bridge 2.2 kHz ± 0.2". */
export const YOURS: InLanguages<{
  readonly noPeak: (end: string) => string;
  readonly says: (kind: 'guitar' | 'bass' | undefined, parts: readonly string[]) => string;
}> = {
  en: {
    noPeak: (end) => `no peak, −3\u00a0dB at ${end}`,
    says: (kind, parts) => `Resonance in your ${kind}: ${parts.join(', ')}`,
  },
  de: {
    noPeak: (end) => `keine Spitze, −3\u00a0dB bei ${end}`,
    says: (kind, parts) =>
      `Resonanz in ${kind === 'bass' ? 'deinem Bass' : 'deiner Gitarre'}: ${parts.join(', ')}`,
  },
};
