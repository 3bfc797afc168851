import type { InLanguages } from '#domain/languages.ts';

const EN = {
  change: 'Change',
  /** Said of a row's action to who does not see the row: "Change name". */
  about: (label: string) => ` ${label.toLowerCase()}`,
  name: { label: 'Name', none: 'Not said', save: 'Save the name' },
  address: {
    label: 'E-mail',
    verified: (email: string) => `${email}, verified`,
    newEmail: 'New e-mail',
    note: 'A link goes to the new address, and a note to the old one once it is used. Orders bought with the old address stay findable through their mails.',
    send: 'Send the link',
  },
  password: {
    label: 'Password',
    changed: (day: string) => `Changed ${day}`,
    none: 'None yet',
    set: 'Set the password',
  },
  factor: {
    label: 'Second factor',
    on: (codes: number) => `On, ${codes} recovery codes left`,
    off: 'Off',
    setUp: 'Set up',
  },
  browsers: {
    label: 'Logged in',
    count: (others: number): string => (others === 0 ? 'This browser alone' : `${others + 1} browsers`),
    end: 'End',
    legend: 'This browser, and',
    one: (began: string, seen: string) => `One that logged in on ${began}, last used on ${seen}`,
    logOut: 'Log it out',
    everywhere: 'Ends every session of this account at once, this one too.',
    signOut: 'Sign out everywhere',
  },
  workshop: {
    label: 'Language of the workshop',
    legend: 'The workshop speaks to you in',
    save: 'Save the language',
  },
  copy: {
    label: 'A copy of all this',
    value: 'One file, with orders and account',
    ask: 'Ask for it',
  },
  delete: {
    label: 'Delete the account',
    value: 'Orders stay as long as tax law asks',
    action: 'Delete',
    /** Around the link to having more deleted. */
    note: [
      'The account goes at once, with its saved configurations. To have your address deleted from orders too, ',
      'ask for deletion',
      ' first or later.',
    ] satisfies readonly [before: string, link: string, after: string],
    button: 'Delete the account',
  },
};

/** Words of what an account knows of its owner, row by row. */
export const DATA_ROWS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    change: 'Ändern',
    about: (label) => `: ${label}`,
    name: { label: 'Name', none: 'Nicht genannt', save: 'Namen speichern' },
    address: {
      label: 'E-Mail',
      verified: (email) => `${email}, bestätigt`,
      newEmail: 'Neue E-Mail',
      note: 'An die neue Adresse geht ein Link, an die alte eine Nachricht, sobald er benutzt ist. Was du mit der alten Adresse bestellt hast, findest du weiter über die E-Mails dazu.',
      send: 'Link schicken',
    },
    password: {
      label: 'Passwort',
      changed: (day) => `Geändert am ${day}`,
      none: 'Noch keins',
      set: 'Passwort festlegen',
    },
    factor: {
      label: 'Zweiter Faktor',
      on: (codes) => (codes === 1 ? 'An, noch ein Notfallcode' : `An, noch ${codes} Notfallcodes`),
      off: 'Aus',
      setUp: 'Einrichten',
    },
    browsers: {
      label: 'Angemeldet',
      count: (others) => (others === 0 ? 'Nur dieser Browser' : `${others + 1} Browser`),
      end: 'Beenden',
      legend: 'Dieser Browser und',
      one: (began, seen) => `einer, angemeldet am ${began}, zuletzt benutzt am ${seen}`,
      logOut: 'Diesen abmelden',
      everywhere: 'Meldet dieses Konto überall auf einmal ab, hier auch.',
      signOut: 'Überall abmelden',
    },
    workshop: {
      label: 'Sprache der Werkstatt',
      legend: 'Die Werkstatt spricht mit dir',
      save: 'Sprache speichern',
    },
    copy: {
      label: 'Eine Kopie von alldem',
      value: 'Eine Datei, mit Bestellungen und Konto',
      ask: 'Anfordern',
    },
    delete: {
      label: 'Konto löschen',
      value: 'Bestellungen bleiben, solange das Steuerrecht es verlangt',
      action: 'Löschen',
      note: [
        'Das Konto ist sofort weg, mit seinen gespeicherten Entwürfen. Soll deine Adresse auch aus Bestellungen verschwinden, ',
        'verlang die Löschung',
        ' vorher oder später.',
      ],
      button: 'Konto löschen',
    },
  },
};
