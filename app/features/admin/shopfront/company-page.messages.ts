import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'Company',
  description: 'Company data for pages, e-mails and documents.',
  /** Version 0 is the file's data. */
  standing: (version: number) =>
    `${version === 0 ? 'from the file, nothing set here yet' : `set here, version ${version}`}; used on pages, in e-mails and on documents`,
  whoWeAre: 'Who we are',
  examples: (fields: readonly string[]) =>
    `Still examples: ${fields.join(', ')}. The shop cannot take payments until you replace them.`,
  isSet: 'Saved. The shop uses it from now on.',
  fields: {
    partners: 'Partners, one per line',
    vatId: 'VAT number (empty: none, under § 19)',
    taxNumber: 'Tax number (on invoices without a VAT number)',
    gbVatNumber: 'British VAT number (empty: none)',
    eori: 'EORI (empty: none)',
    socialLinks: 'Links: name and address, one per line',
    interviewTitle: 'Interview, title',
    interviewUrl: 'Interview, address',
  },
  set: 'Save company data',
  setBy: 'Set by',
  nobody: 'Nobody yet. The file applies.',
};

export const COMPANY_PAGE: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Firma',
    description: 'Firmendaten für Seiten, E-Mails und Papiere.',
    standing: (version) =>
      `${version === 0 ? 'aus der Datei, hier ist noch nichts eingetragen' : `hier eingetragen, Version ${version}`}; steht so auf Seiten, in E-Mails und auf Papieren`,
    whoWeAre: 'Wer wir sind',
    examples: (fields) =>
      `${fields.length === 1 ? 'Noch ein Beispiel' : 'Noch Beispiele'}: ${fields.join(', ')}. Damit kann der Shop kein Geld annehmen.`,
    isSet: 'Gespeichert. Ab jetzt steht es so im Shop.',
    fields: {
      partners: 'Inhaber, pro Zeile eine Person',
      vatId: 'USt-IdNr. (leer: keine, nach § 19 UStG)',
      taxNumber: 'Steuernummer (auf Rechnungen ohne USt-IdNr.)',
      gbVatNumber: 'Britische USt-IdNr. (leer: keine)',
      eori: 'EORI-Nummer (leer: keine)',
      socialLinks: 'Links: Name und Adresse, pro Zeile einer',
      interviewTitle: 'Interview, Titel',
      interviewUrl: 'Interview, Adresse',
    },
    set: 'Firmendaten speichern',
    setBy: 'Eingetragen von',
    nobody: 'Noch niemand. Es gilt die Datei.',
  },
};
