import type { InLanguages } from '#domain/languages.ts';

interface Words {
  readonly title: string;
  readonly keeps: string;
  readonly duty: (code: string | null, origin: string | null) => string;
  readonly britishVat: string;
  readonly buyerPays: string;
  readonly upTo: string;
  readonly contained: (vatNumber: string) => string;
  readonly notSold: readonly [bold: string, after: string];
  readonly noRate: string;
  readonly aboveIt: string;
  readonly inCompanyData: string;
  readonly rateOfDay: (currency: string) => string;
  readonly eori: string;
  readonly none: string;
  readonly companyData: string;

  readonly newRow: string;
  readonly rowKept: string;
  readonly country: string;
  readonly what: string;
  readonly dutyByUs: string;
  readonly tax: string;
  readonly code: string;
  readonly origin: string;
  readonly percent: string;
  readonly upToPercent: string;
  readonly from: string;
  readonly until: string;
  readonly source: string;
  readonly rowSource: string;
  readonly keepRow: string;

  readonly newRate: string;
  readonly rateKept: string;
  readonly currency: string;
  readonly day: string;
  readonly oneEuro: string;
  readonly rateSource: string;
  readonly keepRate: string;
}

export const COLLECTED: InLanguages<Words> = {
  en: {
    title: 'Collected abroad',
    keeps: 'an order keeps the row it used',
    duty: (code, origin) => `${code} from ${origin}, prepaid`,
    britishVat: 'British VAT',
    buyerPays: 'buyer pays VAT and the post’s fee',
    upTo: 'up to £135:',
    contained: (vatNumber) => `British VAT contained, ${vatNumber}`,
    notSold: ['not sold', ', no GB VAT number'],
    noRate: 'no rate',
    aboveIt: 'above it the buyer pays at import',
    inCompanyData: 'the number is in the company’s data',
    rateOfDay: (currency) => `rate of the day, ${currency}`,
    eori: 'EORI, on every declaration',
    none: 'none',
    companyData: 'the company’s data',

    newRow: 'New row',
    rowKept: 'The row is kept. What it follows ends the day before it.',
    country: 'Country',
    what: 'What',
    dutyByUs: 'Duty, prepaid by us',
    tax: 'Tax of the country',
    code: 'HS code, of a duty',
    origin: 'Origin, of a duty',
    percent: 'Per cent',
    upToPercent: 'Up to, if it differs',
    from: 'In force from',
    until: 'Last day, if known',
    source: 'Source',
    rowSource: 'broker’s letter of 30 Oct',
    keepRow: 'Keep the row',

    newRate: 'Rate of the day',
    rateKept: 'The rate is kept.',
    currency: 'Currency',
    day: 'Day',
    oneEuro: 'One euro is',
    rateSource: 'European Central Bank',
    keepRate: 'Keep the rate',
  },
  de: {
    title: 'Im Ausland fällig',
    keeps: 'eine Bestellung behält ihren Satz',
    duty: (code, origin) => `${code} aus ${origin}, vorausbezahlt`,
    britishVat: 'britische Umsatzsteuer',
    buyerPays: 'Steuer und Gebühr der Post zahlt, wer gekauft hat',
    upTo: 'bis £135:',
    contained: (vatNumber) => `britische Umsatzsteuer enthalten, ${vatNumber}`,
    notSold: ['kein Verkauf', ', keine britische Steuernummer'],
    noRate: 'kein Kurs',
    aboveIt: 'darüber zahlt bei der Einfuhr, wer gekauft hat',
    inCompanyData: 'die Nummer steht in den Firmendaten',
    rateOfDay: (currency) => `Tageskurs, ${currency}`,
    eori: 'EORI, auf jeder Zollanmeldung',
    none: 'keine',
    companyData: 'Firmendaten',

    newRow: 'Neuer Satz',
    rowKept: 'Der Satz ist gespeichert. Der bisherige endet am Tag davor.',
    country: 'Land',
    what: 'Was',
    dutyByUs: 'Zoll, von uns vorausbezahlt',
    tax: 'Steuer des Landes',
    code: 'HS-Nummer, bei Zoll',
    origin: 'Ursprung, bei Zoll',
    percent: 'Prozent',
    upToPercent: 'Bis zu, falls verschieden',
    from: 'Gilt ab',
    until: 'Letzter Tag, falls bekannt',
    source: 'Quelle',
    rowSource: 'Brief vom Zollagenten, 30. Okt.',
    keepRow: 'Satz speichern',

    newRate: 'Tageskurs',
    rateKept: 'Der Kurs ist gespeichert.',
    currency: 'Währung',
    day: 'Tag',
    oneEuro: 'Ein Euro ist',
    rateSource: 'Europäische Zentralbank',
    keepRate: 'Kurs speichern',
  },
};
