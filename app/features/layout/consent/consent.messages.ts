import type { InLanguages } from '#domain/languages.ts';
import { CONSENT_DAYS } from '#domain/privacy/consent.ts';

const EN = {
  name: 'Consent',
  kept: `Kept for ${CONSENT_DAYS} days`,
  asks: 'May we count your visit, on our own server?',
  more: 'Learn More',
  /** Completes "Learn More" for screen readers. */
  moreOf: 'about privacy',
  decline: 'Decline',
  agree: 'Okay',
};

export const CONSENT_MESSAGES: InLanguages<typeof EN> = {
  en: EN,
  de: {
    name: 'Einwilligung',
    kept: `Gilt für ${CONSENT_DAYS} Tage`,
    asks: 'Dürfen wir deinen Besuch zählen, auf unserem eigenen Server?',
    more: 'Mehr dazu',
    moreOf: 'im Datenschutz',
    decline: 'Ablehnen',
    agree: 'Okay',
  },
};
