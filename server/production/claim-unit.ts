import { and, count, desc, eq } from 'drizzle-orm';
import type { Language } from '#domain/languages.ts';
import { spelledNumber } from '#domain/orders/running-number.ts';
import { ownWords } from '#domain/production/build-sheet.ts';
import { CLAIM_MESSAGES } from '#domain/production/passport-claim.messages.ts';
import { type ClaimDecision, decideClaim } from '#domain/production/passport-claim.ts';
import { sourcesOf } from '#domain/products/pictures.ts';
import type { Session } from '../accounts/index.ts';
import { lockOrder, soldAs, tellMakers } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { accounts } from '../platform/db/schema/accounts.ts';
import { passportClaims, units } from '../platform/db/schema/production.ts';
import { done, type Outcome, problem } from '../platform/outcome/problem.ts';
import type { Services } from '../platform/services.ts';
import { measuredUnit } from './read-passport.ts';

type Asker = Pick<Session, 'accountId' | 'email'>;

export async function claimUnit(
  services: Services,
  asker: Asker,
  typed: string,
  language: Language,
): Promise<Outcome<{ readonly serial: string }>> {
  const serial = spelledNumber('serial', typed);
  const decision = serial ? await noteClaim(services, asker, serial) : 'unknown';
  const texts = CLAIM_MESSAGES[language];
  if (!serial || decision === 'unknown') return problem(404, texts.unknown);
  const refusal = texts[decision];
  return refusal ? problem(409, refusal) : done({ serial });
}

/** Decides and stores a claim. Locks the account's row to enforce its limit; the table allows one claim per pickup. */
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
      // Somebody else was faster.
      if (noted.length === 0) decision = 'taken';
    }
    // Notifies the makers once per pickup, without naming the claimants.
    if (decision === 'taken') await tellMakers(services, tx, orderId, 'claimed twice', { serial });
    return decision;
  });
  services.jobs.wake();
  return decided;
}

/** Releases a claim, so that the next owner can claim the pickup. Does nothing for another account's claim. */
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

const rowsOf = (db: Db, accountId: string) =>
  db
    .select({ id: units.id, serial: units.serial, sold: units.sold, at: passportClaims.at })
    .from(passportClaims)
    .innerJoin(units, eq(units.id, passportClaims.unitId))
    .where(eq(passportClaims.accountId, accountId))
    .orderBy(desc(passportClaims.at));

export async function pickupsOf(db: Db, accountId: string, language: Language) {
  const rows = await rowsOf(db, accountId);
  return rows.flatMap((row) => {
    const sold = soldAs(row);
    const { serial } = row;
    const picture = sourcesOf(sold.picture);
    return serial ? [{ serial, ...ownWords(sold, language), picture }] : [];
  });
}

/** The same for the copy of an account's data. */
export async function claimsOf(db: Db, accountId: string) {
  const rows = await rowsOf(db, accountId);
  return rows.map((row) => ({ serial: row.serial, name: soldAs(row).name, claimedAt: row.at }));
}
