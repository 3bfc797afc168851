import { INVITATION_HOURS } from '#domain/accounts/account.ts';
import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'Makers',
  description: 'Who works in the workshop.',
  note: 'Everybody here may do everything in the workshop. What is changed here is listed under Changes.',
  you: 'you',
  states: {
    invited: 'maker, invited',
    'no second factor yet': 'maker, no second factor yet',
    ready: 'maker',
  },
  account: 'Another phone, new recovery codes',
  remove: 'Remove',
  removeOne: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} is removed and logged out.`,
  invite: 'Invite somebody',
  inviteNote: `They get a link by mail that sets a password, once, within ${INVITATION_HOURS} hours. Invite a maker again who has lost phone and recovery codes: what opened their account before no longer works.`,
  email: 'E-mail',
  yourPassword: 'Your password',
  send: 'Invite',
  invited: 'The invitation is on its way.',
  console: 'If nobody can get in, “npm run staff” on the server invites somebody.',
};

/** Words of the page of those who work in the workshop. */
export const MAKERS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Team',
    description: 'Wer in der Werkstatt arbeitet.',
    note: 'Wer hier steht, darf in der Werkstatt alles. Was sich hier ändert, steht unter Änderungen.',
    you: 'du',
    states: {
      invited: 'eingeladen',
      'no second factor yet': 'noch ohne zweiten Faktor',
      ready: 'dabei',
    },
    account: 'Anderes Telefon, neue Notfallcodes',
    remove: 'Entfernen',
    removeOne: (name) => `${name} entfernen`,
    removed: (name) => `${name} ist entfernt und abgemeldet.`,
    invite: 'Jemanden einladen',
    inviteNote: `Per E-Mail geht ein Link raus, mit dem sich einmal ein Passwort festlegen lässt, ${INVITATION_HOURS} Stunden lang. Wer Telefon und Notfallcodes verloren hat, wird noch einmal eingeladen: Der frühere Zugang gilt dann nicht mehr.`,
    email: 'E-Mail',
    yourPassword: 'Dein Passwort',
    send: 'Einladen',
    invited: 'Die Einladung ist unterwegs.',
    console: 'Kommt niemand mehr hinein, lädt „npm run staff“ auf dem Server jemanden ein.',
  },
};
