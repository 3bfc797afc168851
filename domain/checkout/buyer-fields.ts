import type { Language } from '../languages.ts';
import { cleanCode } from '../typed-text.ts';
import { BUYER_FAULTS } from './buyer-faults.messages.ts';

/** How long each of the optional details of a buyer may be, in characters. */
export const BUYER_LENGTHS = { company: 100, vatId: 24, phone: 30 } as const;

/** What is wrong with a telephone number for the carrier; undefined where one can be called, or there is none. */
export function phoneFault(text: string, language: Language = 'en'): string | undefined {
  const plain = cleanCode(text);
  const digits = plain.replace(/\D/g, '').length;
  const isOne = plain === '' || (/^\+?[\d ()./-]+$/.test(plain) && digits >= 6 && digits <= 15);
  return isOne ? undefined : BUYER_FAULTS[language].phone;
}
