import { ohmsWords } from '#domain/guitar/sheet-words.ts';
import type { Language } from '#domain/languages.ts';
import type { Load } from '#domain/tone/circuit.ts';
import { OWN_SOUND } from './own-sound.messages.ts';

/** "500 kΩ pots, 500 pF of cable". */
export const loadHeard = ({ volume_Ohm, cable_pF }: Load, language: Language): string =>
  OWN_SOUND[language].load(ohmsWords(volume_Ohm / 1000), `${cable_pF}\u00a0pF`);
