import type { InLanguages } from '#domain/languages.ts';

const EN = {
  staff:
    'The workshop requires it. If you lose both your phone and your recovery codes, another maker can invite you again.',
  optional: 'Optional.',
  codeShown: 'The code it shows',
  codeOrRecovery: 'A code from your app, or a recovery code',
  setUp: 'Set up',
  former: 'A code from your current app, or a recovery code',
  does: {
    'second factor': 'Move to another phone',
    'recovery codes': 'Create new recovery codes',
    'no second factor': 'Switch off',
  },
  what: 'After your password you enter a code from your phone. Add this key to an authenticator app, then enter the code it shows.',
  keyAsCode: 'The key as a QR code',
  orType: 'Or type it:',
  openInApp: 'Open in an app on this device',
  codes: {
    heading: 'Your second factor is set up. Save these codes.',
    words: 'Each replaces your phone once. You only see them now: print them or write them down.',
    others: 'Every other browser is logged out.',
    renewed: 'These are your new recovery codes. Save them.',
    former: 'The old codes no longer work.',
  },
};

export const SECOND_FACTOR: InLanguages<typeof EN> = {
  en: EN,
  de: {
    staff:
      'Die Werkstatt verlangt ihn. Verlierst du Telefon und Notfallcodes, kann dich jemand aus der Werkstatt noch einmal einladen.',
    optional: 'Freiwillig.',
    codeShown: 'Der Code, den sie zeigt',
    codeOrRecovery: 'Ein Code deiner App oder ein Notfallcode',
    setUp: 'Einrichten',
    former: 'Ein Code deiner jetzigen App oder ein Notfallcode',
    does: {
      'second factor': 'Auf ein anderes Telefon umziehen',
      'recovery codes': 'Neue Notfallcodes erstellen',
      'no second factor': 'Abschalten',
    },
    what: 'Nach dem Passwort gibst du einen Code von deinem Telefon ein. Nimm diesen Schlüssel in eine Authenticator-App auf und gib dann den Code ein, den sie zeigt.',
    keyAsCode: 'Der Schlüssel als QR-Code',
    orType: 'Oder tipp ihn ein:',
    openInApp: 'In einer App auf diesem Gerät öffnen',
    codes: {
      heading: 'Dein zweiter Faktor ist eingerichtet. Heb diese Codes auf.',
      words:
        'Jeder ersetzt dein Telefon einmal. Du siehst sie nur jetzt: Druck sie aus oder schreib sie auf.',
      others: 'Alle anderen Browser sind abgemeldet.',
      renewed: 'Das sind deine neuen Notfallcodes. Heb sie auf.',
      former: 'Die alten Codes gelten nicht mehr.',
    },
  },
};
