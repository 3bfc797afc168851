import { countPage } from '#app/state/count-visit.ts';

let followsReturns = false;

/** Counts the page, and again whenever it comes back from the browser's history. */
export function countVisit(): void {
  countPage();
  if (followsReturns) return;
  followsReturns = true;
  addEventListener('pageshow', ({ persisted }) => persisted && countPage());
}
