import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { LineConfig } from '#domain/cart/cart-line.ts';
import { customTypeOf } from '#domain/configurator/custom-types.ts';
import { OPEN_STATES } from '#domain/orders/states.ts';
import { readBuild } from '../accounts/index.ts';
import { savedBuilds } from '../platform/db/accounts-schema.ts';
import type { Db } from '../platform/db/database.ts';
import { orderLines, orders } from '../platform/db/schema.ts';

/** Whoever was about to pay, and did not, may still have the same cart: for so long. */
const CARTS_MS = 30 * 24 * 3_600_000;

/** How many of each kind hold something. */
export interface Touched {
  /** Carts that a checkout was begun with in the last thirty days, and not paid: others lie in their browsers alone. */
  readonly carts: number;
  /** Checkouts that are open now. They keep their price until their time is up. */
  readonly checkouts: number;
  readonly builds: number;
  /** Paid and not sent: they do not change. */
  readonly orders: number;
}

export type Holds = (config: LineConfig) => boolean;

/** Reads once what may hold something, for as many questions as there are. */
export async function readHolders(db: Db, now: Date): Promise<(holds: Holds) => Touched> {
  const unpaid = await db
    .select({
      orderId: orderLines.orderId,
      config: orderLines.config,
      expiresAt: orders.expiresAt,
      state: orders.state,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(isNull(orders.paidAt), gt(orders.createdAt, new Date(now.getTime() - CARTS_MS))));
  const open = await db
    .select({ orderId: orderLines.orderId, config: orderLines.config })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(inArray(orders.state, [...OPEN_STATES]));
  const addresses = await db.select({ address: savedBuilds.address }).from(savedBuilds);
  const builds = addresses.flatMap(({ address }) => {
    const build = readBuild(address);
    if (!build) return [];
    const { configurator, wizard } = build;
    return [{ pickupType: customTypeOf(configurator, wizard.choices), choices: wizard.choices }];
  });
  const inCheckout = unpaid.filter(({ state, expiresAt }) => state === 'awaiting payment' && expiresAt > now);
  const before = unpaid.filter((line) => !inCheckout.includes(line));
  const ordersOf = (lines: readonly { orderId: string; config: LineConfig }[], holds: Holds) =>
    new Set(lines.filter(({ config }) => holds(config)).map(({ orderId }) => orderId)).size;
  return (holds) => ({
    carts: ordersOf(before, holds),
    checkouts: ordersOf(inCheckout, holds),
    builds: builds.filter(holds).length,
    orders: ordersOf(open, holds),
  });
}
