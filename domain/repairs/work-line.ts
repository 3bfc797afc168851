import type { CartLine } from '../cart/cart-line.ts';
import type { SoldLine } from '../checkout/sold-line.ts';
import type { InLanguages, Language } from '../languages.ts';
import { ZERO } from '../money.ts';

const NAMES: InLanguages<string> = { en: 'Repair', de: 'Reparatur' };

/**
 * A line of work on a repair for its order. Its configuration is none on offer, as that of a pickup we no longer sell:
 * readers of sold lines go by `sold`, which has no pickups to wind.
 */
export function workLine(
  repair: string,
  text: string,
  language: Language,
): { line: CartLine; sold: SoldLine } {
  const name = `${NAMES[language]} ${repair}`;
  const description = (label: string) => [{ label, value: text }];
  return {
    line: {
      ...({ lookupKey: 'repair', config: { pickupType: 'REPAIR' } } as unknown as CartLine),
      ...{ name, path: '', imagePath: '', price: ZERO, quantity: 1 },
    },
    sold: {
      ...{ description: description(NAMES.en), features: [text] },
      inGerman: { description: description(NAMES.de), features: [text] },
      ...{ title: `${NAMES.en} ${repair}`, detail: text, pickups: [] },
      picture: { path: '/generated/icons/icon-512.png', alt: '' },
    },
  };
}
