import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'No signal on this page',
  nowhere: 'The address leads nowhere.',
  /** Before and after the name of the page that was perhaps meant. */
  meant: ['Did you mean ', '?'] satisfies readonly [before: string, after: string],
  overHere: 'The pickups are over here.',
  goTo: (name: string) => `Go to ${name}`,
  shop: 'Go to Shop',
  start: 'Start page',
};

export const NOT_FOUND_MESSAGES: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Kein Signal auf dieser Seite',
    nowhere: 'Die Adresse führt nirgendwohin.',
    meant: ['Meintest du ', '?'],
    overHere: 'Zu den Tonabnehmern geht es hier.',
    goTo: (name) => `Zu „${name}“`,
    shop: 'Zum Shop',
    start: 'Startseite',
  },
};
