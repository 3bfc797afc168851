import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { NO_PRICES } from '#domain/price-list.ts';
import { viewAccount } from './accounts/account-view.ts';
import { requireStaff } from './accounts/require-staff.ts';
import { sendAccountMail } from './accounts/send-account-mail.ts';
import { readSession } from './accounts/sessions.ts';
import { openAccountLink } from './accounts/use-link.ts';
import { decideAddress } from './address.ts';
import { openDataLink } from './aftercare/data-link.ts';
import { keepNoLonger } from './aftercare/keep-no-longer.ts';
import { readReceipt } from './aftercare/receive-withdrawal.ts';
import { answerDataRequest, passOnCorrection } from './aftercare/send-data-mails.ts';
import { acknowledgeWithdrawal, tellMakersOfWithdrawal } from './aftercare/send-withdrawal-mails.ts';
import { takeUpWithdrawal } from './aftercare/take-up-withdrawal.ts';
import { createRelay } from './analytics/event-relay.ts';
import {
  clientOf,
  createLimit,
  describePath,
  keepNothing,
  limitBody,
  limitRate,
  limitWebhook,
  logRequest,
} from './api/guards.ts';
import { describeApi } from './api/openapi.ts';
import { fail, isCall, tell } from './api/respond.ts';
import { shopApi } from './api/shop-api.ts';
import { userApi } from './api/user-api.ts';
import { visitEvents } from './api/visit-events.ts';
import { workshopApi } from './api/workshop-api.ts';
import { workshopFiles } from './api/workshop-files.ts';
import { NO_HOSTS, STRIPE_HOSTS } from './content-policy.ts';
import type { Database } from './db/database.ts';
import { createPaperTools } from './documents/paper-tools.ts';
import type { Env } from './env.ts';
import { accountForms } from './forms/account-forms.ts';
import { publicForms } from './forms/public-forms.ts';
import { startJobs } from './jobs/jobs.ts';
import { createKeptAnswers, type KeptAnswers } from './kept-answers.ts';
import { createSigning } from './links/signing.ts';
import type { Log } from './log.ts';
import { composeFrom, createLookCards, serveLookCards } from './look-cards.ts';
import { mailsInFolder, NO_KEPT_MAILS } from './mail/kept-mails.ts';
import { folderMailer, smtpMailer } from './mail/mailer.ts';
import { orderPath } from './order-page/order-link.ts';
import { orderPages } from './order-page/order-pages.ts';
import type { FoundPage } from './page-rule.ts';
import type { PageServices } from './page-services.ts';
import { createPageServer } from './pages.ts';
import { readPassport } from './passports/read-passport.ts';
import { type AccountAddress, createStripe } from './payments/stripe-account.ts';
import { safeHeaders } from './safe-headers.ts';
import { checkoutStatus } from './shop/checkout-status.ts';
import { closeStaleOrders } from './shop/close-stale-orders.ts';
import { giveUp } from './shop/give-up.ts';
import { orderGoods } from './shop/order-goods.ts';
import { createPriceSource, fetchPrices } from './shop/price-source.ts';
import { refundSurplus } from './shop/refund-surplus.ts';
import { sendConfirmation } from './shop/send-confirmation.ts';
import { tellMakersByMail, tellRefundByMail } from './shop/send-notices.ts';
import type { Services } from './shop/services.ts';
import { siteFiles } from './site-files.ts';
import { answerThisComputerOnly, whoAsks } from './this-computer.ts';
import { agreeRefunds } from './workshop/agree-refunds.ts';
import { countDelivered } from './workshop/deliver-order.ts';
import { finishRefund } from './workshop/finish-refund.ts';
import { planEarlierOrders } from './workshop/plan-pieces.ts';
import { openWorkshop } from './workshop/reads.ts';
import { sendOrderMail } from './workshop/send-order-mail.ts';

export interface ShopOptions {
  readonly env: Env;
  readonly publicUrl: string;
  readonly database: Database;
  readonly account: AccountAddress & { readonly publishableKey: string };
  /** Signs the links in mails. */
  readonly linkSecret: string;
  /** True while the sandbox stands in for the payment account. */
  readonly testMode: boolean;
  /** The page at a path; undefined where there is none. */
  readonly findPage: (path: string) => FoundPage | undefined;
  /** Paths of all pages. */
  readonly listPages: () => readonly string[];
  readonly renderPage: (request: Request, services: PageServices) => Promise<Response>;
  /**
   * Where the browser's files lie: what was built, what was made (pictures, sound, models), and packed copies of
   * that. Undefined where another server (Vite) hands them out.
   */
  readonly staticFolders:
    | { readonly built: string; readonly made: string; readonly packed: string }
    | undefined;
  /** Routes of the sandbox, in front of pages. */
  readonly extraRoutes: Hono | undefined;
  readonly log: Log;
  readonly now?: () => Date;
}

interface ShopEnv {
  Bindings: HttpBindings;
  /** Path of the page that was asked for, where it is one. */
  Variables: { page?: string };
}

