import type { InLanguages } from '#domain/languages.ts';
import { MAKER_FIELDS } from './maker-fields.messages.ts';

const FIELDS: Readonly<Record<string, string>> = {
  ...MAKER_FIELDS.en,
  name: 'name',
  line1: 'street and number',
  line2: 'second address line',
  postal_code: 'postal code',
  city: 'city',
  state: 'state',
  country: 'country',
  email: 'e-mail address',
  shippingDetails: 'shipping address',
  address: 'shipping address',
  items: 'cart',
  company: 'company',
  vatId: 'VAT id',
  phone: 'phone number',
  invoice: 'invoice address',
};

const FIELDS_IN_GERMAN: Readonly<Record<string, string>> = {
  ...MAKER_FIELDS.de,
  name: 'Name',
  line1: 'Straße und Hausnummer',
  line2: 'zweite Adresszeile',
  postal_code: 'Postleitzahl',
  city: 'Ort',
  state: 'Bundesstaat',
  country: 'Land',
  email: 'E-Mail-Adresse',
  shippingDetails: 'Lieferadresse',
  address: 'Lieferadresse',
  items: 'Korb',
  company: 'Firma',
  vatId: 'USt-IdNr.',
  phone: 'Telefonnummer',
  invoice: 'Rechnungsadresse',
};

const EN = {
  away: 'The shop cannot answer just now. Please try again in a moment.',
  unread: 'The request could not be read.',
  characters: 'The request contains characters that cannot be read.',
  check: (field: string | undefined) => `Please check the ${FIELDS[field ?? ''] ?? 'request'}.`,
  atMost: (characters: number) => `At most ${characters} characters.`,
};

export const SPOKEN: InLanguages<typeof EN> = {
  en: EN,
  de: {
    away: 'Der Shop kann gerade nicht antworten. Bitte versuch es gleich noch einmal.',
    unread: 'Die Anfrage war nicht zu lesen.',
    characters: 'In der Anfrage stehen Zeichen, die sich nicht lesen lassen.',
    check: (field) => `Bitte prüfe: ${FIELDS_IN_GERMAN[field ?? ''] ?? 'die Anfrage'}.`,
    atMost: (characters) => `Höchstens ${characters} Zeichen.`,
  },
};
