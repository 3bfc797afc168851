import type { Day } from '../calendar/day.ts';
import { dayInWords } from '../calendar/format-day.ts';
import type { InLanguages } from '../languages.ts';
import { type Cents, formatEuro } from '../money.ts';

const EN = {
  unknown: 'We do not know this code. Please check each letter and digit of it.',
  used: 'This code has been used. Each one counts for one order.',
  usedUp: 'This code has been used as often as it could be.',
  withdrawn: 'This code was taken back and counts no more. Please write to us.',
  notYet: (first: Day) => `This code is valid from ${dayInWords(first, 'en', 'dated')}. Please use it then.`,
  over: (last: Day) => `This code ran out on ${dayInWords(last, 'en', 'dated')}.`,
  tooLittle: (least: Cents) =>
    `This code is for orders from ${formatEuro(least)} on: goods, without shipping.`,
  needsAddress: 'This code is for one e-mail address. Enter yours first, then use the code again.',
  otherAddress: 'This code is for another e-mail address: the one that it was sent to.',
  held: (until: string) =>
    `This code stands in another checkout just now. If that is not paid by ${until}, it is free again.`,
};

/** Why a discount code does not count, to whoever enters it. */
export const CODE_REFUSALS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    unknown: 'Diesen Code kennen wir nicht. Bitte prüf jeden Buchstaben und jede Ziffer.',
    used: 'Dieser Code ist schon eingelöst. Jeder gilt für eine Bestellung.',
    usedUp: 'Dieser Code wurde schon so oft eingelöst, wie es ging.',
    withdrawn: 'Dieser Code wurde zurückgenommen und gilt nicht mehr. Bitte schreib uns.',
    notYet: (first) => `Dieser Code gilt ab ${dayInWords(first, 'de', 'dated')}. Bitte nutze ihn dann.`,
    over: (last) => `Dieser Code ist am ${dayInWords(last, 'de', 'dated')} abgelaufen.`,
    tooLittle: (least) => `Dieser Code gilt für Bestellungen ab ${formatEuro(least)}: Ware ohne Versand.`,
    needsAddress:
      'Dieser Code gehört zu einer E-Mail-Adresse. Gib zuerst deine an und nutze den Code dann noch einmal.',
    otherAddress: 'Dieser Code gehört zu einer anderen E-Mail-Adresse: der, an die er ging.',
    held: (until) =>
      `Dieser Code liegt gerade in einer anderen Kasse. Wird dort nicht bis ${until} bezahlt, ist er wieder frei.`,
  },
};
