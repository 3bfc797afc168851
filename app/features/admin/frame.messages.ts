import type { InLanguages } from '#domain/languages.ts';

const EN = {
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
  find: 'Find an order by number, name, mail or serial',
  findHint: 'Find',
  account: (name: string) => `Account of ${name}`,
  noScripts: 'Everything is shown here. To change something, switch on JavaScript.',
  placesLabel: 'Places',
  more: 'More',
  tabs: {
    prices: 'Prices',
    texts: 'Texts',
    codes: 'Codes',
    'on-sale': 'On sale',
    company: 'Company',
    leads: 'Leads',
    changes: 'Changes',
  },
};

/** Words of the bar around every page of the workshop. */
export const FRAME: InLanguages<typeof EN> = {
  en: EN,
  de: {
    workshop: 'Werkstatt',
    home: 'Werkstatt von Gewitter',
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
    noScripts: 'Hier steht alles. Um etwas zu ändern, schalte JavaScript ein.',
    placesLabel: 'Orte',
    more: 'Mehr',
    tabs: {
      prices: 'Preise',
      texts: 'Texte',
      codes: 'Codes',
      'on-sale': 'Im Verkauf',
      company: 'Firma',
      leads: 'Adern',
      changes: 'Änderungen',
    },
  },
};
