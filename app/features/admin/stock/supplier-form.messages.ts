import type { InLanguages } from '#domain/languages.ts';

const EN = {
  ways: { mail: 'by mail', shop: 'in their shop', call: 'by telephone' },
  saved: 'Saved.',
  name: 'Name',
  town: 'Town',
  ordered: 'Ordered',
  contact: 'Mail, address or number',
  post: 'Post, €',
  freeFrom: 'Free from, € (empty: never)',
  days: 'Work days to us',
  save: 'Save',
};

/** Words of where parts are bought. */
export const SUPPLIER_FORM: InLanguages<typeof EN> = {
  en: EN,
  de: {
    ways: { mail: 'per Mail', shop: 'in ihrem Shop', call: 'am Telefon' },
    saved: 'Gespeichert.',
    name: 'Name',
    town: 'Ort',
    ordered: 'Bestellt wird',
    contact: 'Mail, Adresse oder Nummer',
    post: 'Versand, €',
    freeFrom: 'Versandfrei ab, € (leer: nie)',
    days: 'Arbeitstage bis zu uns',
    save: 'Speichern',
  },
};
