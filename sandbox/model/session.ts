import { type Cause, emit } from '../store/events.ts';
import { find, need, type SandboxDatabase, type Stored, save } from '../store/objects.ts';
import { ApiError, noSuch, nowSeconds } from '../wire/errors.ts';
import type { SessionHidden, WireIntent, WireSession } from '../wire/objects.ts';

export type StoredSession = Stored<'checkout.session'>;

/** The provider's smallest charge for the shop's currencies, cents. */
const MINIMUM_TOTAL = 50;

/** Adds lines, discount and the chosen shipping rate in integer cents, like the provider. */
export function withAmounts(session: WireSession, hidden: SessionHidden): WireSession {
  const subtotal = hidden.items.reduce((sum, item) => sum + item.amount_subtotal, 0);
  const discount = hidden.items.reduce((sum, item) => sum + item.amount_discount, 0);
  const chosen = session.shipping_options.find((option) => option.shipping_rate === hidden.shippingRate);
  const shipping = chosen?.shipping_amount ?? 0;
  return {
    ...session,
    amount_subtotal: subtotal,
    amount_total: subtotal - discount + shipping,
    discounts: hidden.discount ? [{ coupon: null, promotion_code: hidden.discount.promotionCode }] : [],
    shipping_cost:
      chosen && hidden.shippingRate
        ? {
            amount_subtotal: shipping,
            amount_tax: 0,
            amount_total: shipping,
            shipping_rate: hidden.shippingRate,
          }
        : null,
    total_details: { amount_discount: discount, amount_shipping: shipping, amount_tax: 0 },
  };
}

/** Details of a customer before the payment. */
export const customerWith = (email: string | null): WireSession['customer_details'] =>
  email
    ? {
        address: null,
        business_name: null,
        email,
        individual_name: null,
        name: null,
        phone: null,
        tax_exempt: 'none',
        tax_ids: null,
      }
    : null;

/** Throws for totals that the provider would not charge. */
export function assertChargeable(session: WireSession): void {
  if (session.amount_total < MINIMUM_TOTAL) {
    throw new ApiError(
      `The Checkout Session's total amount due must add up to at least 0.50 ${session.currency}`,
      { code: 'amount_too_small', param: 'line_items' },
    );
  }
}

/** Reads and locks a session; expires it first if due. */
export async function needSession(db: SandboxDatabase, id: string): Promise<StoredSession> {
  return expireIfDue(db, await need(db, 'checkout.session', id, 'lock'));
}

/** The session of a client secret, locked. A wrong secret gets the same answer as a missing session. */
export async function sessionBySecret(db: SandboxDatabase, clientSecret: string): Promise<StoredSession> {
  const id = /^(cs_test_[0-9A-Za-z]+)_secret_/.exec(clientSecret)?.[1];
  const stored = id ? await find(db, 'checkout.session', id, 'lock') : undefined;
  // No constant-time comparison needed: the secret has 256 random bits, and the id must be known as well.
  if (!stored || stored.data.client_secret !== clientSecret) {
    throw noSuch('checkout.session', id ?? 'unknown', 'client_secret');
  }
  return expireIfDue(db, stored);
}

async function expireIfDue(db: SandboxDatabase, stored: StoredSession): Promise<StoredSession> {
  const isDue = stored.data.status === 'open' && stored.data.expires_at <= nowSeconds();
  return isDue ? expire(db, stored) : stored;
}

/** Expires an open, locked session, cancels its payment and tells the shop. */
export async function expire(
  db: SandboxDatabase,
  stored: StoredSession,
  cause?: Cause,
): Promise<StoredSession> {
  const data: WireSession = { ...stored.data, status: 'expired' };
  if (data.payment_intent) {
    const intent = await need(db, 'payment_intent', data.payment_intent, 'lock');
    if (intent.data.status !== 'succeeded') {
      const canceled: WireIntent = {
        ...intent.data,
        status: 'canceled',
        canceled_at: nowSeconds(),
        cancellation_reason: 'expired',
        next_action: null,
      };
      await save<'payment_intent'>(db, canceled, null);
      await emit(db, 'payment_intent.canceled', canceled, cause);
    }
  }
  await save<'checkout.session'>(db, data, stored.hidden);
  await emit(db, 'checkout.session.expired', data, cause);
  return { data, hidden: stored.hidden };
}

/** The open sessions that expire first. */
export async function openSessions(db: SandboxDatabase): Promise<{ id: string; expiresAt: number }[]> {
  const rows = await db.query<{ id: string; expires_at: number | string }>(
    `select id, (data->>'expires_at')::bigint as expires_at from sandbox.objects
     where type = 'checkout.session' and data->>'status' = 'open'
     order by (data->>'expires_at')::bigint limit 100`,
  );
  return rows.map(({ id, expires_at }) => ({ id, expiresAt: Number(expires_at) }));
}

export const isDue = ({ expiresAt }: { expiresAt: number }): boolean => expiresAt <= nowSeconds();

/** Saves a changed session. A changed total cancels a pending authentication, which showed the old amount. */
export async function saveSession(
  db: SandboxDatabase,
  before: WireSession,
  after: StoredSession,
): Promise<void> {
  if (after.data.payment_intent && before.amount_total !== after.data.amount_total) {
    const intent = await need(db, 'payment_intent', after.data.payment_intent, 'lock');
    await save<'payment_intent'>(
      db,
      {
        ...intent.data,
        amount: after.data.amount_total,
        status: 'requires_payment_method',
        payment_method: null,
        next_action: null,
      },
      null,
    );
  }
  await save<'checkout.session'>(db, after.data, after.hidden);
}
