import { join, resolve } from 'node:path';
import { COMPANY } from '#domain/company.ts';
import { examplesWith } from '#domain/company-data.ts';
import { missingNotices } from '#domain/legal/guarantee-notice.ts';
import { createSandbox } from './sandbox/index.ts';
import { hostWithin } from './server/http/this-computer.ts';
import type { Env } from './server/main/env.ts';
import { keptSecret } from './server/main/kept-secret.ts';
import { type Listener, openListener } from './server/main/listener.ts';
import { companyFault, noticeFault } from './server/main/live-faults.ts';
import { createShop, type ShopOptions } from './server/main/server.ts';
import { isAway } from './server/platform/db/away.ts';
import type { Database } from './server/platform/db/database.ts';
import { openDatabase } from './server/platform/db/open-database.ts';
import type { Log } from './server/platform/log/log.ts';
import { StartRefused } from './server/platform/log/start-refused.ts';
import { syncPrices } from './server/platform/payments/sync-prices.ts';
import { readNotices } from './server/platform/said/notices.ts';
import { readCompany } from './server/platform/said/read-said.ts';
import type { Services } from './server/platform/services.ts';

export interface OpenShop {
  readonly publicUrl: string;
  readonly testMode: boolean;
  readonly services: Services;
  readonly account: ShopOptions['account'];
  readonly database: Database;
  /** Resolves when everything has ended that the start leaves for after the opening. Never rejects. */
  readonly settled: Promise<void>;
  /** Answers what was taken, then ends workers and database. Never rejects. */
  close(): Promise<void>;
}

export interface OpenShopOptions
  extends Pick<ShopOptions, 'findPage' | 'listPages' | 'renderPage' | 'contractText' | 'staticFolders'> {
  readonly env: Env;
  readonly log: Log;
  /** The build's folder. */
  readonly built?: string | undefined;
  /** Set by tests: an embedded database in memory, begun from the dump of an empty one, instead of one in the data folder. */
  readonly inMemory?: { readonly dump: Blob | undefined };
  /** Set by tests: is between the shop and the sandbox, whose address it is told, or in a real account's place; answers its own. */
  readonly providerProxy?: ((sandboxUrl: string | undefined) => string) | undefined;
}

/** Where the sandbox stands in for Plausible. */
const VISITS = '/sandbox/plausible';

/** What has been opened so far, closed in the opposite order. */
function createClosing(log: Log) {
  const steps: [name: string, close: () => Promise<void>][] = [];
  return {
    add: (name: string, close: () => Promise<void>) => void steps.unshift([name, close]),
    async run() {
      for (const [step, close] of steps.splice(0))
        await close().catch((error: Error) => log.error({ step, kind: error.name }, 'not closed cleanly'));
    },
  };
}

/**
 * Opens the shop and, where no payment account is set, the sandbox beside it. They share nothing but the
 * address at which the shop finds its payment provider (docs/decisions/004). The port answers "opening" from the
 * first moment on and lets shoppers in when everything behind it stands.
 */
export async function openShop(options: OpenShopOptions): Promise<OpenShop> {
  const closing = createClosing(options.log);
  // Shop and sandbox want to know the port before they are put together, so the door comes first.
  const door = await openListener(options.env);
  try {
    const shop = await furnish(options, door, closing.add);
    closing.add('door', door.close);
    return { ...shop, close: closing.run };
  } catch (error) {
    closing.add('door', door.close);
    await closing.run();
    throw error;
  }
}

