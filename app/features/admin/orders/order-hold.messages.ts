import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'Payment in doubt',
  held: 'On hold: it cannot be packed or shipped.',
  notHeld: 'Not on hold.',
  evidence: 'Open the case in the payment account',
  why: 'Reason to release it',
  release: 'Release the order',
  released: (number: string) => `${number} is released.`,
};

export const ORDER_HOLD: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Zweifel an der Zahlung',
    held: 'Angehalten: Sie lässt sich weder packen noch verschicken.',
    notHeld: 'Nicht angehalten.',
    evidence: 'Fall im Zahlungskonto öffnen',
    why: 'Grund für die Freigabe',
    release: 'Bestellung freigeben',
    released: (number) => `${number} ist freigegeben.`,
  },
};
