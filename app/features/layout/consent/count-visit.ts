import { countPage } from '#app/state/count-visit.ts';

let followsReturns = false;

/** Counts the page, and again whenever it is restored from the back/forward cache. */
export function countVisit(): void {
  countPage();
  if (followsReturns) return;
  followsReturns = true;
  addEventListener('pageshow', ({ persisted }) => persisted && countPage());
}
