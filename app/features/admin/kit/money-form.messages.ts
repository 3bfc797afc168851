import type { InLanguages } from '#domain/languages.ts';

const MONEY_FORM_EN = {
  choose: 'Choose what to refund.',
  tooMuch: (amount: string, most: string) => `That is ${amount}. You can refund ${most} at most.`,
  why: 'Enter a reason in the note for us.',
  noteForUs: 'Note for us: reason (never sent)',
  message: 'Message to the buyer, in the e-mail',
  cancelAndRefund: 'Cancel and refund',
  cancel: (number: string) => `Cancel ${number}`,
  refund: 'Refund',
};

export const MONEY_FORM: InLanguages<typeof MONEY_FORM_EN> = {
  en: MONEY_FORM_EN,
  de: {
    choose: 'Wähl aus, was du erstattest.',
    tooMuch: (amount, most) => `Das sind ${amount}. Du kannst höchstens ${most} erstatten.`,
    why: 'Trag in der Notiz für uns einen Grund ein.',
    noteForUs: 'Notiz für uns: Grund (wird nie gesendet)',
    message: 'Nachricht an die Kundschaft, in der E-Mail',
    cancelAndRefund: 'Stornieren und erstatten',
    cancel: (number) => `${number} stornieren`,
    refund: 'Erstatten',
  },
};

const REFUND_SAID_EN = {
  failed: (why: string) => `Nothing was refunded: ${why} You can try again.`,
  refused: 'The payment provider refused.',
  asked: 'Saved. The payment provider has not answered yet. The shop keeps trying and refunds only once.',
};

/** Shown if a refund was not sent. */
export const REFUND_SAID: InLanguages<typeof REFUND_SAID_EN> = {
  en: REFUND_SAID_EN,
  de: {
    failed: (why) => `Es wurde nichts erstattet: ${why} Du kannst es noch einmal versuchen.`,
    refused: 'Der Zahlungsdienstleister hat abgelehnt.',
    asked:
      'Gespeichert. Der Zahlungsdienstleister antwortet noch nicht. Der Shop versucht es weiter und erstattet nur einmal.',
  },
};
