import type { InLanguages } from '../languages.ts';
import { BOXES, type BoxId, type ShippingBox } from './packaging.ts';

export const BOX_WORDS: InLanguages<Readonly<Record<BoxId, Pick<ShippingBox, 'name'>>>> = {
  en: BOXES,
  de: { S: { name: 'Karton S' }, M: { name: 'Karton M' }, L: { name: 'Karton L' } },
};
