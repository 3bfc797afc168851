import { and, count, eq } from 'drizzle-orm';
import type { Language } from '#domain/languages.ts';
import { spelledNumber } from '#domain/orders/running-number.ts';
import { CLAIM_MESSAGES } from '#domain/production/passport-claim.messages.ts';
import { type ClaimDecision, decideClaim } from '#domain/production/passport-claim.ts';
import type { Session } from '../accounts/index.ts';
import { lockOrder, tellMakers } from '../orders/index.ts';
import { accounts } from '../platform/db/accounts-schema.ts';
import { passportClaims, units } from '../platform/db/workshop-schema.ts';
import { done, type Outcome, problem } from '../platform/outcome/problem.ts';
import type { Services } from '../platform/services.ts';
import { measuredUnit } from './read-passport.ts';

type Asker = Pick<Session, 'accountId' | 'email'>;

/** Notes a pickup as the asker's, by the number that they typed. */
export async function claimUnit(
  services: Services,
  asker: Asker,
  typed: string,
  language: Language,
): Promise<Outcome<{ readonly serial: string }>> {
  const serial = spelledNumber('serial', typed);
  const decision = serial ? await noteClaim(services, asker, serial) : 'unknown';
  const words = CLAIM_MESSAGES[language];
  if (!serial || decision === 'unknown') return problem(404, words.unknown);
  const refusal = words[decision];
  return refusal ? problem(409, refusal) : done({ serial });
}

/**
 * Decides and notes. Two at once are decided one after the other: the account's row is held against taking more than it
 * may, and the table has room for one claim a unit.
 */
export async function noteClaim(
  services: Services,
  { accountId, email }: Asker,
  serial: string,
): Promise<ClaimDecision | 'unknown'> {
  const found = await measuredUnit(services, serial);
  if (!found) return 'unknown';
  const { id: unitId, orderId } = found.unit;
  const decided = await services.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
    const [held] = await tx.select().from(passportClaims).where(eq(passportClaims.unitId, unitId));
    const [own] = await tx
      .select({ has: count() })
      .from(passportClaims)
      .where(eq(passportClaims.accountId, accountId));
    let decision = decideClaim({
      holder: !held ? 'nobody' : held.accountId === accountId ? 'you' : 'somebody else',
      hasLeft: order?.shippedAt !== null && order !== undefined,
      isBuyer: order?.email?.toLowerCase() === email,
      has: own?.has ?? 0,
    });
    if (decision === 'noted') {
      const noted = await tx
        .insert(passportClaims)
        .values({ unitId, accountId, at: services.now() })
        .onConflictDoNothing()
        .returning({ unitId: passportClaims.unitId });
      // Somebody else was faster by a moment.
      if (noted.length === 0) decision = 'taken';
    }
    // The makers hear of a pickup once, however many say that it is theirs. Who they are stays out of the mail.
    if (decision === 'taken') await tellMakers(services, tx, orderId, 'claimed twice', { serial });
    return decision;
  });
  services.jobs.wake();
  return decided;
}

/** Lets go of a pickup, so that its next owner can note it. Of another's nothing happens. */
export async function releaseClaim(
  { db }: Pick<Services, 'db'>,
  accountId: string,
  typed: string,
): Promise<void> {
  const serial = spelledNumber('serial', typed);
  if (!serial) return;
  const [unit] = await db.select({ id: units.id }).from(units).where(eq(units.serial, serial));
  if (!unit) return;
  await db
    .delete(passportClaims)
    .where(and(eq(passportClaims.unitId, unit.id), eq(passportClaims.accountId, accountId)));
}
