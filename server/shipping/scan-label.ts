import { eq } from 'drizzle-orm';
import { isOpen } from '#domain/orders/states.ts';
import type { CarrierId } from '#domain/shipping/carriers.ts';
import {
  changeOrder,
  refuse,
  type Saved,
  type Staff,
  tellOfStep,
  type WorkshopOutcome,
} from '../orders/index.ts';
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

/**
 * Stores the scanned labels of an order before the hand-over, for its papers. For a shipped order it corrects them, and
 * mails the buyer.
 */
export function scanLabel(
  services: Services,
  by: Staff,
  { number, version, carrier, tracking }: Scanned,
): Promise<WorkshopOutcome<Saved<{ tracking: readonly (string | null)[] }>>> {
  const yours = [{ kind: 'carrier', payload: { before: null, after: carrier } }] as const;
  return changeOrder(services, by, { number, version, yours }, async (work) => {
    const { tx, order, record } = work;
    const boxes = await parcelsOf(work);
    const hasLeft = !isOpen(order.state);
    if (hasLeft && boxes.every(({ handedOverAt }) => handedOverAt === null))
      refuse(409, stateStands(number, order.state));
    const [first] = boxes;
    if (!first) return refuse(409, PACK_FIRST);
    const numbers = readAll(carrier, tracking, boxes.length);
    const before = boxes.flatMap((parcel) => parcel.tracking ?? []);
    const given = numbers.flatMap((one) => one ?? []);
    for (const [index, { id }] of boxes.entries())
      await tx
        .update(parcels)
        .set({ carrier, tracking: numbers[index] ?? null })
        .where(eq(parcels.id, id));
    const isOther = boxes.some((parcel) => parcel.carrier !== carrier);
    if (isOther) record({ kind: 'carrier', payload: { before: first.carrier, after: carrier } });
    const areOthers = before.join() !== given.join();
    if (areOthers)
      record({
        kind: 'tracking-entered',
        payload: { ...(hasLeft && { before: { numbers: before } }), numbers: given },
      });
    if (hasLeft && (isOther || areOthers)) await tellOfStep(services, work, 'tracking corrected');
    return { tracking: numbers };
  });
}
