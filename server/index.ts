import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { NO_PRICES, type PriceList } from '#domain/price-list.ts';
import { limitBody, limitRate, limitWebhook, logRequest } from './api/guards.ts';
import { describeApi } from './api/openapi.ts';
import { fail } from './api/respond.ts';
import { shopApi } from './api/shop-api.ts';
import type { Database } from './db/database.ts';
import type { Env } from './env.ts';
import { startJobs } from './jobs/jobs.ts';
import type { Log } from './log.ts';
import { folderMailer, smtpMailer } from './mail/mailer.ts';
import { createPageServer, STRIPE_HOSTS } from './pages.ts';
import { type AccountAddress, createStripe } from './payments/stripe-account.ts';
import { checkoutStatus } from './shop/checkout-status.ts';
import { closeStaleOrders } from './shop/close-stale-orders.ts';
import { createPriceSource, fetchPrices } from './shop/price-source.ts';
import { giveUpConfirmation, RAN_OUT, reportUndelivered } from './shop/report-undelivered.ts';
import { sendConfirmation } from './shop/send-confirmation.ts';
import type { Services } from './shop/services.ts';

/** What pages may ask; `app/page-context.ts` has the same shape on the other side. */
interface PageServices {
  readonly testMode: boolean;
  readonly publicUrl: string;
  readonly payment: { publishableKey: string; sandboxScript: string | undefined };
  prices(): Promise<PriceList | undefined>;
  checkoutOutcome(
    sessionId: string,
  ): Promise<
    { status: 'complete'; email: string; orderNumber: string } | { status: 'open' | 'expired' | 'unknown' }
  >;
  reportFault(error: unknown): void;
}

export interface ShopOptions {
  readonly env: Env;
  readonly publicUrl: string;
  readonly database: Database;
  readonly account: AccountAddress & { readonly publishableKey: string };
  /** True while the sandbox stands in for the payment account. */
  readonly testMode: boolean;
  readonly renderPage: (request: Request, services: PageServices) => Promise<Response>;
  /** Folder of the built browser files; undefined where another server (Vite) hands them out. */
  readonly staticFolder: string | undefined;
  /** Routes of the sandbox, in front of pages. */
  readonly extraRoutes: Hono | undefined;
  readonly log: Log;
  readonly now?: () => Date;
}

