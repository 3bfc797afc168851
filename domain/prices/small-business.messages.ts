import type { InLanguages, Language } from '../languages.ts';
import { TAX_NOW } from './tax-now.ts';

/** § 34 a UStDV asks for it on invoices. */
const WORDS: InLanguages<string> = {
  en: 'No VAT: exempt as a small business (§ 19 UStG).',
  de: 'Keine Umsatzsteuer: Steuerbefreiung für Kleinunternehmer (§ 19 UStG).',
};

/** The sentence of a small business: on papers, and wherever prices would say that they contain VAT. */
export const smallBusinessWords = (language: Language): string => WORDS[language];

/**
 * What prices say of tax where the shop is no small business; and where it is, that. A module of its own: every page
 * with a price says it before anything is pressed, and needs no rates for it.
 */
export const taxWords = (usual: string, language: Language = 'en'): string =>
  TAX_NOW.smallBusiness ? smallBusinessWords(language) : usual;
