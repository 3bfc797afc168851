import type { Hono } from 'hono';
import type { PriceList } from '#domain/prices/price-list.ts';
import { closeStaleOrders } from '../checkout/index.ts';
import type { ShopEnv } from '../http/guards.ts';
import type { ResponseCache } from '../http/response-cache.ts';
import { type SharedGeneration, shareGeneration } from '../http/shared-generation.ts';
import { freezeEarlier } from '../orders/index.ts';
import { createMetrics } from '../platform/metrics/shop-metrics.ts';
import type { Services } from '../platform/services.ts';
import { planEarlierOrders } from '../production/index.ts';
import { agreeEarlierUnits } from '../returns/index.ts';
import { startShopfrontClock } from '../shopfront/index.ts';
import { layExample, startStockClock } from '../stock/index.ts';
import { jobHandlers } from './job-handlers.ts';
import { createRoutes } from './routes.ts';
import { createServices, type ShopOptions } from './services.ts';

export interface Shop {
  readonly app: Hono<ShopEnv>;
  /** Answers from the cache before `app`; false if it cannot. */
  readonly answerFromCache: ResponseCache['answer'];
  readonly services: Services;
  /**
   * Adds example stock and starts the job workers. `settled` resolves when the work after opening (orders of earlier
   * releases, stale orders) has ended; it never rejects.
   */
  start(): Promise<{ readonly settled: Promise<void> }>;
  stop(): Promise<void>;
}

/** Assembles the shop from its services and routes. All dependencies are parameters. */
export async function createShop(options: ShopOptions): Promise<Shop> {
  const { env, database, log } = options;
  const services = await createServices(options);
  const { jobs, prices, shopfront } = services;
  // Runs before the prices, because a generation depends on both.
  await shopfront.renew().catch((err: unknown) => log.warn({ err }, 'texts and settings not read'));
  const metrics = env.metricsToken === undefined ? undefined : createMetrics(database.sql);
  const { app, cache } = createRoutes(options, services, metrics);
  const generation = renewCache(services, cache);
  let stopClocks = () => {};

  return {
    app,
    answerFromCache(incoming, outgoing) {
      const isAnswered = cache.answer(incoming, outgoing);
      if (isAnswered) metrics?.answeredFromCache();
      return isAnswered;
    },
    services,
    async start() {
      await freezeEarlier(services);
      // Loads prices for the first visitor; without them the shop opens and logs the fault.
      await prices.current();
      // The embedded database has one process only.
      if (database.pool) generation.start();
      shopfront.start();
      const stopShopfront = startShopfrontClock(services);
      const stopStock = startStockClock(services);
      stopClocks = () => {
        stopShopfront();
        stopStock();
      };
      const orLog = (work: Promise<void>, what: string) =>
        work.catch((err: unknown) => log.error({ err }, what));
      await orLog(layExample(services), 'example parts not laid');
      await jobs.work(jobHandlers(services));
      const settling = [
        orLog(planEarlierOrders(services), 'orders not planned'),
        orLog(agreeEarlierUnits(services), 'refunded pieces not taken off the bench'),
        orLog(closeStaleOrders(services), 'stale orders not closed'),
      ];
      return { settled: Promise.all(settling).then(() => {}) };
    },
    async stop() {
      metrics?.stop();
      generation.stop();
      shopfront.stop();
      stopClocks();
      prices.stop();
      await jobs.stop();
    },
  };
}

/** Begins a generation of the cache, here and in the other processes, when prices, texts or settings change. */
function renewCache({ db, prices, shopfront, log }: Services, cache: ResponseCache): SharedGeneration {
  const generation = shareGeneration(db, async () => {
    await Promise.all([prices.renew(), shopfront.renew()]);
  });
  let list: PriceList | undefined;
  const begin = () => {
    cache.invalidate();
    generation
      .publish({ list, ...shopfront.madeOf() })
      .catch((err: unknown) => log.warn({ err }, 'new cache generation not shared'));
  };
  prices.onChange((newest) => {
    list = newest;
    begin();
  });
  shopfront.onChange(begin);
  return generation;
}
