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
import { createShop } from './server/main/server.ts';
import type { ShopOptions } from './server/main/services.ts';
import { isAway } from './server/platform/db/away.ts';
import type { Database } from './server/platform/db/database.ts';
import { openDatabase } from './server/platform/db/open-database.ts';
import type { Log } from './server/platform/log/log.ts';
import { StartRefused } from './server/platform/log/start-refused.ts';
import { syncPrices } from './server/platform/payments/sync-prices.ts';
import type { Services } from './server/platform/services.ts';
import { readNotices } from './server/platform/shopfront/notices.ts';
import { readCompany } from './server/platform/shopfront/read-announcements.ts';

export interface OpenShop {
  readonly publicUrl: string;
  readonly testMode: boolean;
  readonly services: Services;
  readonly account: ShopOptions['account'];
  readonly database: Database;
  /** Resolves when the start's work after opening has ended. Never rejects. */
  readonly settled: Promise<void>;
  /** Answers running requests, then stops workers and database. Never rejects. */
  close(): Promise<void>;
}

export interface OpenShopOptions
  extends Pick<ShopOptions, 'findPage' | 'listPages' | 'renderPage' | 'contractText' | 'staticFolders'> {
  readonly env: Env;
  readonly log: Log;
  readonly built?: string | undefined;
  /** For tests: an in-memory database, from the dump of an empty one. */
  readonly inMemory?: { readonly dump: Blob | undefined };
  /**
   * For tests: a proxy between shop and sandbox, or instead of a real account. Takes the sandbox's address, returns its
   * own.
   */
  readonly providerProxy?: ((sandboxUrl: string | undefined) => string) | undefined;
}

/** The sandbox's replacement for Plausible. */
const VISITS = '/sandbox/plausible';

/** Records opened resources, and closes them in reverse order. */
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
 * Opens the shop and, without a payment account, the sandbox. They share nothing but the address of the payment provider
 * (docs/decisions/004). The port answers "opening" at once, and admits shoppers when everything is ready.
 */
export async function openShop(options: OpenShopOptions): Promise<OpenShop> {
  const closing = createClosing(options.log);
  // Listens first, because shop and sandbox need the port.
  const listener = await openListener(options.env);
  try {
    const shop = await furnish(options, listener, closing.add);
    closing.add('listener', listener.close);
    return { ...shop, close: closing.run };
  } catch (error) {
    closing.add('listener', listener.close);
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
  listener: Listener,
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

  const publicUrl = env.publicUrl ?? `http://localhost:${listener.port}`;
  const loopback = `http://${hostWithin(env.host)}:${listener.port}`;

  const provider = env.stripe
    ? { account: { ...env.stripe, baseUrl: undefined }, sandbox: undefined, analytics: undefined }
    : await besideIt(
        { env, built, database, log, publicUrl },
        { shop: loopback, sandbox: `http://127.0.0.1:${await listener.openInner()}` },
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
    // The shop's calls to itself: /v1/ requires the secret key, and /sandbox/plausible accepts no browser.
    listener.admit((path) => path.startsWith('/v1/') || path.startsWith(`${VISITS}/`), shop.app.fetch);
    await database.alone(() => fillSandbox(shop.services));
    await sandbox.subscribe();
  }
  const { settled } = await shop.start();
  listener.open(shop.app.fetch, shop.answerFromCache);
  sandbox?.start();
  return { publicUrl, testMode, services: shop.services, account, database, settled };
}

/** Sets up prices before the first shopper comes in. */
async function fillSandbox({ stripe, prices }: Services): Promise<void> {
  await syncPrices(stripe);
  await prices.current();
}

interface Surroundings {
  readonly env: Env;
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
  // Stored, so that sessions and webhooks survive a restart.
  const secret = await keptSecret(join(env.dataDir, 'sandbox-secret'));
  const account = {
    secretKey: `sk_test_${secret}`,
    publishableKey: 'pk_test_sandbox',
    webhookSecret: `whsec_${secret}`,
    baseUrl: loopback.sandbox,
  };
  const sandbox = await database.alone(() =>
    createSandbox({
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
    }),
  );
  const analytics = { url: loopback.sandbox + VISITS, domain: new URL(publicUrl).hostname };
  return { account, sandbox, analytics };
}
