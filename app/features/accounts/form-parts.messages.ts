import { PASSWORD_LEAST } from '#domain/accounts/account.ts';
import type { InLanguages } from '#domain/languages.ts';

const EN = {
  email: 'E-mail',
  password: 'Password',
  passwordHint: `At least ${PASSWORD_LEAST} characters. A few words will do, but not the obvious ones.`,
  newPassword: 'New password',
  yourPassword: 'Your password',
  code: 'Code',
  name: 'Name',
};

export const FIELD_WORDS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    email: 'E-Mail',
    password: 'Passwort',
    passwordHint: `Mindestens ${PASSWORD_LEAST} Zeichen. Ein paar Wörter reichen, nur keine, auf die jeder kommt.`,
    newPassword: 'Neues Passwort',
    yourPassword: 'Dein Passwort',
    code: 'Code',
    name: 'Name',
  },
};
