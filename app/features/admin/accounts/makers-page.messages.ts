import { INVITATION_HOURS } from '#domain/accounts/account.ts';
import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'Makers',
  description: 'Who works in the workshop.',
  note: 'Everyone listed here can do everything in the workshop. Changes to this list are recorded under Changes.',
  you: 'you',
  states: {
    invited: 'invited',
    'no second factor yet': 'no second factor yet',
    ready: 'active',
  },
  account: 'Set up another phone or new recovery codes',
  remove: 'Remove',
  removeOne: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} has been removed and logged out.`,
  invite: 'Invite someone',
  inviteNote: `They get a link by e-mail to set a password. It works once and for ${INVITATION_HOURS} hours. If a maker has lost phone and recovery codes, invite them again: their old access stops working.`,
  email: 'E-mail',
  yourPassword: 'Your password',
  send: 'Invite',
  invited: 'Invitation sent.',
  console: 'If nobody can log in, run “npm run staff” on the server to invite someone.',
};

export const MAKERS_PAGE: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Team',
    description: 'Wer in der Werkstatt arbeitet.',
    note: 'Wer hier steht, darf in der Werkstatt alles. Was sich hier ändert, steht unter Änderungen.',
    you: 'du',
    states: {
      invited: 'eingeladen',
      'no second factor yet': 'noch ohne zweiten Faktor',
      ready: 'aktiv',
    },
    account: 'Anderes Telefon oder neue Notfallcodes einrichten',
    remove: 'Entfernen',
    removeOne: (name) => `${name} entfernen`,
    removed: (name) => `${name} ist entfernt und abgemeldet.`,
    invite: 'Jemanden einladen',
    inviteNote: `Der Link zum Passwort kommt per E-Mail. Er gilt ${INVITATION_HOURS} Stunden und nur einmal. Hat jemand Telefon und Notfallcodes verloren, lade noch einmal ein: Der alte Zugang gilt dann nicht mehr.`,
    email: 'E-Mail',
    yourPassword: 'Dein Passwort',
    send: 'Einladen',
    invited: 'Die Einladung ist verschickt.',
    console: 'Kommt niemand mehr rein, starte auf dem Server „npm run staff“ und lade jemanden ein.',
  },
};
