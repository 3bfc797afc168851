import type { InLanguages, Language } from '../languages.ts';
import { TAX_NOW } from './tax-now.ts';

/** In English; papers and mails have their own in `vat.messages.ts`. */
export const SMALL_BUSINESS = 'No VAT: exempt as a small business (§ 19 UStG).';

const SMALL_BUSINESS_IN: InLanguages<string> = {
  en: SMALL_BUSINESS,
  de: 'Keine Umsatzsteuer: Steuerbefreiung für Kleinunternehmer (§ 19 UStG).',
};

/**
 * What prices say of tax where the shop is no small business; and where it is, that. A module of its own: every page
 * with a price says it before anything is pressed, and needs no rates for it.
 */
export const taxWords = (usual: string, language: Language = 'en'): string =>
  TAX_NOW.smallBusiness ? SMALL_BUSINESS_IN[language] : usual;
