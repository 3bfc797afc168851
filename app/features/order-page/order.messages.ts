import type { InLanguages } from '#domain/languages.ts';

interface OrderMessages {
  readonly figure: string;
  readonly placed: (date: string) => string;
  readonly opened: string;
  readonly description: string;
  readonly unknown: { readonly title: string; readonly words: string };
  readonly tracking: {
    readonly heading: string;
    readonly none: string;
    readonly by: string;
    readonly follow: string;
  };
  readonly documents: {
    readonly heading: string;
    readonly confirmation: string;
    /** As they were when it was placed. */
    readonly terms: string;
    readonly invoice: string;
    readonly deliveryNote: string;
    readonly later: string;
    readonly correction: string;
  };
  readonly guarantee: {
    readonly heading: string;
    readonly until: (day: string) => string;
    readonly repaired: (serial: string, on: string, fault: string) => string;
    readonly prolonged: (until: string) => string;
    readonly more: string;
  };
  /** On a page in another language than its mails. */
  readonly mailsIn: { readonly others: string; readonly own: string; readonly changed: string };
  readonly wrong: string;
}

/** What an order’s page says around its order. The words of its parts stand beside them. */
export const ORDER_MESSAGES: InLanguages<OrderMessages> = {
  en: {
    figure: 'ORDER',
    placed: (date) => `Placed ${date}`,
    opened: 'Opened by your own link',
    description: 'Where your pickups are, and what you can do.',
    unknown: {
      title: 'Order not found',
      words: 'This address opens no order; please use the link in our mail as it stands there.',
    },
    tracking: {
      heading: 'Tracking',
      none: 'The number appears here and in your mail when the parcel leaves.',
      by: 'Without a tracking number',
      follow: 'Follow the parcel',
    },
    documents: {
      heading: 'Documents',
      confirmation: 'Order confirmation',
      terms: 'Terms and withdrawal, as of your order',
      invoice: 'Invoice',
      deliveryNote: 'Delivery note',
      later: 'Comes with the parcel',
      correction: 'Invoice correction',
    },
    guarantee: {
      heading: 'Legal guarantee',
      until: (day) => `Until ${day}, two years from delivery.`,
      repaired: (serial, on, fault) => `${serial} was repaired on ${on}: ${fault}.`,
      prolonged: (until) => `Its guarantee lasts until ${until}.`,
      more: 'What it covers',
    },
    mailsIn: {
      others: 'We write to you about this order in German.',
      own: 'Write in English from now on',
      changed: 'From now on we write to you in English.',
    },
    wrong: 'Something wrong?',
  },
  de: {
    figure: 'BESTELLUNG',
    placed: (date) => `Vom ${date}`,
    opened: 'Mit deinem Link geöffnet',
    description: 'Wo deine Tonabnehmer sind, und was du tun kannst.',
    unknown: {
      title: 'Keine Bestellung',
      words:
        'Diese Adresse öffnet keine Bestellung; bitte nimm den Link aus unserer E-Mail, so wie er dort steht.',
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
      own: 'Ab jetzt auf Deutsch schreiben',
      changed: 'Ab jetzt schreiben wir dir auf Deutsch.',
    },
    wrong: 'Stimmt etwas nicht?',
  },
};
