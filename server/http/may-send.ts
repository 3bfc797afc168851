import { passesProof } from '../platform/limits/proof-of-work.ts';
import { consume, type RateLimit } from '../platform/limits/rate-limit.ts';
import type { Services } from '../platform/services.ts';

const HOUR = 3600;

/** Status of a form's page that says why it was not taken. */
export const REFUSAL_STATUSES = { 'too much': 429, proof: 422, trouble: 503 } as const;

/**
 * Forms per hour and client, with and without proof of work. Some are allowed without proof, because the forms must work
 * without JavaScript; withdrawals always are (docs/decisions/020).
 */
const LIMITS: Record<
  'withdrawal' | 'data request' | 'repair' | 'account',
  { proved: RateLimit; unproved: RateLimit }
> = {
  withdrawal: { proved: { points: 30, seconds: HOUR }, unproved: { points: 10, seconds: HOUR } },
  'data request': { proved: { points: 20, seconds: HOUR }, unproved: { points: 3, seconds: HOUR } },
  repair: { proved: { points: 20, seconds: HOUR }, unproved: { points: 3, seconds: HOUR } },
  account: { proved: { points: 20, seconds: HOUR }, unproved: { points: 3, seconds: HOUR } },
};

/**
 * Counts a submitted form. An invalid proof (replayed, expired, forged) is refused; for a withdrawal it counts as no
 * proof.
 */
export async function maySend(
  { db, signing, now }: Services,
  form: keyof typeof LIMITS,
  { client, proof }: { client: string; proof: string },
): Promise<'yes' | 'too much' | 'proof'> {
  const at = now();
  const isProved = proof !== '' && (await passesProof(db, signing, proof, at));
  if (proof !== '' && !isProved && form !== 'withdrawal') return 'proof';
  const kind = isProved ? 'proved' : 'unproved';
  const key = `${form} ${kind} ${signing.keyedHash('client', client)}`;
  return (await consume(db, key, LIMITS[form][kind], at)) ? 'yes' : 'too much';
}
