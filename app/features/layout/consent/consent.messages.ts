import type { InLanguages } from '#domain/languages.ts';
import { CONSENT_DAYS } from '#domain/privacy/consent.ts';

const EN = {
  name: 'Consent',
  kept: `Kept for ${CONSENT_DAYS} days`,
  asks: 'We count visits on our own server, and only if you say so.',
  more: 'Learn More',
  /** Of what: for someone who hears the link alone. */
  moreOf: 'about privacy',
  decline: 'Decline',
  agree: 'Okay',
};

export const CONSENT_MESSAGES: InLanguages<typeof EN> = {
  en: EN,
  de: {
    name: 'Einwilligung',
    kept: `Gilt für ${CONSENT_DAYS} Tage`,
    asks: 'Wir zählen Besuche auf unserem eigenen Server, und nur, wenn du es erlaubst.',
    more: 'Mehr dazu',
    moreOf: 'im Datenschutz',
    decline: 'Ablehnen',
    agree: 'Okay',
  },
};
