import type { InLanguages } from '#domain/languages.ts';

const EN = {
  unknown: 'This code does not exist.',
  taken: (code: string) => `The code ${code} exists already, or did until recently. Choose another one.`,
  used: 'This code has been used to pay for an order.',
  held: (until: string | null) =>
    `Someone is paying with this code right now. If they do not finish by ${until}, you can revoke it.`,
};

export const CODE_CHANGE_REFUSALS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    unknown: 'Diesen Code gibt es nicht.',
    taken: (code) => `Den Code ${code} gibt es schon, oder es gab ihn bis vor Kurzem. Wähl einen anderen.`,
    used: 'Mit diesem Code wurde schon eine Bestellung bezahlt.',
    held: (until) =>
      `Gerade bezahlt jemand mit diesem Code. Ist das bis ${until} nicht erledigt, kannst du ihn zurücknehmen.`,
  },
};
