import type { InLanguages } from '#domain/languages.ts';

const EN = {
  wrong: 'E-mail and password do not match.',
  wrongCode: 'This code is wrong or already used. Wait for the next one, or use a recovery code.',
  factorEnded:
    'This second factor and its recovery codes are no longer valid. Please write to us and we will let you in.',
  tooMany: 'Too many wrong attempts. Please wait a quarter of an hour, or reset your password by e-mail.',
  gone: 'This link no longer works. Please request a new one.',
  busy: 'Many people are logging in right now. Please try again in a moment.',
  notSignedIn: 'Please log in.',
  tookTooLong: 'That took too long. Please log in again.',
  notYours: 'This is not your password.',
  otherPassword: 'This is not the password you chose.',
  mailsUnderWay: 'We have already sent e-mails to this address. Please look for them, or wait an hour.',
  noKey: 'Please reload the page and use the new key.',
  factorNeeded: 'The workshop requires a second factor. You can set up another one.',
  wrongNewCode:
    'This code does not match the key above. Check that your app has this key and your phone’s clock is right, then enter the next code.',
  wrongFormer: 'This is neither a code from your current app nor an unused recovery code.',
  lastMaker: 'You are the only one who can get into the workshop. Invite somebody else first.',
  tooMuch: 'Too many requests. Please wait an hour and try again.',
  notHuman: 'Please confirm again that you are human.',
};

export type AccountAnswer = keyof typeof EN;

const DE: Record<AccountAnswer, string> = {
  wrong: 'E-Mail und Passwort passen nicht zusammen.',
  wrongCode:
    'Dieser Code passt nicht oder ist schon verbraucht. Warte auf den nächsten oder nimm einen Notfallcode.',
  factorEnded:
    'Dieser zweite Faktor gilt nicht mehr, und seine Notfallcodes auch nicht. Bitte schreib uns; wir lassen dich wieder herein.',
  tooMany:
    'Das war zu oft falsch. Bitte warte eine Viertelstunde oder leg per E-Mail ein neues Passwort fest.',
  gone: 'Dieser Link funktioniert nicht mehr. Bitte fordere einen neuen an.',
  busy: 'Gerade melden sich viele an. Bitte versuch es gleich noch einmal.',
  notSignedIn: 'Bitte melde dich an.',
  tookTooLong: 'Das hat zu lange gedauert. Bitte melde dich noch einmal an.',
  notYours: 'Das ist nicht dein Passwort.',
  otherPassword: 'Das ist nicht das Passwort, das du gewählt hast.',
  mailsUnderWay:
    'An diese Adresse haben wir schon E-Mails geschickt. Bitte schau nach oder warte eine Stunde.',
  noKey: 'Bitte lade die Seite neu und nimm den neuen Schlüssel.',
  factorNeeded: 'Die Werkstatt verlangt einen zweiten Faktor. Du kannst einen anderen einrichten.',
  wrongNewCode:
    'Dieser Code passt nicht zu dem Schlüssel oben. Sieh nach, ob deine App diesen Schlüssel hat und ob die Uhr deines Telefons stimmt, und gib dann den nächsten Code ein, den sie zeigt.',
  wrongFormer: 'Das ist kein Code deiner jetzigen App und kein unverbrauchter Notfallcode.',
  lastMaker: 'Nur du kommst in die Werkstatt. Lade erst jemand anderen ein.',
  tooMuch: 'Zu viele Anfragen. Bitte warte eine Stunde und versuch es noch einmal.',
  notHuman: 'Bitte bestätige noch einmal, dass du ein Mensch bist.',
};

export const ACCOUNT_ANSWERS: InLanguages<Record<AccountAnswer, string>> = { en: EN, de: DE };

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
