import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'One-stop shop',
  aside: 'net to EU consumers since January',
  quarter: (quarter: string) => `this month in ${quarter}`,
  none: 'Nothing to declare for this month.',
  heads: { rate: 'Rate', net: 'Net', vat: 'VAT', month: 'Month', since: 'Since January' },
  corrects: (quarter: string) => ` corrects ${quarter}`,
  told: (day: string) => `8.000, notice sent ${day}`,
  caption: (year: number) => `Net to consumers of other member states in ${year}`,
  /** Describes the picture in a sentence. */
  picture: (year: number, net: string, line: string) =>
    `Net sales to other member states since January ${year}: ${net}. The threshold is ${line}.`,
  /** Sales to firms, which the threshold does not include. */
  firms: (net: string) => `Firms with a VAT id: ${net} net, not counted.`,
  next: (year: number) => `${year + 1} starts the same way, because ${year} passed the threshold.`,
  ends: (year: number) => `If sales stay below the threshold, ${year + 1} starts with the German rate again.`,
  beganAbove: (year: number, comes: string) =>
    `Since January, each order is taxed at the rate of its destination, because ${year - 1} passed the threshold. ${comes}`,
  chosen: (day: string) => `From ${day}, each order is taxed at the rate of its destination, as you chose.`,
  passed: (day: string, next: string) =>
    `Since ${day}, each order is taxed at the rate of its destination; ${next}`,
  below: (left: string) =>
    `${left} left to the threshold. The order that passes it and all later ones are taxed at the rate of their destination.`,
};

export const OSS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'OSS-Meldung',
    aside: 'netto an Verbraucher in der EU seit Januar',
    quarter: (quarter) => `dieser Monat in ${quarter}`,
    none: 'Für diesen Monat ist nichts zu melden.',
    heads: { rate: 'Satz', net: 'Netto', vat: 'USt', month: 'Monat', since: 'Seit Januar' },
    corrects: (quarter) => ` korrigiert ${quarter}`,
    told: (day) => `8.000, Hinweis am ${day}`,
    caption: (year) => `Netto an Verbraucher in anderen Mitgliedstaaten ${year}`,
    picture: (year, net, line) =>
      `Nettoumsatz in anderen Mitgliedstaaten seit Januar ${year}: ${net}. Die Schwelle liegt bei ${line}.`,
    firms: (net) => `Firmen mit USt-IdNr.: ${net} netto, zählen nicht mit.`,
    next: (year) => `${year + 1} beginnt auch so, weil ${year} über der Schwelle liegt.`,
    ends: (year) => `Bleibt es unter der Schwelle, beginnt ${year + 1} wieder mit dem deutschen Satz.`,
    beganAbove: (year, comes) =>
      `Seit Januar gilt für jede Bestellung der Satz des Ziellands, weil ${year - 1} über der Schwelle lag. ${comes}`,
    chosen: (day) =>
      `Ab dem ${day} gilt für jede Bestellung der Satz des Ziellands, wie ihr es gewählt habt.`,
    passed: (day, next) => `Seit dem ${day} gilt für jede Bestellung der Satz des Ziellands; ${next}`,
    below: (left) =>
      `Bis zur Schwelle bleiben ${left}. Für die Bestellung, die sie überschreitet, und alle späteren gilt der Satz des Ziellands.`,
  },
};
