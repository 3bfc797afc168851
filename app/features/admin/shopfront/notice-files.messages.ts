import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'EU notice on the legal guarantee',
  why: 'Since 27 September 2026, the shop has to show the European Commission’s own notice before every order, unaltered and in colour. Add a file for each language: the SVG is required and shown on pages; the PDF is optional and attached to the confirmation e-mail instead of the SVG. A shop that takes payments does not start without both SVGs.',
  where: 'Implementing Regulation (EU) 2025/1960',
  uses: { svg: 'SVG, for pages', pdf: 'PDF, for the e-mail' },
  missing: { svg: 'missing', pdf: 'none (the SVG is attached)' },
  open: 'Open',
  choose: (language: string) => `${language} notice: choose an SVG or a PDF, at most 2 MB`,
  isPut: 'Notice saved. The shop shows it from now on.',
};

export const NOTICE_FILES: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'EU-Mitteilung zur gesetzlichen Gewährleistung',
    why: 'Seit dem 27. September 2026 muss die Mitteilung der Europäischen Kommission vor jeder Bestellung zu sehen sein, unverändert und in Farbe. Lade für jede Sprache die Datei hoch: Das SVG steht auf den Seiten und ist Pflicht; das PDF ist freiwillig und geht statt des SVG mit der Bestätigungsmail. Ein Shop, der Geld annimmt, startet nicht ohne beide SVGs.',
    where: 'Durchführungsverordnung (EU) 2025/1960',
    uses: { svg: 'SVG, für Seiten', pdf: 'PDF, für die E-Mail' },
    missing: { svg: 'fehlt', pdf: 'keins (das SVG wird angehängt)' },
    open: 'Öffnen',
    choose: (language) => `Mitteilung auf ${language}: SVG oder PDF wählen, höchstens 2 MB`,
    isPut: 'Mitteilung gespeichert. Ab jetzt steht sie im Shop.',
  },
};
