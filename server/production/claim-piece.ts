import { and, count, eq } from 'drizzle-orm';
import { spelledNumber } from '#domain/orders/running-number.ts';
import { CLAIM_WORDS, type ClaimDecision, decideClaim } from '#domain/production/passport-claim.ts';
import type { Session } from '../accounts/index.ts';
import { tellMakers } from '../orders/index.ts';
import { accounts, orders } from '../platform/db/schema.ts';
import { passportClaims, pieces } from '../platform/db/workshop-schema.ts';
import { done, type Outcome, problem } from '../platform/outcome/problem.ts';
import type { Services } from '../platform/services.ts';
import { measuredPiece } from './read-passport.ts';

const UNKNOWN = problem(404, 'We know no pickup with this serial number. It stands on the box, as 26-0412.');

type Asker = Pick<Session, 'accountId' | 'email'>;

/** Notes a pickup as the asker's, by the number that they typed. */
export async function claimPiece(
  services: Services,
  asker: Asker,
  typed: string,
): Promise<Outcome<{ readonly serial: string }>> {
  const serial = spelledNumber('serial', typed);
  const decision = serial ? await noteClaim(services, asker, serial) : 'unknown';
  if (!serial || decision === 'unknown') return UNKNOWN;
  const refusal = CLAIM_WORDS[decision];
  return refusal ? problem(409, refusal) : done({ serial });
}

/**
 * Decides and notes. Two at once are decided one after the other: the account's row is held against taking more than it
 * may, and the table has room for one claim a piece.
 */
export async function noteClaim(
  services: Services,
  { accountId, email }: Asker,
  serial: string,
): Promise<ClaimDecision | 'unknown'> {
  const found = await measuredPiece(services, serial);
  if (!found) return 'unknown';
  const { id: pieceId, orderId } = found.piece;
  const decided = await services.db.transaction(async (tx) => {
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
    const [held] = await tx.select().from(passportClaims).where(eq(passportClaims.pieceId, pieceId));
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
        .values({ pieceId, accountId, at: services.now() })
        .onConflictDoNothing()
        .returning({ pieceId: passportClaims.pieceId });
      // Somebody else was faster by a moment.
      if (noted.length === 0) decision = 'taken';
    }
    // The makers hear of a pickup once, however many say that it is theirs. Who they are stays out of the mail.
    if (decision === 'taken') await tellMakers(services, tx, orderId, 'claimed twice', serial);
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
  const [piece] = await db.select({ id: pieces.id }).from(pieces).where(eq(pieces.serial, serial));
  if (!piece) return;
  await db
    .delete(passportClaims)
    .where(and(eq(passportClaims.pieceId, piece.id), eq(passportClaims.accountId, accountId)));
}
