import type { Consent } from '#domain/consent.ts';
import { answerConsent, openConsent } from './consent/answer-consent.ts';
import { countVisit } from './consent/count-visit.ts';
import { putBannerAway } from './put-banner-away.ts';

/** What a button of the shipping banner or of the consent bar does. */
type Press = 'banner-away' | 'consent-asked' | `consent-${Consent}`;

/** Does what a pressed button says; without one, what has been agreed to before. */
export function pressStrip(button: HTMLElement | undefined): void {
  const press = button?.dataset.strip as Press | undefined;
  if (!button) countVisit();
  else if (press === 'banner-away') putBannerAway();
  else if (press === 'consent-asked') openConsent(button);
  else answerConsent(press === 'consent-true' ? 'true' : 'false');
}