async function furnish(
  {
    env,
    log,
    built = 'build',
    findPage,
    listPages,
    renderPage,
    contractText,
    staticFolders,
    inMemory,
    providerProxy,
  }: OpenShopOptions,
  door: Listener,
  onClose: ReturnType<typeof createClosing>['add'],
): Promise<Omit<OpenShop, 'close'>> {
  const where = {
    url: env.databaseUrl,
    readUrl: env.databaseReadUrl,
    ...(inMemory ?? { dataDir: env.dataDir }),
  };
  const database = await openDatabase(where, {
    lost: (error) => log.error({ err: error }, 'database connection lost'),
    waiting: (sentence) => log.warn(sentence),
  });
  onClose('database', database.close);

  if (env.takesMoney) {
    const faults = [
      companyFault(examplesWith((await readCompany(database.db))?.data)),
      noticeFault(missingNotices(await readNotices(database.db))),
    ].flatMap((fault) => fault ?? []);
    if (faults.length > 0) throw new StartRefused(faults.join('\n'));
  }

  const publicUrl = env.publicUrl ?? `http://localhost:${door.port}`;
  const loopback = `http://${hostWithin(env.host)}:${door.port}`;

  const provider = env.stripe
    ? { account: { ...env.stripe, baseUrl: undefined }, sandbox: undefined, analytics: undefined }
    : await besideIt(
        { env, built, database, log, publicUrl },
        { shop: loopback, sandbox: `http://127.0.0.1:${await door.openInner()}` },
        () => shop.services.jobs.waiting('order-confirmation'),
      );
  const { sandbox } = provider;
  const account = providerProxy
    ? { ...provider.account, baseUrl: providerProxy(provider.account.baseUrl) }
    : provider.account;
  const testMode = sandbox !== undefined;
  const linkSecret = env.linkSecret ?? (await keptSecret(join(env.dataDir, 'link-secret')));
  const extraRoutes = sandbox?.app;
  const shop = await createShop({
    env,
    publicUrl,
    database,
    account,
    linkSecret,
    testMode,
    findPage,
    listPages,
    renderPage,
    contractText,
    staticFolders,
    extraRoutes,
    analytics: env.analytics ?? provider.analytics,
    log,
  });
  onClose('workers', shop.stop);
  if (sandbox) {
    onClose('sandbox', sandbox.stop);
    // Calls of the shop to itself: /v1/ asks for the secret key, and visits are taken from no browser.
    door.admit((path) => path.startsWith('/v1/') || path.startsWith(`${VISITS}/`), shop.app.fetch);
    await database.alone(() => fillSandbox(shop.services));
    await sandbox.subscribe();
  }
  const { settled } = await shop.start();
  door.open(shop.app.fetch, shop.answerFromCache);
  sandbox?.start();
  return { publicUrl, testMode, services: shop.services, account, database, settled };
}

/** The sandbox has its prices, and the shop has asked for them, before the first shopper comes in. */
async function fillSandbox({ stripe, prices }: Services): Promise<void> {
  await syncPrices(stripe);
  await prices.current();
}

interface Surroundings {
  readonly env: Env;
  /** Folder of the build. */
  readonly built: string;
  readonly database: Database;
  readonly log: Log;
  readonly publicUrl: string;
}

async function besideIt(
  { env, built, database, log, publicUrl }: Surroundings,
  loopback: { readonly shop: string; readonly sandbox: string },
  waitingMails: () => Promise<{ jobs: number; tries: number }>,
) {
  // Made once and kept, so that sessions and webhooks outlive a restart.
  const secret = await keptSecret(join(env.dataDir, 'sandbox-secret'));
  const account = {
    secretKey: `sk_test_${secret}`,
    publishableKey: 'pk_test_sandbox',
    webhookSecret: `whsec_${secret}`,
    baseUrl: loopback.sandbox,
  };
  const sandbox = await createSandbox({
    ...account,
    database: database.sql,
    publicUrl,
    webhookUrl: `${loopback.shop}/api/shop/stripe-webhook`,
    assetsDirectory: resolve(built, 'sandbox'),
    mailDirectory: resolve(env.dataDir, 'mail'),
    waitingMails,
    analyticsUrl: env.analytics?.url,
    shopName: COMPANY.shopName,
    isAway,
    log: (message, detail) => log.info(detail ?? {}, message),
  });
  const analytics = { url: loopback.sandbox + VISITS, domain: new URL(publicUrl).hostname };
  return { account, sandbox, analytics };
}
