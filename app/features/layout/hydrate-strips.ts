import type { Consent } from '#domain/privacy/consent.ts';
import { answerConsent, openConsent } from './consent/answer-consent.ts';
import { putBannerAway } from './put-banner-away.ts';

/** What a button about consent does. */
type Press = 'consent-asked' | `consent-${Consent}`;

/** What counts comes where it is permitted. */
async function count(): Promise<void> {
  (await import('./consent/count-visit.ts')).countVisit();
}

/** Does what a pressed button says. */
function press(button: HTMLElement): void {
  const what = button.dataset.strip as Press;
  if (what === 'consent-asked') openConsent(button);
  else answerConsent(what === 'consent-true' ? 'true' : 'false');
  if (what === 'consent-true') void count();
}

/** Remembers that the banner was put away, also where that was before this script came. */
function hydrateBanner(banner: HTMLDetailsElement): void {
  const look = () => banner.open || putBannerAway();
  banner.addEventListener('toggle', look);
  look();
}

/** Lets the consent bar be answered and the banner stay away, and counts the page for those who have agreed. */
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
