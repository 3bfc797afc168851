import type { InLanguages, Language } from './languages.ts';
import { isKeyOf } from './records.ts';

interface CompanyFaults {
  readonly most: (characters: number) => string;
  readonly email: string;
  readonly link: string;
  readonly legalName: string;
  readonly partners: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly vatId: string;
  readonly taxNumber: string;
  readonly gbVatNumber: string;
  readonly eori: string;
  readonly linkName: string;
  readonly interview: string;
  readonly host: string;
  readonly noNumber: string;
}

/** What is wrong with what somebody says of the firm. */
export const COMPANY_FAULTS: InLanguages<CompanyFaults> = {
  en: {
    most: (characters) => `At most ${characters} characters.`,
    email: 'This is no e-mail address.',
    link: 'A link begins with https://.',
    legalName: 'Say what the firm is called.',
    partners: 'Say who runs it.',
    street: 'Say where it is.',
    postalCode: 'A postal code has five digits.',
    city: 'Say in which town it is.',
    vatId: 'A German VAT number is DE and nine digits.',
    taxNumber: 'A tax number has ten to thirteen digits, as 232/123/45678.',
    gbVatNumber: 'A British VAT number is GB and nine digits, or twelve.',
    eori: 'An EORI is two letters and up to fifteen more signs.',
    linkName: 'Say what the link is called.',
    interview: 'Say what it is called.',
    host: 'Say whose machines the shop runs on.',
    noNumber: 'Enter the VAT number. A small business (§ 19) that has none enters its tax number.',
  },
  de: {
    most: (characters) => `Höchstens ${characters} Zeichen.`,
    email: 'Das ist keine E-Mail-Adresse.',
    link: 'Ein Link beginnt mit https://.',
    legalName: 'Trag ein, wie die Firma heißt.',
    partners: 'Trag ein, wer sie führt.',
    street: 'Trag die Straße ein.',
    postalCode: 'Eine Postleitzahl hat fünf Ziffern.',
    city: 'Trag den Ort ein.',
    vatId: 'Eine deutsche USt-IdNr. ist DE und neun Ziffern.',
    taxNumber: 'Eine Steuernummer hat zehn bis dreizehn Ziffern, etwa 232/123/45678.',
    gbVatNumber: 'Eine britische USt-IdNr. ist GB und neun Ziffern oder zwölf.',
    eori: 'Eine EORI-Nummer sind zwei Buchstaben und bis zu fünfzehn weitere Zeichen.',
    linkName: 'Trag ein, wie der Link heißt.',
    interview: 'Trag ein, wie das Interview heißt.',
    host: 'Trag ein, auf wessen Rechnern der Shop läuft.',
    noNumber:
      'Trag die USt-IdNr. ein. Ein Kleinunternehmen (§ 19 UStG), das keine hat, trägt seine Steuernummer ein.',
  },
};

const EN_FIELDS = {
  legalName: 'Name of the firm',
  partners: 'Who runs it',
  street: 'Street',
  postalCode: 'Postal code',
  city: 'Town',
  vatId: 'VAT number',
  taxNumber: 'Tax number',
  gbVatNumber: 'British VAT number',
  eori: 'EORI',
  supportEmail: 'Mail for questions',
  ordersEmail: 'Mail for orders',
  bugReportEmail: 'Mail for faults of the site',
  host: 'Whose machines it runs on',
  socialLinks: 'Links',
  interview: 'Interview',
};

/** What is said of the firm, by the names of its fields. */
export const COMPANY_FIELDS: InLanguages<typeof EN_FIELDS> = {
  en: EN_FIELDS,
  de: {
    legalName: 'Name der Firma',
    partners: 'Wer sie führt',
    street: 'Straße',
    postalCode: 'Postleitzahl',
    city: 'Ort',
    vatId: 'USt-IdNr.',
    taxNumber: 'Steuernummer',
    gbVatNumber: 'Britische USt-IdNr.',
    eori: 'EORI-Nummer',
    supportEmail: 'E-Mail für Fragen',
    ordersEmail: 'E-Mail für Bestellungen',
    bugReportEmail: 'E-Mail für Fehler der Seite',
    host: 'Auf wessen Rechnern der Shop läuft',
    socialLinks: 'Links',
    interview: 'Interview',
  },
};

/** What a field is called by the makers; of `COMPANY.socialLinks.url`, as examples are named, what holds it. */
export function companyFieldWords(field: string, language: Language): string {
  const names = COMPANY_FIELDS[language];
  const [name = ''] = field.replace('COMPANY.', '').replace('HOST', 'host').split('.');
  return isKeyOf(names, name) ? names[name] : field;
}
