import { and, count, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { LineConfig } from '#domain/cart/cart-line.ts';
import { customTypeOf } from '#domain/configurator/custom-types.ts';
import { OPEN_STATES } from '#domain/orders/states.ts';
import { readSavedBuild } from '../accounts/index.ts';
import type { Db } from '../platform/db/database.ts';
import { savedBuilds } from '../platform/db/schema/accounts.ts';
import { orderLines, orders } from '../platform/db/schema/orders.ts';

/** Assumed lifetime of an abandoned checkout's cart. */
const CARTS_MS = 30 * 24 * 3_600_000;

export interface Touched {
  /** Carts of unpaid checkouts of the last thirty days; others exist only in browsers. */
  readonly carts: number;
  /** Open checkouts, which keep their price until they end. */
  readonly checkouts: number;
  readonly builds: number;
  /** Paid and not sent; they do not change. */
  readonly orders: number;
}

export type Holds = (config: LineConfig) => boolean;

interface Group {
  readonly kind: Exclude<keyof Touched, 'builds'>;
  readonly configs: readonly LineConfig[];
  readonly count: number;
}

/** Grouped in the database by equal contents. */
async function groupsOf(db: Db, which: SQL | undefined, now: Date): Promise<readonly Group[]> {
  const each = db
    .select({
      kind: sql<Group['kind']>`case when ${orders.paidAt} is not null then 'orders'
        when ${orders.state} = 'awaiting payment' and ${orders.expiresAt} > ${now.toISOString()}::timestamptz then 'checkouts'
        else 'carts' end`.as('kind'),
      configs: sql<LineConfig[]>`jsonb_agg(distinct ${orderLines.config})`.as('configs'),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(which)
    .groupBy(orders.id)
    .as('each');
  return db
    .select({ kind: each.kind, configs: each.configs, count: count() })
    .from(each)
    .groupBy(each.kind, each.configs);
}

/** Reads everything that may be affected once, for any number of questions. */
export async function readHolders(db: Db, now: Date): Promise<(holds: Holds) => Touched> {
  const unpaid = and(isNull(orders.paidAt), gt(orders.createdAt, new Date(now.getTime() - CARTS_MS)));
  const groups = [
    ...(await groupsOf(db, unpaid, now)),
    ...(await groupsOf(db, inArray(orders.state, [...OPEN_STATES]), now)),
  ];
  const addresses = await db
    .select({ address: savedBuilds.address, count: count() })
    .from(savedBuilds)
    .groupBy(savedBuilds.address);
  const builds = addresses.flatMap(({ address, count: times }) => {
    const build = readSavedBuild(address);
    if (!build) return [];
    const { configurator, wizard } = build;
    const { choices } = wizard;
    return [{ config: { pickupType: customTypeOf(configurator, choices), choices }, times }];
  });
  return (holds) => {
    const sum = (kind: Group['kind']) =>
      groups
        .filter((group) => group.kind === kind && group.configs.some(holds))
        .reduce((all, group) => all + group.count, 0);
    return {
      carts: sum('carts'),
      checkouts: sum('checkouts'),
      builds: builds.filter(({ config }) => holds(config)).reduce((all, { times }) => all + times, 0),
      orders: sum('orders'),
    };
  };
}
