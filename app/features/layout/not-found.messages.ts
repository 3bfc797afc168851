import type { InLanguages } from '#domain/languages.ts';

interface NotFoundMessages {
  readonly title: string;
  readonly nowhere: string;
  /** Before and after the name of the page that was perhaps meant. */
  readonly meant: readonly [before: string, after: string];
  readonly overHere: string;
  readonly goTo: (name: string) => string;
  readonly shop: string;
  readonly start: string;
}

export const NOT_FOUND_MESSAGES: InLanguages<NotFoundMessages> = {
  en: {
    title: 'No signal on this page',
    nowhere: 'The address leads nowhere.',
    meant: ['Did you mean ', '?'],
    overHere: 'The pickups are over here.',
    goTo: (name) => `Go to ${name}`,
    shop: 'Go to Shop',
    start: 'Start page',
  },
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
