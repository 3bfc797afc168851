import type { InLanguages } from '../languages.ts';
import type { LotPlace } from './lots.ts';

interface LotPlaceWords {
  /** On a tag. */
  readonly tag: Readonly<Record<LotPlace, string>>;
  /** Where it is, within a sentence. */
  readonly where: Readonly<Record<LotPlace, string>>;
}

/** Where a spool is. */
export const LOT_PLACE_WORDS: InLanguages<LotPlaceWords> = {
  en: {
    tag: { sealed: 'sealed', shelf: 'shelf', 'machine 1': 'machine 1', 'machine 2': 'machine 2' },
    where: {
      sealed: 'sealed',
      shelf: 'on the shelf',
      'machine 1': 'on machine 1',
      'machine 2': 'on machine 2',
    },
  },
  de: {
    tag: { sealed: 'ungeöffnet', shelf: 'Regal', 'machine 1': 'Maschine 1', 'machine 2': 'Maschine 2' },
    where: {
      sealed: 'ungeöffnet',
      shelf: 'im Regal',
      'machine 1': 'auf Maschine 1',
      'machine 2': 'auf Maschine 2',
    },
  },
};
