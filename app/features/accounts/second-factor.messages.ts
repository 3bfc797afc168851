import type { InLanguages } from '#domain/languages.ts';

const EN = {
  staff:
    'The workshop asks for it. If you lose both your phone and your recovery codes, another maker can invite you again.',
  optional: 'You can do without it.',
  codeShown: 'The code it shows',
  codeOrRecovery: 'A code of your app, or a recovery code',
  setUp: 'Set up',
  former: 'A code of your present app, or a recovery code',
  does: {
    'second factor': 'Move to another phone',
    'recovery codes': 'Make new recovery codes',
    'no second factor': 'Switch off',
  },
  what: 'After your password a code from your phone is asked for. Take this key with an app for one-time codes, then type what it shows.',
  keyAsCode: 'The key as a code for your phone’s camera',
  orType: 'Or type it:',
  openInApp: 'Open in an app on this device',
  codes: {
    heading: 'Your second factor is set up. Put these codes away.',
    words:
      'Each of them replaces your phone once. They are shown this one time: print them, or write them down.',
    others: 'Every other browser is logged out.',
    renewed: 'These are your new recovery codes. Put them away.',
    former: 'The former codes no longer work.',
  },
};

/** Words about the code that is asked for after a password. */
export const SECOND_FACTOR: InLanguages<typeof EN> = {
  en: EN,
  de: {
    staff:
      'Die Werkstatt verlangt ihn. Verlierst du Telefon und Notfallcodes, kann dich jemand aus der Werkstatt noch einmal einladen.',
    optional: 'Es geht auch ohne.',
    codeShown: 'Der Code, den sie zeigt',
    codeOrRecovery: 'Ein Code deiner App oder ein Notfallcode',
    setUp: 'Einrichten',
    former: 'Ein Code deiner jetzigen App oder ein Notfallcode',
    does: {
      'second factor': 'Auf ein anderes Telefon umziehen',
      'recovery codes': 'Neue Notfallcodes erstellen',
      'no second factor': 'Abschalten',
    },
    what: 'Nach dem Passwort wird ein Code von deinem Telefon verlangt. Nimm diesen Schlüssel in eine App für Einmalcodes auf und tipp dann ein, was sie zeigt.',
    keyAsCode: 'Der Schlüssel als Code für die Kamera deines Telefons',
    orType: 'Oder tipp ihn ein:',
    openInApp: 'In einer App auf diesem Gerät öffnen',
    codes: {
      heading: 'Dein zweiter Faktor ist eingerichtet. Leg diese Codes weg.',
      words:
        'Jeder ersetzt dein Telefon einmal. Sie stehen nur dieses eine Mal da: Druck sie aus, oder schreib sie auf.',
      others: 'Alle anderen Browser sind abgemeldet.',
      renewed: 'Das sind deine neuen Notfallcodes. Leg sie weg.',
      former: 'Die früheren Codes gelten nicht mehr.',
    },
  },
};
