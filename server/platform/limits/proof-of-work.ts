import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Payload } from 'altcha-lib/types';
import * as z from 'zod';
import type { Db } from '../db/database.ts';
import type { Signing } from '../links/signing.ts';
import { consume } from './rate-limit.ts';

const MINUTES = 20;
/**
 * A known counter: making a challenge costs the server one derived key and checking it none, while a browser derives
 * five to ten thousand. That is a second of two cores of a laptop, and it happens while one types.
 */
const COUNTER = { from: 5000, to: 10_000 };
const ROUNDS = 1000;

const keysOf = (signing: Signing) => ({
  hmacSignatureSecret: signing.key('proof of work'),
  hmacKeySignatureSecret: signing.key('proof of work, solution'),
});

/** A task for a browser that wants to send a form; `counter` is how many keys it will have derived when it has found the one. */
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

/** As the library signs it: unknown parts stay, for they are signed too. */
const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({ nonce: hex, salt: hex, expiresAt: z.number(), keySignature: hex }),
    signature: hex,
  }),
  solution: z.object({ counter: z.number(), derivedKey: hex }),
});

/** What else is in it the library reads, and compares with what it has signed. */
const payload = z.custom<Payload>((json) => payloadSchema.safeParse(json).success);

/** The longest proof that is read; one of ours has about 700 characters. */
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
 * True once for each solved challenge. The library does not keep a proof from being shown twice, so its nonce is
 * written down after the check, for longer than the challenge lives.
 */
export async function passesProof(db: Db, signing: Signing, text: string, now: Date): Promise<boolean> {
  const proof = readProof(text);
  if (!proof) return false;
  const { expiresAt = 0, nonce } = proof.challenge.parameters;
  if (expiresAt * 1000 <= now.getTime()) return false;
  const { verified } = await verifySolution({ ...proof, deriveKey, ...keysOf(signing) });
  return verified && consume(db, `proof ${nonce}`, { points: 1, seconds: (MINUTES + 1) * 60 }, now);
}
