import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'Return and withdrawal',
  none: 'none asked',
  entries: (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'}`,
  returns: 'Returns',
  askedFor: 'Return, asked for by the buyer',
  withdrawal: (state: string, goods: string | null) => `Withdrawal, ${state}${goods ? `: ${goods}` : ''}`,
  return: (days: number) => `Return, ${days} days`,
  returnUntil: (day: string) => `counts from purchase, until ${day}`,
  over: 'The days are over.',
  nothingLeft: 'Nothing has left yet.',
  withdraw: (days: number) => `Withdrawal, ${days} days`,
  withdrawUntil: (day: string) => `counts from delivery, until ${day}`,
  notBegun: 'counts from delivery: it has not begun',
  entered: 'The withdrawal is entered. It stands under Returns.',
  which: 'Only some of it? Which?',
  enter: 'Enter a withdrawal',
  allRefunded: 'Everything is refunded: nothing is left to withdraw from.',
};

/** Words of what comes back of an order. */
export const ORDER_BACK: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Rückgabe und Widerruf',
    none: 'nichts angefragt',
    entries: (count) => `${count} ${count === 1 ? 'Eintrag' : 'Einträge'}`,
    returns: 'Retouren',
    askedFor: 'Rückgabe, auf der Seite der Bestellung angefragt',
    withdrawal: (state, goods) => `Widerruf, ${state}${goods ? `: ${goods}` : ''}`,
    return: (days) => `Rückgabe, ${days} Tage`,
    returnUntil: (day) => `zählt ab dem Kauf, bis ${day}`,
    over: 'Die Tage sind um.',
    nothingLeft: 'Es ist noch nichts verschickt.',
    withdraw: (days) => `Widerruf, ${days} Tage`,
    withdrawUntil: (day) => `zählt ab der Zustellung, bis ${day}`,
    notBegun: 'zählt ab der Zustellung: hat noch nicht begonnen',
    entered: 'Der Widerruf ist eingetragen. Er steht unter Retouren.',
    which: 'Nur ein Teil? Was?',
    allRefunded: 'Alles ist erstattet: Zu widerrufen ist nichts mehr.',
    enter: 'Widerruf eintragen',
  },
};
