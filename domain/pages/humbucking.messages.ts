import type { InLanguages } from '../languages.ts';

const EN = {
  off: 'Both coils are off. Nothing comes out.',
  one: (coil: string) => `Coil ${coil} alone. Hum and string come out equally loud: a single coil.`,
  /** Remaining hum in percent, and the gain of the string signal. */
  both: (percent: number, times: string) =>
    `Both coils. The hum cancels, ${percent === 0 ? 'nothing' : `${percent} percent`} is left; the string is ${times} times as strong as from one coil.`,
};

const DE: typeof EN = {
  off: 'Beide Spulen sind aus. Es kommt nichts heraus.',
  one: (coil) => `Nur Spule ${coil}. Brummen und Saite kommen gleich laut heraus: ein Singlecoil.`,
  both: (percent, times) =>
    `Beide Spulen. Das Brummen hebt sich auf, ${percent === 0 ? 'nichts' : `${percent} Prozent`} davon bleibt; die Saite ist ${times.replace('.', ',')}-mal so stark wie aus einer Spule.`,
};

export const HUMBUCKING_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
