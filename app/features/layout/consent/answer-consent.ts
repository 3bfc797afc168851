import { type Consent, consentCookie, IGNORE_FLAG, ignoreFlag } from '#domain/privacy/consent.ts';

/** Receives the focus when the bar closes. */
let opener: HTMLElement | undefined;

/** Opens the choice again; the earlier answer stays valid until a new one. */
export function openConsent(from: HTMLElement): void {
  opener = from;
  Object.assign(document.documentElement.dataset, { consent: 'asked', asked: '' });
  const bar = document.getElementById('consent');
  const isSeen = bar !== null && bar.getBoundingClientRect().bottom > 0;
  bar?.focus({ preventScroll: isSeen });
}

/** Stores an answer and its flag within the press, so that later code sees it and leaving the page loses nothing. */
export function answerConsent(consent: Consent): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox support the cookie store only in recent versions
  document.cookie = consentCookie(consent, { https: location.protocol === 'https:' });
  try {
    localStorage.setItem(IGNORE_FLAG, ignoreFlag(consent));
  } catch {
    // Without storage nothing is counted either.
  }
  document.documentElement.dataset.consent = consent;
  if (opener) opener.focus();
  else document.getElementById('content')?.focus({ preventScroll: true });
  opener = undefined;
}
