import { decimalsIn, type InLanguages, type Language } from '../languages.ts';
import { type Cents, exactEuro } from '../money.ts';
import { SMALL_BUSINESS } from './small-business.messages.ts';
import { TAX_NOW } from './tax-now.ts';
import { isOfSmallBusiness, type Vat, vatFor } from './vat.ts';

const WORDS_EN = {
  contained: (sum: string, rate: string) => `Incl. ${sum} VAT (${rate} %)`,
  /** For British VAT. */
  british: (sum: string, rate: string) => `Incl. ${sum} British VAT (${rate} %)`,
  smallBusiness: SMALL_BUSINESS,
  none: 'No VAT included: the parcel leaves the EU.',
  atTheDoor: 'Import duty and tax may be due on arrival.',
};

const WORDS: InLanguages<typeof WORDS_EN> = {
  en: WORDS_EN,
  de: {
    contained: (sum, rate) => `Enthält ${sum} USt (${rate} %)`,
    british: (sum, rate) => `Enthält ${sum} britische USt (${rate} %)`,
    smallBusiness: 'Keine Umsatzsteuer: Steuerbefreiung für Kleinunternehmer (§ 19 UStG).',
    none: 'Keine USt enthalten: Das Paket verlässt die EU.',
    atTheDoor: 'Bei der Einfuhr können Zoll und Steuern anfallen.',
  },
};

const TERMS: InLanguages<Record<'home' | 'destination', (rate: string) => string>> = {
  en: {
    home: (rate) => `They contain German value added tax, at present ${rate} %, wherever it applies.`,
    destination: (rate) =>
      `They contain value added tax wherever it applies: within Germany at present ${rate} %, within the EU at the rate of the country that the order goes to.`,
  },
  de: {
    home: (rate) => `Sie enthalten die deutsche Mehrwertsteuer, derzeit ${rate} %, wo sie anfällt.`,
    destination: (rate) =>
      `Sie enthalten Mehrwertsteuer, wo sie anfällt: in Deutschland derzeit ${rate} %, in der EU zum Satz des Landes, in das die Bestellung geht.`,
  },
};

/**
 * Returns the VAT note of a total, for cart, checkout, order page and mail. Nothing else is called tax: a
 * parcel that leaves the EU contains none.
 */
export function vatWords(vat: Vat & { readonly contained: Cents }, language: Language = 'en'): string {
  const { contained, british, none } = WORDS[language];
  if (!vat.country) return none;
  if (isOfSmallBusiness(vat)) return smallBusinessWords(language);
  // The sum beside it has a decimal comma in both languages.
  const rate = decimalsIn(String(vat.ratePercent), 'de');
  const say = vat.country === 'GB' ? british : contained;
  return say(exactEuro(vat.contained), rate);
}

/** Required on invoices (§ 34 a UStDV), and used instead of "includes VAT" beside prices. */
export const smallBusinessWords = (language: Language): string => WORDS[language].smallBusiness;

/** Returns the sentence of the terms about tax within prices. */
export function termsOfTax(language: Language): string {
  const { aboveOssThreshold, smallBusiness } = TAX_NOW;
  if (smallBusiness) return smallBusinessWords(language);
  const rate = String(vatFor('DE', TAX_NOW).ratePercent);
  return TERMS[language][aboveOssThreshold ? 'destination' : 'home'](rate);
}

/** Returns the charges that may be due on delivery on top of such a total; undefined if none. */
export const importWords = (vat: Vat, language: Language = 'en'): string | undefined =>
  vat.country ? undefined : WORDS[language].atTheDoor;
