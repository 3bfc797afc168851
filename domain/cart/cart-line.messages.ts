import type { InLanguages } from '../languages.ts';
import { BUNDLE_WORDS } from '../products/pickup-types.messages.ts';
import type { Bundle } from '../products/pickup-types.ts';
import type { Product } from '../products/products.ts';
import { SET_CONTENTS } from '../products/set-contents.messages.ts';

interface LineMessages {
  readonly bundle: string;
  readonly flavor: string;
  readonly colour: string;
  /** Between the colours of cover and base: "navy on copper". */
  readonly on: string;
  /** A word within a row of words: English writes what is no name small. */
  readonly within: (word: string) => string;
  /** "Set: Neck and bridge" */
  readonly contents: (product: Pick<Product, 'setContents' | 'positions'>, bundle: Bundle) => string;
}

const EN: LineMessages = {
  bundle: 'Bundle',
  flavor: 'Flavor',
  colour: 'Colour',
  on: 'on',
  within: (word) => (word.startsWith('AlNiCo') ? word : word.toLowerCase()),
  contents: ({ setContents }, bundle) =>
    bundle === 'SET' ? `${BUNDLE_WORDS.en.SET}: ${setContents}` : BUNDLE_WORDS.en[bundle],
};

const DE: LineMessages = {
  bundle: 'Umfang',
  flavor: 'Flavor',
  colour: 'Farbe',
  on: 'auf',
  within: (word) => word,
  contents: (product, bundle) =>
    bundle === 'SET' ? `${BUNDLE_WORDS.de.SET}: ${SET_CONTENTS.de(product)}` : BUNDLE_WORDS.de[bundle],
};

/** What a stock pickup in a cart or an order says of itself, label by label. */
export const LINE_MESSAGES: InLanguages<LineMessages> = { en: EN, de: DE };
