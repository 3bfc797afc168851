import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Unbiased random letters and digits; 24 of them have 142 bits. */
export function randomToken(length: number): string {
  let token = '';
  while (token.length < length) {
    for (const byte of randomBytes(length)) {
      // 248 = 4 * 62: bytes above would favour the first letters.
      if (byte < 248 && token.length < length) token += ALPHABET[byte % 62];
    }
  }
  return token;
}

export function newId(prefix: string): string {
  return `${prefix}_${randomToken(prefix === 'cs_test' ? 58 : 24)}`;
}

/** Now in seconds, the unit of all timestamps in the provider's objects. */
export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
