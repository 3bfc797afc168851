import type { Consent } from '#domain/privacy/consent.ts';
import { answerConsent, openConsent } from './consent/answer-consent.ts';
import { countVisit } from './consent/count-visit.ts';

/** What a button about consent does. */
type Press = 'consent-asked' | `consent-${Consent}`;

/** Does what a pressed button says; without one, what has been agreed to before. */
export function pressStrip(button: HTMLElement | undefined): void {
  const press = button?.dataset.strip as Press | undefined;
  if (!button) countVisit();
  else if (press === 'consent-asked') openConsent(button);
  else answerConsent(press === 'consent-true' ? 'true' : 'false');
}
