import type { InLanguages } from '#domain/languages.ts';

const EN = {
  asks: (name: string): readonly [string, string] => [name, ' asks from the bench'],
  or: (names: string) => names,
  choose: 'Which one?',
  write: 'Write back',
  /** Label if there are no letters yet. */
  begin: 'Write to us',
  giveBack: 'Withdraw or return',
  made: 'We have already made it, so this is no longer possible.',
  closed: 'The time to answer is over. We now do what the letter says.',
  tooLate: (name: string) =>
    `We were faster than your answer. Your order has not changed; ${name} will look at it and write to you.`,
  kept: 'It stays as we made it.',
  lapsed: 'We got no answer, so we go by the letter.',
  itIs: (day: string, clock: string) => `You answered on ${day}, ${clock}.`,
  written: 'It is on the build sheet now.',
  canChange: (day: string, clock: string) =>
    `You can change your answer until ${day}, ${clock}. After that it is final.`,
  holds: 'It is final.',
  change: 'Change my answer',
  letters: 'Letters',
  none: 'No letters yet.',
  you: 'You',
  label: 'Your letter to us',
  send: 'Send the letter',
  sent: 'We have your letter. The answer comes by e-mail and appears here.',
  answered: 'We have your answer.',
  refusals: {
    closed: 'You can no longer answer this: the time is over, or the order has left.',
    unknown: 'Please choose one of the answers.',
    'bench was faster': 'We were faster than your answer: it was already made. Nothing has changed.',
    empty: 'Write something first.',
    'too long': 'At most 4000 characters, please.',
    'too many': 'That is the limit for one day. We have your letters and will answer them.',
  },
};

export const LETTERS_MESSAGES: InLanguages<typeof EN> = {
  en: EN,
  de: {
    asks: (name) => [name, ' fragt von der Werkbank'],
    or: (names) => names,
    choose: 'Welche?',
    write: 'Zurückschreiben',
    begin: 'Schreib uns',
    giveBack: 'Widerrufen oder zurückgeben',
    made: 'Wir haben es schon gebaut: Das geht nicht mehr.',
    closed: 'Die Zeit zum Antworten ist um. Jetzt gilt, was im Brief steht.',
    tooLate: (name) =>
      `Wir waren schneller als deine Antwort. An deiner Bestellung hat sich nichts geändert; ${name} sieht es sich an und schreibt dir.`,
    kept: 'Es bleibt, wie wir es gebaut haben.',
    lapsed: 'Es kam keine Antwort, deshalb gilt, was im Brief stand.',
    itIs: (day, clock) => `Du hast am ${day} um ${clock} Uhr geantwortet.`,
    written: 'Es steht auf dem Bauzettel.',
    canChange: (day, clock) => `Du kannst deine Antwort bis ${day}, ${clock} Uhr, ändern. Danach gilt sie.`,
    holds: 'Dabei bleibt es.',
    change: 'Meine Antwort ändern',
    letters: 'Briefe',
    none: 'Noch keine Briefe.',
    you: 'Du',
    label: 'Dein Brief an uns',
    send: 'Brief abschicken',
    sent: 'Dein Brief ist bei uns. Die Antwort kommt per E-Mail und steht dann auch hier.',
    answered: 'Deine Antwort ist da.',
    refusals: {
      closed:
        'Darauf kannst du nicht mehr antworten: Die Zeit ist um, oder die Bestellung ist schon unterwegs.',
      unknown: 'Bitte wähle eine der Antworten.',
      'bench was faster':
        'Wir waren schneller als deine Antwort: Es war schon gebaut. Geändert hat sich nichts.',
      empty: 'Schreib zuerst etwas.',
      'too long': 'Höchstens 4000 Zeichen, bitte.',
      'too many': 'Das reicht für einen Tag: Wir haben deine Briefe und antworten darauf.',
    },
  },
};
