import { eq } from 'drizzle-orm';
import { isOpen } from '#domain/orders/states.ts';
import type { CarrierId } from '#domain/shipping/carriers.ts';
import { changeOrder, refuse, type Saved, type Staff, type WorkshopOutcome } from '../orders/index.ts';
import { parcels } from '../platform/db/workshop-schema.ts';
import type { Services } from '../platform/services.ts';
import { parcelsOf } from './pack-order.ts';
import { PACK_FIRST, stateStands } from './refusals.messages.ts';
import { readAll } from './ship-order.ts';

interface Scanned {
  readonly number: string;
  readonly version?: number | undefined;
  readonly carrier: CarrierId;
  readonly tracking: readonly string[];
}

/** Keeps what the labels of an order say, before its parcels are handed over: papers name them. */
export function scanLabel(
  services: Services,
  by: Staff,
  { number, version, carrier, tracking }: Scanned,
): Promise<WorkshopOutcome<Saved<{ tracking: readonly (string | null)[] }>>> {
  const yours = [{ kind: 'carrier', payload: { before: null, after: carrier } }] as const;
  return changeOrder(services, by, { number, version, yours }, async (work) => {
    const { tx, order, record } = work;
    if (!isOpen(order.state)) refuse(409, stateStands(number, order.state));
    const boxes = await parcelsOf(work);
    if (boxes.length === 0) refuse(409, PACK_FIRST);
    const numbers = readAll(carrier, tracking, boxes.length);
    const before = boxes.flatMap((parcel) => parcel.tracking ?? []);
    const given = numbers.flatMap((one) => one ?? []);
    for (const [index, { id }] of boxes.entries())
      await tx
        .update(parcels)
        .set({ carrier, tracking: numbers[index] ?? null })
        .where(eq(parcels.id, id));
    if (!boxes.every((parcel) => parcel.carrier === carrier))
      record({ kind: 'carrier', payload: { before: null, after: carrier } });
    if (before.join() !== given.join()) record({ kind: 'tracking-entered', payload: { numbers: given } });
    return { tracking: numbers };
  });
}
