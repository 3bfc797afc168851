import type { InLanguages } from '../languages.ts';
import { positionsOf } from './catalogue.ts';
import { POSITIONS_SAID } from './pickup-types.messages.ts';
import type { Product } from './products.ts';

/** Contents of a set within a sentence: "neck and bridge". */
export const SET_CONTENTS: InLanguages<(product: Pick<Product, 'setContents' | 'positions'>) => string> = {
  en: ({ setContents }) => `${setContents.charAt(0).toLowerCase()}${setContents.slice(1)}`,
  de: (product) => {
    const places = positionsOf(product).map(POSITIONS_SAID.de);
    return places.length > 1 ? places.join(', ').replace(/, (?=[^,]*$)/, ' und ') : `${places[0]} der Spule`;
  },
};
