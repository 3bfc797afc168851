import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Language } from '#domain/languages.ts';
import type { ContractText } from '#domain/legal/contract-text.ts';
import { NO_PRICES, type PriceList } from '#domain/prices/price-list.ts';
import { mayBeSignedIn, noteLook, readVisitor, tokenHeader } from '../accounts/index.ts';
import { errorsAsPages } from '../api/errors-as-pages.ts';
import { openCatalogue } from '../api/open-catalogue.ts';
import { describeApi } from '../api/openapi.ts';
import { requireStaff } from '../api/require-staff.ts';
import { shopApi } from '../api/shop-api.ts';
import { userApi } from '../api/user-api.ts';
import { visitEvents } from '../api/visit-events.ts';
import { workshopApi } from '../api/workshop-api.ts';
import { workshopFiles } from '../api/workshop-files.ts';
import { closeStaleOrders } from '../checkout/index.ts';
import { decideAddress, nowhereElse } from '../http/address.ts';
import { answerInTime } from '../http/answer-in-time.ts';
import { type BrowserFolders, browserFiles } from '../http/browser-files.ts';
import { NO_HOSTS, STRIPE_HOSTS } from '../http/content-policy.ts';
import {
  clientOf,
  createLimit,
  describePath,
  keepNothing,
  limitBody,
  limitPhotograph,
  limitRate,
  limitWebhook,
  logRequest,
  type ShopEnv,
} from '../http/guards.ts';
import { nameRequest } from '../http/name-request.ts';
import type { FoundPage } from '../http/page-rule.ts';
import { fail, isCall, isCallAt, respondWithSentence, sayAway } from '../http/respond.ts';
import { createResponseCache, type ResponseCache } from '../http/response-cache.ts';
import { safeHeaders } from '../http/safe-headers.ts';
import { shareGeneration } from '../http/shared-generation.ts';
import { countRequests, showMetrics } from '../http/show-metrics.ts';
import { answerThisComputerOnly, whoAsks } from '../http/this-computer.ts';
import { freezeEarlier } from '../orders/index.ts';
import { accountForms } from '../pages/forms/account-forms.ts';
import { bringsCart, cartForms } from '../pages/forms/cart-forms.ts';
import { publicForms } from '../pages/forms/public-forms.ts';
import { composeFrom, createLookCards, serveLookCards } from '../pages/look-cards.ts';
import { serveNotices } from '../pages/notice-files.ts';
import { createPageServices, type PageServices } from '../pages/open-page-services.ts';
import { orderPages } from '../pages/order-pages.ts';
import { createPageServer } from '../pages/pages.ts';
import { siteFiles } from '../pages/site-files.ts';
import { textPreview } from '../pages/text-preview.ts';
import { createRelay } from '../platform/analytics/event-relay.ts';
import { isAway, NO_ANSWER } from '../platform/db/away.ts';
import type { Database } from '../platform/db/database.ts';
import { MIGRATIONS } from '../platform/db/open-database.ts';
import { neededVersion, schemaFault } from '../platform/db/schema-fit.ts';
import { createPaperTools } from '../platform/documents/paper-tools.ts';
import { startJobs } from '../platform/jobs/jobs.ts';
import { countTogether } from '../platform/limits/count-together.ts';
import { countInDatabase, countInMemory, type RateLimiter } from '../platform/limits/rate-limit.ts';
import { createSigning } from '../platform/links/signing.ts';
import type { Log } from '../platform/log/log.ts';
import { mailsInFolder, NO_KEPT_MAILS } from '../platform/mail/kept-mails.ts';
import { folderMailer, smtpMailer } from '../platform/mail/mailer.ts';
import { createMetrics } from '../platform/metrics/shop-metrics.ts';
import { createPriceSource, fetchAccountPrices } from '../platform/payments/price-source.ts';
import { type AccountAddress, createStripe } from '../platform/payments/stripe-account.ts';
import type { Services } from '../platform/services.ts';
import { createShopfrontSource } from '../platform/shopfront/shopfront-source.ts';
import { createMadeReader, planEarlierOrders, promisedNow } from '../production/index.ts';
import { agreeEarlierUnits } from '../returns/index.ts';
import { startShopfrontClock } from '../shopfront/index.ts';
import { layExample, startStockClock } from '../stock/index.ts';
import type { Env } from './env.ts';
import { jobHandlers } from './job-handlers.ts';

