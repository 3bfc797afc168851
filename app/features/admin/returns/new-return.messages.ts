import type { InLanguages } from '#domain/languages.ts';
import { RETURN_DAYS } from '#domain/returns/returns.ts';

const EN = {
  allOnItsWay: 'All of it is on its way back already, or here.',
  given: 'The return number is given and mailed.',
  askedOn: (moment: string) => `Asked for on ${moment}, as chosen here.`,
  give: 'Give a return number',
  number: {
    title: 'New return number',
    order: 'Order',
    find: 'Find it',
    daysOver: `Its ${RETURN_DAYS} days are over.`,
    notLeft: (lines: number) => `Nothing of its ${lines} ${lines === 1 ? 'line' : 'lines'} has left yet.`,
    noOrder: (typed: string) => `There is no order ${typed}.`,
  },
  withdrawal: {
    title: 'Enter a withdrawal',
    entered: 'The withdrawal is entered, and acknowledged by mail.',
    order: 'Order, as it was said',
    name: 'Name',
    email: 'E-mail',
    goods: 'Only some of it? Which?',
    enter: 'Enter it',
  },
  close: 'Close',
};

/** Words of what is begun above the list: a number, and a withdrawal that did not come by the form. */
export const NEW_RETURN: InLanguages<typeof EN> = {
  en: EN,
  de: {
    allOnItsWay: 'Alles davon ist schon auf dem Rückweg oder hier.',
    given: 'Die Rücksendenummer ist vergeben und verschickt.',
    askedOn: (moment) => `Angefragt am ${moment}, so wie hier gewählt.`,
    give: 'Rücksendenummer vergeben',
    number: {
      title: 'Neue Rücksendenummer',
      order: 'Bestellung',
      find: 'Suchen',
      daysOver: `Ihre ${RETURN_DAYS} Tage sind um.`,
      notLeft: (lines) =>
        lines === 1
          ? 'Ihre eine Zeile ist noch nicht weg.'
          : `Von ihren ${lines} Zeilen ist noch nichts weg.`,
      noOrder: (typed) => `Eine Bestellung ${typed} gibt es nicht.`,
    },
    withdrawal: {
      title: 'Widerruf eintragen',
      entered: 'Der Widerruf ist eingetragen und per E-Mail bestätigt.',
      order: 'Bestellung, wie genannt',
      name: 'Name',
      email: 'E-Mail',
      goods: 'Nur ein Teil? Welcher?',
      enter: 'Eintragen',
    },
    close: 'Schließen',
  },
};
