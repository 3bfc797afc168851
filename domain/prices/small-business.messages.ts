import type { InLanguages, Language } from '../languages.ts';
import { TAX_NOW } from './tax-now.ts';

/** English for prices; invoices and mails have their own in `vat.messages.ts`. */
export const SMALL_BUSINESS = 'No VAT: exempt as a small business (§ 19 UStG).';

const SMALL_BUSINESS_IN: InLanguages<string> = {
  en: SMALL_BUSINESS,
  de: 'Keine Umsatzsteuer: Steuerbefreiung für Kleinunternehmer (§ 19 UStG).',
};

/**
 * Returns `usual`, or the small business note if the shop is a small business. A separate module: every page
 * with a price needs it at once, and it needs no rates.
 */
export const taxWords = (usual: string, language: Language = 'en'): string =>
  TAX_NOW.smallBusiness ? SMALL_BUSINESS_IN[language] : usual;
