import { COMPANY } from '#domain/company.ts';
import type { InLanguages } from '#domain/languages.ts';
import { MONEY_BACK_DAYS, WITHDRAWAL_DAYS } from '#domain/legal/withdrawal-days.ts';
import { RETURN_DAYS } from '#domain/returns/returns.ts';

const EN = {
  title: 'Withdraw from contract',
  description: `Withdraw from an order at ${COMPANY.shopName}: two steps, no account and no reason needed.`,
  figure: 'WITHDRAWAL',
  steps: ['Step 1 of 2', 'Step 2 of 2', 'Done'] satisfies readonly [
    first: string,
    second: string,
    third: string,
  ],
  lead: 'Tell us you are withdrawing from an order. You need no account and no reason.',
  fields: {
    name: { label: 'Your name' },
    orderNumber: { label: 'Order number', aside: 'in your confirmation e-mail' },
    email: { label: 'E-mail', aside: 'for our confirmation' },
    goods: { label: 'Only some of the goods?', aside: 'leave empty to withdraw from all' },
  },
  goOn: 'Continue',
  happens: {
    heading: 'What happens',
    list: [
      'You check what you wrote and confirm it.',
      'That makes it official. We e-mail you its content, date and time straight away.',
      `We write to you about the goods. You get your money back within ${MONEY_BACK_DAYS} days of your withdrawal; we may wait until the goods or your proof of posting are here.`,
    ],
    get also() {
      return `You do not have to use this form. An e-mail in your own words to ${COMPANY.supportEmail} is just as valid.`;
    },
  },
  rights: {
    words: `By law you have ${WITHDRAWAL_DAYS} days from the day the goods reach you. We take back new and unused pickups for ${RETURN_DAYS} days from purchase.`,
    link: 'Return policy',
  },
  confirm: {
    title: 'Confirm withdrawal',
    lead: 'This is your declaration. It takes effect when you confirm it.',
    button: 'Confirm withdrawal',
    change: 'Change something',
  },
  received: {
    title: 'Withdrawal received',
    at: 'Received',
    lead: (email: string) => `We have sent an e-mail with its date and time to ${email}. Keep it.`,
    next: 'We look up the order and write to you about the goods and your money. There is nothing more to do now.',
    over: 'This receipt expired after an hour. Everything is in the e-mail we sent you.',
  },
  whole: 'The whole contract',
  content: 'Withdrawn from',
};

/** Texts of the withdrawal function; two of them are prescribed (§ 356a BGB). */
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
      email: { label: 'E-Mail', aside: 'für unsere Bestätigung' },
      goods: { label: 'Nur einen Teil der Ware?', aside: 'leer lassen, um alles zu widerrufen' },
    },
    goOn: 'Weiter',
    happens: {
      heading: 'So geht es weiter',
      list: [
        'Du prüfst deine Angaben und bestätigst sie.',
        'Damit ist dein Widerruf bei uns. Du bekommst sofort eine E-Mail mit Inhalt, Datum und Uhrzeit.',
        `Wir schreiben dir zur Ware. Dein Geld bekommst du spätestens ${MONEY_BACK_DAYS} Tage nach deinem Widerruf zurück; wir dürfen warten, bis die Ware oder dein Einlieferungsbeleg da ist.`,
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
      lead: 'Das ist deine Erklärung. Sie gilt, sobald du sie bestätigst.',
      button: 'Widerruf bestätigen',
      change: 'Etwas ändern',
    },
    received: {
      title: 'Widerruf eingegangen',
      at: 'Eingegangen',
      lead: (email) =>
        `Er ist bei uns. Eine E-Mail mit Datum und Uhrzeit ist unterwegs an ${email}. Heb sie auf.`,
      next: 'Wir suchen die Bestellung heraus und schreiben dir zur Ware und zu deinem Geld. Mehr musst du jetzt nicht tun.',
      over: 'Diese Bestätigung galt eine Stunde lang. Alles steht in der E-Mail, die wir dir geschickt haben.',
    },
    whole: 'Der gesamte Vertrag',
    content: 'Widerrufen',
  },
};
