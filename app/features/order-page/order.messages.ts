import type { InLanguages } from '#domain/languages.ts';

const EN = {
  figure: 'ORDER',
  placed: (date: string) => `Placed ${date}`,
  opened: 'Opened with your link',
  description: 'Where your pickups are, and what you can do.',
  unknown: {
    title: 'Order not found',
    words: 'There is no order at this address. Please use the exact link from our e-mail.',
  },
  tracking: {
    heading: 'Tracking',
    none: 'The number appears here when the parcel leaves, and we e-mail it to you.',
    by: 'Without a tracking number',
    follow: 'Track the parcel',
  },
  documents: {
    heading: 'Documents',
    confirmation: 'Order confirmation',
    /** The versions in force when the order was placed. */
    terms: 'Terms and withdrawal, as of your order',
    invoice: 'Invoice',
    deliveryNote: 'Delivery note',
    later: 'Comes with the parcel',
    correction: 'Invoice correction',
  },
  guarantee: {
    heading: 'Legal guarantee',
    until: (day: string) => `Until ${day}, two years from delivery.`,
    repaired: (serial: string, on: string, fault: string) => `${serial} was repaired on ${on}: ${fault}.`,
    prolonged: (until: string) => `Its guarantee lasts until ${until}.`,
    more: 'What it covers',
  },
  /** Shown if the page's language differs from that of its mails. */
  mailsIn: {
    others: 'We write to you about this order in German.',
    own: 'Write to me in English from now on',
    changed: 'From now on we write to you in English.',
  },
  wrong: 'Something wrong?',
};

/** Texts around the order; its parts have their own messages. */
export const ORDER_MESSAGES: InLanguages<typeof EN> = {
  en: EN,
  de: {
    figure: 'BESTELLUNG',
    placed: (date) => `Vom ${date}`,
    opened: 'Mit deinem Link geöffnet',
    description: 'Wo deine Tonabnehmer sind, und was du tun kannst.',
    unknown: {
      title: 'Keine Bestellung',
      words: 'Unter dieser Adresse gibt es keine Bestellung. Bitte nimm genau den Link aus unserer E-Mail.',
    },
    tracking: {
      heading: 'Sendung',
      none: 'Die Nummer steht hier und in deiner E-Mail, sobald das Paket unterwegs ist.',
      by: 'Ohne Sendungsnummer',
      follow: 'Sendung verfolgen',
    },
    documents: {
      heading: 'Papiere',
      confirmation: 'Bestellbestätigung',
      terms: 'AGB und Widerruf, Fassung deiner Bestellung',
      invoice: 'Rechnung',
      deliveryNote: 'Lieferschein',
      later: 'Kommt mit dem Paket',
      correction: 'Rechnungskorrektur',
    },
    guarantee: {
      heading: 'Gewährleistung',
      until: (day) => `Bis ${day}, zwei Jahre ab Zustellung.`,
      repaired: (serial, on, fault) => `${serial} wurde am ${on} repariert: ${fault}.`,
      prolonged: (until) => `Dafür läuft die Gewährleistung bis ${until}.`,
      more: 'Was sie umfasst',
    },
    mailsIn: {
      others: 'Zu dieser Bestellung schreiben wir dir auf Englisch.',
      own: 'Schreibt mir ab jetzt auf Deutsch',
      changed: 'Ab jetzt schreiben wir dir auf Deutsch.',
    },
    wrong: 'Stimmt etwas nicht?',
  },
};
