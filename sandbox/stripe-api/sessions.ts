import { z } from 'zod';
import { discounted } from '../model/promotion.ts';
import {
  assertChargeable,
  expire,
  isDue,
  needSession,
  openSessions,
  saveSession,
  withAmounts,
} from '../model/session.ts';
import { insert, need } from '../store/objects.ts';
import { ApiError, nowSeconds } from '../wire/errors.ts';
import type { SessionHidden, WireSession } from '../wire/objects.ts';
import { type Endpoint, endpoint, equal, list, listing } from './endpoint.ts';
import { newSession } from './new-session.ts';
import * as p from './params.ts';
import { createParams, listParams, updateParams } from './session-params.ts';
import { buildLines, buildShipping } from './session-parts.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

export const sessionEndpoints: Endpoint[] = [
  endpoint('POST', '/v1/checkout/sessions', createParams, async ({ db, params }) => {
    const { currency, ...lines } = await buildLines(db, params.line_items, params.currency);
    const shipping = await buildShipping(db, params.shipping_options ?? [], currency);
    const hidden: SessionHidden = {
      ...lines,
      intent: {
        description: p.textOrNull(params.payment_intent_data?.description),
        metadata: params.payment_intent_data?.metadata ?? {},
      },
      shippingRate: shipping.chosen,
      discount: null,
      phone: null,
    };
    const session = newSession({
      ...params,
      currency,
      expires_at: expiry(params.expires_at),
      return_url: returnUrl(params.return_url),
    });
    const priced = withAmounts({ ...session, shipping_options: shipping.options }, hidden);
    assertChargeable(priced);
    await insert(db, 'checkout.session', priced, hidden);
    return priced;
  }),
  listing('/v1/checkout/sessions', 'checkout.session', listParams, async (params, db) => {
    for (const { id } of (await openSessions(db)).filter(isDue)) await needSession(db, id);
    return [
      ...equal({ payment_intent: params.payment_intent, status: params.status }),
      params.customer_details && {
        sql: "data->'customer_details'->>'email' = ?",
        value: params.customer_details.email,
      },
    ];
  }),
  endpoint('GET', '/v1/checkout/sessions/:id', z.strictObject({ expand: p.expand }), async ({ db, id }) => {
    return (await needSession(db, id)).data;
  }),
  endpoint('GET', '/v1/checkout/sessions/:id/line_items', z.strictObject(p.paging), async (call) => {
    const { hidden } = await need(call.db, 'checkout.session', call.id);
    const after = hidden.items.findIndex((item) => item.id === call.params.starting_after) + 1;
    const end = after + (call.params.limit ?? 10);
    const url = `/v1/checkout/sessions/${call.id}/line_items`;
    return list(hidden.items.slice(after, end), url, hidden.items.length > end);
  }),
  endpoint('POST', '/v1/checkout/sessions/:id', updateParams, async ({ db, id, params }) => {
    const stored = await needSession(db, id);
    const touchesOrder = params.line_items ?? params.shipping_options ?? params.collected_information;
    if (touchesOrder !== undefined && stored.data.status !== 'open') {
      throw new ApiError(
        `Only Checkout Sessions with a status of open can be updated; this one is ${stored.data.status}.`,
      );
    }
    let session: WireSession = {
      ...stored.data,
      metadata: p.mergeMetadata(stored.data.metadata ?? {}, params.metadata),
    };
    let hidden: SessionHidden = {
      ...stored.hidden,
      intent: {
        description: params.payment_intent_data?.description ?? stored.hidden.intent.description,
        metadata: p.mergeMetadata(stored.hidden.intent.metadata, params.payment_intent_data?.metadata),
      },
    };
    if (params.line_items) {
      const { items, products } = await buildLines(db, params.line_items, session.currency, stored.hidden);
      hidden = discounted({ ...hidden, items, products }, hidden.discount ?? null);
    }
    if (params.shipping_options !== undefined) {
      const options = params.shipping_options === '' ? [] : params.shipping_options;
      const shipping = await buildShipping(db, options, session.currency);
      session = { ...session, shipping_options: shipping.options };
      hidden = { ...hidden, shippingRate: shipping.chosen };
    }
    const details = params.collected_information?.shipping_details;
    if (details) session = withShipping(session, details);
    const priced = withAmounts(session, hidden);
    if (priced.status === 'open') assertChargeable(priced);
    await saveSession(db, stored.data, { data: priced, hidden });
    return priced;
  }),
  endpoint('POST', '/v1/checkout/sessions/:id/expire', z.strictObject({ expand: p.expand }), async (call) => {
    const stored = await needSession(call.db, call.id);
    if (stored.data.status !== 'open') {
      throw new ApiError(
        'Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ' +
          `${stored.data.status}.`,
      );
    }
    return (await expire(call.db, stored, call.cause)).data;
  }),
];

interface ShippingDetails {
  name: string;
  address: z.output<typeof p.addressParam>;
}

/** Sets the shipping address; throws for countries that the session does not allow. */
export function withShipping(session: WireSession, details: ShippingDetails): WireSession {
  const allowed = session.shipping_address_collection?.allowed_countries;
  const { address, name } = details;
  if (!allowed?.includes(address.country)) {
    throw new ApiError(
      allowed
        ? `The shipping country '${address.country}' is not one of the allowed countries.`
        : 'Shipping details can only be set on sessions with shipping_address_collection.',
      { param: 'collected_information[shipping_details]' },
    );
  }
  return {
    ...session,
    collected_information: {
      business_name: null,
      individual_name: null,
      shipping_details: {
        name,
        address: { ...p.addressOf(address), country: address.country, line1: address.line1 },
      },
    },
  };
}

function expiry(asked: number | undefined): number {
  const now = nowSeconds();
  if (asked === undefined) return now + DAY;
  // Tolerates a few seconds between the caller's clock and this one.
  if (asked < now + 30 * MINUTE - 10 || asked > now + DAY + 10) {
    throw new ApiError(
      'The `expires_at` timestamp must be at least 30 minutes and less than 24 hours from Checkout Session creation.',
      { param: 'expires_at' },
    );
  }
  return asked;
}

function returnUrl(url: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  if (!URL.canParse(url) || !/^https?:/.test(url)) {
    throw new ApiError('Not a valid URL', { code: 'url_invalid', param: 'return_url' });
  }
  return url;
}
