import { countPage } from '#app/state/count-visit.ts';
import { type Consent, consentCookie, IGNORE_FLAG, ignoreFlag } from '#domain/consent.ts';

let followsReturns = false;

/** Counts the page, and again whenever it comes back from the browser's history. */
export function countVisit(): void {
  countPage();
  if (followsReturns) return;
  followsReturns = true;
  addEventListener('pageshow', ({ persisted }) => persisted && countPage());
}

/** Where the focus goes when the bar is gone: to what opened it, or on with the page. */
let opener: HTMLElement | undefined;

/** Does what a pressed button says: keeps an answer, or opens the bar. */
export function answerConsent(pressed: HTMLElement): void {
  const { dataset } = document.documentElement;
  const answer = pressed.dataset.consent as Consent | 'asked';
  dataset.consent = answer;
  if (answer === 'asked') {
    opener = pressed;
    document.getElementById('consent')?.focus({ preventScroll: true });
    return;
  }
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have learned of another way only lately
  document.cookie = consentCookie(answer, { https: location.protocol === 'https:' });
  try {
    localStorage.setItem(IGNORE_FLAG, ignoreFlag(answer));
  } catch {
    // Where nothing may be stored nothing is counted either.
  }
  (opener ?? document.getElementById('content'))?.focus({ preventScroll: true });
  opener = undefined;
  if (answer === 'true') countVisit();
}