export interface ShopOptions {
  readonly env: Env;
  readonly publicUrl: string;
  readonly database: Database;
  readonly account: AccountAddress & { readonly publishableKey: string };
  readonly linkSecret: string;
  /** True if the sandbox replaces the payment account. */
  readonly testMode: boolean;
  /** The page at a path; undefined if there is none. */
  readonly findPage: (path: string) => FoundPage | undefined;
  readonly listPages: () => readonly string[];
  readonly renderPage: (request: Request, services: PageServices) => Promise<Response>;
  /** Current terms and instruction on withdrawal. */
  readonly contractText: (language: Language, publicUrl: string) => ContractText;
  /** Undefined if another server (Vite) serves the browser's files. */
  readonly staticFolders: BrowserFolders | undefined;
  /** Routes of the sandbox, which precede pages. */
  readonly extraRoutes: Hono | undefined;
  /** Analytics service and the shop's name there: Plausible or the sandbox. Without it no visits are counted. */
  readonly analytics: Env['analytics'];
  readonly log: Log;
  readonly now?: () => Date;
}

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

const WEBHOOK = '/api/shop/stripe-webhook';
/** Uploads by makers: photographs of stamped lists, the EU notice. */
const UPLOADS = ['/api/workshop/keep-stamped-list', '/api/workshop/put-notice'];
/** The log has the details: clients need not know the tables. */
const MISFIT = 'The database does not fit this release. The log says what is missing.';
const SANDBOX_SCRIPT = '/sandbox/stripe.js';

