import { cleanCode } from '../typed-text.ts';

/** Without I, L, O and U: nothing to misread on the phone, no words by accident (Crockford's base 32). */
export const ORDER_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export const EXAMPLE_NUMBER = 'GW-4T8W2N6R';

const NUMBER = new RegExp(`^GW(?:[${ORDER_ALPHABET}]){8}$`);

/** Normalises an order number, or undefined. Accepts small letters, spaces, no dash, O for 0, I or L for 1. */
export function readOrderNumber(text: string): string | undefined {
  const bare = cleanCode(text).replace(/[^A-Z\d]/g, '');
  const characters = bare.replace(/^GW/, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return NUMBER.test(`GW${characters}`) ? `GW-${characters}` : undefined;
}
