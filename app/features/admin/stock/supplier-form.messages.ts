import type { InLanguages } from '#domain/languages.ts';

const EN = {
  ways: { mail: 'by e-mail', shop: 'in their shop', call: 'by phone' },
  saved: 'Saved.',
  name: 'Name',
  town: 'Town',
  ordered: 'How we order',
  contact: 'E-mail, web address or phone number',
  post: 'Postage, €',
  freeFrom: 'Free postage from, € (empty: never)',
  days: 'Delivery time, work days',
  save: 'Save',
};

export const SUPPLIER_FORM: InLanguages<typeof EN> = {
  en: EN,
  de: {
    ways: { mail: 'per E-Mail', shop: 'in ihrem Shop', call: 'am Telefon' },
    saved: 'Gespeichert.',
    name: 'Name',
    town: 'Ort',
    ordered: 'Bestellweg',
    contact: 'E-Mail, Webadresse oder Telefonnummer',
    post: 'Versand, €',
    freeFrom: 'Versandfrei ab, € (leer: nie)',
    days: 'Lieferzeit, Arbeitstage',
    save: 'Speichern',
  },
};
