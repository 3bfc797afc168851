import type { InLanguages } from '#domain/languages.ts';

const EN = {
  asks: (name: string): readonly [string, string] => [name, ' asks from the bench'],
  or: (names: string) => names,
  choose: 'Which one?',
  take: 'Take it',
  write: 'Write back',
  /** Where nothing was written yet. */
  begin: 'Write to us',
  giveBack: 'Give the order back',
  made: 'The bench has made it already: this cannot be chosen any more.',
  closed: 'The time to answer is over. What the letter says happens now.',
  tooLate: (name: string) =>
    `The bench was faster than your answer. Nothing of your order has changed; ${name} looks at it and writes to you.`,
  kept: 'It stays as the bench has made it.',
  lapsed: 'No answer came, so what the letter said holds.',
  itIs: (day: string, clock: string) => `You answered on ${day}, ${clock}.`,
  written: 'We have written it on the build sheet.',
  canChange: (day: string, clock: string) =>
    `You can still change your answer until ${day}, ${clock}; then it holds.`,
  holds: 'It holds.',
  change: 'Change my answer',
  letters: 'Letters',
  none: 'Nothing was written yet.',
  you: 'You',
  label: 'Your letter to us',
  send: 'Send the letter',
  sent: 'Your letter is with us. The answer comes by mail and stands here.',
  answered: 'Your answer is here.',
  refusals: {
    closed: 'This can be answered no more: its time is over, or the order has left.',
    unknown: 'Please choose one of the answers.',
    'bench was faster': 'The bench was faster than your answer: it was made already. Nothing has changed.',
    empty: 'Write something first.',
    'too long': 'At most 4000 characters, please.',
    'too many': 'That is enough for one day: we have your letters and answer them.',
  },
};

export const LETTERS_MESSAGES: InLanguages<typeof EN> = {
  en: EN,
  de: {
    asks: (name) => [name, ' fragt von der Werkbank'],
    or: (names) => names,
    choose: 'Welche?',
    take: 'Diese nehmen',
    write: 'Zurückschreiben',
    begin: 'Schreib uns',
    giveBack: 'Die Bestellung zurückgeben',
    made: 'Die Werkbank hat es schon gemacht: Das lässt sich nicht mehr wählen.',
    closed: 'Die Zeit zum Antworten ist um. Es gilt, was im Brief steht.',
    tooLate: (name) =>
      `Die Werkbank war schneller als deine Antwort. An deiner Bestellung hat sich nichts geändert; ${name} sieht es sich an und schreibt dir.`,
    kept: 'Es bleibt, wie die Werkbank es gemacht hat.',
    lapsed: 'Es kam keine Antwort, darum gilt, was im Brief stand.',
    itIs: (day, clock) => `Du hast am ${day} um ${clock} Uhr geantwortet.`,
    written: 'Es steht auf dem Bauzettel.',
    canChange: (day, clock) =>
      `Du kannst deine Antwort noch bis ${day}, ${clock} Uhr, ändern; dann gilt sie.`,
    holds: 'Dabei bleibt es.',
    change: 'Meine Antwort ändern',
    letters: 'Briefe',
    none: 'Noch wurde nichts geschrieben.',
    you: 'Du',
    label: 'Dein Brief an uns',
    send: 'Brief abschicken',
    sent: 'Dein Brief ist bei uns. Die Antwort kommt per E-Mail und steht hier.',
    answered: 'Deine Antwort ist da.',
    refusals: {
      closed: 'Darauf lässt sich nicht mehr antworten: Die Zeit ist um, oder die Bestellung ist los.',
      unknown: 'Bitte wähle eine der Antworten.',
      'bench was faster':
        'Die Werkbank war schneller als deine Antwort: Es war schon gemacht. Geändert hat sich nichts.',
      empty: 'Schreib zuerst etwas.',
      'too long': 'Höchstens 4000 Zeichen, bitte.',
      'too many': 'Das reicht für einen Tag: Wir haben deine Briefe und antworten darauf.',
    },
  },
};
