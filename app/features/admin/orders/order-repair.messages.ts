import type { InLanguages } from '#domain/languages.ts';
import { REPAIR_PROLONGS_MONTHS } from '#domain/legal/terms.ts';

const EN = {
  title: 'Legal guarantee',
  replace: 'Send a replacement',
  until: (day: string) => `until ${day}`,
  repaired: (serial: string, fault: string) => `${serial} repaired: ${fault}`,
  prolonged: (on: string, until: string) => `${on}, until ${until}`,
  explained: `A repair under the guarantee prolongs it for that pickup once, by ${REPAIR_PROLONGS_MONTHS} months. The buyer gets a mail.`,
  older: 'The order is from before 31 July 2026: a repair does not prolong its guarantee.',
  pickup: 'Repaired pickup',
  on: 'On',
  fault: 'What was wrong? The buyer reads it.',
  enter: 'Enter the repair',
  done: 'The repair is entered, and the buyer gets a mail.',
};

/** Words for repairs under the legal guarantee. */
export const ORDER_REPAIR: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Gewährleistung',
    replace: 'Ersatz schicken',
    until: (day) => `bis ${day}`,
    repaired: (serial, fault) => `${serial} repariert: ${fault}`,
    prolonged: (on, until) => `${on}, bis ${until}`,
    explained: `Eine Reparatur in der Gewährleistung verlängert sie für diesen Tonabnehmer einmal um ${REPAIR_PROLONGS_MONTHS} Monate. Der Käufer bekommt eine E-Mail.`,
    older:
      'Die Bestellung ist von vor dem 31. Juli 2026: Eine Reparatur verlängert ihre Gewährleistung nicht.',
    pickup: 'Reparierter Tonabnehmer',
    on: 'Am',
    fault: 'Was war kaputt? Der Käufer liest es.',
    enter: 'Reparatur eintragen',
    done: 'Die Reparatur ist eingetragen, und der Käufer bekommt eine E-Mail.',
  },
};
