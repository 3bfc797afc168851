import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'Small business, § 19',
  onSince: (day: string) => `on since ${day}`,
  onFrom: (day: string) => `on from ${day}`,
  off: 'off',
  note: 'When on, prices, invoices and OSS contain no VAT and documents show the § 19 sentence. It starts on a day you choose, never in the past.',
  said: (by: string, at: string) => `Set by ${by}, ${at}`,
  lacks: 'Choose a day.',
  done: (day: string) => `Small business from ${day}.`,
  question: {
    title: 'Sell without VAT from that day?',
    words:
      'Prices stay as they are and contain no VAT. Invoices and e-mails show the § 19 sentence, and nothing goes to the one-stop shop. Once that day has come, you cannot undo it: only your turnover ends it. Ask your tax adviser first.',
    yes: 'Switch on',
  },
  from: 'From',
  otherDay: 'Change the day',
  submit: 'Switch on from that day',
};

/** § 19 UStG: on or off, and from when. */
export const SMALL_BUSINESS_PANEL: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Kleinunternehmer, § 19 UStG',
    onSince: (day) => `seit ${day} an`,
    onFrom: (day) => `ab ${day} an`,
    off: 'aus',
    note: 'Ist es an, enthalten Preise, Rechnungen und OSS keine Umsatzsteuer, und auf Belegen steht der Satz zu § 19 UStG. Es gilt ab einem Tag, den du wählst, nie rückwirkend.',
    said: (by, at) => `Eingestellt von ${by}, ${at}`,
    lacks: 'Wähl einen Tag.',
    done: (day) => `Kleinunternehmer nach § 19 UStG ab dem ${day}.`,
    question: {
      title: 'Ab diesem Tag ohne Umsatzsteuer verkaufen?',
      words:
        'Die Preise bleiben gleich und enthalten keine Umsatzsteuer. In Rechnungen und E-Mails steht der Satz zu § 19 UStG, und für OSS ist nichts zu melden. Ist der Tag da, kannst du es nicht mehr zurücknehmen: Nur der Umsatz beendet es. Frag vorher deine Steuerberatung.',
      yes: 'Einschalten',
    },
    from: 'Ab',
    otherDay: 'Tag ändern',
    submit: 'Ab diesem Tag einschalten',
  },
};
