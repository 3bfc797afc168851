import { COMPANY } from '#domain/company.ts';
import type { InLanguages } from '#domain/languages.ts';
import { MONEY_BACK_DAYS, WITHDRAWAL_DAYS } from '#domain/legal/withdrawal-days.ts';
import { RETURN_DAYS } from '#domain/returns/returns.ts';

const EN = {
  title: 'Withdraw from contract',
  description: `Withdraw from an order at ${COMPANY.shopName}: two steps, without an account and without a reason.`,
  figure: 'WITHDRAWAL',
  steps: ['Step 1 of 2', 'Step 2 of 2', 'Done'] satisfies readonly [
    first: string,
    second: string,
    third: string,
  ],
  lead: 'Tell us that you withdraw from an order. You need no account and no reason.',
  fields: {
    name: { label: 'Your name' },
    orderNumber: { label: 'Order number', aside: 'in the mail that confirmed the order' },
    email: { label: 'E-mail', aside: 'where we confirm that this reached us' },
    goods: { label: 'Only some of the goods?', aside: 'leave empty to withdraw from all' },
  },
  goOn: 'Continue',
  happens: {
    heading: 'What happens',
    list: [
      'You read once more what you wrote, and confirm it.',
      'It is received at that moment. A mail with its content, date and time is on its way at once.',
      `We write to you about the goods. What you have paid is back within ${MONEY_BACK_DAYS} days of your withdrawal.`,
    ],
    get also() {
      return `You need not use this form. A mail in your own words to ${COMPANY.supportEmail} counts as much.`;
    },
  },
  rights: {
    words: `By law you have ${WITHDRAWAL_DAYS} days from the day the goods reach you. New and unused pickups we take back for ${RETURN_DAYS} days from purchase.`,
    link: 'Return policy',
  },
  confirm: {
    title: 'Confirm withdrawal',
    lead: 'This is what you declare. It counts as soon as you confirm it.',
    button: 'Confirm withdrawal',
    change: 'Change something',
  },
  received: {
    title: 'Withdrawal received',
    at: 'Received',
    lead: (email: string) =>
      `We have it. The same, with date and time, is on its way to ${email}. Keep that mail.`,
    next: 'We look the order up and write to you about the goods and your money. You need not do anything now, and you need not send this again.',
    over: 'This receipt could be opened for an hour. The mail that we sent you has all of it.',
  },
  whole: 'The whole contract',
  content: 'Withdrawn from',
};

/** Words of the withdrawal function; two of them are the law's own (§ 356a BGB). */
export const WITHDRAW_MESSAGES: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Vertrag widerrufen',
    description: `Eine Bestellung bei ${COMPANY.shopName} widerrufen: in zwei Schritten, ohne Konto und ohne Grund.`,
    figure: 'WIDERRUF',
    steps: ['Schritt 1 von 2', 'Schritt 2 von 2', 'Erledigt'],
    lead: 'Sag uns, dass du eine Bestellung widerrufst. Du brauchst kein Konto und keinen Grund.',
    fields: {
      name: { label: 'Dein Name' },
      orderNumber: { label: 'Bestellnummer', aside: 'aus der Bestellbestätigung' },
      email: { label: 'E-Mail', aside: 'dorthin bestätigen wir den Eingang' },
      goods: { label: 'Nur einen Teil der Ware?', aside: 'leer lassen, um alles zu widerrufen' },
    },
    goOn: 'Weiter',
    happens: {
      heading: 'Was geschieht',
      list: [
        'Du liest noch einmal, was du geschrieben hast, und bestätigst es.',
        'In diesem Augenblick ist es eingegangen. Eine E-Mail mit Inhalt, Datum und Uhrzeit geht sofort an dich.',
        `Wir schreiben dir zur Ware. Was du bezahlt hast, ist spätestens ${MONEY_BACK_DAYS} Tage nach deinem Widerruf zurück.`,
      ],
      get also() {
        return `Du musst dieses Formular nicht benutzen. Eine E-Mail in eigenen Worten an ${COMPANY.supportEmail} gilt genauso.`;
      },
    },
    rights: {
      words: `Nach dem Gesetz hast du ${WITHDRAWAL_DAYS} Tage ab dem Tag, an dem die Ware bei dir ist. Neue und unbenutzte Tonabnehmer nehmen wir ${RETURN_DAYS} Tage ab Kauf zurück.`,
      link: 'Rückgabe',
    },
    confirm: {
      title: 'Widerruf bestätigen',
      lead: 'Das erklärst du uns. Es gilt, sobald du es bestätigst.',
      button: 'Widerruf bestätigen',
      change: 'Etwas ändern',
    },
    received: {
      title: 'Widerruf eingegangen',
      at: 'Eingegangen',
      lead: (email) =>
        `Er ist bei uns. Dasselbe ist mit Datum und Uhrzeit unterwegs an ${email}. Bewahre diese E-Mail auf.`,
      next: 'Wir suchen die Bestellung heraus und schreiben dir zur Ware und zu deinem Geld. Du musst jetzt nichts tun und nichts noch einmal schicken.',
      over: 'Diese Bestätigung ließ sich eine Stunde lang öffnen. In der E-Mail, die wir dir geschickt haben, steht alles.',
    },
    whole: 'Der gesamte Vertrag',
    content: 'Widerrufen',
  },
};