export interface Shop {
  readonly app: Hono<ShopEnv>;
  /** Answers what was answered before, in front of `app`; false where it is for `app` to do. */
  readonly answerKept: KeptAnswers['answer'];
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
  const mailFolder = join(env.dataDir, 'mail');
  const services: Services = {
    env: { sessionMinutes: env.sessionMinutes, publicUrl },
    db: database.db,
    jobs,
    stripe,
    webhookSecret: account.webhookSecret,
    prices: createPriceSource(() => fetchPrices(stripe), log),
    signing: createSigning(options.linkSecret),
    papers: createPaperTools(publicUrl),
    keptMails: env.smtpUrl ? NO_KEPT_MAILS : mailsInFolder(mailFolder),
    log,
    now,
  };
  const mailer = env.smtpUrl ? smtpMailer(env.smtpUrl, env.mailFrom) : folderMailer(mailFolder, env.mailFrom);

  const pageServices: PageServices = {
    testMode,
    countsVisits: env.analytics !== undefined,
    publicUrl,
    payment: {
      publishableKey: account.publishableKey,
      sandboxScript: testMode ? SANDBOX_SCRIPT : undefined,
    },
    prices: () => services.prices.current(),
    withdrawalReceipt: (token) => readReceipt(services, token),
    workshop: (request) => openWorkshop(services, request),
    dataLink: (token) => openDataLink(services, token),
    session: (request) => readSession(services, request),
    passport: (serial, session) => readPassport(services, serial, session),
    account: (session, secret) => viewAccount(services, session, secret),
    accountLink: (page, token) =>
      openAccountLink(services, page === 'reset' ? ['reset'] : ['registration', 'address change'], token),
    reportFault: (error) => log.error({ err: error }, 'page not rendered'),
    async checkoutOutcome(sessionId) {
      const outcome = await checkoutStatus(services, sessionId);
      if (!outcome.ok) return { status: outcome.status === 404 ? 'unknown' : 'unclear' };
      if (outcome.value.status !== 'complete') return outcome.value;
      const { orderNumber } = outcome.value;
      // Thanks are due, also where the goods cannot be read just now.
      const goods = await orderGoods(services.db, orderNumber).catch((error: unknown) => {
        log.error({ err: error, order: orderNumber }, 'goods of an order not read');
        return undefined;
      });
      return { ...outcome.value, goods, orderPath: goods && orderPath(services, goods.orderId, 'en') };
    },
  };
  const { trustProxy, rateLimitPerMinute: perMinute } = env;
  const limitWrites = createLimit({ name: 'writes', perMinute, trustProxy, pool: database.pool }, log);
  // What costs this process its time is counted by this process.
  const limitReads = createLimit({ name: 'reads', perMinute, trustProxy }, log);
  const pages = createPageServer({
    find: options.findPage,
    list: options.listPages,
    render: (request, extras) => options.renderPage(request, { ...pageServices, ...extras }),
    publicUrl,
    paymentHosts: testMode ? NO_HOSTS : STRIPE_HOSTS,
    refuse: limitReads,
    developing: env.mode === 'development',
  });
  const isClosedToOthers = testMode && !env.testModeOpenToNetwork;
  const kept = createKeptAnswers((incoming) => !isClosedToOthers || whoAsks(incoming) === 'this computer');
  services.prices.onChange(() => {
    pages.forget();
    kept.forget();
  });

  const app = new Hono<ShopEnv>();
  // Whoever looks at every request wants to see every request.
  const isWatched = log.isLevelEnabled('debug');
  app.use(isWatched ? logRequest(log) : kept.remember);
  app.use(safeHeaders({ https: publicUrl.startsWith('https:') }));

  app.use(keepNothing);
  if (isClosedToOthers) app.use(answerThisComputerOnly);

  app.route(
    '/',
    publicForms({
      ...{ services, publicUrl, trustProxy, refuse: limitWrites },
      show: (context, path, form, status) => pages.show(context, path, { form }, status),
    }),
  );
  app.route('/', orderPages({ services, show: pages.show, limitReads, limitWrites }));

