import type { InLanguages } from '#domain/languages.ts';

interface SecondFactorMessages {
  readonly staff: string;
  readonly optional: string;
  readonly codeShown: string;
  readonly codeOrRecovery: string;
  readonly setUp: string;
  readonly switchOff: string;
  readonly what: string;
  readonly keyAsCode: string;
  readonly orType: string;
  readonly openInApp: string;
  readonly codes: { readonly heading: string; readonly words: string; readonly others: string };
}

/** Words about the code that is asked for after a password. */
export const SECOND_FACTOR: InLanguages<SecondFactorMessages> = {
  en: {
    staff:
      'The workshop asks for it. If you change phones, use a recovery code, and let another one of us invite you anew.',
    optional: 'You can do without it. To set it up on another phone, switch it off first.',
    codeShown: 'The code it shows',
    codeOrRecovery: 'A code of your app, or a recovery code',
    setUp: 'Set up',
    switchOff: 'Switch off',
    what: 'After your password a code from your phone is asked for. Take this key with an app for one-time codes, then type what it shows.',
    keyAsCode: 'The key as a code for your phone’s camera',
    orType: 'Or type it:',
    openInApp: 'Open in an app on this device',
    codes: {
      heading: 'Your second factor is set up. Put these codes away.',
      words:
        'Each of them replaces your phone once. They are shown this one time: print them, or write them down.',
      others: 'Every other browser is logged out.',
    },
  },
  de: {
    staff:
      'Die Werkstatt verlangt ihn. Wechselst du das Telefon, nimm einen Notfallcode und lass dich von einem anderen von uns neu einladen.',
    optional: 'Es geht auch ohne. Soll er auf ein anderes Telefon, schalte ihn erst ab.',
    codeShown: 'Der Code, den sie zeigt',
    codeOrRecovery: 'Ein Code deiner App oder ein Notfallcode',
    setUp: 'Einrichten',
    switchOff: 'Abschalten',
    what: 'Nach dem Passwort wird ein Code von deinem Telefon verlangt. Nimm diesen Schlüssel in eine App für Einmalcodes auf und tipp dann ein, was sie zeigt.',
    keyAsCode: 'Der Schlüssel als Code für die Kamera deines Telefons',
    orType: 'Oder tipp ihn ein:',
    openInApp: 'In einer App auf diesem Gerät öffnen',
    codes: {
      heading: 'Dein zweiter Faktor ist eingerichtet. Leg diese Codes weg.',
      words:
        'Jeder ersetzt dein Telefon einmal. Sie stehen nur dieses eine Mal da: Druck sie aus, oder schreib sie auf.',
      others: 'Alle anderen Browser sind abgemeldet.',
    },
  },
};
