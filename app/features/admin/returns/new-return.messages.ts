import type { InLanguages } from '#domain/languages.ts';

const EN = {
  allOnItsWay: 'All items are already on their way back or here.',
  given: 'Return number issued and sent by e-mail.',
  askedOn: (moment: string) => `Requested on ${moment}, as selected here.`,
  give: 'Issue a return number',
  number: {
    title: 'New return number',
    order: 'Order',
    find: 'Find',
    daysOver: 'The return period is over.',
    notLeft: (lines: number) =>
      `None of its ${lines} ${lines === 1 ? 'item' : 'items'} has been shipped yet.`,
    noOrder: (typed: string) => `No order ${typed} found.`,
  },
  withdrawal: {
    title: 'Enter a withdrawal',
    entered: 'Withdrawal entered and confirmed by e-mail.',
    order: 'Order, as stated',
    name: 'Name',
    email: 'E-mail',
    goods: 'Which items? (empty: all)',
    enter: 'Enter the withdrawal',
  },
  close: 'Close',
};

/** Texts above the list: a new return number, and a withdrawal that did not come by the form. */
export const NEW_RETURN: InLanguages<typeof EN> = {
  en: EN,
  de: {
    allOnItsWay: 'Alle Positionen sind schon auf dem Rückweg oder hier.',
    given: 'Rücksendenummer vergeben und per E-Mail geschickt.',
    askedOn: (moment) => `Angefragt am ${moment}, so wie hier gewählt.`,
    give: 'Rücksendenummer vergeben',
    number: {
      title: 'Neue Rücksendenummer',
      order: 'Bestellung',
      find: 'Suchen',
      daysOver: 'Die Frist für die Rückgabe ist um.',
      notLeft: (lines) =>
        lines === 1
          ? 'Ihre eine Position ist noch nicht verschickt.'
          : `Von ihren ${lines} Positionen ist noch nichts verschickt.`,
      noOrder: (typed) => `Keine Bestellung ${typed} gefunden.`,
    },
    withdrawal: {
      title: 'Widerruf eintragen',
      entered: 'Widerruf eingetragen und per E-Mail bestätigt.',
      order: 'Bestellung, wie angegeben',
      name: 'Name',
      email: 'E-Mail',
      goods: 'Was davon? (leer: alles)',
      enter: 'Widerruf eintragen',
    },
    close: 'Schließen',
  },
};
