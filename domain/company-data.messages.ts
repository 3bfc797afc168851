import type { InLanguages, Language } from './languages.ts';
import { isKeyOf } from './records.ts';

const EN_FIELDS = {
  legalName: 'Name of the firm',
  partners: 'Partners',
  street: 'Street',
  postalCode: 'Postal code',
  city: 'Town',
  vatId: 'VAT number',
  taxNumber: 'Tax number',
  gbVatNumber: 'British VAT number',
  eori: 'EORI',
  dhlHome: 'DHL billing number, Germany',
  dhlAbroad: 'DHL billing number, abroad',
  postEkp: 'Deutsche Post customer number (EKP)',
  iban: 'IBAN for bank transfers',
  phone: 'Telephone',
  supportEmail: 'E-mail for questions',
  ordersEmail: 'E-mail for orders',
  bugReportEmail: 'E-mail for bug reports',
  host: 'Hosting company',
  socialLinks: 'Links',
  interview: 'Interview',
};

export const COMPANY_FIELDS: InLanguages<typeof EN_FIELDS> = {
  en: EN_FIELDS,
  de: {
    legalName: 'Name der Firma',
    partners: 'Inhaber',
    street: 'Straße',
    postalCode: 'Postleitzahl',
    city: 'Ort',
    vatId: 'USt-IdNr.',
    taxNumber: 'Steuernummer',
    gbVatNumber: 'Britische USt-IdNr.',
    eori: 'EORI-Nummer',
    dhlHome: 'DHL-Abrechnungsnummer, Deutschland',
    dhlAbroad: 'DHL-Abrechnungsnummer, Ausland',
    postEkp: 'Kundennummer der Deutschen Post (EKP)',
    iban: 'IBAN für Überweisungen',
    phone: 'Telefon',
    supportEmail: 'E-Mail für Fragen',
    ordersEmail: 'E-Mail für Bestellungen',
    bugReportEmail: 'E-Mail für Fehler der Seite',
    host: 'Hoster',
    socialLinks: 'Links',
    interview: 'Interview',
  },
};

/**
 * Returns the makers' label of a field. A path like `COMPANY.socialLinks.url`, as examples are named, gets
 * the label of its first part.
 */
export function companyFieldWords(field: string, language: Language): string {
  const names = COMPANY_FIELDS[language];
  const [name = ''] = field.replace('COMPANY.', '').replace('HOST', 'host').split('.');
  return isKeyOf(names, name) ? names[name] : field;
}
