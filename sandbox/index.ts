/**
 * A local stand-in for the payment provider. The shop talks to it through the provider's official libraries
 * and knows it only as a base address, so that there is one payment path and not two. Beside it, the mailbox, and a stand-in
 * for the analytics service.
 *
 * It moves no money and must never be reachable from outside: whoever mounts it makes sure of that.
 */
import { Hono } from 'hono';
import { dueSessions, needSession } from './model/session.ts';
import { browserFiles } from './pages/assets.ts';
import { mailbox, type WaitingMails } from './pages/mailbox.ts';
import { payments } from './pages/payments.ts';
import { privateApi } from './pages/private-api.ts';
import { visits } from './pages/visits.ts';
import { createTables, type SandboxDatabase } from './store/database.ts';
import { createDeliveries } from './store/deliveries.ts';
import { subscribe } from './store/events.ts';
import { forgetOldKeys } from './store/idempotency.ts';
import { stripeApi } from './stripe-api/routes.ts';

export type { SandboxDatabase } from './store/database.ts';

/** How often sessions are looked through for those whose time is over. */
const EXPIRY_EVERY = 15_000;

export interface SandboxOptions {
  /** Holds the sandbox's own schema; created here. */
  database: SandboxDatabase;
  /** The shop's address, for example `http://localhost:3000`; anything but a loopback address is refused. */
  publicUrl: string;
  secretKey: string;
  publishableKey: string;
  /** Signs webhooks, `whsec_…`. */
  webhookSecret: string;
  webhookUrl: string;
  /** The built browser half: `stripe.js` and `card.js`. */
  assetsDirectory: string;
  /** Where the shop's mail adapter writes a JSON file for each mail. */
  mailDirectory: string;
  /** Mails that the shop could not put there yet. */
  waitingMails?: () => Promise<WaitingMails>;
  /** The analytics service of the shop's settings; without one the sandbox takes its visits, at `<base>/sandbox/plausible`. */
  analyticsUrl?: string | undefined;
  shopName: string;
  /** Whether something failed because the database is not to be had just now. */
  isAway?: (error: unknown) => boolean;
  log?: (message: string, detail?: object) => void;
}

export interface Sandbox {
  /** Answers `/v1/*` and `/sandbox/*`; mounted at the root of the shop's server. */
  app: Hono;
  /** Enters the webhook, as the shop's owner does at the provider: it is told of what happens from now on. */
  subscribe(): Promise<void>;
  /** Begins to deliver webhooks and to expire sessions; picks up what was pending. */
  start(): void;
  /** Ends timers and requests under way; undelivered webhooks are sent after the next start. */
  stop(): Promise<void>;
}

/** Creates the sandbox's tables where needed, and its routes. Nothing runs by itself before `start()`. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  assertLoopback(options.publicUrl);
  const log = options.log ?? (() => undefined);
  const { database } = options;
  await createTables(database);

  const deliveries = createDeliveries({
    database,
    url: options.webhookUrl,
    secret: options.webhookSecret,
    log,
  });
  const changed = () => deliveries.wake();
  const app = new Hono();
  app.route('/', stripeApi({ database, secretKey: options.secretKey, changed, log }));
  app.route(
    '/',
    privateApi({
      database,
      publishableKey: options.publishableKey,
      shopName: options.shopName,
      changed,
      isAway: options.isAway ?? (() => false),
      log,
    }),
  );
  app.route('/', browserFiles(options.assetsDirectory));
  app.route(
    '/',
    mailbox({
      mailDirectory: options.mailDirectory,
      shopName: options.shopName,
      waiting: options.waitingMails ?? (async () => ({ jobs: 0, tries: 0 })),
    }),
  );
  app.route('/', payments({ database, shopName: options.shopName, changed }));
  app.route('/', visits({ database, shopName: options.shopName, countedBy: options.analyticsUrl }));

  let timer: NodeJS.Timeout | undefined;
  let sweeping: Promise<void> | undefined;
  const sweep = () => {
    sweeping ??= expireSessions(database)
      .then(() => forgetOldKeys(database))
      .then(changed)
      .catch((error: unknown) => log('sandbox: sessions could not be expired', { err: error }))
      .finally(() => {
        sweeping = undefined;
      });
  };
  return {
    app,
    subscribe: () => subscribe(database),
    start() {
      if (timer) return;
      timer = setInterval(sweep, EXPIRY_EVERY).unref();
      sweep();
      deliveries.start();
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      await sweeping;
      await deliveries.stop();
    },
  };
}

async function expireSessions(database: SandboxDatabase): Promise<void> {
  for (const id of await dueSessions(database)) {
    await database.transaction((db) => needSession(db, id));
  }
}

function assertLoopback(publicUrl: string): void {
  const { hostname } = new URL(publicUrl);
  if (hostname !== 'localhost' && hostname !== '[::1]' && !/^127(\.\d{1,3}){3}$/.test(hostname)) {
    throw new Error(
      `The payment sandbox is for this computer only; its address must be a loopback one, not ${hostname}.`,
    );
  }
}
