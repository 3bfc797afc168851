import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { COMPANY } from '#domain/company.ts';
import { createSandbox } from './sandbox/index.ts';
import { type Database, openDatabase } from './server/db/database.ts';
import type { Env } from './server/env.ts';
import { createShop, type ShopOptions } from './server/index.ts';
import { type FetchHandler, listen } from './server/listen.ts';
import type { Log } from './server/log.ts';
import { syncPrices } from './server/payments/sync-prices.ts';
import type { Services } from './server/shop/services.ts';

export interface OpenShop {
  readonly publicUrl: string;
  readonly testMode: boolean;
  readonly services: Services;
  readonly account: ShopOptions['account'];
  readonly database: Database;
  close(): Promise<void>;
}

export interface OpenShopOptions extends Pick<ShopOptions, 'renderPage' | 'staticFolder'> {
  readonly env: Env;
  readonly log: Log;
  /** Set by tests: an embedded database in memory instead of one in the data folder. */
  readonly inMemory?: boolean;
}

/**
 * Opens the shop and, where no payment account is set, the sandbox beside it. They share nothing but the
 * address at which the shop finds its payment provider (docs/decisions/004).
 */
export async function openShop({
  env,
  log,
  renderPage,
  staticFolder,
  inMemory,
}: OpenShopOptions): Promise<OpenShop> {
  const where = { url: env.databaseUrl, dataDir: inMemory ? undefined : env.dataDir };
  const database = await openDatabase(where, (error) =>
    log.error({ err: error }, 'database connection lost'),
  );

  // Shop and sandbox want to know the port before they are put together, so the server listens first.
  let answer: FetchHandler = () => new Response('Starting', { status: 503, headers: { 'retry-after': '1' } });
  const { server, port } = await listen(env, (request, bindings) => answer(request, bindings));
  const publicUrl = env.publicUrl ?? `http://localhost:${port}`;
  const isAnyHost = /^(0\.0\.0\.0|::|localhost)$/.test(env.host);
  const loopback = `http://${isAnyHost ? '127.0.0.1' : env.host}:${port}`;

  const provider = env.stripe
    ? { account: { ...env.stripe, baseUrl: undefined }, sandbox: undefined }
    : await besideIt(env, database, publicUrl, loopback, log, () =>
        shop.services.jobs.waiting('order-confirmation'),
      );
  const { account, sandbox } = provider;
  const testMode = sandbox !== undefined;
  const extraRoutes = sandbox?.app;
  const shop = await createShop({
    env,
    publicUrl,
    database,
    account,
    testMode,
    renderPage,
    staticFolder,
    extraRoutes,
    log,
  });
  answer = (request, bindings) => shop.app.fetch(request, bindings);
  if (sandbox) await syncPrices(shop.services.stripe);
  sandbox?.start();
  await shop.start();

  return {
    publicUrl,
    testMode,
    services: shop.services,
    account,
    database,
    async close() {
      server.close();
      server.closeAllConnections();
      await sandbox?.stop();
      await shop.stop();
      await database.close();
    },
  };
}

/** The sandbox's secret is made once and kept, so that sessions and webhooks outlive a restart. */
async function keptSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'sandbox-secret');
  try {
    return await readFile(file, 'utf8');
  } catch {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const secret = randomBytes(24).toString('hex');
    await writeFile(file, secret, { mode: 0o600 });
    return secret;
  }
}

async function besideIt(
  env: Env,
  database: Database,
  publicUrl: string,
  loopback: string,
  log: Log,
  waitingMails: () => Promise<{ jobs: number; tries: number }>,
) {
  const secret = await keptSecret(env.dataDir);
  const account = {
    secretKey: `sk_test_${secret}`,
    publishableKey: 'pk_test_sandbox',
    webhookSecret: `whsec_${secret}`,
    baseUrl: loopback,
  };
  const sandbox = await createSandbox({
    ...account,
    database: database.sql,
    publicUrl,
    webhookUrl: `${loopback}/api/shop/stripe-webhook`,
    assetsDirectory: resolve('build/sandbox'),
    mailDirectory: resolve(env.dataDir, 'mail'),
    waitingMails,
    shopName: COMPANY.shopName,
    log: (message, detail) => log.info(detail ?? {}, message),
  });
  return { account, sandbox };
}
