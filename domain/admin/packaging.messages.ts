import type { InLanguages } from '../languages.ts';
import type { Material, Region } from './packaging.ts';

/** Packaging materials, and the countries they were put on the market in, for a month's figures. */
export const PACKAGING_MATERIALS: InLanguages<{
  readonly materials: Readonly<Record<Material | 'all', string>>;
  readonly regions: Readonly<Record<Region, string>>;
}> = {
  en: {
    materials: {
      cardboard: 'Cardboard boxes',
      paper: 'Paper, filling and tape',
      plastics: 'Plastics',
      all: 'All',
    },
    regions: { Germany: 'Germany', 'Rest of EU': 'Rest of EU', Export: 'Export' },
  },
  de: {
    materials: {
      cardboard: 'Kartons',
      paper: 'Papier, Füllung und Klebeband',
      plastics: 'Kunststoff',
      all: 'Gesamt',
    },
    regions: { Germany: 'Deutschland', 'Rest of EU': 'Übrige EU', Export: 'Ausfuhr' },
  },
};
