/**
 * Calls of the browser half, under `/sandbox/api/`. All are `POST` with a JSON body and answer `{data}` or `{error:
 * {message, code}}`.
 *
 * - `session` `{clientSecret}` -> `{session, settings}`
 * - `update` `{clientSecret, email?, phone?, shippingAddress?, shippingOption?}` -> `{session, settings}`
 * - `promotion` `{clientSecret, code}` -> `{session, settings}`; `code` null removes it
 * - `card` `{clientSecret, number, expMonth, expYear, cvc}` -> `{paymentMethod, brand, last4}` or `{faults}`
 * - `confirm` `{clientSecret, paymentMethod, email?, shipping?, amount?}` (the last two for intents) -> `{outcome, …,
 * session?, settings?}`
 * - `authenticate` `{clientSecret, succeeded}` -> as `confirm`
 *
 * `outcome` is `paid`, `authenticate` (then call `authenticate`), `declined` (with `message`, `code`, `declineCode`;
 * try another card) or `refused` (with `message`). The client secret of a session or payment intent authorises;
 * `publishableKey` is checked if given. `faults` is a list of `{field, code, message}`.
 *
 * Only the card iframe calls `card`. Number and security code exist only in that request: they are neither stored,
 * logged nor returned.
 */
import { Hono } from 'hono';
import { routePath } from 'hono/route';
import type { z } from 'zod';
import { holdsPlainText } from '#domain/plain-text.ts';
import { browserView } from '../model/browser-session.ts';
import { newCardMethod } from '../model/new-payment.ts';
import {
  confirmIntent,
  confirmSession,
  finishAuthentication,
  intentBySecret,
  type PaymentOutcome,
} from '../model/payment.ts';
import { discounted, readPromotion } from '../model/promotion.ts';
import {
  assertChargeable,
  customerWith,
  saveSession,
  sessionBySecret,
  withAmounts,
} from '../model/session.ts';
import { insert, type SandboxDatabase } from '../store/objects.ts';
import { toShipping } from '../stripe-api/payment-intents.ts';
import { withShipping } from '../stripe-api/sessions.ts';
import { cardBehaviour, cardBrand, cardFaults } from '../wire/cards.ts';
import { ApiError, limitedTo } from '../wire/errors.ts';
import { isForeignPost } from './frame.ts';
import { bodies } from './private-bodies.ts';

const BODY_LIMIT = 64 * 1024;

export interface PrivateApiOptions {
  database: SandboxDatabase;
  publishableKey: string;
  shopName: string;
  isAway: (error: unknown) => boolean;
  log: (message: string, detail?: object) => void;
}

