import type { ReactNode } from 'react';
import type { InLanguages } from '#domain/languages.ts';
import { REFUND_SHOWS } from '#domain/returns/refund.messages.ts';

const EN = {
  figure: 'ORDER',
  sent: {
    title: 'Thanks for ordering',
    number: 'Order number',
    confirmation: 'Confirmation to',
    lead: (email: string) =>
      `We will send a confirmation e-mail and the tracking number to ${email}. Your order will be on its way soon.`,
    /** For a browser that did not pay: only the mail contains the order's link. */
    elsewhere:
      'Your payment has arrived. We have e-mailed you the link to your order; this page only shows it in the browser you paid with.',
    questions: (mail: ReactNode): ReactNode => (
      <>Any questions, or a wrong address? Write to {mail} with your order number.</>
    ),
    follow: 'Track your order',
    figure: 'FIG. 1',
    packing: 'Double cardboard, no plastic filler',
    ordered: 'You ordered',
    shippingTo: (country: string) => `Shipping to ${country}`,
    cardboard: 'Double cardboard',
    paid: 'Total paid',
  },
  toShop: 'Back to the shop',
  pending: {
    titles: { unclear: 'Confirming your payment', processing: 'Your payment is on its way' },
    stations: [
      { name: 'Sent', words: { unclear: 'You are back from paying', processing: 'Your order is placed' } },
      {
        name: 'Confirmation',
        words: {
          unclear: 'We are asking the payment provider',
          processing: 'Your bank is forwarding the payment',
        },
      },
      {
        name: 'Winding',
        words: { unclear: 'Starts once it is paid', processing: 'Starts once it is paid' },
      },
    ],
    lead: {
      unclear: 'We do not know yet whether your payment went through.',
      processing: 'We have your order. The payment can take a few minutes to a few days.',
    },
    notAgain: 'Please do not order again.',
    nothingLost:
      'Your cart stays as it is until then. You can leave this page: we will get your order and confirm it by e-mail.',
    questions: 'Any questions? Write to',
    nameNumber: ' with your order number.',
  },
  returned: {
    title: 'Your payment is being refunded',
    /** `order` is null for a browser that did not pay. */
    lead: (order: string | null) =>
      `We are refunding this payment${order ? ` for order ${order}` : ''}, or have done so already.`,
    days: REFUND_SHOWS.en as string,
    questions: 'Not what you expected? Write to',
    nameNumber: ' with your order number.',
  },
  packaging: {
    title: 'A pickup above an open cardboard box that goes into a second, larger one',
    parts: ['Your pickup', 'Inner box', 'Outer box'],
  },
};

/** Texts of the pages after payment, which only the server renders. */
export const PAYMENT_RETURN: InLanguages<typeof EN> = {
  en: EN,
  de: {
    figure: 'BESTELLUNG',
    sent: {
      title: 'Danke für deine Bestellung',
      number: 'Bestellnummer',
      confirmation: 'Bestätigung an',
      lead: (email) =>
        `Die Bestätigung und später die Sendungsnummer gehen an ${email}. Deine Bestellung macht sich bald auf den Weg.`,
      elsewhere:
        'Deine Zahlung ist da. Den Link zu deiner Bestellung haben wir dir per E-Mail geschickt; hier zeigen wir ihn nur in dem Browser, mit dem du bezahlt hast.',
      questions: (mail) => (
        <>Hast du Fragen, oder stimmt die Adresse nicht? Schreib mit deiner Bestellnummer an {mail}.</>
      ),
      follow: 'Bestellung verfolgen',
      figure: 'ABB. 1',
      packing: 'Doppelter Karton, kein Füllmaterial aus Kunststoff',
      ordered: 'Du hast bestellt',
      shippingTo: (country) => `Versand, ${country}`,
      cardboard: 'Doppelter Karton',
      paid: 'Bezahlt',
    },
    toShop: 'Zurück zum Shop',
    pending: {
      titles: { unclear: 'Deine Zahlung wird bestätigt', processing: 'Deine Zahlung ist unterwegs' },
      stations: [
        {
          name: 'Abgeschickt',
          words: { unclear: 'Du kommst vom Zahlen zurück', processing: 'Deine Bestellung ist da' },
        },
        {
          name: 'Bestätigung',
          words: {
            unclear: 'Wir fragen den Zahlungsdienstleister',
            processing: 'Deine Bank leitet die Zahlung weiter',
          },
        },
        {
          name: 'Wickeln',
          words: { unclear: 'Los geht es nach der Zahlung', processing: 'Los geht es nach der Zahlung' },
        },
      ],
      lead: {
        unclear: 'Wir wissen noch nicht, ob deine Zahlung angekommen ist.',
        processing:
          'Deine Bestellung ist bei uns. Die Zahlung kann ein paar Minuten bis ein paar Tage dauern.',
      },
      notAgain: 'Bitte bestell nicht noch einmal.',
      nothingLost:
        'Dein Warenkorb bleibt so lange, wie er ist. Du kannst die Seite verlassen: Deine Bestellung kommt bei uns an, und wir bestätigen sie per E-Mail.',
      questions: 'Fragen? Schreib an',
      nameNumber: ' und nenn deine Bestellnummer.',
    },
    returned: {
      title: 'Deine Zahlung geht zurück',
      lead: (order) =>
        `Diese Zahlung ${order ? `für Bestellung ${order} ` : ''}erstatten wir oder haben es schon getan.`,
      days: REFUND_SHOWS.de,
      questions: 'Hast du etwas anderes erwartet? Schreib an',
      nameNumber: ' und nenn deine Bestellnummer.',
    },
    packaging: {
      title: 'Ein Tonabnehmer über einem offenen Karton, der in einen zweiten, größeren kommt',
      parts: ['Dein Tonabnehmer', 'Innerer Karton', 'Äußerer Karton'],
    },
  },
};
