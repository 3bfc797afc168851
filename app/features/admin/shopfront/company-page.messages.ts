import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'Company',
  description: 'Who runs the shop, for every page, mail and paper.',
  /** Version zero is what the file says. */
  standing: (version: number) =>
    `${version === 0 ? 'as the file says, nothing set here yet' : `set here, version ${version}`}; pages, mails and papers say it from here`,
  whoWeAre: 'Who we are',
  examples: (fields: readonly string[]) =>
    `Still an example: ${fields.join(', ')}. A shop that takes money does not open with them.`,
  isSet: 'Set. The shop says it from now on.',
  /** What is said of a field besides its name. */
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
};

/** Words of the page of who runs the shop. */
export const COMPANY_PAGE: InLanguages<typeof EN> = {
  en: EN,
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
