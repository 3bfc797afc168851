import type { InLanguages } from '#domain/languages.ts';
import { POSITION_NAMES, type Position } from '#domain/products/pickup-types.ts';

const EN = {
  /** "Vintage Humbucker, bridge", "Humbucker Vintage, Steg". */
  pickup: (flavor: string, name: string, position: Position) =>
    `${flavor} ${name}, ${POSITION_NAMES[position].toLowerCase()}`,
};

/** Names of pickups in articles. */
export const PARTS_MESSAGES: InLanguages<typeof EN> = {
  en: EN,
  de: {
    pickup: (flavor, name, position) =>
      `${name} ${flavor}, ${{ neck: 'Hals', middle: 'Mitte', bridge: 'Steg', split: 'beide Hälften' }[position]}`,
  },
};
