import { COMPANY, COMPANY_IN_GERMAN } from '../company.ts';
import type { InLanguages } from '../languages.ts';
import { GUARANTEE_YEARS } from './terms.ts';

const EN = {
  labels: { maker: 'Maker', article: 'Article', warnings: 'Warnings', guarantee: 'Guarantee' },
  country: COMPANY.country,
  warnings: [
    'Contains strong magnets. Keep away from pacemakers, bank cards and watches.',
    'Small parts and thin wire. Not a toy. Keep away from children under three.',
    'You need a soldering iron to fit it. Unplug the instrument first, and mind the heat.',
  ],
  guarantee: {
    title: `Legal guarantee: ${GUARANTEE_YEARS} years`,
    words: `As a consumer in the EU you have a legal guarantee of conformity from us, the seller, of at least ${GUARANTEE_YEARS} years from delivery. What is faulty or not as described, we repair or replace free of charge; where that fails or takes too long, you may lower the price or get your money back. We give no commercial guarantee beyond it. The law of your country may give you more.`,
    more: 'What our terms say',
  },
};

const DE: typeof EN = {
  labels: {
    maker: 'Hersteller',
    article: 'Artikel',
    warnings: 'Warnhinweise',
    guarantee: 'Gewährleistung',
  },
  country: COMPANY_IN_GERMAN.country,
  warnings: [
    'Enthält starke Magnete. Von Herzschrittmachern, Bankkarten und Uhren fernhalten.',
    'Kleinteile und dünner Draht. Kein Spielzeug, von Kindern unter drei Jahren fernhalten.',
    'Der Einbau braucht einen Lötkolben. Vorher das Instrument ausstecken. Vorsicht, heiß.',
  ],
  guarantee: {
    title: `Gesetzliche Gewährleistung: ${GUARANTEE_YEARS} Jahre`,
    words: `Als Verbraucher in der EU hast du gegenüber uns als Verkäufer eine gesetzliche Gewährleistung von mindestens ${GUARANTEE_YEARS} Jahren ab Lieferung. Was fehlerhaft oder nicht wie beschrieben ist, reparieren oder ersetzen wir kostenlos; gelingt das nicht oder dauert es zu lange, kannst du den Preis mindern oder dein Geld zurückbekommen. Eine gewerbliche Garantie darüber hinaus geben wir nicht. Das Recht deines Landes kann dir mehr geben.`,
    more: 'Was unsere AGB dazu sagen',
  },
};

/**
 * Information beside every offer: maker, warnings (Regulation (EU) 2023/988, article 19) and a sentence on the legal
 * guarantee; the EU's notice is a file (`guarantee-notice.ts`). Also in German, because warnings must be understood in
 * the country of sale.
 */
export const PRODUCT_SAFETY: InLanguages<typeof EN> = { en: EN, de: DE };
