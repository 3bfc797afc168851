import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

type ReadToken =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly why: 'unknown' | 'expired' };

/** Signed tokens and keyed hashes. Each purpose has its own key, so that a token is worthless for another purpose. */
export interface Signing {
  /** A deterministic token for an id; `until` adds an expiry. */
  token(purpose: string, id: string, until?: Date): string;
  read(purpose: string, token: string, now: Date): ReadToken;
  /** Identifies a text without revealing it. */
  keyedHash(purpose: string, text: string): string;
  /** A derived key for code that signs on its own. */
  key(purpose: string): string;
}

const TOKEN = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\da-z]{1,9})\.([\w-]{43})$/;

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export function createSigning(secret: string): Signing {
  const keys = new Map<string, Buffer>();
  function keyOf(purpose: string): Buffer {
    const key = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', secret, '', `gewitter ${purpose}`, 32));
    keys.set(purpose, key);
    return key;
  }
  const mac = (purpose: string, text: string) =>
    createHmac('sha256', keyOf(purpose)).update(text).digest('base64url');

  return {
    token(purpose, id, until) {
      // In seconds, for short tokens; 0 never expires.
      const body = `${id}.${Math.floor((until?.getTime() ?? 0) / 1000).toString(36)}`;
      return `${body}.${mac(`token ${purpose}`, body)}`;
    },
    read(purpose, token, now) {
      const [, id, ends, given] = TOKEN.exec(token) ?? [];
      if (!id || !ends || !given || !isSame(given, mac(`token ${purpose}`, `${id}.${ends}`)))
        return { ok: false, why: 'unknown' };
      const until = Number.parseInt(ends, 36) * 1000;
      return until > 0 && until <= now.getTime() ? { ok: false, why: 'expired' } : { ok: true, id };
    },
    // The prefix `blind` is part of stored hashes: do not change it.
    keyedHash: (purpose, text) => mac(`blind ${purpose}`, text),
    key: (purpose) => keyOf(`key ${purpose}`).toString('hex'),
  };
}
