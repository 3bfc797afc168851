import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'No signal on this page',
  nowhere: 'There is no page at this address.',
  /** Text around the name of the suggested page. */
  meant: ['Did you mean ', '?'] satisfies readonly [before: string, after: string],
  overHere: 'The pickups are this way.',
  goTo: (name: string) => `Go to ${name}`,
  shop: 'Go to Shop',
  start: 'Start page',
};

export const NOT_FOUND_MESSAGES: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Kein Signal auf dieser Seite',
    nowhere: 'Unter dieser Adresse gibt es keine Seite.',
    meant: ['Meintest du ', '?'],
    overHere: 'Hier geht es zu den Tonabnehmern.',
    goTo: (name) => `Zu „${name}“`,
    shop: 'Zum Shop',
    start: 'Startseite',
  },
};
