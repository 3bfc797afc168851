import type { InLanguages } from '#domain/languages.ts';

const COMPANY_PAGE_EN = {
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

export const COMPANY_PAGE: InLanguages<typeof COMPANY_PAGE_EN> = {
  en: COMPANY_PAGE_EN,
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

const OSS_SECTION_EN = {
  title: 'One-stop shop (OSS)',
  off: 'Not chosen. The destination’s VAT applies once sales of a year pass 10.000 €.',
  onSince: (day: string) => `Chosen since ${day}.`,
  onFrom: (day: string) => `Chosen from ${day} on.`,
  binds: (day: string) => `The choice is binding until ${day}.`,
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
      'Once the day has come, the choice is binding until the end of the next calendar year (§ 3c (4) UStG). Ask your tax adviser first.',
    yes: 'Use the one-stop shop',
  },
  noQuestion: {
    title: 'Undo the choice?',
    words: 'From now on the threshold of 10.000 € decides again. Paid orders keep their VAT.',
    yes: 'Undo',
  },
};

export const OSS_SECTION: InLanguages<typeof OSS_SECTION_EN> = {
  en: OSS_SECTION_EN,
  de: {
    title: 'One-Stop-Shop (OSS)',
    off: 'Nicht gewählt. Die Steuer des Ziellands gilt, sobald der Umsatz eines Jahres über 10.000 € liegt.',
    onSince: (day) => `Gewählt seit ${day}.`,
    onFrom: (day) => `Gewählt ab ${day}.`,
    binds: (day) => `Die Wahl ist bis ${day} bindend.`,
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
        'Ab diesem Tag ist die Wahl bindend, bis zum Ende des nächsten Kalenderjahrs (§ 3c Abs. 4 UStG). Frag vorher deine Steuerberatung.',
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

const NOTICE_FILES_EN = {
  title: 'EU notice on the legal guarantee',
  why: 'Since 27 September 2026, the shop has to show the European Commission’s own notice before every order, unaltered and in colour. Add a file for each language: the SVG is required and shown on pages; the PDF is optional and attached to the confirmation e-mail instead of the SVG. A shop that takes payments does not start without both SVGs.',
  where: 'Implementing Regulation (EU) 2025/1960',
  uses: { svg: 'SVG, for pages', pdf: 'PDF, for the e-mail' },
  missing: { svg: 'missing', pdf: 'none (the SVG is attached)' },
  open: 'Open',
  choose: (language: string) => `${language} notice: choose an SVG or a PDF, at most 2 MB`,
  isPut: 'Notice saved. The shop shows it from now on.',
};

export const NOTICE_FILES: InLanguages<typeof NOTICE_FILES_EN> = {
  en: NOTICE_FILES_EN,
  de: {
    title: 'EU-Mitteilung zur gesetzlichen Gewährleistung',
    why: 'Seit dem 27. September 2026 muss die Mitteilung der Europäischen Kommission vor jeder Bestellung zu sehen sein, unverändert und in Farbe. Lade für jede Sprache die Datei hoch: Das SVG steht auf den Seiten und ist Pflicht; das PDF ist freiwillig und hängt statt des SVG an der Bestätigung. Ein Shop, der Geld annimmt, startet nicht ohne beide SVGs.',
    where: 'Durchführungsverordnung (EU) 2025/1960',
    uses: { svg: 'SVG, für Seiten', pdf: 'PDF, für die E-Mail' },
    missing: { svg: 'fehlt', pdf: 'keins (das SVG wird angehängt)' },
    open: 'Öffnen',
    choose: (language) => `Mitteilung auf ${language}: SVG oder PDF wählen, höchstens 2 MB`,
    isPut: 'Mitteilung gespeichert. Ab jetzt steht sie im Shop.',
  },
};
