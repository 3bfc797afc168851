import { COMPANY, COMPANY_IN_GERMAN } from '#domain/company.ts';
import type { InLanguages } from '#domain/languages.ts';
import { SHIPS_TO } from '#domain/places.messages.ts';

const EN = {
  skip: 'Skip to content',
  menu: 'Menu',
  closeMenu: 'Close menu',
  main: 'Main',
  mainInMenu: 'Main, in the menu',
  legal: 'Legal',
  startPage: 'start page',
  sheet: 'last sheet',
  tagline: COMPANY.tagline,
  country: COMPANY.country,
  /** Headings of the footer's columns; the third is the shop's name. */
  groups: { shop: 'Shop', order: 'Your order' },
  footer: 'Footer',
  /** Text around the link to the shipping policy. */
  prices: ['Prices include VAT in the EU. ', 'Shipping', ' is added at checkout.'] satisfies readonly [
    before: string,
    link: string,
    after: string,
  ],
  ships: `We ship to ${SHIPS_TO.en}.`,
  /** Accessible name of the line above the page. */
  line: 'About this shop',
  test: {
    mode: 'Test mode',
    says: 'no money moves',
    /** The notice as a sentence, before the links to the sandbox. */
    opened: 'No money moves. See what arrives:',
  },
  mailbox: 'Mailbox',
  visits: 'Visits',
  /** The shipping discount; phones omit the middle part. */
  offer: (off: string, above: string): readonly [off: string, on: string, above: string] => [
    `${off} off shipping `,
    'on orders ',
    `over ${above}`,
  ],
  closeOffer: 'Dismiss the shipping offer',
  closeNote: 'Dismiss this note',
};

/** Texts around every page. */
export const SHELL_MESSAGES: InLanguages<typeof EN> = {
  en: EN,
  de: {
    skip: 'Zum Inhalt springen',
    menu: 'Menü',
    closeMenu: 'Menü schließen',
    main: 'Hauptnavigation',
    mainInMenu: 'Hauptnavigation im Menü',
    legal: 'Rechtliches',
    startPage: 'Startseite',
    sheet: 'letztes Blatt',
    tagline: COMPANY_IN_GERMAN.tagline,
    country: COMPANY_IN_GERMAN.country,
    groups: { shop: 'Shop', order: 'Deine Bestellung' },
    footer: 'Fußzeile',
    prices: ['Preise in der EU inkl. MwSt. ', 'Versand', ' kommt an der Kasse dazu.'],
    ships: `Wir versenden in ${SHIPS_TO.de}.`,
    line: 'Über diesen Shop',
    test: {
      mode: 'Testbetrieb',
      says: 'ohne Geld',
      opened: 'Es fließt kein Geld. Schau nach, was ankommt:',
    },
    mailbox: 'Postfach',
    visits: 'Besuche',
    offer: (off, above) => [`Versand −${off} `, 'bei Bestellungen ', `über ${above}`],
    closeOffer: 'Versandangebot schließen',
    closeNote: 'Hinweis schließen',
  },
};
