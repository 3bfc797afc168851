import { COMPANY, COMPANY_IN_GERMAN } from '#domain/company.ts';
import { inWords } from '#domain/format-count.ts';
import type { InLanguages } from '#domain/languages.ts';

const EN = {
  description: () =>
    `Notes from the workshop of ${COMPANY.shopName}: how a humbucker works, what magnets do, and how to improve a guitar for little money.`,
  figure: 'NOTES',
  lines: (own: number) => [`${own} of ours, 1 from outside`],
  first: (own: number) => `The first of ${inWords(own)} notes`,
  note: (note: number) => `NOTE ${note}`,
  minutes: (minutes: number) => `${minutes} min`,
  contentsOf: (title: string) => `Contents of ${title}`,
  demo: 'FIG. 1',
  interview: () => COMPANY.interview.title,
  outside: 'An interview on somebody else’s site, with somebody else’s cookies.',
  external: 'EXTERNAL',
  feed: 'Subscribe to new notes:',
  feedTitle: () => `${COMPANY.shopName}, notes`,
  changed: ', changed ',
  contents: 'Contents',
  others: 'Other notes',
  previous: (note: number) => `Previous, note ${note}`,
  next: (note: number) => `Next, note ${note}`,
  all: 'All notes',
  notes: 'Notes',
  feedDescription: () =>
    `What ${COMPANY.shopName}, ${COMPANY.tagline} in ${COMPANY.city}, write between two coils.`,
  withFigures: () => `With its figures, at ${COMPANY.shopName}`,
};

const DE: typeof EN = {
  description: () =>
    `Notizen aus der Werkstatt von ${COMPANY.shopName}: wie ein Humbucker arbeitet, was Magnete machen, und was eine Gitarre für wenig Geld besser macht.`,
  figure: 'NOTIZEN',
  lines: (own) => [`${own} von uns, 1 von außen`],
  first: (own) => `Die erste von ${inWords(own, 'de')} Notizen`,
  note: (note) => `NOTIZ ${note}`,
  minutes: (minutes) => `${minutes} Min.`,
  contentsOf: (title) => `Inhalt von ${title}`,
  demo: 'ABB. 1',
  interview: () => COMPANY.interview.title,
  outside: 'Ein Interview auf einer fremden Seite mit fremden Cookies. Auf Englisch.',
  external: 'EXTERN',
  feed: 'Neue Notizen abonnieren:',
  feedTitle: () => `${COMPANY.shopName}, Notizen`,
  changed: ', geändert am ',
  contents: 'Inhalt',
  others: 'Andere Notizen',
  previous: (note) => `Davor, Notiz ${note}`,
  next: (note) => `Danach, Notiz ${note}`,
  all: 'Alle Notizen',
  notes: 'Notizen',
  feedDescription: () =>
    `Was ${COMPANY.shopName}, ${COMPANY_IN_GERMAN.tagline} in ${COMPANY.city}, zwischen zwei Spulen schreibt.`,
  withFigures: () => `Mit den Abbildungen bei ${COMPANY.shopName}`,
};

export const BLOG_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
