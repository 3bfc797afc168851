import { type Consent, consentCookie, IGNORE_FLAG, ignoreFlag } from '#domain/privacy/consent.ts';

/** Where the focus goes when the bar is gone: to what opened it, or on with the page. */
let opener: HTMLElement | undefined;

/** Opens the choice again; what was said holds until something else is. */
export function openConsent(from: HTMLElement): void {
  opener = from;
  Object.assign(document.documentElement.dataset, { consent: 'asked', asked: '' });
  const bar = document.getElementById('consent');
  // In a low window it is at the page's beginning, far from what opened it.
  const isSeen = bar !== null && bar.getBoundingClientRect().bottom > 0;
  bar?.focus({ preventScroll: isSeen });
}

/**
 * Keeps an answer, and the flag that goes with it: at the press itself, so that what is done next knows of it, and who leaves
 * the page has answered.
 */
export function answerConsent(consent: Consent): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have learned of another way only lately
  document.cookie = consentCookie(consent, { https: location.protocol === 'https:' });
  try {
    localStorage.setItem(IGNORE_FLAG, ignoreFlag(consent));
  } catch {
    // Where nothing may be stored nothing is counted either.
  }
  document.documentElement.dataset.consent = consent;
  if (opener) opener.focus();
  else document.getElementById('content')?.focus({ preventScroll: true });
  opener = undefined;
}