export function privateApi(options: PrivateApiOptions): Hono {
  const { database, shopName } = options;
  const api = new Hono().basePath('/sandbox/api');

  api.use('*', async (c, next) => {
    c.header('Cache-Control', 'no-store');
    if (c.req.method !== 'POST') throw new ApiError('Use POST.', { status: 404 });
    // Programs without an `Origin` need a client secret.
    if (isForeignPost(c.req.url, c.req.header('origin'), c.req.header('sec-fetch-site')))
      throw new ApiError('Only pages of this shop may call this.', { status: 401 });
    if (!/^application\/json\b/.test(c.req.header('content-type') ?? '')) {
      throw new ApiError('The body must be JSON.', { status: 415 });
    }
    await next();
  });
  api.use('*', limitedTo(BODY_LIMIT));

  function route<Body extends { publishableKey?: string | undefined }>(
    path: string,
    schema: z.ZodType<Body>,
    handle: (db: SandboxDatabase, body: Body) => Promise<object>,
  ): void {
    api.post(path, async (c) => {
      const sent: unknown = await c.req.json().catch(() => undefined);
      if (!holdsPlainText(sent)) throw new ApiError('The body holds characters that cannot be read.');
      const parsed = schema.safeParse(sent);
      if (!parsed.success) {
        const issue = parsed.error.issues[0];
        throw new ApiError(`${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'invalid'}`);
      }
      const key = parsed.data.publishableKey;
      if (key !== undefined && key !== options.publishableKey) {
        throw new ApiError(`Invalid API Key provided: ${key.slice(0, 8)}****`, { status: 401 });
      }
      const data = await database.transaction((db) => handle(db, parsed.data));
      return c.json({ data });
    });
  }

  route('/session', bodies.session, async (db, body) => {
    return browserView(db, await sessionBySecret(db, body.clientSecret), shopName);
  });

  route('/update', bodies.update, async (db, body) => {
    const stored = await sessionBySecret(db, body.clientSecret);
    if (stored.data.status !== 'open') throw new ApiError('This payment session is closed.');
    let { data, hidden } = stored;
    if (body.email !== undefined) data = { ...data, customer_details: customerWith(body.email) };
    if (body.phone !== undefined) hidden = { ...hidden, phone: body.phone };
    if (body.shippingAddress !== undefined) {
      if (data.permissions?.update_shipping_details === 'server_only') {
        throw new ApiError(
          "Shipping details can only be updated from your server because permissions.update_shipping_details is 'server_only'.",
        );
      }
      data = body.shippingAddress
        ? withShipping(data, {
            name: body.shippingAddress.name ?? '',
            address: { ...body.shippingAddress.address, line1: body.shippingAddress.address.line1 ?? '' },
          })
        : {
            ...data,
            collected_information: { business_name: null, individual_name: null, shipping_details: null },
          };
    }
    if (body.shippingOption !== undefined) {
      if (!data.shipping_options.some((option) => option.shipping_rate === body.shippingOption)) {
        throw new ApiError('This shipping option is not offered.');
      }
      hidden = { ...hidden, shippingRate: body.shippingOption };
    }
    const changed = { data: withAmounts(data, hidden), hidden };
    await saveSession(db, stored.data, changed);
    return browserView(db, changed, shopName);
  });

  route('/promotion', bodies.promotion, async (db, { clientSecret, code }) => {
    const stored = await sessionBySecret(db, clientSecret);
    const { data, hidden } = stored;
    if (data.status !== 'open') throw new ApiError('This payment session is closed.');
    if (!data.allow_promotion_codes) throw new ApiError('This session takes no promotion codes.');
    const discount = code === null ? null : await readPromotion(db, code, data);
    const after = discounted(hidden, discount);
    const changed = { data: withAmounts(data, after), hidden: after };
    assertChargeable(changed.data);
    await saveSession(db, data, changed);
    return browserView(db, changed, shopName);
  });

  route('/card', bodies.card, async (db, body) => {
    await authoriseSecret(db, body.clientSecret);
    const number = body.number.replace(/[\s-]/g, '');
    const faults = cardFaults({ ...body, number }, new Date());
    if (faults.length > 0) return { faults };
    const card = newCardMethod({ ...body, number });
    await insert(db, 'payment_method', card, { behaviour: cardBehaviour(number) });
    return { paymentMethod: card.id, brand: cardBrand(number), last4: number.slice(-4) };
  });

  route('/confirm', bodies.confirm, async (db, body) => {
    if (body.clientSecret.startsWith('pi_')) {
      const intent = await intentBySecret(db, body.clientSecret);
      const { paymentMethod, amount, shipping } = body;
      const { receipt_email, shipping: known } = intent.data;
      const payer = { email: body.email ?? receipt_email, name: (shipping ?? known)?.name ?? null };
      return confirmIntent(db, intent, {
        paymentMethod,
        payer,
        amount,
        shipping: shipping && toShipping(shipping),
      });
    }
    const stored = await sessionBySecret(db, body.clientSecret);
    const open = stored.data.status === 'open';
    const data =
      open && body.email ? { ...stored.data, customer_details: customerWith(body.email) } : stored.data;
    const outcome = await confirmSession(db, { data, hidden: stored.hidden }, body.paymentMethod);
    return withView(db, body.clientSecret, outcome, shopName);
  });

  route('/authenticate', bodies.authenticate, async (db, body) => {
    if (body.clientSecret.startsWith('pi_')) {
      const { data: intent } = await intentBySecret(db, body.clientSecret);
      return finishAuthentication(db, intent.id, null, body.succeeded);
    }
    const stored = await sessionBySecret(db, body.clientSecret);
    if (!stored.data.payment_intent) throw new ApiError('No authentication is under way.');
    const outcome = await finishAuthentication(db, stored.data.payment_intent, stored, body.succeeded);
    return withView(db, body.clientSecret, outcome, shopName);
  });

  api.all('*', () => {
    throw new ApiError('There is nothing here.', { status: 404 });
  });
  api.onError((error, c) => {
    if (error instanceof ApiError) {
      return c.json({ error: { message: error.message, code: error.code ?? null } }, error.status);
    }
    options.log('sandbox: a request of the browser half failed', { path: routePath(c), err: error });
    const status = options.isAway(error) ? 503 : 500;
    return c.json({ error: { message: 'Something went wrong. Please try again.', code: null } }, status);
  });
  return api;
}

async function authoriseSecret(db: SandboxDatabase, clientSecret: string): Promise<void> {
  if (clientSecret.startsWith('pi_')) await intentBySecret(db, clientSecret);
  else await sessionBySecret(db, clientSecret);
}

async function withView(
  db: SandboxDatabase,
  clientSecret: string,
  outcome: PaymentOutcome,
  shopName: string,
): Promise<object> {
  const view = await browserView(db, await sessionBySecret(db, clientSecret), shopName);
  return { ...outcome, ...view };
}
