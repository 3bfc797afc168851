import { type Day, dayInWords } from '../calendar/day.ts';
import type { InLanguages } from '../languages.ts';
import { type Cents, formatEuro } from '../money.ts';

const EN = {
  unknown: 'We do not know this code. Please check every letter and digit.',
  used: 'This code has already been used. Each one is good for one order.',
  usedUp: 'This code has reached its limit.',
  withdrawn: 'This code is no longer valid. Please write to us.',
  notYet: (first: Day) => `This code is valid from ${dayInWords(first, 'en', 'dated')}.`,
  over: (last: Day) => `This code expired on ${dayInWords(last, 'en', 'dated')}.`,
  tooLittle: (least: Cents) =>
    `This code is for orders of ${formatEuro(least)} or more, not counting shipping.`,
  needsAddress: 'This code belongs to one e-mail address. Enter yours first, then use the code again.',
  otherAddress: 'This code belongs to another e-mail address: the one we sent it to.',
  held: (until: string) =>
    `This code is being used in another checkout just now. It is free again by ${until} unless that order is paid.`,
};

/** Reasons why a discount code is not valid, for the person who enters it. */
export const CODE_REFUSALS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    unknown: 'Diesen Code kennen wir nicht. Bitte prüf jeden Buchstaben und jede Ziffer.',
    used: 'Dieser Code ist schon eingelöst. Jeder gilt für eine Bestellung.',
    usedUp: 'Dieser Code ist aufgebraucht.',
    withdrawn: 'Dieser Code gilt nicht mehr. Bitte schreib uns.',
    notYet: (first) => `Dieser Code gilt ab ${dayInWords(first, 'de', 'dated')}.`,
    over: (last) => `Dieser Code ist am ${dayInWords(last, 'de', 'dated')} abgelaufen.`,
    tooLittle: (least) =>
      `Dieser Code gilt für Bestellungen ab ${formatEuro(least)}, ohne Versand gerechnet.`,
    needsAddress:
      'Dieser Code gehört zu einer E-Mail-Adresse. Gib zuerst deine ein und lös den Code dann noch einmal ein.',
    otherAddress: 'Dieser Code gehört zu einer anderen E-Mail-Adresse: der, an die wir ihn geschickt haben.',
    held: (until) =>
      `Dieser Code wird gerade an einer anderen Kasse benutzt. Wird dort bis ${until} nicht bezahlt, ist er wieder frei.`,
  },
};
