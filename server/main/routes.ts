import type { IncomingMessage } from 'node:http';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { NO_PRICES } from '#domain/prices/price-list.ts';
import { mayBeSignedIn, noteLook, readVisitor, tokenHeader } from '../accounts/index.ts';
import { openCatalogue } from '../api/open-catalogue.ts';
import { describeApi } from '../api/openapi.ts';
import { errorsAsPages, requireStaff } from '../api/require-staff.ts';
import { shopApi } from '../api/shop-api.ts';
import { userApi } from '../api/user-api.ts';
import { visitEvents } from '../api/visit-events.ts';
import { workshopApi } from '../api/workshop-api.ts';
import { workshopFiles } from '../api/workshop-files.ts';
import { decideAddress, nowhereElse } from '../http/address.ts';
import { answerInTime } from '../http/answer-in-time.ts';
import { browserFiles } from '../http/browser-files.ts';
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
import { fail, isCall, isCallAt, respondWithSentence, sayAway } from '../http/respond.ts';
import { createResponseCache, type ResponseCache } from '../http/response-cache.ts';
import { safeHeaders } from '../http/safe-headers.ts';
import { countRequests, showMetrics } from '../http/show-metrics.ts';
import { answerThisComputerOnly, whoAsks } from '../http/this-computer.ts';
import { accountForms } from '../pages/forms/account-forms.ts';
import { bringsCart, cartForms } from '../pages/forms/cart-forms.ts';
import { publicForms } from '../pages/forms/public-forms.ts';
import { composeFrom, createLookCards, serveLookCards } from '../pages/look-cards.ts';
import { serveNotices } from '../pages/notice-files.ts';
import { createPageServices, type PageServices } from '../pages/open-page-services.ts';
import { orderPages } from '../pages/order-pages.ts';
import { createPageServer, type PageServer } from '../pages/pages.ts';
import { siteFiles } from '../pages/site-files.ts';
import { textPreview } from '../pages/text-preview.ts';
import { createRelay } from '../platform/analytics/event-relay.ts';
import { isAway, NO_ANSWER } from '../platform/db/away.ts';
import type { Database } from '../platform/db/database.ts';
import { MIGRATIONS } from '../platform/db/open-database.ts';
import { neededVersion, schemaFault } from '../platform/db/schema-fit.ts';
import { countTogether } from '../platform/limits/count-together.ts';
import { countInDatabase, countInMemory, type RateLimiter } from '../platform/limits/rate-limit.ts';
import type { ShopMetrics } from '../platform/metrics/shop-metrics.ts';
import type { Services } from '../platform/services.ts';
import type { ShopOptions } from './services.ts';

const WEBHOOK = '/api/shop/stripe-webhook';
/** Uploads by makers: photographs of stamped lists, the EU notice. */
const UPLOADS = ['/api/workshop/keep-stamped-list', '/api/workshop/put-notice'];
/** The log has the details: clients need not know the tables. */
const MISFIT = 'The database does not fit this release. The log says what is missing.';
const SANDBOX_SCRIPT = '/sandbox/stripe.js';

