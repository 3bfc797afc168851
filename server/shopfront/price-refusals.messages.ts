import type { InLanguages } from '#domain/languages.ts';

const EN = {
  unknown: 'There is no such code.',
  taken: (code: string) => `There is a code ${code} already, or was until lately. Choose another word.`,
  used: 'This code has been used: an order was paid with it.',
  held: (until: string | null) =>
    `Somebody is paying with this code just now. If that is not done by ${until}, it can be taken back.`,
};

export const CODE_REFUSALS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    unknown: 'Diesen Code gibt es nicht.',
    taken: (code) =>
      `Einen Code ${code} gibt es schon, oder es gab ihn bis vor Kurzem. Wähl ein anderes Wort.`,
    used: 'Dieser Code ist eingelöst: Eine Bestellung wurde damit bezahlt.',
    held: (until) =>
      `Gerade bezahlt jemand mit diesem Code. Ist das bis ${until} nicht geschehen, lässt er sich zurücknehmen.`,
  },
};
