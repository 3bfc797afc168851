import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'Return and withdrawal',
  none: 'none requested',
  entries: (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'}`,
  returns: 'Returns',
  askedFor: 'Return, requested by the buyer',
  withdrawal: (state: string, goods: string | null) => `Withdrawal, ${state}${goods ? `: ${goods}` : ''}`,
  return: (days: number) => `Return, ${days} days`,
  returnUntil: (day: string) => `post by ${day}`,
  over: 'The deadline has passed.',
  nothingLeft: 'Nothing has been shipped yet.',
  withdraw: (days: number) => `Withdrawal, ${days} days`,
  withdrawUntil: (day: string) => `from delivery until ${day}`,
  notBegun: 'from delivery, not started yet',
  entered: 'Withdrawal entered. See Returns.',
  which: 'Which items? (empty: all)',
  enter: 'Enter a withdrawal',
  allRefunded: 'Everything has been refunded. There is nothing left to withdraw from.',
};

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
    returnUntil: (day) => `aufgeben bis ${day}`,
    over: 'Die Frist ist um.',
    nothingLeft: 'Es ist noch nichts verschickt.',
    withdraw: (days) => `Widerruf, ${days} Tage`,
    withdrawUntil: (day) => `ab der Zustellung bis ${day}`,
    notBegun: 'ab der Zustellung, läuft noch nicht',
    entered: 'Widerruf eingetragen. Er steht unter Retouren.',
    which: 'Was davon? (leer: alles)',
    allRefunded: 'Alles ist erstattet. Es gibt nichts mehr zu widerrufen.',
    enter: 'Widerruf eintragen',
  },
};
