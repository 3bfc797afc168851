import { IGNORE_FLAG, mayCount } from '#domain/privacy/consent.ts';
import type { Goal, VisitEvent } from '#domain/privacy/visit-events.ts';

/** Asked anew for each event, so that nothing leaves once consent is withdrawn, in this tab or in another. */
function isAllowed(): boolean {
  try {
    return mayCount(document.cookie, localStorage.getItem(IGNORE_FLAG));
  } catch {
    // Where nothing may be stored there is no consent either.
    return false;
  }
}

/** The site that a visitor came from, by its name alone; none within the shop. */
function cameFrom(): string | undefined {
  const origin = document.referrer && new URL(document.referrer).origin;
  return origin && origin !== location.origin ? origin : undefined;
}

/**
 * Reports an event of this page to the shop's own server, which passes it on (`server/platform/analytics`): the page's path,
 * never its query. Nothing leaves without consent, or where the shop counts nothing at all.
 */
function report(event: VisitEvent): void {
  if (document.documentElement.dataset.counted === undefined || !isAllowed()) return;
  const body = { n: event, u: location.origin + location.pathname, r: cameFrom() };
  // A text, and on its way even when the page is left. Nobody waits for an answer.
  navigator.sendBeacon('/api/event', JSON.stringify(body));
}

/** Reports that this page is seen. */
export const countPage = (): void => report('pageview');

/** Reports that the shopper has come to something; call it where it happens, once. */
export const reachGoal = (goal: Goal): void => report(goal);
