import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Day } from '#domain/calendar/day.ts';
import type { FileType } from '#domain/shipping/export-proof.ts';
import {
  byOf,
  changeOrder,
  refusal,
  refuse,
  type SeenOrder,
  type Staff,
  type WorkshopOutcome,
} from '../orders/index.ts';
import { orders } from '../platform/db/schema/orders.ts';
import { exportedOrders, proofFiles } from '../platform/db/schema/shipping.ts';
import { done } from '../platform/outcome/problem.ts';
import type { Services } from '../platform/services.ts';
import { typeByContent } from '../platform/uploads/type-by-content.ts';
import { PARCEL_REFUSALS } from './parcel-refusals.messages.ts';
import { needOpenMonth } from './ship-order.ts';

type Proven = Pick<typeof exportedOrders.$inferInsert, 'proof' | 'reference' | 'fileId'>;

/**
 * Records the proof of an export. A typed record replaces an earlier proof; a stamped list only fills a gap, so of
 * simultaneous uploads one applies.
 */
const prove = (
  services: Services,
  by: Staff,
  { number, version }: SeenOrder,
  { proof, reference = null, fileId = null }: Proven,
) =>
  changeOrder(services, by, { number, version }, async ({ tx, order, now, record }) => {
    const [row] = await tx.select().from(exportedOrders).where(eq(exportedOrders.orderId, order.id));
    if (!row?.posted || !proof) return refuse(409, PARCEL_REFUSALS, (words) => words.noExport(number));
    if (fileId && row.proof) return { proven: false };
    // The proof of a closed month is final.
    if (row.proof) await needOpenMonth(tx, row.posted);
    const written = await tx
      .update(exportedOrders)
      .set({ proof, reference, fileId: fileId ?? row.fileId, provenAt: now, provenBy: by.name })
      // A list proves an export at most once, even without the lock.
      .where(and(eq(exportedOrders.orderId, order.id), fileId ? isNull(exportedOrders.provenAt) : undefined))
      .returning({ orderId: exportedOrders.orderId });
    if (written.length === 0) return { proven: false };
    record({ kind: 'export-proven', payload: { proof, reference } });
    return { proven: true };
  });

/** Records the carrier's own proof of an export, by its name there. */
export const enterRecord = (
  services: Services,
  by: Staff,
  { reference, ...of }: SeenOrder & { readonly reference: string },
) => prove(services, by, of, { proof: 'carrier record', reference });

export const takeProofBack = (services: Services, by: Staff, { number, version }: SeenOrder) =>
  changeOrder(services, by, { number, version }, async ({ tx, order, record }) => {
    const [row] = await tx.select().from(exportedOrders).where(eq(exportedOrders.orderId, order.id));
    if (!row?.proof || !row.posted) return { proven: false };
    await needOpenMonth(tx, row.posted);
    await tx
      .update(exportedOrders)
      .set({ proof: null, provenAt: null, provenBy: null, reference: null, fileId: null })
      .where(eq(exportedOrders.orderId, order.id));
    record({ kind: 'proof-taken-back', payload: { proof: row.proof } });
    return { proven: false };
  });

/** Stores the stamped list of a day, and attaches it to its unproven exports. */
export async function keepStampedList(
  services: Services,
  by: Staff,
  { day, type, content: sent }: { readonly day: Day; readonly type: FileType; readonly content: string },
): Promise<WorkshopOutcome<{ attached: readonly string[] }>> {
  const { db, now } = services;
  const content = new Uint8Array(Buffer.from(sent, 'base64'));
  if ((await typeByContent(content)) !== type)
    return refusal(422, PARCEL_REFUSALS, (words) => words.unreadable);
  const open = await db
    .select({ number: orders.number })
    .from(exportedOrders)
    .innerJoin(orders, eq(orders.id, exportedOrders.orderId))
    .where(
      and(eq(exportedOrders.posted, day), isNotNull(exportedOrders.posted), isNull(exportedOrders.provenAt)),
    );
  if (open.length === 0) return refusal(409, PARCEL_REFUSALS, (words) => words.nothingWaits);
  const fileId = randomUUID();
  await db
    .insert(proofFiles)
    .values({ id: fileId, day, type, content, ...byOf(by), byName: by.name, at: now() });
  const attached: string[] = [];
  for (const { number } of open) {
    const outcome = await prove(services, by, { number }, { proof: 'stamped list', fileId });
    if (outcome.ok && outcome.value.proven) attached.push(number);
  }
  // Another upload was faster: delete this file, which nothing references.
  if (attached.length === 0) await db.delete(proofFiles).where(eq(proofFiles.id, fileId));
  return done({ attached });
}

/** The stamped list that proves an order; undefined if none. */
export async function proofFileOf({ db }: Pick<Services, 'db'>, number: string) {
  const [row] = await db
    .select({ type: proofFiles.type, content: proofFiles.content })
    .from(exportedOrders)
    .innerJoin(orders, eq(orders.id, exportedOrders.orderId))
    .innerJoin(proofFiles, eq(proofFiles.id, exportedOrders.fileId))
    .where(eq(orders.number, number));
  return row;
}