  app.route(
    '/',
    accountForms({
      services,
      trustProxy,
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
        if (isReading) return pages.answer(context, address.path, address.query);
        return context.text('This page can only be read.', 405, { allow: 'GET, HEAD' });
      case 'moved':
        return isReading ? context.redirect(address.location, 301) : unknown(context);
      case 'plain':
        return next();
      case 'unknown':
        return unknown(context);
    }
  });

  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', async (context) => {
    if (!(await database.isReachable())) return context.text('The database does not answer.', 503);
    return (await services.prices.current()) ? context.text('ready') : context.text(NO_PRICES, 503);
  });

  if (env.analytics) {
    // In front of the limit for what is written: nobody who looks around shall have to wait with an order.
    const refuse = createLimit({ name: 'visits', perMinute, trustProxy }, log);
    const { url, domain } = env.analytics;
    const relay = createRelay({ url, log });
    app.route(
      '/api/event',
      visitEvents({ relay, refuse, publicUrl, domain, find: options.findPage, trustProxy }),
    );
  }

  app.post(WEBHOOK, limitWebhook);
  app.post('/api/*', (context, next) => (context.req.path === WEBHOOK ? next() : limitBody(context, next)));
  app.post('/api/*', (context, next) =>
    context.req.path === WEBHOOK ? next() : limitRate(limitWrites)(context, next),
  );
  app.get('/api/shop/checkout-status', limitRate(limitReads));
  app.get('/api/shop/proof-task', limitRate(limitReads));
  app.route('/api/shop', shopApi(services));
  app.get('/api/userservice/*', limitRate(limitReads));
  app.route(
    '/api/userservice',
    userApi(services, (context) => clientOf(context, trustProxy)),
  );
  // Everything of the makers is behind the one guard, papers and tables too.
  app.use('/api/workshop/*', requireStaff(services));
  app.route('/api/workshop', workshopApi(services));
  app.route('/api/workshop/files', workshopFiles(services));
  const description = describeApi(publicUrl);
  app.get('/api/docs', (context) => context.json(description));
  app.all('/api/*', (context) => fail(context, 404, 'There is no such call.'));

  const isTriedOut = testMode && env.testModeOpenToNetwork;
  const list = () => options.listPages().filter((path) => !options.findPage(path)?.rule.unlisted);
  app.route('/', siteFiles({ publicUrl, isTriedOut, list }));

  const cards = createLookCards(composeFrom(options.staticFolders?.made ?? 'public'));
  app.get('/cards/:file', serveLookCards(cards, limitReads));

  if (options.extraRoutes) app.route('/', options.extraRoutes);

  if (options.staticFolders) {
    const { built, made, packed } = options.staticFolders;
    const onFound = (path: string, context: { header(name: string, value: string): void }) => {
      const isHashed = path.includes('/assets/');
      context.header('cache-control', isHashed ? IMMUTABLE : 'public, max-age=3600');
    };
    app.use('/assets/*', serveStatic({ root: built, precompressed: true, onFound }));
    app.use('/generated/*', serveStatic({ root: packed, precompressed: true, onFound }));
    app.use('/generated/*', serveStatic({ root: made, onFound }));
    app.get('/favicon.svg', serveStatic({ root: made, onFound }));
    // Asked for unseen by whoever does not read the page's head.
    for (const name of ['/favicon.ico', '/apple-touch-icon.png'])
      app.get(name, serveStatic({ path: `${made}/generated/icons${name}`, onFound }));
    app.get('/assets/*', (context) => context.notFound());
    app.get('/generated/*', (context) => context.notFound());
  }

  app.all('*', unknown);

  app.onError((error, context) => {
    log.error({ err: error, path: describePath(context) }, 'request failed');
    return tell(context, 500, 'Something went wrong.');
  });

  return {
    app,
    answerKept: kept.answer,
    services,
    async start() {
      // Whoever comes first finds the list; without one the shop opens all the same and says so.
      await services.prices.current();
      await jobs.work({
        'order-confirmation': ({ orderId }) => sendConfirmation(services, mailer, testMode, orderId),
        'given-up': (payload, from) => giveUp(services, payload, from),
        'close-stale-orders': () => closeStaleOrders(services),
        'tell-makers': ({ noticeId }) => tellMakersByMail(services, mailer, testMode, noticeId),
        'refund-payment': ({ noticeId }) => refundSurplus(services, noticeId),
        'acknowledge-withdrawal': ({ withdrawalId }) =>
          acknowledgeWithdrawal(services, mailer, testMode, withdrawalId),
        'take-up-withdrawal': ({ withdrawalId }) => takeUpWithdrawal(services, withdrawalId),
        'tell-makers-of-withdrawal': (payload) => tellMakersOfWithdrawal(services, mailer, testMode, payload),
        'answer-data-request': ({ requestId }) => answerDataRequest(services, mailer, testMode, requestId),
        'pass-on-correction': ({ requestId }) => passOnCorrection(services, mailer, testMode, requestId),
        'account-mail': (payload) => sendAccountMail(services, mailer, testMode, payload),
        'keep-no-longer': () => keepNoLonger(services),
        'order-mail': (payload) => sendOrderMail(services, mailer, testMode, payload),
        'finish-refund': ({ refundId }) => finishRefund(services, refundId),
        'agree-refunds': ({ orderId }) => agreeRefunds(services, orderId),
        'count-delivered': () => countDelivered(services),
        'tell-refund': ({ noticeId }) => tellRefundByMail(services, mailer, testMode, noticeId),
      });
      void planEarlierOrders(services).catch((error) => log.error({ err: error }, 'orders not planned'));
      void closeStaleOrders(services).catch((error) => log.error({ err: error }, 'stale orders not closed'));
    },
    async stop() {
      services.prices.stop();
      await jobs.stop();
    },
  };
}
