import type { InLanguages } from '#domain/languages.ts';

interface Words {
  readonly form: (buyer: string) => string;
  readonly question: string;
  readonly letter: string;
  /** Templates to start a letter from. */
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
  /** Label of the key. */
  readonly control: string;
  readonly keep: string;
  readonly discard: string;
}

/** Texts around a letter; the letter itself is in the buyer's language. */
export const COMPOSER: InLanguages<Words> = {
  en: {
    form: (buyer) => `Letter to ${buyer}`,
    question: 'Question',
    letter: 'Letter',
    patterns: { later: 'Later date', colour: 'Another colour' },
    asks: 'Your question in one line',
    heading: 'Heading',
    text: 'Letter',
    addFirst: 'Add an answer to choose from',
    addMore: 'Add another answer',
    always: (buyer) => `${buyer} can always write back or give the order back. Both are below the answers.`,
    until: 'Answer by',
    otherwise: 'Without an answer',
    silence: 'Choose an answer that leaves the order as it is. Allow at least 24 hours.',
    answer: (number) => `answer ${number}`,
    sentTo: (buyer) => `Sent to ${buyer}.`,
    kept: 'Draft saved.',
    send: (buyer) => `Send to ${buyer}`,
    control: 'Ctrl',
    keep: 'Save draft',
    discard: 'Discard draft',
  },
  de: {
    form: (buyer) => `Brief an ${buyer}`,
    question: 'Frage',
    letter: 'Brief',
    patterns: { later: 'Späterer Termin', colour: 'Andere Farbe' },
    asks: 'Deine Frage in einer Zeile',
    heading: 'Überschrift',
    text: 'Brief',
    addFirst: 'Antwort zur Auswahl hinzufügen',
    addMore: 'Noch eine Antwort hinzufügen',
    always: (buyer) =>
      `${buyer} kann immer zurückschreiben oder die Bestellung zurückgeben. Beides steht unter den Antworten.`,
    until: 'Antwort bis',
    otherwise: 'Ohne Antwort',
    silence:
      'Nimm eine Antwort, bei der die Bestellung bleibt, wie sie ist. Lass mindestens 24 Stunden Zeit.',
    answer: (number) => `Antwort ${number}`,
    sentTo: (buyer) => `An ${buyer} geschickt.`,
    kept: 'Entwurf gespeichert.',
    send: (buyer) => `An ${buyer} senden`,
    control: 'Strg',
    keep: 'Entwurf speichern',
    discard: 'Entwurf verwerfen',
  },
};

const ANSWER_ROW_EN = {
  answer: (number: number) => `Answer ${number}`,
  called: (number: number) => `Text of answer ${number}`,
  example: 'Take Black',
  leaves: 'leaves',
  changes: 'changes',
  nothingElse: 'nothing else',
  /** Text around the day on which the order would then leave. */
  leavesOn: ['leaves ', ''] satisfies readonly [before: string, after: string],
  beyondLaw: 'later than the law allows. ',
  sheetChanges: 'order, build sheet and picture change',
  choose: 'choose the new value',
  working: 'calculating',
  remove: (number: number) => `Remove answer ${number}`,
};

export const ANSWER_ROW: InLanguages<typeof ANSWER_ROW_EN> = {
  en: ANSWER_ROW_EN,
  de: {
    answer: (number) => `Antwort ${number}`,
    called: (number) => `Text von Antwort ${number}`,
    example: 'Schwarz nehmen',
    leaves: 'geht los am',
    changes: 'ändert',
    nothingElse: 'sonst nichts',
    leavesOn: ['geht ', ' los'],
    beyondLaw: 'Später, als das Gesetz erlaubt. ',
    sheetChanges: 'Bestellung, Bauzettel und Bild ändern sich',
    choose: 'wähl aus, was es wird',
    working: 'wird berechnet',
    remove: (number) => `Antwort ${number} entfernen`,
  },
};
