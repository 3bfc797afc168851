import type { InLanguages } from '#domain/languages.ts';

interface CompanyWords {
  readonly title: string;
  readonly description: string;
  /** Version zero is what the file says. */
  readonly standing: (version: number) => string;
  readonly whoWeAre: string;
  readonly examples: (fields: readonly string[]) => string;
  readonly isSet: string;
  /** What is said of a field besides its name. */
  readonly fields: Readonly<
    Record<
      | 'partners'
      | 'vatId'
      | 'taxNumber'
      | 'gbVatNumber'
      | 'eori'
      | 'socialLinks'
      | 'interviewTitle'
      | 'interviewUrl',
      string
    >
  >;
  readonly set: string;
  readonly setBy: string;
  readonly nobody: string;
}

/** Words of the page of who runs the shop. */
export const COMPANY_PAGE: InLanguages<CompanyWords> = {
  en: {
    title: 'Company',
    description: 'Who runs the shop, for every page, mail and paper.',
    standing: (version) =>
      `${version === 0 ? 'as the file says, nothing set here yet' : `set here, version ${version}`}; pages, mails and papers say it from here`,
    whoWeAre: 'Who we are',
    examples: (fields) =>
      `Still an example: ${fields.join(', ')}. A shop that takes money does not open with them.`,
    isSet: 'Set. The shop says it from now on.',
    fields: {
      partners: 'Who runs it, one a line',
      vatId: 'VAT number (empty: none, under § 19)',
      taxNumber: 'Tax number (on invoices without a VAT number)',
      gbVatNumber: 'British VAT number (empty: none)',
      eori: 'EORI (empty: none)',
      socialLinks: 'Links: name and address, one a line',
      interviewTitle: 'Interview, title',
      interviewUrl: 'Interview, address',
    },
    set: 'Set it for the shop',
    setBy: 'Set by',
    nobody: 'Nobody yet: the file counts.',
  },
  de: {
    title: 'Firma',
    description: 'Wer den Shop führt, für jede Seite, E-Mail und jedes Papier.',
    standing: (version) =>
      `${version === 0 ? 'wie in der Datei, hier ist noch nichts eingetragen' : `hier eingetragen, Version ${version}`}; Seiten, E-Mails und Papiere sagen es so`,
    whoWeAre: 'Wer wir sind',
    examples: (fields) =>
      `${fields.length === 1 ? 'Noch ein Beispiel' : 'Noch Beispiele'}: ${fields.join(', ')}. Ein Shop, der Geld nimmt, öffnet damit nicht.`,
    isSet: 'Eingetragen. Ab jetzt sagt es der Shop so.',
    fields: {
      partners: 'Wer sie führt, pro Zeile eine Person',
      vatId: 'USt-IdNr. (leer: keine, nach § 19 UStG)',
      taxNumber: 'Steuernummer (auf Rechnungen ohne USt-IdNr.)',
      gbVatNumber: 'Britische USt-IdNr. (leer: keine)',
      eori: 'EORI-Nummer (leer: keine)',
      socialLinks: 'Links: Name und Adresse, pro Zeile einer',
      interviewTitle: 'Interview, Titel',
      interviewUrl: 'Interview, Adresse',
    },
    set: 'Für den Shop eintragen',
    setBy: 'Eingetragen von',
    nobody: 'Noch niemand: Es gilt die Datei.',
  },
};
