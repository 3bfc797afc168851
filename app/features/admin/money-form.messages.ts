import type { InLanguages } from '#domain/languages.ts';

const EN = {
  choose: 'Choose what goes back.',
  tooMuch: (amount: string, most: string) => `That is ${amount}. At most ${most} can go back.`,
  why: 'Say why, for the audit trail.',
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
    why: 'Sag warum, fürs Protokoll.',
    cancelAndRefund: 'Stornieren und erstatten',
    cancel: (number) => `${number} stornieren`,
    refund: 'Erstatten',
  },
};
