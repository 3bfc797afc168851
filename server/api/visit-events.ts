import { Hono } from 'hono';
import { readConsent } from '#domain/privacy/consent.ts';
import { limitRate, limitTo, type Refuse, visitorAddress } from '../http/guards.ts';
import { fail } from '../http/respond.ts';
import type { Relay } from '../platform/analytics/event-relay.ts';
import { type CountedShop, visitEventSchema, visitReportOf } from '../platform/analytics/visit-event.ts';

/** Two addresses and a name. */
const BODY_LIMIT = 4 * 1024;

interface VisitEventsOptions extends CountedShop {
  readonly relay: Relay;
  readonly refuse: Refuse;
  readonly trustedHops: number;
}

/** Parses JSON sent as text, as analytics scripts do; undefined if it is invalid. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Forwards visit reports of pages without blocking. A browser without consent sends nothing (`app/state/count-visit.ts`);
 * reports without the consent cookie are dropped.
 */
export function visitEvents({ relay, refuse, trustedHops, ...shop }: VisitEventsOptions): Hono {
  return new Hono().post('/', limitRate(refuse), limitTo(BODY_LIMIT), async (context) => {
    if (readConsent(context.req.header('cookie') ?? '') !== 'true')
      return fail(context, 403, 'Visits are counted with consent only.');
    const { success, data } = visitEventSchema.safeParse(parse(await context.req.text()));
    if (!success) return fail(context, 400, 'The request could not be read.');
    relay(visitReportOf(data, shop), {
      userAgent: context.req.header('user-agent') ?? '',
      address: visitorAddress(context, trustedHops) ?? '',
    });
    return context.body(null, 202);
  });
}
