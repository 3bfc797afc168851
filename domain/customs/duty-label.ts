import type { InLanguages } from '../languages.ts';

/** What prepaid duty is called where its sum stands; the payment provider's line has the English name, and is known by it. */
export const DUTY_LABEL: InLanguages<string> = {
  en: 'US import duty, prepaid',
  de: 'US-Einfuhrzoll, vorausbezahlt',
};
