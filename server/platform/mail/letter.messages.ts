import type { InLanguages } from '#domain/languages.ts';

const EN = {
  testMode: 'Test mode – no money moves',
  vat: 'VAT',
  returns: (days: number) => `You can return new and unused pickups within ${days} days.`,
  links: { returns: 'Returns', withdraw: 'Withdraw from contract', imprint: 'Imprint', terms: 'Terms' },
  look: 'View your order',
  questions: [
    'Any questions? Reply to this e-mail or write to ',
    ' with your order number.',
  ] satisfies readonly [before: string, after: string],
};

export const LETTER_MESSAGES: InLanguages<typeof EN> = {
  en: EN,
  de: {
    testMode: 'Testbetrieb – es fließt kein Geld',
    vat: 'USt-IdNr.',
    returns: (days) => `Neue und unbenutzte Tonabnehmer nehmen wir ${days} Tage lang zurück.`,
    links: { returns: 'Rückgabe', withdraw: 'Vertrag widerrufen', imprint: 'Impressum', terms: 'AGB' },
    look: 'Bestellung ansehen',
    questions: ['Noch Fragen? Antworte auf diese E-Mail oder schreib mit deiner Bestellnummer an ', '.'],
  },
};
