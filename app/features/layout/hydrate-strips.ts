import type { Consent } from '#domain/privacy/consent.ts';
import { answerConsent, openConsent } from './consent/answer-consent.ts';
import { putBannerAway } from './put-banner-away.ts';

type Press = 'consent-asked' | `consent-${Consent}`;

/** Visits are counted only with consent, so the code loads on demand. */
async function count(): Promise<void> {
  (await import('./consent/count-visit.ts')).countVisit();
}

function press(button: HTMLElement): void {
  const what = button.dataset.strip as Press;
  if (what === 'consent-asked') openConsent(button);
  else answerConsent(what === 'consent-true' ? 'true' : 'false');
  if (what === 'consent-true') void count();
}

/** Stores that the banner was dismissed, also if that was before this script loaded. */
function hydrateBanner(banner: HTMLDetailsElement): void {
  const look = () => banner.open || putBannerAway();
  banner.addEventListener('toggle', look);
  look();
}

/** Hydrates the consent bar and the banner, and counts the page if the visitor has consented. */
export function hydrateStrips(): void {
  const banner = document.querySelector<HTMLDetailsElement>('[data-shop-line] details[data-banner]');
  if (banner) hydrateBanner(banner);
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-strip]');
    if (button) press(button);
  });
  const { consent, counted } = document.documentElement.dataset;
  if (counted && consent === 'true') void count();
}
