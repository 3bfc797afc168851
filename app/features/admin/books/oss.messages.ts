import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'One-stop shop',
  aside: 'net to EU consumers since January',
  quarter: (quarter: string) => `this month in ${quarter}`,
  none: 'Nothing of this month is declared there.',
  heads: { rate: 'Rate', net: 'Net', vat: 'VAT', month: 'Month', since: 'Since January' },
  corrects: (quarter: string) => ` corrects ${quarter}`,
  told: (day: string) => `8.000, told ${day}`,
  caption: (year: number) => `Net to consumers of other member states in ${year}`,
  /** The picture in a sentence. */
  picture: (year: number, net: string, line: string) =>
    `Net sales to other member states since January ${year}: ${net}. The line is ${line}.`,
  /** Beside what counts, in a sentence of its own. */
  firms: (net: string) => `Firms with a VAT id: ${net} net, which does not count.`,
  next: (year: number) => `${year + 1} begins that way, because ${year} passed the line.`,
  ends: (year: number) => `Below the line, ${year + 1} begins with the German rate again.`,
  beganAbove: (year: number, comes: string) =>
    `Since January each order takes the rate of where it goes, because ${year - 1} passed the line. ${comes}`,
  chosen: (day: string) => `Each order takes the rate of where it goes from ${day} on, as you have chosen.`,
  passed: (day: string, next: string) => `Since ${day} each order takes the rate of where it goes; ${next}`,
  below: (left: string) =>
    `${left} are left below the line. The order that passes it takes the rate of where it goes, and so do all after it.`,
};

/** The one-stop shop, of a month and of its year. */
export const OSS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'OSS-Meldung',
    aside: 'netto an Verbraucher in der EU seit Januar',
    quarter: (quarter) => `dieser Monat in ${quarter}`,
    none: 'Aus diesem Monat ist nichts zu melden.',
    heads: { rate: 'Satz', net: 'Netto', vat: 'USt', month: 'Monat', since: 'Seit Januar' },
    corrects: (quarter) => ` korrigiert ${quarter}`,
    told: (day) => `8.000, Hinweis am ${day}`,
    caption: (year) => `Netto an Verbraucher in anderen Mitgliedstaaten ${year}`,
    picture: (year, net, line) =>
      `Nettoumsatz in anderen Mitgliedstaaten seit Januar ${year}: ${net}. Die Schwelle liegt bei ${line}.`,
    firms: (net) => `Firmen mit USt-IdNr.: ${net} netto, die nicht zählen.`,
    next: (year) => `${year + 1} beginnt auch so, weil ${year} über der Schwelle liegt.`,
    ends: (year) => `Bleibt es unter der Schwelle, beginnt ${year + 1} wieder mit dem deutschen Satz.`,
    beganAbove: (year, comes) =>
      `Seit Januar gilt für jede Bestellung der Satz des Ziellands, weil ${year - 1} über der Schwelle lag. ${comes}`,
    chosen: (day) => `Ab dem ${day} gilt für jede Bestellung der Satz des Ziellands: So habt ihr es gewählt.`,
    passed: (day, next) => `Seit dem ${day} gilt für jede Bestellung der Satz des Ziellands; ${next}`,
    below: (left) =>
      `Bis zur Schwelle bleiben ${left}. Für die Bestellung, die sie überschreitet, gilt der Satz des Ziellands, und für alle danach auch.`,
  },
};
