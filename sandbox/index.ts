/**
 * A local substitute for the payment provider. The shop uses it through the provider's official libraries and only its
 * base address differs, so that there is one payment path. Also contains the mailbox, and a substitute for the
 * analytics service.
 *
 * It moves no money and must not be reachable from outside; the caller ensures that.
 */
import { Hono } from 'hono';
import { isDue, needSession, openSessions } from './model/session.ts';
import { sandboxFiles } from './pages/assets.ts';
import { mailbox, type WaitingMails } from './pages/mailbox.ts';
import { payments } from './pages/payments.ts';
import { privateApi } from './pages/private-api.ts';
import { visits } from './pages/visits.ts';
import { createDeliveries } from './store/deliveries.ts';
import { subscribe, tellingOfEvents } from './store/events.ts';
import { forgetOldKeys } from './store/idempotency.ts';
import { createTables, type SandboxDatabase } from './store/objects.ts';
import { stripeApi } from './stripe-api/routes.ts';

export type { SandboxDatabase } from './store/objects.ts';

/**
 * Longest time between two searches for expired sessions, and for deliveries that another process has left, ms. A
 * session that the search has seen expires when its time is up.
 */
const SWEEP_WITHIN = 60_000;
const FORGET_EVERY = 60 * 60_000;

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
  await createTables(options.database);

  const deliveries = createDeliveries({
    database: options.database,
    url: options.webhookUrl,
    secret: options.webhookSecret,
    log,
  });
  const database = tellingOfEvents(options.database, () => deliveries.wake());
  const app = new Hono();
  app.route('/', stripeApi({ database, secretKey: options.secretKey, log }));
  app.route(
    '/',
    privateApi({
      database,
      publishableKey: options.publishableKey,
      shopName: options.shopName,
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
  app.route('/', payments({ database, shopName: options.shopName }));
  app.route('/', visits({ database, shopName: options.shopName, countedBy: options.analyticsUrl }));

  let isStarted = false;
  let timer: NodeJS.Timeout | undefined;
  let sweeping: Promise<void> | undefined;
  let forgetAt = 0;
  async function sweep(): Promise<void> {
    let wait = SWEEP_WITHIN;
    try {
      const next = await expireSessions(database);
      if (next !== undefined) wait = Math.min(wait, Math.max(next * 1000 - Date.now(), 0));
      if (forgetAt <= Date.now()) {
        await forgetOldKeys(database);
        forgetAt = Date.now() + FORGET_EVERY;
      }
      deliveries.wake();
    } catch (error) {
      log('sandbox: sessions could not be expired', { err: error });
    }
    if (isStarted) timer = setTimeout(sweepOnce, wait).unref();
  }
  const sweepOnce = () => {
    sweeping = sweep();
  };
  return {
    app,
    subscribe: () => subscribe(database),
    start() {
      if (isStarted) return;
      isStarted = true;
      sweepOnce();
      deliveries.start();
    },
    async stop() {
      isStarted = false;
      clearTimeout(timer);
      await sweeping;
      await deliveries.stop();
    },
  };
}

/** Expires sessions. Returns when the next one of them expires, s; undefined if none is open. */
async function expireSessions(database: SandboxDatabase): Promise<number | undefined> {
  const open = await openSessions(database);
  for (const { id } of open.filter(isDue)) await database.transaction((db) => needSession(db, id));
  return open.find((session) => !isDue(session))?.expiresAt;
}

function assertLoopback(publicUrl: string): void {
  const { hostname } = new URL(publicUrl);
  if (hostname !== 'localhost' && hostname !== '[::1]' && !/^127(\.\d{1,3}){3}$/.test(hostname)) {
    throw new Error(
      `The payment sandbox is for this computer only; its address must be a loopback one, not ${hostname}.`,
    );
  }
}