export interface Shop {
  readonly app: Hono;
  readonly services: Services;
  /** Starts what needs the server to listen: job workers and the look after stale orders. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
const WEBHOOK = '/api/shop/stripe-webhook';
const SANDBOX_SCRIPT = '/sandbox/stripe.js';

/** Puts the shop together: use-cases, API, pages, files. Everything it needs comes in; nothing is global. */
export async function createShop(options: ShopOptions): Promise<Shop> {
  const { env, publicUrl, database, account, testMode, log, now = () => new Date() } = options;
  const stripe = createStripe(account);
  const jobs = await startJobs(database, log);
  const services: Services = {
    env: { sessionMinutes: env.sessionMinutes, publicUrl },
    db: database.db,
    jobs,
    stripe,
    webhookSecret: account.webhookSecret,
    prices: createPriceSource(() => fetchPrices(stripe), log),
    log,
    now,
  };
  const mailer = env.smtpUrl
    ? smtpMailer(env.smtpUrl, env.mailFrom)
    : folderMailer(join(env.dataDir, 'mail'), env.mailFrom);

  const pageServices: PageServices = {
    testMode,
    publicUrl,
    payment: {
      publishableKey: account.publishableKey,
      sandboxScript: testMode ? SANDBOX_SCRIPT : undefined,
    },
    prices: () => services.prices.current(),
    reportFault: (error) => log.error({ err: error }, 'page not rendered'),
    async checkoutOutcome(sessionId) {
      const outcome = await checkoutStatus(services, sessionId);
      if (!outcome.ok) return { status: 'unknown' };
      const { status, email, orderNumber } = outcome.value;
      return status === 'complete' ? { status, email: email ?? '', orderNumber } : { status };
    },
  };
  const pages = createPageServer(
    (request) => options.renderPage(request, pageServices),
    testMode ? { script: [], frame: [], connect: [] } : STRIPE_HOSTS,
    env.mode === 'development',
  );
  services.prices.onChange(() => pages.forget());

  const app = new Hono();
  if (log.isLevelEnabled('debug')) app.use(logRequest(log));
  app.use(
    secureHeaders({
      referrerPolicy: 'strict-origin-when-cross-origin',
      xFrameOptions: false,
      // The sandbox's card frame is not keyed by origin, and a page and its frames must agree.
      originAgentCluster: false,
      strictTransportSecurity: publicUrl.startsWith('https:') ? 'max-age=63072000; includeSubDomains' : false,
      crossOriginEmbedderPolicy: false,
      permissionsPolicy: {
        camera: [],
        microphone: [],
        geolocation: [],
        payment: ['self', 'https://js.stripe.com'],
      },
    }),
  );

  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', async (context) => {
    await database.db.execute(sql`select 1`);
    return (await services.prices.current()) ? context.text('ready') : context.text(NO_PRICES, 503);
  });

  const rate = limitRate(
    { perMinute: env.rateLimitPerMinute, trustProxy: env.trustProxy, pool: database.pool },
    log,
  );
  app.post(WEBHOOK, limitWebhook);
  app.post('/api/*', (context, next) => (context.req.path === WEBHOOK ? next() : limitBody(context, next)));
  app.post('/api/*', (context, next) => (context.req.path === WEBHOOK ? next() : rate(context, next)));
  app.route('/api/shop', shopApi(services));
  const description = describeApi(publicUrl);
  app.get('/api/docs', (context) => context.json(description));
  app.all('/api/*', (context) => fail(context, 404, 'There is no such call.'));

  if (options.extraRoutes) app.route('/', options.extraRoutes);

  if (options.staticFolder) {
    const root = options.staticFolder;
    const onFound = (path: string, context: { header(name: string, value: string): void }) => {
      const isHashed = path.includes('/assets/');
      context.header('cache-control', isHashed ? IMMUTABLE : 'public, max-age=3600');
    };
    app.use('/assets/*', serveStatic({ root, precompressed: true, onFound }));
    app.use('/generated/*', serveStatic({ root, precompressed: true, onFound }));
    app.get('/favicon.svg', serveStatic({ root, onFound }));
    app.get('/assets/*', (context) => context.notFound());
    app.get('/generated/*', (context) => context.notFound());
  }

  app.get('*', async (context): Promise<Response> => {
    const { path } = context.req;
    if (path.length > 1 && path.endsWith('/')) return context.redirect(path.replace(/\/+$/, '') || '/', 301);
    return pages.answer(context);
  });

  app.onError((error, context) => {
    log.error({ err: error, path: context.req.path }, 'request failed');
    const isCall = context.req.path.startsWith('/api/');
    return isCall ? fail(context, 500, 'Something went wrong.') : context.text('Something went wrong.', 500);
  });

  return {
    app,
    services,
    async start() {
      // Whoever comes first finds the list; without one the shop opens all the same and says so.
      await services.prices.current();
      await jobs.work({
        'order-confirmation': ({ orderId }) => sendConfirmation(services, mailer, testMode, orderId),
        'confirmation-undelivered': ({ orderId }) => giveUpConfirmation(services, orderId, RAN_OUT),
        'report-undelivered': ({ orderId }) => reportUndelivered(services, mailer, orderId),
        'close-stale-orders': () => closeStaleOrders(services),
      });
      void closeStaleOrders(services).catch((error) => log.error({ err: error }, 'stale orders not closed'));
    },
    async stop() {
      services.prices.stop();
      await jobs.stop();
    },
  };
}
