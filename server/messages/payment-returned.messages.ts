import type { InLanguages } from '#domain/languages.ts';
import { REFUND_SHOWS } from '#domain/returns/refund.messages.ts';

const EN = {
  subject: (number: string) => `Order ${number}: your payment is being refunded`,
  heading: 'We have refunded your payment.',
  preview: (sum: string, number: string) => `${sum} for order ${number} is on its way back to you.`,
  why: (sum: string, number: string, going: boolean): string =>
    going
      ? `We received a second payment of ${sum} for order ${number}, which was already paid. You do not owe it, so we have refunded it.`
      : `We received a payment of ${sum} for order ${number} after it was closed, so we have refunded it.`,
  way: `It goes back the way you paid. ${REFUND_SHOWS.en}`,
  order: (going: boolean): string =>
    going
      ? 'Nothing changes for your order: it is paid and under way.'
      : 'If you still want it, please order again.',
};

export const PAYMENT_RETURNED: InLanguages<typeof EN> = {
  en: EN,
  de: {
    subject: (number) => `Bestellung ${number}: Deine Zahlung ist auf dem Weg zurück`,
    heading: 'Wir haben deine Zahlung zurückgeschickt.',
    preview: (sum, number) => `${sum} zu Bestellung ${number} sind auf dem Weg zurück zu dir.`,
    why: (sum, number, going) =>
      going
        ? `Für Bestellung ${number} kam eine zweite Zahlung von ${sum} an, obwohl sie schon bezahlt war. Wir haben sie zurückgeschickt.`
        : `Für Bestellung ${number} kam eine Zahlung von ${sum} an, als sie schon abgeschlossen war. Wir haben sie zurückgeschickt.`,
    way: `Das Geld kommt so zurück, wie du bezahlt hast. ${REFUND_SHOWS.de}`,
    order: (going) =>
      going
        ? 'An deiner Bestellung ändert das nichts: Sie ist bezahlt und in Arbeit.'
        : 'Wenn du sie noch willst, bestell bitte neu.',
  },
};
