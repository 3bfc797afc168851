import type { InLanguages } from '#domain/languages.ts';

const EN = {
  choose: 'Choose what to refund.',
  tooMuch: (amount: string, most: string) => `That is ${amount}. You can refund ${most} at most.`,
  why: 'Enter a reason in the note for us.',
  noteForUs: 'Note for us: reason (never sent)',
  message: 'Message to the buyer, in the e-mail',
  cancelAndRefund: 'Cancel and refund',
  cancel: (number: string) => `Cancel ${number}`,
  refund: 'Refund',
};

export const MONEY_FORM: InLanguages<typeof EN> = {
  en: EN,
  de: {
    choose: 'Wähl aus, was du erstattest.',
    tooMuch: (amount, most) => `Das sind ${amount}. Du kannst höchstens ${most} erstatten.`,
    why: 'Schreib in die Notiz für uns, warum.',
    noteForUs: 'Notiz für uns: warum (geht nicht raus)',
    message: 'Nachricht an die Kundschaft, in der E-Mail',
    cancelAndRefund: 'Stornieren und erstatten',
    cancel: (number) => `${number} stornieren`,
    refund: 'Erstatten',
  },
};
