/** How long each of the optional details of a buyer may be, in characters. */
export const BUYER_LENGTHS = { company: 100, vatId: 24, phone: 30 } as const;

/** A VAT id without the gaps, dots and hyphens that people put into it. */
export const tidyVatId = (text: string): string => text.toUpperCase().replace(/[\s.\-/]/g, '');

export const VAT_ID_FAULT = 'A VAT id begins with the letters of its country, such as DE123456789.';
export const PHONE_FAULT = 'A phone number has 6 to 15 digits, such as +49 341 123456.';

/** What is wrong with a VAT id; undefined where it has the shape of one, or there is none. Whose it is nobody asks. */
export function vatIdFault(text: string): string | undefined {
  const id = tidyVatId(text);
  const isOne = id === '' || (/^[A-Z]{2,3}[0-9A-Z+*]{2,15}$/.test(id) && /\d{2}/.test(id));
  return isOne ? undefined : VAT_ID_FAULT;
}

/** What is wrong with a telephone number for the carrier; undefined where one can be called, or there is none. */
export function phoneFault(text: string): string | undefined {
  const digits = text.replace(/\D/g, '').length;
  const isOne = text.trim() === '' || (/^\+?[\d\s()./-]+$/.test(text.trim()) && digits >= 6 && digits <= 15);
  return isOne ? undefined : PHONE_FAULT;
}
