import { IGNORE_FLAG, mayCount } from '#domain/privacy/consent.ts';
import type { Goal, VisitEvent } from '#domain/privacy/visit-events.ts';

/** Checked for each event, so that nothing is sent after consent is withdrawn, in this tab or another. */
function isAllowed(): boolean {
  try {
    return mayCount(document.cookie, localStorage.getItem(IGNORE_FLAG));
  } catch {
    // Without storage there is no consent.
    return false;
  }
}

/** Host of the referring site; undefined within the shop. */
function cameFrom(): string | undefined {
  const origin = document.referrer && new URL(document.referrer).origin;
  return origin && origin !== location.origin ? origin : undefined;
}

/**
 * Reports an event of this page to the shop's server, which forwards it (`server/platform/analytics`): the page's path,
 * never its query. Sends nothing without consent, or if the shop counts no visits.
 */
function report(event: VisitEvent): void {
  if (document.documentElement.dataset.counted === undefined || !isAllowed()) return;
  const body = { n: event, u: location.origin + location.pathname, r: cameFrom() };
  // A beacon is sent even when the page is left. Nobody waits for an answer.
  navigator.sendBeacon('/api/event', JSON.stringify(body));
}

export const countPage = (): void => report('pageview');

/** Reports a reached goal. Call it once, when it happens. */
export const reachGoal = (goal: Goal): void => report(goal);
