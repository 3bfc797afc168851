import type { InLanguages } from '#domain/languages.ts';

const EN = {
  failed: (why: string) => `No money went back: ${why} You can try again.`,
  refused: 'The payment provider refused.',
  asked: 'Saved. The payment provider has not answered yet. The shop keeps trying and refunds once.',
};

/** Shown if a refund was not sent. */
export const REFUND_SAID: InLanguages<typeof EN> = {
  en: EN,
  de: {
    failed: (why) => `Es ist kein Geld zurückgegangen: ${why} Du kannst es noch einmal versuchen.`,
    refused: 'Der Zahlungsdienstleister hat abgelehnt.',
    asked:
      'Gespeichert. Der Zahlungsdienstleister antwortet noch nicht. Der Shop versucht es weiter und erstattet nur einmal.',
  },
};
