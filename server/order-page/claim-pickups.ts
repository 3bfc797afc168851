import { asc, eq } from 'drizzle-orm';
import { isMeasured } from '#domain/production/unit-state.ts';
import type { Session } from '../accounts/index.ts';
import type { Order } from '../orders/index.ts';
import { units } from '../platform/db/schema/production.ts';
import type { Services } from '../platform/services.ts';
import { noteClaim } from '../production/index.ts';
import type { OrderForm, RefusedClaim } from './order-form.ts';

/**
 * Claims an order's pickups for the signed-in account, each independently of the others. Returns undefined if all are
 * claimed.
 */
export async function claimPickups(
  services: Services,
  order: Order,
  session: Session,
): Promise<OrderForm | undefined> {
  const pickups = await services.db
    .select({ serial: units.serial, state: units.state })
    .from(units)
    .where(eq(units.orderId, order.id))
    .orderBy(asc(units.number));
  const refused: RefusedClaim[] = [];
  for (const { serial, state } of pickups) {
    if (!serial || !isMeasured(state)) continue;
    const why = await noteClaim(services, session, serial);
    if (why !== 'noted' && why !== 'yours already') refused.push({ serial, why });
  }
  return refused.length > 0 ? { what: 'claim', refused } : undefined;
}
