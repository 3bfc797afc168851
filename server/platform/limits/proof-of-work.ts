import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Payload } from 'altcha-lib/types';
import * as z from 'zod';
import type { Db } from '../db/database.ts';
import type { Signing } from '../links/signing.ts';
import { consume } from './rate-limit.ts';

const MINUTES = 20;
/**
 * A secret counter: a challenge costs the server one derived key, a check none, a browser five to ten thousand. That is
 * about a second on a laptop with two cores, spent while the visitor types.
 */
const COUNTER = { from: 5000, to: 10_000 };
const ROUNDS = 1000;

const keysOf = (signing: Signing) => ({
  hmacSignatureSecret: signing.key('proof of work'),
  hmacKeySignatureSecret: signing.key('proof of work, solution'),
});

/** A challenge for a form; `counter` is the number of keys that the browser has to derive. */
export async function newChallenge(
  signing: Signing,
  now: Date,
  counter = randomInt(COUNTER.from, COUNTER.to),
) {
  const { parameters, signature = '' } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: ROUNDS,
    deriveKey,
    counter,
    expiresAt: new Date(now.getTime() + MINUTES * 60_000),
    ...keysOf(signing),
  });
  return { parameters: { ...parameters }, signature };
}

const hex = z.string().regex(/^[\da-f]{1,128}$/);

/** Unknown fields are kept, because the library's signature covers them. */
const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({ nonce: hex, salt: hex, expiresAt: z.number(), keySignature: hex }),
    signature: hex,
  }),
  solution: z.object({ counter: z.number(), derivedKey: hex }),
});

/** The library parses the rest and compares it with the signature. */
const payload = z.custom<Payload>((json) => payloadSchema.safeParse(json).success);

/** Limit of the accepted length; our proofs have about 700 characters. */
export const PROOF_LENGTH = 2000;

function readProof(text: string): Payload | undefined {
  if (text.length > PROOF_LENGTH) return undefined;
  try {
    const json: unknown = JSON.parse(Buffer.from(text, 'base64').toString());
    return payload.safeParse(json).data;
  } catch {
    return undefined;
  }
}

/**
 * True once for each solved challenge. The library does not detect replays, so the nonce is stored after the check, for
 * longer than the challenge is valid.
 */
export async function passesProof(db: Db, signing: Signing, text: string, now: Date): Promise<boolean> {
  const proof = readProof(text);
  if (!proof) return false;
  const { expiresAt = 0, nonce } = proof.challenge.parameters;
  if (expiresAt * 1000 <= now.getTime()) return false;
  const { verified } = await verifySolution({ ...proof, deriveKey, ...keysOf(signing) });
  return verified && consume(db, `proof ${nonce}`, { points: 1, seconds: (MINUTES + 1) * 60 }, now);
}
