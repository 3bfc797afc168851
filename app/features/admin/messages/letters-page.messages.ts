import { type InLanguages, type Language, languageNameIn } from '#domain/languages.ts';
import type { LetterTab } from '#domain/messages/letter.ts';
import type { KeyWords } from '../kit/keys.tsx';

export const LETTER_KEYS: InLanguages<readonly KeyWords[]> = {
  en: [
    ['J K', 'letter'],
    ['R', 'answer'],
    ['N', 'new, from an order'],
    ['O', 'order'],
    ['D', 'done'],
    ['Ctrl Enter', 'send'],
  ],
  de: [
    ['J K', 'Brief'],
    ['R', 'antworten'],
    ['N', 'neu, aus einer Bestellung'],
    ['O', 'Bestellung'],
    ['D', 'erledigt'],
    ['Strg Enter', 'senden'],
  ],
};

const EN = {
  title: 'Letters',
  description: 'Ask buyers and read their answers.',
  aside: 'each letter belongs to an order, appears on its page and goes out as an e-mail',
  newLetter: 'New letter, by order number',
  fromOrder: 'Write about an order',
  tabs: { answer: 'To answer', wait: 'Waiting', drafts: 'Drafts', done: 'Done' } satisfies Record<
    LetterTab,
    string
  >,
  median: (hours: number) => `answered within ${hours} h (median, 30 days)`,
  noneWaits: 'No letters to answer.',
  none: 'No letters here.',
  last: (moment: string) => `The last one was closed ${moment}.`,
  canWrite: 'Buyers can write from their order page.',
  tags: {
    toAnswer: 'to answer',
    tooLate: 'the bench was faster',
    waiting: (until: string) => `waiting until ${until}`,
    answered: (answer: string) => `answered: ${answer}`,
    draft: 'to send',
    done: (answer: string) => `done: ${answer}`,
    read: 'read',
    sent: 'sent',
  },
  thread: {
    /** The buyer's language, which can differ from the page's. */
    writes: (language: Language) => `writes in ${languageNameIn(language, 'en')}`,
    nothingYet: 'No letters yet.',
    until: (moment: string) => `until ${moment}`,
    answered: 'answered: ',
    noAnswer: 'no answer, so: ',
    aside: 'Marked as done.',
    done: 'Mark as done without an answer',
    oneAtATime:
      'One question at a time: this one is still open. You can still send a letter without a question.',
  },
};

export const LETTERS_PAGE: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Briefe',
    description: 'Nachfragen und Antworten lesen.',
    aside: 'jeder gehört zu einer Bestellung, steht auf ihrer Seite und geht als E-Mail raus',
    newLetter: 'Neuer Brief, nach Bestellnummer',
    fromOrder: 'Zu einer Bestellung schreiben',
    tabs: { answer: 'Zu beantworten', wait: 'Wartet', drafts: 'Entwürfe', done: 'Erledigt' },
    median: (hours) => `nach ${hours} h beantwortet (Median, 30 Tage)`,
    noneWaits: 'Keine Briefe zu beantworten.',
    none: 'Hier gibt es keine Briefe.',
    last: (moment) => `Der letzte war ${moment} Uhr erledigt.`,
    canWrite: 'Die Kundschaft kann auf der Seite der Bestellung schreiben.',
    tags: {
      toAnswer: 'zu beantworten',
      tooLate: 'die Werkbank war schneller',
      waiting: (until) => `wartet bis ${until}`,
      answered: (answer) => `beantwortet: ${answer}`,
      draft: 'zu senden',
      done: (answer) => `erledigt: ${answer}`,
      read: 'gelesen',
      sent: 'gesendet',
    },
    thread: {
      writes: (language) => `schreibt auf ${languageNameIn(language, 'de')}`,
      nothingYet: 'Noch keine Briefe.',
      until: (moment) => `bis ${moment}`,
      answered: 'Antwort: ',
      noAnswer: 'keine Antwort, also: ',
      aside: 'Als erledigt markiert.',
      done: 'Ohne Antwort erledigen',
      oneAtATime:
        'Eine Frage nach der anderen: Diese ist noch offen. Einen Brief ohne Frage kannst du trotzdem schicken.',
    },
  },
};
