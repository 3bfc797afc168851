import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'Login',
  description: 'Your orders and saved builds in one place. You can buy without an account.',
  side: [
    'Without an account you open your order from our e-mail.',
    'An account keeps your orders and builds in one place.',
    'Earlier orders with the same address appear automatically.',
  ],
  /** Confirmations by the key in the address. */
  news: {
    moved: 'Your new e-mail address is verified. Please log in with it.',
    set: 'Your new password is set. Please log in with it.',
    out: 'You are logged out.',
    deleted: 'Your account is deleted.',
  },
  backToBuild: 'Log in to save the build to your account.',
  backToPickup: (serial: string) => `Log in to continue to pickup ${serial}.`,
  backToOrder: 'Log in to continue to your order.',
  logIn: 'Log in',
  forgot: 'Forgot your password?',
  register: 'Create an account',
  code: {
    title: 'One more step',
    side: [
      'Your app shows a new code every 30 seconds. Each works once.',
      'No app at hand? Use one of your recovery codes.',
    ],
    accepted: 'password accepted',
    label: 'Code from your app',
    again: 'Start again',
  },
};

export const LOGIN_MESSAGES: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Anmelden',
    description: 'Deine Bestellungen und gespeicherten Entwürfe an einem Ort. Kaufen geht ohne Konto.',
    side: [
      'Ohne Konto öffnest du deine Bestellung aus unserer E-Mail.',
      'Im Konto liegen deine Bestellungen und Entwürfe an einem Ort.',
      'Frühere Bestellungen mit derselben Adresse erscheinen automatisch.',
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
    forgot: 'Passwort vergessen?',
    register: 'Konto anlegen',
    code: {
      title: 'Noch ein Schritt',
      side: [
        'Deine App zeigt alle 30 Sekunden einen neuen Code. Jeder gilt einmal.',
        'Keine App zur Hand? Nimm einen deiner Notfallcodes.',
      ],
      accepted: 'Passwort stimmt',
      label: 'Code aus deiner App',
      again: 'Von vorn anfangen',
    },
  },
};
