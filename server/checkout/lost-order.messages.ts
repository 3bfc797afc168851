import type { InLanguages } from '#domain/languages.ts';
import { type Cents, exactEuro } from '#domain/money.ts';
import type { NoticeMessages } from '#domain/orders/order-notice.ts';

/** A notice to the makers about a payment whose order is missing. */
export const LOST_ORDER: InLanguages<(payment: string, total: Cents) => NoticeMessages> = {
  en: (payment, total) => ({
    subject: 'A payment has arrived without its order',
    what: `The payment ${payment} over ${exactEuro(total)} names an order that is not in this shop’s database. That happens after a backup was restored, or if the database lost its newest orders. It also happens if another shop uses the same payment account.`,
    toDo: 'Find the payment in the payment account. The buyer’s address is there, the build is in the confirmation e-mail. Refund the payment and write to the buyer, or ask for the order again.',
  }),
  de: (payment, total) => ({
    subject: 'Eine Zahlung kam ohne ihre Bestellung',
    what: `Zur Zahlung ${payment} über ${exactEuro(total)} gibt es in der Datenbank dieses Shops keine Bestellung. Das passiert, wenn eine Sicherung zurückgespielt wurde oder die Datenbank ihre neuesten Bestellungen verloren hat. Es passiert auch, wenn ein anderer Shop dasselbe Zahlungskonto benutzt.`,
    toDo: 'Sucht die Zahlung im Zahlungskonto. Dort steht die Adresse, in der Bestätigungsmail steht die Bestellung. Erstattet die Zahlung und schreibt der Kundschaft, oder bittet sie, noch einmal zu bestellen.',
  }),
};
