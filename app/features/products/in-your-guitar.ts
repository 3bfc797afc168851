import type { Guitar } from '#domain/guitar/guitar.ts';
import { loadIn } from '#domain/guitar/guitar-load.ts';
import type { Language } from '#domain/languages.ts';
import { POSITIONS_SAID } from '#domain/products/pickup-types.messages.ts';
import { guitarLoad } from '#domain/tone/circuit.ts';
import { resonanceDoubt } from '#domain/tone/doubt-band.ts';
import { kilohertzWithDoubt } from '#domain/tone/format-figures.ts';
import { resonance } from '#domain/tone/resonance.ts';
import { YOURS } from './in-your-guitar.messages.ts';
import type { WindingProps } from './product-props.ts';

/** Text beside a specification, which stays on the sheet load: "In your guitar: bridge 2.2 kHz ± 0.2". */
export function inYourGuitar(windings: readonly WindingProps[], guitar: Guitar, language: Language): string {
  const words = YOURS[language];
  const parts = windings.flatMap(({ position, circuit, doubt, pots_Ohm, kind }) => {
    const own = guitarLoad(pots_Ohm);
    const load = loadIn(own, kind, guitar);
    if (load === own) return [];
    const { peaked, frequency_Hz, minus3dB_Hz } = resonance(circuit, load);
    const share = resonanceDoubt(circuit, load, doubt);
    const figure = peaked
      ? kilohertzWithDoubt(frequency_Hz, share, language)
      : words.noPeak(kilohertzWithDoubt(minus3dB_Hz, share, language));
    return [`${POSITIONS_SAID[language](position)} ${figure}`];
  });
  return parts.length > 0 ? words.says(windings[0]?.kind, parts) : '';
}
