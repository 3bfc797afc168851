import type { InLanguages } from '#domain/languages.ts';

interface Words {
  readonly form: (buyer: string) => string;
  readonly question: string;
  readonly letter: string;
  /** What letters can begin with. */
  readonly patterns: Readonly<Record<'later' | 'colour', string>>;
  readonly asks: string;
  readonly heading: string;
  readonly text: string;
  readonly addFirst: string;
  readonly addMore: string;
  readonly always: (buyer: string) => string;
  readonly until: string;
  readonly otherwise: string;
  readonly silence: string;
  readonly answer: (number: number) => string;
  readonly sentTo: (buyer: string) => string;
  readonly kept: string;
  readonly send: (buyer: string) => string;
  /** What stands on the key. */
  readonly control: string;
  readonly keep: string;
  readonly discard: string;
}

/** Words around a letter that is written; the letter itself speaks its buyer's language. */
export const COMPOSER: InLanguages<Words> = {
  en: {
    form: (buyer) => `Letter to ${buyer}`,
    question: 'A question',
    letter: 'A letter',
    patterns: { later: 'It leaves later', colour: 'Another colour' },
    asks: 'What is asked, in a line',
    heading: 'Heading',
    text: 'Letter',
    addFirst: 'Ask something: add an answer',
    addMore: 'Another answer',
    always: (buyer) => `${buyer} can always write back or give the order back; both stand below the answers.`,
    until: 'Answer by',
    otherwise: 'Without an answer',
    silence: 'Only an answer that changes nothing of the order. Give at least 24 hours.',
    answer: (number) => `answer ${number}`,
    sentTo: (buyer) => `Sent to ${buyer}.`,
    kept: 'Kept as a draft.',
    send: (buyer) => `Send to ${buyer}`,
    control: 'Ctrl',
    keep: 'Keep as draft',
    discard: 'Throw it away',
  },
  de: {
    form: (buyer) => `Brief an ${buyer}`,
    question: 'Eine Frage',
    letter: 'Ein Brief',
    patterns: { later: 'Es geht später los', colour: 'Andere Farbe' },
    asks: 'Was du fragst, in einer Zeile',
    heading: 'Überschrift',
    text: 'Brief',
    addFirst: 'Etwas fragen: eine Antwort dazu',
    addMore: 'Noch eine Antwort',
    always: (buyer) =>
      `${buyer} kann immer zurückschreiben oder die Bestellung zurückgeben; beides steht unter den Antworten.`,
    until: 'Antwort bis',
    otherwise: 'Ohne Antwort',
    silence: 'Nur eine Antwort, die nichts an der Bestellung ändert. Lass mindestens 24 Stunden Zeit.',
    answer: (number) => `Antwort ${number}`,
    sentTo: (buyer) => `An ${buyer} geschickt.`,
    kept: 'Als Entwurf aufgehoben.',
    send: (buyer) => `An ${buyer} senden`,
    control: 'Strg',
    keep: 'Als Entwurf aufheben',
    discard: 'Wegwerfen',
  },
};

const ANSWER_ROW_EN = {
  answer: (number: number) => `Answer ${number}`,
  called: (number: number) => `What answer ${number} is called`,
  example: 'Take Black',
  leaves: 'leaves',
  changes: 'changes',
  nothingElse: 'nothing else',
  /** When the order leaves then, around its day. */
  leavesOn: ['leaves ', ''] satisfies readonly [before: string, after: string],
  beyondLaw: 'later than the law gives us. ',
  sheetChanges: 'order, build sheet and picture change',
  choose: 'choose what it becomes',
  working: 'working it out',
  remove: (number: number) => `Remove answer ${number}`,
};

/** Words of one answer. */
export const ANSWER_ROW: InLanguages<typeof ANSWER_ROW_EN> = {
  en: ANSWER_ROW_EN,
  de: {
    answer: (number) => `Antwort ${number}`,
    called: (number) => `Wie Antwort ${number} heißt`,
    example: 'Schwarz nehmen',
    leaves: 'geht los am',
    changes: 'ändert',
    nothingElse: 'sonst nichts',
    leavesOn: ['geht ', ' los'],
    beyondLaw: 'Später, als das Gesetz uns gibt. ',
    sheetChanges: 'Bestellung, Bauzettel und Bild ändern sich',
    choose: 'wähl aus, was daraus wird',
    working: 'wird ausgerechnet',
    remove: (number) => `Antwort ${number} entfernen`,
  },
};
