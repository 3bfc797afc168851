import type { ReactNode } from 'react';
import type { InLanguages } from '#domain/languages.ts';

const EN = {
  figure: 'ORDER',
  sent: {
    title: 'Thanks for ordering',
    number: 'Order number',
    confirmation: 'Confirmation to',
    lead: (email: string) =>
      `A confirmation mail and the tracking number will be sent to ${email}. Your order will be on its way soon.`,
    /** To another browser than the one that paid: the order's link is in the mail alone. */
    elsewhere:
      'The payment has arrived. We have sent the link to your order to your e-mail; this page shows it in the browser that paid, and nowhere else.',
    questions: (mail: ReactNode): ReactNode => (
      <>
        We wind it, measure each coil and pack it in double cardboard. Questions, or a wrong address? Write to{' '}
        {mail} and name the order number.
      </>
    ),
    follow: 'Follow the order',
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
        words: { unclear: 'We ask the payment provider', processing: 'Your bank passes the payment on' },
      },
      {
        name: 'Winding',
        words: { unclear: 'Begins once it is paid', processing: 'Begins once it is paid' },
      },
    ],
    lead: {
      unclear:
        'We do not know yet whether your payment came through. We are asking our payment provider and will tell you here.',
      processing:
        'Your order is with us. Your bank is still passing the payment on, which can take from a few minutes to a few days. We begin to wind when it arrives, and confirm that by mail.',
    },
    notAgain: 'Please do not order again.',
    nothingLost:
      'Your cart stays as it is until we know. If you leave, nothing is lost: what you have paid for reaches us, and we confirm it by mail.',
    questions: 'Questions? Write to',
    nameNumber: ' and name the order number.',
  },
  returned: {
    title: 'Your payment goes back',
    /** Without its number for another browser than the one that paid. */
    lead: (order: string | null) =>
      `What was paid here ${order ? `for order ${order} ` : ''}goes back the way it came, or has done so already.`,
    days: 'Banks take 5 to 10 days, and it may stand on your next statement only.',
    questions: 'Not what you expected? Write to',
    nameNumber: ' and name the order number.',
  },
};

/** The pages that are come back to from paying. They are drawn by the server alone. */
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
        'Die Zahlung ist da. Den Link zu deiner Bestellung haben wir dir per E-Mail geschickt; diese Seite zeigt sie nur in dem Browser, in dem bezahlt wurde.',
      questions: (mail) => (
        <>
          Wir wickeln, messen jede Spule und packen alles in doppelten Karton. Fragen, oder stimmt die Adresse
          nicht? Schreib an {mail} und nenn die Bestellnummer.
        </>
      ),
      follow: 'Bestellung verfolgen',
      figure: 'ABB. 1',
      packing: 'Doppelter Karton, kein Plastik',
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
            unclear: 'Wir fragen den Zahlungsanbieter',
            processing: 'Deine Bank leitet die Zahlung weiter',
          },
        },
        {
          name: 'Wickeln',
          words: { unclear: 'Beginnt, sobald bezahlt ist', processing: 'Beginnt, sobald bezahlt ist' },
        },
      ],
      lead: {
        unclear:
          'Wir wissen noch nicht, ob deine Zahlung angekommen ist. Wir fragen unseren Zahlungsanbieter und sagen es dir hier.',
        processing:
          'Deine Bestellung ist bei uns. Deine Bank leitet die Zahlung noch weiter, das dauert ein paar Minuten bis ein paar Tage. Wenn sie da ist, fangen wir an zu wickeln und bestätigen das per Mail.',
      },
      notAgain: 'Bitte bestell nicht noch einmal.',
      nothingLost:
        'Dein Korb bleibt, wie er ist, bis wir es wissen. Wenn du gehst, ist nichts verloren: Was du bezahlt hast, kommt bei uns an, und wir bestätigen es per Mail.',
      questions: 'Fragen? Schreib an',
      nameNumber: ' und nenn die Bestellnummer.',
    },
    returned: {
      title: 'Deine Zahlung geht zurück',
      lead: (order) =>
        `Was hier ${order ? `für die Bestellung ${order} ` : ''}bezahlt wurde, geht auf demselben Weg zurück oder ist es schon.`,
      days: 'Banken brauchen 5 bis 10 Tage; vielleicht steht es erst auf deinem nächsten Kontoauszug.',
      questions: 'Nicht, was du erwartet hast? Schreib an',
      nameNumber: ' und nenn die Bestellnummer.',
    },
  },
};