/** Assembles the shop: use cases, API, pages, files. All dependencies are parameters. */
export async function createShop(options: ShopOptions): Promise<Shop> {
  const { env, publicUrl, database, account, testMode, analytics, log, now = () => new Date() } = options;
  const stripe = createStripe(account);
  const jobs = await startJobs(database, log);
  const mailFolder = join(env.dataDir, 'mail');
  const services: Services = {
    env: { sessionMinutes: env.sessionMinutes, patienceMs: env.patienceMs, publicUrl, testMode },
    db: database.db,
    replica: database.replica,
    jobs,
    stripe,
    webhookSecret: account.webhookSecret,
    takesMoney: env.takesMoney,
    prices: createPriceSource(() => fetchAccountPrices(stripe), log),
    shopfront: createShopfrontSource(database.db, now, log, {
      promisedNow: (days) => promisedNow(database.db, now(), days),
      readMade: createMadeReader(database.db),
    }),
    signing: createSigning(options.linkSecret),
    papers: createPaperTools(publicUrl),
    contractText: (language) => options.contractText(language, publicUrl),
    mailer: env.smtpUrl ? smtpMailer(env.smtpUrl, env.mailFrom) : folderMailer(mailFolder, env.mailFrom),
    keptMails: env.smtpUrl ? NO_KEPT_MAILS : mailsInFolder(mailFolder),
    log,
    now,
  };

  const pageServices = createPageServices(services, {
    testMode,
    countedBy: env.analytics ? 'service' : analytics && 'sandbox',
    payment: {
      publishableKey: account.publishableKey,
      sandboxScript: testMode ? SANDBOX_SCRIPT : undefined,
    },
  });
  const { trustedHops, rateLimitPerMinute: perMinute } = env;
  const limitOf = (name: string, limiter: RateLimiter) =>
    createLimit({ name, perMinute, trustedHops, limiter }, services);
  const inDatabase = countInDatabase(database.db);
  const limitWrites = limitOf('writes', inDatabase);
  // Pages also work while the database is away.
  const together = countTogether(inDatabase, countInMemory());
  const limitReads = limitOf('reads', together);
  const isClosedToOthers = testMode && !env.testModeOpenToNetwork;
  const mayAsk = (incoming: IncomingMessage) => !isClosedToOthers || whoAsks(incoming) === 'this computer';
  // Pages differ for signed-in visitors, and for browsers without JavaScript, which send their cart.
  const isSameForAll = (cookies: string | undefined) => !mayBeSignedIn(cookies) && !bringsCart(cookies);
  const cache = createResponseCache(
    (incoming) => isSameForAll(incoming.headers.cookie) && mayAsk(incoming),
    (target) => (!isCallAt(target) && leadsNowhere(target) ? pages.missingAt(target) : undefined),
  );
  const generation = shareGeneration(database.db, async () => {
    await Promise.all([services.prices.renew(), services.shopfront.renew()]);
  });
  // Runs before the prices, because a generation depends on both.
  await services.shopfront.renew().catch((err: unknown) => log.warn({ err }, 'texts and settings not read'));
  let newestList: PriceList | undefined;
  const beginGeneration = () => {
    cache.invalidate();
    const madeOf = { list: newestList, ...services.shopfront.madeOf() };
    generation.publish(madeOf).catch((err: unknown) => log.warn({ err }, 'new cache generation not shared'));
  };
  services.prices.onChange((newest) => {
    newestList = newest;
    beginGeneration();
  });
  services.shopfront.onChange(beginGeneration);
  const pages = createPageServer({
    cache,
    find: options.findPage,
    list: options.listPages,
    render: async (request, extras) => {
      let isGone = false;
      const reportFault = (error: unknown) => {
        isGone ||= isAway(error);
        pageServices.reportFault(error);
      };
      const page = await options.renderPage(request, { ...pageServices, ...extras, reportFault });
      return isGone ? new Response(page.body, { status: 503, headers: page.headers }) : page;
    },
    publicUrl,
    visitor: (context, token) =>
      readVisitor(services, token ? tokenHeader(token, services.env) : context.req.header('cookie')),
    paymentHosts: testMode ? NO_HOSTS : STRIPE_HOSTS,
    refuse: limitReads,
    developing: env.mode === 'development',
  });

  const metrics = env.metricsToken === undefined ? undefined : createMetrics(database.sql);
  const app = new Hono<ShopEnv>();
  app.use(nameRequest(trustedHops > 0));
  if (metrics) app.use(countRequests(metrics));
  // With debug logging, every request must reach the log.
  const isWatched = log.isLevelEnabled('debug');
  app.use(isWatched ? logRequest(log) : cache.index);
  app.use(safeHeaders({ https: publicUrl.startsWith('https:') }));

  app.use(keepNothing);
  app.use(answerInTime(database, log));
  if (isClosedToOthers) app.use(answerThisComputerOnly);

  app.route(
    '/',
    publicForms({
      services,
      publicUrl,
      trustedHops,
      refuse: limitWrites,
      show: (context, path, form, status) => pages.show(context, path, { form }, status),
    }),
  );
  app.route('/', cartForms({ publicUrl, limitReads, limitWrites, show: pages.show }));
  app.route(
    '/',
    openCatalogue({
      publicUrl,
      limitReads,
      selling: async () => {
        const prices = await services.prices.current();
        return prices && { publicUrl, prices, pauses: services.shopfront.current().pauses };
      },
    }),
  );
  app.route('/', orderPages({ services, show: pages.show, limitReads, limitWrites }));

  app.route(
    '/',
    accountForms({
      services,
      trustedHops,
      refuse: limitWrites,
      show: (context, path, { state, status, token }) =>
        pages.show(context, path, { form: state }, status, token),
    }),
  );

  const unknown = (context: Context<ShopEnv>) =>
    isCall(context) ? fail(context, 404, 'There is no such call.') : pages.missing(context);
  app.use(async (context, next) => {
    const address = decideAddress(context.env.incoming.url ?? '', pages.isPage);
    const isReading = /^(GET|HEAD)$/.test(context.req.method);
    switch (address.kind) {
      case 'page':
        context.set('page', pages.nameOf(address.path));
        if (isReading)
          return noteLook(services, address, context, pages.answer(context, address.path, address.query));
        return context.text('This page can only be read.', 405, { allow: 'GET, HEAD' });
      case 'moved':
        return isReading ? context.redirect(address.location, 301) : unknown(context);
      case 'plain':
        return next();
      case 'unknown':
        return unknown(context);
    }
  });

  let stopClock = () => {};
  const schemaVersion = neededVersion(MIGRATIONS);
  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', async (context) => {
    const fault = await database.fault();
    if (fault) return context.text(fault, 503);
    const misfit = await schemaFault(database.db, schemaVersion).catch(() => NO_ANSWER);
    if (misfit) {
      log.warn({ misfit }, 'not ready');
      return context.text(misfit === NO_ANSWER ? NO_ANSWER : MISFIT, 503);
    }
    return (await services.prices.current()) ? context.text('ready') : context.text(NO_PRICES, 503);
  });

  if (metrics && env.metricsToken) app.get('/metrics', showMetrics(metrics, env.metricsToken));

  if (analytics) {
    // Runs before the limit of writing requests, so that browsing never delays an order.
    const refuse = limitOf('visits', together);
    const { url, domain } = analytics;
    const relay = createRelay({ url, log });
    app.route(
      '/api/event',
      visitEvents({ relay, refuse, publicUrl, domain, find: options.findPage, trustedHops }),
    );
  }

  app.post(WEBHOOK, limitWebhook);
  // Authorize uploads before reading them.
  for (const path of UPLOADS) app.post(path, requireStaff(services), limitPhotograph);
  app.post('/api/*', (context, next) =>
    [WEBHOOK, ...UPLOADS].includes(context.req.path) ? next() : limitBody(context, next),
  );
  const ofClient = (context: Context) => clientOf(context, trustedHops);
  const limits = { reads: limitReads, writes: limitWrites };
  app.route('/api/shop', shopApi(services, { cache, limits, clientOf: ofClient }));
  app.post('/api/userservice/*', limitRate(limitWrites));
  app.get('/api/userservice/*', limitRate(limitReads));
  app.route('/api/userservice', userApi(services, ofClient));
  app.post('/api/workshop/*', limitRate(limitWrites));
  // One guard for everything of the makers, papers and tables included.
  app.use('/api/workshop/*', errorsAsPages, requireStaff(services));
  app.route('/api/workshop', workshopApi(services));
  app.route('/api/workshop/files', workshopFiles(services));
  app.route(
    '/api/workshop/preview',
    textPreview(services, (request, said) => options.renderPage(request, { ...pageServices, said })),
  );
  const description = describeApi(publicUrl);
  app.get('/api/docs', (context) => context.json(description));
  app.all('/api/*', (context) => fail(context, 404, 'There is no such call.'));

  const isTriedOut = testMode && env.testModeOpenToNetwork;
  const list = () => options.listPages().filter((path) => !options.findPage(path)?.rule.unlisted);
  app.route('/', siteFiles({ publicUrl, isTriedOut, list }));

  const cards = createLookCards(composeFrom(options.staticFolders?.made ?? 'public'));
  app.get('/cards/:file', serveLookCards(cards, limitReads));

  app.get('/notices/:file', compress(), serveNotices(services, limitReads));

  if (options.extraRoutes) app.route('/', options.extraRoutes);

  if (options.staticFolders) app.route('/', browserFiles(options.staticFolders));

  app.all('*', unknown);
  const leadsNowhere = nowhereElse(app.routes, pages.isPage);

  app.onError((error, context) => {
    log.error({ err: error, path: describePath(context) }, 'request failed');
    if (isAway(error)) return sayAway(context);
    return respondWithSentence(context, 500, 'Something went wrong.');
  });

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
      await services.prices.current();
      // The embedded database has one process only.
      if (database.pool) generation.start();
      services.shopfront.start();
      const stopShopfront = startShopfrontClock(services);
      const stopStock = startStockClock(services);
      stopClock = () => {
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
      services.shopfront.stop();
      stopClock();
      services.prices.stop();
      await jobs.stop();
    },
  };
}
