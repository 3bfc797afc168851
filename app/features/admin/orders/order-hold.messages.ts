import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'Doubts about its payment',
  held: 'Held: it is neither packed nor shipped.',
  notHeld: 'Not held.',
  evidence: 'Evidence and decision in the payment account',
  why: 'Why may it leave?',
  release: 'Release the order',
  released: (number: string) => `${number} may leave.`,
};

/** Words of what holds an order back. */
export const ORDER_HOLD: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Zweifel an der Zahlung',
    held: 'Angehalten: Sie wird weder gepackt noch verschickt.',
    notHeld: 'Nicht angehalten.',
    evidence: 'Nachweise und Entscheidung im Zahlungskonto',
    why: 'Warum darf sie raus?',
    release: 'Bestellung freigeben',
    released: (number) => `${number} darf raus.`,
  },
};
