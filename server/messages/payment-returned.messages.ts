import type { InLanguages } from '#domain/languages.ts';

const EN = {
  subject: (number: string) => `Order ${number}: your payment is on its way back`,
  heading: 'We have sent your payment back.',
  preview: (sum: string, number: string) => `${sum} for order ${number} are on their way back to you.`,
  why: (sum: string, number: string, going: boolean): string =>
    going
      ? `A second payment of ${sum} reached us for order ${number}, which was paid already. You do not owe it, so we have sent it back.`
      : `A payment of ${sum} reached us for order ${number} after that order had ended, so we have sent it back.`,
  way: 'It goes the way it came. Banks take 5 to 10 days, and it may stand on your next statement only.',
  order: (going: boolean): string =>
    going
      ? 'Your order itself is not affected: it is paid and goes its way.'
      : 'If you still want the pickups, please order them again.',
};

export const PAYMENT_RETURNED: InLanguages<typeof EN> = {
  en: EN,
  de: {
    subject: (number) => `Bestellung ${number}: Deine Zahlung ist auf dem Weg zurück`,
    heading: 'Wir haben deine Zahlung zurückgeschickt.',
    preview: (sum, number) => `${sum} zu Bestellung ${number} sind auf dem Weg zurück zu dir.`,
    why: (sum, number, going) =>
      going
        ? `Für Bestellung ${number} kam eine zweite Zahlung von ${sum} an; sie war schon bezahlt. Die schuldest du nicht, also haben wir sie zurückgeschickt.`
        : `Für Bestellung ${number} kam eine Zahlung von ${sum} an, als die Bestellung schon beendet war. Wir haben sie zurückgeschickt.`,
    way: 'Das Geld geht den Weg, den es gekommen ist. Banken brauchen 5 bis 10 Tage; vielleicht steht es erst auf deiner nächsten Abrechnung.',
    order: (going) =>
      going
        ? 'An deiner Bestellung ändert das nichts: Sie ist bezahlt und geht ihren Weg.'
        : 'Wenn du die Tonabnehmer noch willst, bestell sie bitte neu.',
  },
};
