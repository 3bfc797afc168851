import { type InLanguages, type Language, languageNameIn } from '#domain/languages.ts';
import type { KeyWords } from '../kit/keys.tsx';
import type { LetterTab } from './tabs.ts';

/** The keys of the letters. */
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

interface Words {
  readonly title: string;
  readonly description: string;
  readonly aside: string;
  readonly newLetter: string;
  readonly fromOrder: string;
  readonly tabs: Readonly<Record<LetterTab, string>>;
  readonly median: (hours: number) => string;
  readonly noneWaits: string;
  readonly none: string;
  readonly last: (moment: string) => string;
  readonly canWrite: string;
  readonly tags: {
    readonly toAnswer: string;
    readonly tooLate: string;
    readonly waiting: (until: string) => string;
    readonly answered: (answer: string) => string;
    readonly draft: string;
    readonly done: (answer: string) => string;
    readonly read: string;
    readonly sent: string;
  };
  readonly thread: {
    /** Which language a buyer writes: whichever the page speaks, it can be either. */
    readonly writes: (language: Language) => string;
    readonly nothingYet: string;
    readonly until: (moment: string) => string;
    readonly answered: string;
    readonly noAnswer: string;
    readonly aside: string;
    readonly done: string;
    readonly oneAtATime: string;
  };
}

/** Words of the letters' page. */
export const LETTERS_PAGE: InLanguages<Words> = {
  en: {
    title: 'Letters',
    description: 'Ask a buyer, and read what they answer.',
    aside: 'each belongs to an order, and stands on its page and in its mail',
    newLetter: 'New letter, from the number of an order',
    fromOrder: 'From an order',
    tabs: { answer: 'To answer', wait: 'We wait', drafts: 'Drafts', done: 'Done' },
    median: (hours) => `answered in ${hours} h, median of 30 days`,
    noneWaits: 'No letter waits.',
    none: 'None here.',
    last: (moment) => `The last one was settled ${moment}.`,
    canWrite: 'Buyers can write from their order page.',
    tags: {
      toAnswer: 'to answer',
      tooLate: 'the bench was faster',
      waiting: (until) => `we wait until ${until}`,
      answered: (answer) => `answered: ${answer}`,
      draft: 'to send',
      done: (answer) => `done: ${answer}`,
      read: 'read',
      sent: 'sent',
    },
    thread: {
      writes: (language) => `writes ${languageNameIn(language, 'en')}`,
      nothingYet: 'Nothing was written yet.',
      until: (moment) => `until ${moment}`,
      answered: 'answered: ',
      noAnswer: 'no answer, so: ',
      aside: 'Put aside.',
      done: 'Done without an answer',
      oneAtATime:
        'One question at a time: this one is open. A letter that asks nothing can go out beside it.',
    },
  },
  de: {
    title: 'Briefe',
    description: 'Frag nach und lies, was die Antwort ist.',
    aside: 'jeder gehört zu einer Bestellung und steht auf ihrer Seite und in ihrer Mail',
    newLetter: 'Neuer Brief, zur Nummer einer Bestellung',
    fromOrder: 'Zu einer Bestellung',
    tabs: { answer: 'Zu beantworten', wait: 'Wir warten', drafts: 'Entwürfe', done: 'Erledigt' },
    median: (hours) => `nach ${hours} h beantwortet, Median aus 30 Tagen`,
    noneWaits: 'Kein Brief wartet.',
    none: 'Hier ist keiner.',
    last: (moment) => `Der letzte war ${moment} Uhr erledigt.`,
    canWrite: 'Wer gekauft hat, kann auf der Seite der Bestellung schreiben.',
    tags: {
      toAnswer: 'zu beantworten',
      tooLate: 'die Werkbank war schneller',
      waiting: (until) => `wir warten bis ${until}`,
      answered: (answer) => `beantwortet: ${answer}`,
      draft: 'zu senden',
      done: (answer) => `erledigt: ${answer}`,
      read: 'gelesen',
      sent: 'gesendet',
    },
    thread: {
      writes: (language) => `schreibt ${languageNameIn(language, 'de')}`,
      nothingYet: 'Geschrieben wurde noch nichts.',
      until: (moment) => `bis ${moment}`,
      answered: 'Antwort: ',
      noAnswer: 'keine Antwort, also: ',
      aside: 'Abgelegt.',
      done: 'Erledigt, ohne Antwort',
      oneAtATime:
        'Eine Frage nach der anderen: Diese ist noch offen. Ein Brief, der nichts fragt, kann trotzdem raus.',
    },
  },
};
