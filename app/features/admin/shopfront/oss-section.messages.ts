import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'One-stop shop (OSS)',
  off: 'Not chosen. The destination’s VAT applies once sales of a year pass 10.000 €.',
  onSince: (day: string) => `Chosen since ${day}.`,
  onFrom: (day: string) => `Chosen from ${day} on.`,
  binds: (day: string) => `The choice binds until ${day}.`,
  note: 'Choose it if the firm has passed the threshold with other sales or has waived it. From that day, orders from consumers in other EU countries include the VAT of the country of delivery. Prices stay the same, and orders paid earlier keep their VAT.',
  said: (by: string, at: string) => `Set by ${by}, ${at}`,
  from: 'We use the one-stop shop from',
  lacks: 'Choose a day.',
  submit: 'Use from that day',
  otherDay: 'Change the day',
  stop: 'Undo the choice',
  done: 'Saved.',
  question: {
    title: 'Charge the destination’s VAT from that day?',
    words:
      'Once the day has come, the choice binds until the end of the next calendar year (§ 3c (4) UStG). Ask your tax adviser first.',
    yes: 'Use the one-stop shop',
  },
  noQuestion: {
    title: 'Undo the choice?',
    words: 'From now on the threshold of 10.000 € decides again. Paid orders keep their VAT.',
    yes: 'Undo',
  },
};

export const OSS_SECTION: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'One-Stop-Shop (OSS)',
    off: 'Nicht gewählt. Die Steuer des Ziellands gilt, sobald der Umsatz eines Jahres über 10.000 € liegt.',
    onSince: (day) => `Gewählt seit ${day}.`,
    onFrom: (day) => `Gewählt ab ${day}.`,
    binds: (day) => `Die Wahl bindet bis ${day}.`,
    note: 'Wählt das, wenn die Firma die Schwelle mit anderen Verkäufen überschritten oder auf sie verzichtet hat. Ab diesem Tag enthalten Bestellungen von Verbrauchern in anderen EU-Ländern die Umsatzsteuer des Landes, in das geliefert wird. Die Preise bleiben gleich, und früher bezahlte Bestellungen behalten ihre Steuer.',
    said: (by, at) => `Eingestellt von ${by}, ${at}`,
    from: 'Wir nutzen OSS ab',
    lacks: 'Wähl einen Tag.',
    submit: 'Ab diesem Tag nutzen',
    otherDay: 'Tag ändern',
    stop: 'Wahl zurücknehmen',
    done: 'Gespeichert.',
    question: {
      title: 'Ab diesem Tag die Steuer des Ziellands berechnen?',
      words:
        'Ist der Tag da, bindet die Wahl bis zum Ende des nächsten Kalenderjahrs (§ 3c Abs. 4 UStG). Frag vorher deine Steuerberatung.',
      yes: 'OSS nutzen',
    },
    noQuestion: {
      title: 'Wahl zurücknehmen?',
      words:
        'Ab jetzt entscheidet wieder die Schwelle von 10.000 €. Bezahlte Bestellungen behalten ihre Steuer.',
      yes: 'Zurücknehmen',
    },
  },
};
