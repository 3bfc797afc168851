import { inWords } from '#domain/format-count.ts';
import type { InLanguages } from '#domain/languages.ts';

const EN = {
  odd: 'No pickup is free, and nothing costs less than nothing.',
  missing: 'The payment account has no price under this key.',
  set: (set: string, pickups: number, apart: string) =>
    `${set} would be dearer than its ${inWords(pickups)} pickups, ${apart} apart. Nobody would buy the set.`,
};

export const PRICE_FAULTS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    odd: 'Kein Tonabnehmer ist umsonst, und nichts kostet weniger als nichts.',
    missing: 'Unter diesem Schlüssel hat das Zahlungskonto keinen Preis.',
    set: (set, pickups, apart) =>
      `${set}: Das Set wäre teurer als seine ${inWords(pickups, 'de')} Tonabnehmer, die einzeln ${apart} kosten. So kauft es niemand.`,
  },
};
