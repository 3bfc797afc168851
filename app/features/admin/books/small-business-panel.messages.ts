import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'Small business, § 19',
  onSince: (day: string) => `on since ${day}`,
  onFrom: (day: string) => `on from ${day}`,
  off: 'off',
  note: 'On, it takes VAT off prices, invoices and OSS, and writes the § 19 sentence. From a date, never back.',
  said: (by: string, at: string) => `Said by ${by}, ${at}`,
  lacks: 'Choose a day.',
  done: (day: string) => `A small business from ${day} on.`,
  question: {
    title: 'No VAT from that day on?',
    words:
      'Prices stay as they are and contain no VAT; invoices and mails write the § 19 sentence, and nothing goes to the one-stop shop. Once the day has come nobody takes it back: turnover alone ends it. Ask your tax adviser first.',
    yes: 'Switch it on',
  },
  from: 'From',
  otherDay: 'Give it another day',
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
    note: 'Ist es an, fällt die Umsatzsteuer aus Preisen, Rechnungen und OSS, und überall steht der Satz zu § 19 UStG. Es gilt ab einem Tag, nie rückwirkend.',
    said: (by, at) => `Eingestellt von ${by}, ${at}`,
    lacks: 'Wähl einen Tag.',
    done: (day) => `Kleinunternehmer nach § 19 UStG ab dem ${day}.`,
    question: {
      title: 'Ab diesem Tag ohne Umsatzsteuer?',
      words:
        'Die Preise bleiben, wie sie sind, und enthalten keine Umsatzsteuer; in Rechnungen und Mails steht der Satz zu § 19 UStG, und für OSS ist nichts zu melden. Ist der Tag da, nimmt es niemand zurück: Nur der Umsatz beendet es. Frag vorher deine Steuerberatung.',
      yes: 'Einschalten',
    },
    from: 'Ab',
    otherDay: 'Anderen Tag festlegen',
    submit: 'Ab diesem Tag einschalten',
  },
};
