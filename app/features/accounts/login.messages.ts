import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'Login',
  description: 'Your orders and saved configurations in one place. Buying needs no account.',
  side: [
    'You can buy without an account. Your order page opens from the mail.',
    'An account keeps your orders and configurations in one place.',
    'Orders bought before with the same address appear by themselves.',
  ],
  /** What was well done before one came here, by the word in the address. */
  news: {
    moved: 'Your new e-mail address is verified. Please log in with it.',
    set: 'Your new password is set. Please log in with it.',
    out: 'You are logged out.',
    deleted: 'Your account is deleted.',
  },
  backToBuild: 'Log in, and the build is kept in your account.',
  backToPickup: (serial: string) => `Log in, and you come back to pickup ${serial}.`,
  backToOrder: 'Log in, and you come back to your order.',
  logIn: 'Log in',
  forgot: 'Forgot the password',
  register: 'Make an account',
  code: {
    title: 'One more step',
    side: [
      'Your app shows a new code every 30 seconds, and each works once.',
      'Without the app, type one of the recovery codes that you have put away.',
    ],
    accepted: 'password accepted',
    label: 'Code from your app',
    again: 'Begin again',
  },
};

/** Words of the page where one logs in. */
export const LOGIN_MESSAGES: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Anmelden',
    description: 'Deine Bestellungen und gespeicherten Entwürfe an einem Ort. Kaufen geht ohne Konto.',
    side: [
      'Kaufen kannst du ohne Konto. Die Seite deiner Bestellung öffnet sich aus der E-Mail.',
      'Im Konto liegen deine Bestellungen und Entwürfe an einem Ort.',
      'Was du vorher mit derselben Adresse bestellt hast, steht von selbst da.',
    ],
    news: {
      moved: 'Deine neue E-Mail-Adresse ist bestätigt. Bitte melde dich damit an.',
      set: 'Dein neues Passwort gilt. Bitte melde dich damit an.',
      out: 'Du bist abgemeldet.',
      deleted: 'Dein Konto ist gelöscht.',
    },
    backToBuild: 'Melde dich an, dann liegt der Entwurf in deinem Konto.',
    backToPickup: (serial) => `Melde dich an, dann geht es zurück zum Tonabnehmer ${serial}.`,
    backToOrder: 'Melde dich an, dann geht es zurück zu deiner Bestellung.',
    logIn: 'Anmelden',
    forgot: 'Passwort vergessen',
    register: 'Konto anlegen',
    code: {
      title: 'Noch ein Schritt',
      side: [
        'Deine App zeigt alle 30 Sekunden einen neuen Code, und jeder gilt einmal.',
        'Ohne die App tippst du einen der Notfallcodes ein, die du weggelegt hast.',
      ],
      accepted: 'Passwort stimmt',
      label: 'Code aus deiner App',
      again: 'Von vorn anfangen',
    },
  },
};