/** Everything that the shop answers, in the order of its routes. */
export function createRoutes(
  options: ShopOptions,
  services: Services,
  metrics: ShopMetrics | undefined,
): { readonly app: Hono<ShopEnv>; readonly cache: ResponseCache } {
  const { env, publicUrl, database, testMode, findPage, listPages, staticFolders, log } = options;
  const { trustedHops } = env;
  const { limitReads, limitWrites, limitVisits } = createLimits(services, env);
  const isClosedToOthers = testMode && !env.testModeOpenToNetwork;
  const mayAsk = (incoming: IncomingMessage) => !isClosedToOthers || whoAsks(incoming) === 'this computer';
  // Pages differ for signed-in visitors, and for browsers without JavaScript, which send their cart.
  const isSameForAll = (cookies: string | undefined) => !mayBeSignedIn(cookies) && !bringsCart(cookies);
  const cache = createResponseCache(
    (incoming) => isSameForAll(incoming.headers.cookie) && mayAsk(incoming),
    (target) => (!isCallAt(target) && leadsNowhere(target) ? pages.missingAt(target) : undefined),
  );
  const pageServices = createPageServices(services, {
    testMode,
    countedBy: env.analytics ? 'service' : options.analytics && 'sandbox',
    payment: {
      publishableKey: options.account.publishableKey,
      sandboxScript: testMode ? SANDBOX_SCRIPT : undefined,
    },
  });
  const pages = createPageServer({
    cache,
    find: findPage,
    list: listPages,
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
  const { show } = pages;

  const app = new Hono<ShopEnv>();
  app.use(nameRequest(trustedHops > 0));
  if (metrics) app.use(countRequests(metrics));
  // With debug logging, every request must reach the log.
  app.use(log.isLevelEnabled('debug') ? logRequest(log) : cache.index);
  app.use(safeHeaders({ https: publicUrl.startsWith('https:') }));
  app.use(keepNothing);
  app.use(answerInTime(database, log));
  if (isClosedToOthers) app.use(answerThisComputerOnly);

  app.route('/', publicForms({ services, trustedHops, refuse: limitWrites, show }));
  app.route('/', cartForms({ publicUrl, limitReads, limitWrites, show }));
  app.route('/', openCatalogue({ publicUrl, limitReads, selling: () => sellingNow(services) }));
  app.route('/', orderPages({ services, show, limitReads, limitWrites }));
  app.route('/', accountForms({ services, trustedHops, refuse: limitWrites, show }));

  app.use(servePages(services, pages));

  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', sayReady(services, database));
  if (metrics && env.metricsToken) app.get('/metrics', showMetrics(metrics, env.metricsToken));

  if (options.analytics) {
    // Runs before the limit of writing requests, so that browsing never delays an order.
    const { url, domain } = options.analytics;
    const relay = createRelay({ url, log });
    app.route(
      '/api/event',
      visitEvents({ relay, refuse: limitVisits, publicUrl, domain, find: findPage, trustedHops }),
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
  const preview = (request: Request, said: PageServices['said']) =>
    options.renderPage(request, { ...pageServices, said });
  app.route('/api/workshop/preview', textPreview(services, preview));
  const description = describeApi(publicUrl);
  app.get('/api/docs', (context) => context.json(description));
  app.all('/api/*', unknownCall);

  const isTriedOut = testMode && env.testModeOpenToNetwork;
  const list = () => listPages().filter((path) => !findPage(path)?.rule.unlisted);
  app.route('/', siteFiles({ publicUrl, isTriedOut, list }));
  const cards = createLookCards(composeFrom(staticFolders?.made ?? 'public'));
  app.get('/cards/:file', serveLookCards(cards, limitReads));
  app.get('/notices/:file', compress(), serveNotices(services, limitReads));
  if (options.extraRoutes) app.route('/', options.extraRoutes);
  if (staticFolders) app.route('/', browserFiles(staticFolders));

  app.all('*', (context) => answerUnknown(context, pages));
  const leadsNowhere = nowhereElse(app.routes, pages.isPage);

  app.onError((error, context) => {
    log.error({ err: error, path: describePath(context) }, 'request failed');
    if (isAway(error)) return sayAway(context);
    return respondWithSentence(context, 500, 'Something went wrong.');
  });
  return { app, cache };
}

/** Limits per client and minute, each of them counted on its own. */
function createLimits(
  services: Services,
  { rateLimitPerMinute: perMinute, trustedHops }: ShopOptions['env'],
) {
  const limitOf = (name: string, limiter: RateLimiter) =>
    createLimit({ name, perMinute, trustedHops, limiter }, services);
  const inDatabase = countInDatabase(services.db);
  // Pages also work while the database is away.
  const together = countTogether(inDatabase, countInMemory());
  return {
    limitWrites: limitOf('writes', inDatabase),
    limitReads: limitOf('reads', together),
    limitVisits: limitOf('visits', together),
  };
}

async function sellingNow({ env: { publicUrl }, prices, shopfront }: Services) {
  const list = await prices.current();
  return list && { publicUrl, prices: list, pauses: shopfront.current().pauses };
}

const unknownCall = (context: Context) => fail(context, 404, 'There is no such call.');

const answerUnknown = (context: Context, pages: PageServer) =>
  isCall(context) ? unknownCall(context) : pages.missing(context);

/** Answers addresses of pages, redirects their other spellings, and refuses addresses that are neither page, call nor file. */
function servePages(services: Services, pages: PageServer): MiddlewareHandler<ShopEnv> {
  return async (context, next) => {
    const address = decideAddress(context.env.incoming.url ?? '', pages.isPage);
    const isReading = /^(GET|HEAD)$/.test(context.req.method);
    switch (address.kind) {
      case 'page':
        context.set('page', pages.nameOf(address.path));
        if (isReading)
          return noteLook(services, address, context, pages.answer(context, address.path, address.query));
        return context.text('This page can only be read.', 405, { allow: 'GET, HEAD' });
      case 'moved':
        return isReading ? context.redirect(address.location, 301) : answerUnknown(context, pages);
      case 'plain':
        return next();
      case 'unknown':
        return answerUnknown(context, pages);
    }
  };
}

/** Ready if the database answers and fits this release, and the prices are known. */
function sayReady({ prices, log }: Services, database: Database) {
  const schemaVersion = neededVersion(MIGRATIONS);
  return async (context: Context) => {
    const fault = await database.fault();
    if (fault) return context.text(fault, 503);
    const misfit = await schemaFault(database.db, schemaVersion).catch(() => NO_ANSWER);
    if (misfit) {
      log.warn({ misfit }, 'not ready');
      return context.text(misfit === NO_ANSWER ? NO_ANSWER : MISFIT, 503);
    }
    return (await prices.current()) ? context.text('ready') : context.text(NO_PRICES, 503);
  };
}
