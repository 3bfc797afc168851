import type { InLanguages } from '#domain/languages.ts';

const EN = {
  change: 'Change',
  /** Completes a row's button for screen readers: "Change name". */
  about: (label: string) => ` ${label.toLowerCase()}`,
  name: { label: 'Name', none: 'Not given', save: 'Save the name' },
  address: {
    label: 'E-mail',
    verified: (email: string) => `${email}, verified`,
    newEmail: 'New e-mail',
    note: 'We send a link to the new address, and a note to the old one once you use it. You can still open orders from the old address through their e-mails.',
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
    count: (others: number): string => (others === 0 ? 'This browser only' : `${others + 1} browsers`),
    end: 'End',
    legend: 'This browser, and',
    one: (began: string, seen: string) => `One logged in on ${began}, last used on ${seen}`,
    logOut: 'Log it out',
    everywhere: 'Ends every session of this account, including this one.',
    signOut: 'Log out everywhere',
  },
  workshop: {
    label: 'Language of the workshop',
    legend: 'Show the workshop in',
    save: 'Save the language',
  },
  copy: {
    label: 'A copy of your data',
    value: 'One file, with orders and account',
    ask: 'Request it',
  },
  delete: {
    label: 'Delete the account',
    value: 'Orders stay as long as tax law requires',
    action: 'Delete',
    /** Text around the link to the request for deletion. */
    note: [
      'The account and its saved builds are gone straight away. To have your address deleted from orders too, ',
      'ask for deletion',
      ' before or after.',
    ] satisfies readonly [before: string, link: string, after: string],
    button: 'Delete the account',
  },
};

export const DATA_ROWS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    change: 'Ändern',
    about: (label) => `: ${label}`,
    name: { label: 'Name', none: 'Nicht angegeben', save: 'Namen speichern' },
    address: {
      label: 'E-Mail',
      verified: (email) => `${email}, bestätigt`,
      newEmail: 'Neue E-Mail',
      note: 'An die neue Adresse schicken wir einen Link, an die alte eine Nachricht, sobald du ihn benutzt. Bestellungen mit der alten Adresse öffnest du weiter über ihre E-Mails.',
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
      everywhere: 'Meldet dieses Konto überall ab, auch hier.',
      signOut: 'Überall abmelden',
    },
    workshop: {
      label: 'Sprache der Werkstatt',
      legend: 'Die Werkstatt anzeigen auf',
      save: 'Sprache speichern',
    },
    copy: {
      label: 'Eine Kopie deiner Daten',
      value: 'Eine Datei, mit Bestellungen und Konto',
      ask: 'Anfordern',
    },
    delete: {
      label: 'Konto löschen',
      value: 'Bestellungen bleiben, solange das Steuerrecht es verlangt',
      action: 'Löschen',
      note: [
        'Das Konto und seine Entwürfe sind sofort weg. Soll deine Adresse auch aus Bestellungen verschwinden, ',
        'verlang die Löschung',
        ' vorher oder später.',
      ],
      button: 'Konto löschen',
    },
  },
};
