import type { InLanguages } from '#domain/languages.ts';

const EN = {
  wrong: 'E-mail and password do not match.',
  wrongCode: 'This code does not fit, or was used already. Wait for the next one, or take a recovery code.',
  factorEnded:
    'This second factor has ended, and its recovery codes with it. Please write to us; we let you in again.',
  tooMany: 'That was wrong too often. Please wait a quarter of an hour, or set a new password by mail.',
  gone: 'This link opens nothing any more. Please ask for a new one.',
  busy: 'Many people log in just now. Please try again in a moment.',
  notSignedIn: 'Please log in.',
  tookTooLong: 'That took too long. Please log in again.',
  notYours: 'This is not your password.',
  otherPassword: 'This is not the password that was chosen.',
  mailsUnderWay: 'There are mails on their way to this address. Please look for them, or wait an hour.',
  noKey: 'Please open the page anew and take its key.',
  factorNeeded: 'The workshop asks for a second factor. You can set up another one.',
  wrongNewCode:
    'This code does not fit the key above. Check that your app has taken this key and that your phone’s clock is right, then enter the next code that it shows.',
  wrongFormer: 'This is no code of your present app and no unused recovery code.',
  lastMaker: 'You are the only one who can get into the workshop. Invite somebody else first.',
  tooMuch: 'That was a lot at once. Please wait an hour and try again.',
  notHuman: 'Please show once more that you are human.',
};

export type AccountAnswer = keyof typeof EN;

const DE: Record<AccountAnswer, string> = {
  wrong: 'E-Mail und Passwort passen nicht zusammen.',
  wrongCode:
    'Dieser Code passt nicht oder ist schon verbraucht. Warte auf den nächsten, oder nimm einen Notfallcode.',
  factorEnded:
    'Dieser zweite Faktor gilt nicht mehr, und seine Notfallcodes auch nicht. Bitte schreib uns; wir lassen dich wieder herein.',
  tooMany:
    'Das war zu oft falsch. Bitte warte eine Viertelstunde, oder leg per E-Mail ein neues Passwort fest.',
  gone: 'Dieser Link öffnet nichts mehr. Bitte fordere einen neuen an.',
  busy: 'Gerade melden sich viele an. Bitte versuch es gleich noch einmal.',
  notSignedIn: 'Bitte melde dich an.',
  tookTooLong: 'Das hat zu lange gedauert. Bitte melde dich noch einmal an.',
  notYours: 'Das ist nicht dein Passwort.',
  otherPassword: 'Das ist nicht das Passwort, das du gewählt hast.',
  mailsUnderWay:
    'An diese Adresse sind schon E-Mails unterwegs. Bitte sieh nach ihnen, oder warte eine Stunde.',
  noKey: 'Bitte öffne die Seite neu und nimm den Schlüssel, der dann dort steht.',
  factorNeeded: 'Die Werkstatt verlangt einen zweiten Faktor. Du kannst einen anderen einrichten.',
  wrongNewCode:
    'Dieser Code passt nicht zu dem Schlüssel oben. Sieh nach, ob deine App diesen Schlüssel hat und ob die Uhr deines Telefons stimmt, und gib dann den nächsten Code ein, den sie zeigt.',
  wrongFormer: 'Das ist kein Code deiner jetzigen App und kein unverbrauchter Notfallcode.',
  lastMaker: 'Nur du kommst in die Werkstatt. Lade erst jemand anderen ein.',
  tooMuch: 'Das war viel auf einmal. Bitte warte eine Stunde und versuch es noch einmal.',
  notHuman: 'Bitte zeig noch einmal, dass du ein Mensch bist.',
};

export const ANSWERS: InLanguages<Record<AccountAnswer, string>> = { en: EN, de: DE };

/** Result page of a link that confirms an address. */
export const VERIFIED: InLanguages<Record<'registration' | 'address change', string>> = {
  en: {
    registration: 'Your e-mail address is verified. You can log in now.',
    'address change': 'Your new e-mail address is verified. Please log in with it.',
  },
  de: {
    registration: 'Deine E-Mail-Adresse ist bestätigt. Du kannst dich jetzt anmelden.',
    'address change': 'Deine neue E-Mail-Adresse ist bestätigt. Bitte melde dich damit an.',
  },
};
