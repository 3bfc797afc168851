import type { InLanguages } from '../languages.ts';
import { BUNDLE_WORDS } from '../products/pickup-types.messages.ts';
import type { Bundle } from '../products/pickup-types.ts';
import type { Product } from '../products/products.ts';
import { SET_CONTENTS } from '../products/set-contents.messages.ts';

const EN = {
  bundle: 'Bundle',
  flavor: 'Flavor',
  colour: 'Colour',
  /** Between the colours of cover and base: "navy on copper". */
  on: 'on',
  /** A word within a list. English writes it in lower case unless it is a name. */
  within: (word: string): string => (word.startsWith('AlNiCo') ? word : word.toLowerCase()),
  /** "Set: Neck and bridge" */
  contents: ({ setContents }: Pick<Product, 'setContents' | 'positions'>, bundle: Bundle): string =>
    bundle === 'SET' ? `${BUNDLE_WORDS.en.SET}: ${setContents}` : BUNDLE_WORDS.en[bundle],
};

const DE: typeof EN = {
  bundle: 'Umfang',
  flavor: 'Flavor',
  colour: 'Farbe',
  on: 'auf',
  within: (word) => word,
  contents: (product, bundle) =>
    bundle === 'SET' ? `${BUNDLE_WORDS.de.SET}: ${SET_CONTENTS.de(product)}` : BUNDLE_WORDS.de[bundle],
};

/** Labels of a stock pickup in a cart or an order. */
export const LINE_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
