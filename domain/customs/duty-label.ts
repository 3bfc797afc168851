import type { CountryCode } from '../countries.ts';
import type { InLanguages } from '../languages.ts';

/** Label of prepaid duty. The payment provider's line is identified by the English one. */
export const DUTY_LABEL: InLanguages<string> = {
  en: 'US import duty, prepaid',
  de: 'US-Einfuhrzoll, vorausbezahlt',
};

/** True if we prepay the duty. Reserves a row in the cart before the amount is known. */
export const isDutyPrepaid = (country: CountryCode): boolean => country === 'US';
