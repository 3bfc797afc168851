import { eq } from 'drizzle-orm';
import { add, type Cents, ZERO } from '#domain/money.ts';
import { keepAside, lockOrder } from '../orders/index.ts';
import { orders } from '../platform/db/schema.ts';
import { done, type Outcome } from '../platform/outcome/problem.ts';
import type { Services } from '../platform/services.ts';
import type { Asker } from './asker.ts';
import { openOrderForCode } from './put-code.ts';

/** Removes the code from the order of an open checkout and frees its use. */
export async function dropCode(
  services: Services,
  { checkoutSessionId }: { readonly checkoutSessionId: string },
  asker: Asker,
): Promise<Outcome<{ total: Cents }>> {
  const opened = await openOrderForCode(services, checkoutSessionId, asker);
  if (!opened.ok) return opened;
  return services.db.transaction(async (tx) => {
    const order = await lockOrder(tx, opened.value.id);
    // Paid meanwhile, with or without the code.
    if (order?.state !== 'awaiting payment') return done({ total: opened.value.total });
    const total = add(order.goods, order.shipping, order.duty);
    await keepAside(tx, eq(orders.id, order.id), {
      discount: ZERO,
      discountPercent: null,
      codeId: null,
      total,
    });
    return done({ total });
  });
}
