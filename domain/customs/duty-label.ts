import type { CountryCode } from '../countries.ts';
import type { InLanguages } from '../languages.ts';

/** What prepaid duty is called where its sum stands; the payment provider's line has the English name, and is known by it. */
export const DUTY_LABEL: InLanguages<string> = {
  en: 'US import duty, prepaid',
  de: 'US-Einfuhrzoll, vorausbezahlt',
};

/** Where we prepay the duty, so that its place is kept before anybody knows how much it is. */
export const isDutyPrepaid = (country: CountryCode): boolean => country === 'US';
