import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { plainAddress } from '#domain/email-address.ts';
import type { Language } from '#domain/languages.ts';
import { spelledNumber } from '#domain/orders/running-number.ts';
import { type RepairField, returnParcelFee } from '#domain/repairs/repair.ts';
import { takeNumber } from '../orders/index.ts';
import { units } from '../platform/db/schema/production.ts';
import { repairs } from '../platform/db/schema/repairs.ts';
import { consumeShared } from '../platform/limits/rate-limit.ts';
import type { Services } from '../platform/services.ts';

/** Requests per mail address and hour, by one sender and in all, because each one mails its owner. */
const ASKED = { own: { points: 3, seconds: 3600 }, all: { points: 20, seconds: 3600 } };

export interface RepairRequest extends Readonly<Record<RepairField, string>> {
  /** The owner expects the guarantee to cover it. */
  readonly isClaimed: boolean;
}

/**
 * Stores a request with its number and its letters; a repeated one is the same repair. `sender` is the client's key
 * (`clientOf`). Returns false over the limit.
 */
export async function requestRepair(
  { db, jobs, now, signing, log }: Services,
  request: RepairRequest,
  language: Language,
  sender: string,
): Promise<boolean> {
  const at = now();
  const { name, email, pickup, fault, isClaimed, line1, postal_code, city } = request;
  const sameAs = signing.keyedHash('repair', JSON.stringify(request));
  const keys = {
    address: signing.keyedHash('repair mail', plainAddress(email)),
    client: signing.keyedHash('client', sender),
  };
  const isTaken = await db.transaction(async (tx) => {
    const number = await takeNumber(tx, 'repair', at);
    // Others wait for the number, so a repeated request finds the first one.
    const [known] = await tx.select({ id: repairs.id }).from(repairs).where(eq(repairs.sameAs, sameAs));
    if (known) return true;
    if (!(await consumeShared(tx, 'repair', keys, ASKED, at))) return false;
    const serial = spelledNumber('serial', pickup);
    const [unit] = serial
      ? await tx.select({ id: units.id }).from(units).where(eq(units.serial, serial))
      : [];
    const id = randomUUID();
    await tx.insert(repairs).values({
      ...{ id, number, language, name, email: plainAddress(email), pickup, fault, isClaimed, sameAs },
      address: { line1, postal_code, city, country: 'DE' },
      ...{ unitId: unit?.id ?? null, parcel: returnParcelFee(), movedAt: at },
      steps: [{ to: 'asked', at: at.toISOString(), by: null }],
    });
    await jobs.send(tx, 'repair-mail', { repairId: id, step: 'asked' });
    await jobs.send(tx, 'repair-mail', { repairId: id, step: 'asked', isForMakers: true });
    log.info({ repair: number }, 'repair requested');
    return true;
  });
  if (isTaken) jobs.wake();
  return isTaken;
}
