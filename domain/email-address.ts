import { cleanLine } from './typed-text.ts';

/** Longest address in SMTP (RFC 5321). */
export const LONGEST_ADDRESS = 254;

/** Letters of any script, digits and signs of RFC 5322. Some providers assign addresses with dots anywhere. */
const LOCAL = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]{1,64}$/u;
const HOST = /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

/** Host name for mail servers: as typed, or in Punycode. Undefined if it is invalid. */
function hostIn(text: string): string | undefined {
  if (HOST.test(text)) return text;
  if (!/[^\0-\x7f]/.test(text) || !/^[\p{L}\p{M}\p{N}.\u3002-]+$/u.test(text)) return undefined;
  const host = URL.parse(`http://${text}`)?.hostname ?? '';
  return HOST.test(host) ? host : undefined;
}

/** Normalises an e-mail address; undefined if invalid. Rejects quoted names and hosts without a domain. */
export function readEmailAddress(text: string): string | undefined {
  const typed = cleanLine(text.normalize('NFKC'));
  const at = typed.lastIndexOf('@');
  const local = typed.slice(0, Math.max(at, 0));
  const host = hostIn(typed.slice(at + 1));
  const address = `${local}@${host}`;
  return LOCAL.test(local) && host && address.length <= LONGEST_ADDRESS ? address : undefined;
}

/** An address for comparison, ignoring case. */
export const plainAddress = (text: string): string =>
  (readEmailAddress(text) ?? cleanLine(text)).toLowerCase();
