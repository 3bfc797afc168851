import type { InLanguages } from '#domain/languages.ts';

const EN = {
  choose: 'Choose what goes back.',
  tooMuch: (amount: string, most: string) => `That is ${amount}. At most ${most} can go back.`,
  why: 'Say why, in the note for us.',
  noteForUs: 'Note for us: why (never sent)',
  message: 'Message to the buyer, in the mail',
  cancelAndRefund: 'Cancel and refund',
  cancel: (number: string) => `Cancel ${number}`,
  refund: 'Refund',
};

/** Words of the form by which money leaves. */
export const MONEY_FORM: InLanguages<typeof EN> = {
  en: EN,
  de: {
    choose: 'Wähle, was zurückgeht.',
    tooMuch: (amount, most) => `Das sind ${amount}. Höchstens ${most} können zurückgehen.`,
    why: 'Sag in der Notiz für uns, warum.',
    noteForUs: 'Notiz für uns: warum (geht nicht raus)',
    message: 'Nachricht an die Kundschaft, in der E-Mail',
    cancelAndRefund: 'Stornieren und erstatten',
    cancel: (number) => `${number} stornieren`,
    refund: 'Erstatten',
  },
};
