import { eq } from 'drizzle-orm';
import { orderNotes } from '../platform/db/workshop-schema.ts';
import type { Services } from '../platform/services.ts';
import { changeOrder, type Saved } from './change-order.ts';
import { refuseOther } from './same-content.ts';
import { byOf, type Staff } from './staff.ts';
import type { WorkshopOutcome } from './workshop-outcome.ts';

interface Noting {
  /** Given by the page: sent twice it is one note. */
  readonly id: string;
  readonly number: string;
  readonly text: string;
  readonly onSheet: boolean;
}

/** Adds a note to an order. Notes are never changed: a later one says it better. */
export function addNote(
  services: Services,
  by: Staff,
  { id, number, text, onSheet }: Noting,
): Promise<WorkshopOutcome<Saved<{ id: string }>>> {
  return changeOrder(services, by, { number }, async ({ tx, order, now, record }) => {
    const written = await tx
      .insert(orderNotes)
      .values({ id, orderId: order.id, text, onSheet, at: now, ...byOf(by) })
      .onConflictDoNothing()
      .returning({ id: orderNotes.id });
    if (written.length > 0) record({ kind: 'note-added', payload: { onSheet, text } });
    else {
      const [known] = await tx.select().from(orderNotes).where(eq(orderNotes.id, id));
      if (known) refuseOther(known, { orderId: order.id, text, onSheet });
    }
    return { id };
  });
}
