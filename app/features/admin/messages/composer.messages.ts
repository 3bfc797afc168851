import type { InLanguages } from '#domain/languages.ts';

const EN = {
  form: (buyer: string) => `Letter to ${buyer}`,
  question: 'Question',
  letter: 'Letter',
  /** Templates to start a letter from. */
  patterns: { later: 'Later date', colour: 'Another colour' },
  asks: 'Your question in one line',
  heading: 'Heading',
  text: 'Letter',
  addFirst: 'Add an answer to choose from',
  addMore: 'Add another answer',
  always: (buyer: string) =>
    `${buyer} can always write back or return the order. Both options are below the answers.`,
  until: 'Answer by',
  otherwise: 'Without an answer',
  silence: 'Choose an answer that leaves the order as it is. Allow at least 24 hours.',
  answer: (number: number) => `answer ${number}`,
  sentTo: (buyer: string) => `Sent to ${buyer}.`,
  kept: 'Draft saved.',
  send: (buyer: string) => `Send to ${buyer}`,
  /** Label of the key. */
  control: 'Ctrl',
  keep: 'Save draft',
  discard: 'Discard draft',
};

/** Texts around a letter; the letter itself is in the buyer's language. */
export const COMPOSER: InLanguages<typeof EN> = {
  en: EN,
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
    leaves: 'geht raus am',
    changes: 'ändert',
    nothingElse: 'sonst nichts',
    leavesOn: ['geht ', ' raus'],
    beyondLaw: 'Später, als das Gesetz erlaubt. ',
    sheetChanges: 'Bestellung, Bauzettel und Bild ändern sich',
    choose: 'wähl aus, was es wird',
    working: 'wird berechnet',
    remove: (number) => `Antwort ${number} entfernen`,
  },
};
