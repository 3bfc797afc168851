import type { Language } from '../languages.ts';
import { cleanCode } from '../typed-text.ts';
import { BUYER_FAULTS } from './buyer-faults.messages.ts';

/** Longest optional details of a buyer, in characters. */
export const BUYER_LENGTHS = { company: 100, vatId: 24, phone: 30 } as const;

/** Fault of a telephone number for the carrier; undefined if it is valid or empty. */
export function phoneFault(text: string, language: Language = 'en'): string | undefined {
  const plain = cleanCode(text);
  const digits = plain.replace(/\D/g, '').length;
  const isOne = plain === '' || (/^\+?[\d ()./-]+$/.test(plain) && digits >= 6 && digits <= 15);
  return isOne ? undefined : BUYER_FAULTS[language].phone;
}
