import type { InLanguages } from '#domain/languages.ts';

const FRAME_EN = {
  workshop: 'workshop',
  home: 'Gewitter workshop',
  nav: 'Workshop',
  places: {
    day: 'Day',
    board: 'Board',
    bench: 'Bench',
    parcels: 'Parcels',
    stock: 'Stock',
    letters: 'Letters',
    returns: 'Returns',
    books: 'Books',
    shop: 'Shop',
  },
  find: 'Find an order by number, name, e-mail or serial',
  findHint: 'Find',
  account: (name: string) => `Account of ${name}`,
  noScripts: 'You can read everything here. To change something, turn on JavaScript.',
  placesLabel: 'Sections',
  more: 'More',
  tabs: {
    prices: 'Prices',
    texts: 'Texts',
    codes: 'Codes',
    'on-sale': 'On sale',
    company: 'Company',
    leads: 'Leads',
    makers: 'Makers',
    changes: 'Changes',
  },
};

export const WORKSHOP_FRAME: InLanguages<typeof FRAME_EN> = {
  en: FRAME_EN,
  de: {
    workshop: 'Werkstatt',
    home: 'Gewitter Werkstatt',
    nav: 'Werkstatt',
    places: {
      day: 'Tag',
      board: 'Tafel',
      bench: 'Werkbank',
      parcels: 'Pakete',
      stock: 'Lager',
      letters: 'Briefe',
      returns: 'Retouren',
      books: 'Bücher',
      shop: 'Shop',
    },
    find: 'Bestellung suchen: Nummer, Name, E-Mail oder Seriennummer',
    findHint: 'Suchen',
    account: (name) => `Konto von ${name}`,
    noScripts: 'Lesen kannst du hier alles. Um etwas zu ändern, schalte JavaScript ein.',
    placesLabel: 'Bereiche',
    more: 'Mehr',
    tabs: {
      prices: 'Preise',
      texts: 'Texte',
      codes: 'Codes',
      'on-sale': 'Im Verkauf',
      company: 'Firma',
      leads: 'Adern',
      makers: 'Team',
      changes: 'Änderungen',
    },
  },
};

const KEYS_EN = {
  everywhere: [
    ['/', 'find'],
    ['?', 'all shortcuts'],
  ] satisfies readonly (readonly [keys: string, does: string])[],
  onOrOff: 'Turn shortcuts on or off',
  title: 'Keyboard shortcuts',
  single: 'Use single-key shortcuts on this computer',
  close: 'Close',
};

/** Texts about keys, the same on every page. */
export const KEYS: InLanguages<typeof KEYS_EN> = {
  en: KEYS_EN,
  de: {
    everywhere: [
      ['/', 'suchen'],
      ['?', 'alle Tastenkürzel'],
    ],
    onOrOff: 'Tastenkürzel ein- oder ausschalten',
    title: 'Tastenkürzel',
    single: 'Tastenkürzel an diesem Rechner nutzen',
    close: 'Schließen',
  },
};
