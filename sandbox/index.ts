/**
 * A local substitute for the payment provider. The shop uses it through the provider's official libraries and only its
 * base address differs, so that there is one payment path. Also contains the mailbox, and a substitute for the
 * analytics service.
 *
 * It moves no money and must not be reachable from outside; the caller ensures that.
 */
import { Hono } from 'hono';
import { dueSessions, needSession } from './model/session.ts';
import { sandboxFiles } from './pages/assets.ts';
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

/** Interval of the search for expired sessions, ms. */
const EXPIRY_EVERY = 15_000;

export interface SandboxOptions {
  /** The sandbox creates its own schema in it. */
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
  /** Folder in which the shop's mail adapter writes a JSON file for each mail. */
  mailDirectory: string;
  /** Mails not yet written there. */
  waitingMails?: () => Promise<WaitingMails>;
  /** Analytics service from the shop's settings; undefined: `<base>/sandbox/plausible` of the sandbox. */
  analyticsUrl?: string | undefined;
  shopName: string;
  /** True if an error is caused by a temporarily unavailable database. */
  isAway?: (error: unknown) => boolean;
  log?: (message: string, detail?: object) => void;
}

export interface Sandbox {
  /** Answers `/v1/*` and `/sandbox/*`; mount it at the root of the shop's server. */
  app: Hono;
  /** Registers the webhook, as the shop's owner does at the provider. Only later events are delivered. */
  subscribe(): Promise<void>;
  /** Starts delivering webhooks and expiring sessions; resumes pending ones. */
  start(): void;
  /** Ends timers and pending requests. Undelivered webhooks are sent after the next start. */
  stop(): Promise<void>;
}

/** Creates missing tables, and the routes. One process at a time. No background work before `start()`. */
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
  app.route('/', sandboxFiles(options.assetsDirectory));
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
