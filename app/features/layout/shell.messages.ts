import { COMPANY, COMPANY_IN_GERMAN } from '#domain/company.ts';
import type { InLanguages } from '#domain/languages.ts';
import { SHIPS_TO } from '#domain/places.messages.ts';

interface ShellMessages {
  readonly skip: string;
  readonly menu: string;
  readonly closeMenu: string;
  readonly main: string;
  readonly mainInMenu: string;
  readonly legal: string;
  readonly startPage: string;
  readonly sheet: string;
  readonly tagline: string;
  readonly country: string;
  /** Headings of the footer's columns; the third is the shop's name. */
  readonly groups: { readonly shop: string; readonly order: string };
  readonly footer: string;
  /** Before and after the link to the shipping policy. */
  readonly prices: readonly [before: string, link: string, after: string];
  /** Where parcels go. */
  readonly ships: string;
  /** What the line above the page is about. */
  readonly line: string;
  readonly test: {
    readonly mode: string;
    readonly says: string;
    /** The same as a sentence, in front of the links to the sandbox. */
    readonly opened: string;
  };
  readonly mailbox: string;
  readonly visits: string;
  /** What is off shipping; the middle is left out on phones. */
  readonly offer: (off: string, above: string) => readonly [off: string, on: string, above: string];
  readonly closeOffer: string;
  readonly closeNote: string;
}

/** What stands around every page, in the page's language. */
export const SHELL_MESSAGES: InLanguages<ShellMessages> = {
  en: {
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
    groups: { shop: 'Shop', order: 'Your order' },
    footer: 'Footer',
    prices: ['Prices include VAT in the EU. ', 'Shipping', ' is added at checkout.'],
    ships: `We ship to ${SHIPS_TO.en}.`,
    line: 'About this shop',
    test: {
      mode: 'Test mode',
      says: 'no money moves',
      opened: 'No money moves. See what arrives:',
    },
    mailbox: 'Mailbox',
    visits: 'Visits',
    offer: (off, above) => [`${off} off shipping `, 'on orders ', `over ${above}`],
    closeOffer: 'Close the shipping offer',
    closeNote: 'Close this note',
  },
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
    prices: ['Preise enthalten Mehrwertsteuer. ', 'Versand', ' kommt an der Kasse dazu.'],
    ships: `Wir versenden in ${SHIPS_TO.de}.`,
    line: 'Über diesen Laden',
    test: {
      mode: 'Testbetrieb',
      says: 'ohne Geld',
      opened: 'Es fließt kein Geld. Sieh nach, was ankommt:',
    },
    mailbox: 'Postfach',
    visits: 'Besuche',
    offer: (off, above) => [`Versand −${off} `, 'bei Bestellungen ', `über ${above}`],
    closeOffer: 'Versandangebot schließen',
    closeNote: 'Hinweis schließen',
  },
};
