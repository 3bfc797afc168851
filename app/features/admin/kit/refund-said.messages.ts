import type { InLanguages } from '#domain/languages.ts';

const EN = {
  failed: (why: string) => `No money went back: ${why} It can be asked for again.`,
  refused: 'the provider refused it.',
  asked: 'Written down. The provider does not answer yet: the shop goes on by itself, and refunds once.',
};

/** What is said of a refund that is not on its way. */
export const REFUND_SAID: InLanguages<typeof EN> = {
  en: EN,
  de: {
    failed: (why) => `Es ist kein Geld zurückgegangen: ${why} Du kannst es noch einmal versuchen.`,
    refused: 'Der Anbieter hat abgelehnt.',
    asked:
      'Notiert. Der Anbieter antwortet noch nicht: Der Shop macht von selbst weiter und erstattet einmal.',
  },
};
