import type { InLanguages } from '#domain/languages.ts';
import { POSITION_NAMES, type Position } from '#domain/products/pickup-types.ts';

interface PartsMessages {
  /** "Vintage Humbucker, bridge", "Humbucker Vintage, Steg". */
  readonly pickup: (flavor: string, name: string, position: Position) => string;
}

/** How articles call a pickup of the catalogue. */
export const PARTS_MESSAGES: InLanguages<PartsMessages> = {
  en: { pickup: (flavor, name, position) => `${flavor} ${name}, ${POSITION_NAMES[position].toLowerCase()}` },
  de: {
    pickup: (flavor, name, position) =>
      `${name} ${flavor}, ${{ neck: 'Hals', middle: 'Mitte', bridge: 'Steg', split: 'beide Hälften' }[position]}`,
  },
};
