import type { InLanguages } from '../languages.ts';

const EN = {
  /** Label on a tag. */
  tag: { sealed: 'sealed', shelf: 'shelf', 'machine 1': 'machine 1', 'machine 2': 'machine 2' },
  /** Place of a spool within a sentence. */
  where: {
    sealed: 'sealed',
    shelf: 'on the shelf',
    'machine 1': 'on machine 1',
    'machine 2': 'on machine 2',
  },
};

export const LOT_PLACE_WORDS: InLanguages<typeof EN> = {
  en: EN,
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
