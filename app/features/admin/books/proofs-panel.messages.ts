import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'Proof of export',
  all: (count: number) => `all ${count} proven`,
  missing: (open: number, of: number) => `${open} missing of ${of}`,
  atStake: (paid: string, vat: string) => `${paid} · ${vat} VAT due without proof`,
  add: 'Add proof',
};

export const PROOFS_PANEL: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Ausfuhrnachweise',
    all: (count) => (count === 1 ? 'der eine ist da' : `alle ${count} sind da`),
    missing: (open, of) => `${open} von ${of} ${open === 1 ? 'fehlt' : 'fehlen'}`,
    atStake: (paid, vat) => `${paid} · ${vat} USt fällig ohne Nachweis`,
    add: 'Nachweis eintragen',
  },
};
