import { type Day, shortDay, weekdayAndDay } from '#domain/calendar/day.ts';
import { dayInWords } from '#domain/calendar/format-day.ts';
import type { InLanguages } from '#domain/languages.ts';

/** "Fr. 13. Nov." */
const tag = (day: Day) => dayInWords(day, 'de', 'short');

const RETURN_ROW_EN = {
  kind: { withdrawal: 'Withdrawal', return: 'Return' },
  /** Since when goods are where they are. */
  received: (day: Day) => `received ${weekdayAndDay(day)}`,
  posted: (day: Day) => `posted ${weekdayAndDay(day)}`,
  told: weekdayAndDay,
  postBy: (day: Day) => `post by ${shortDay(day)}`,
  nothingOwed: 'Nothing is owed',
  onItsWay: (sum: string) => `${sum} are on their way`,
  refunded: (sum: string) => `${sum} are on their way back.`,
  wentBefore: 'Its money went back before.',
  seeOrder: 'See the order',
  closed: (number: string) => `${number} is closed. No money went.`,
  whyClosed: (number: string) => `Note for us: why ${number} is closed`,
  why: 'Note for us: why',
  close: 'Close',
  closeIt: 'Close it',
  closeUnpaid: 'Close it, no refund',
  isHere: (number: string) => `${number} is here.`,
  itIsHere: 'It is here',
  wasPosted: 'It was posted',
  postKept: 'The day of the post is kept.',
  postmark: (number: string) => `Postmark of ${number}`,
  keep: 'Keep',
};

/** Words of goods that are expected, on their way or here. */
export const RETURN_ROW: InLanguages<typeof RETURN_ROW_EN> = {
  en: RETURN_ROW_EN,
  de: {
    kind: { withdrawal: 'Widerruf', return: 'Rückgabe' },
    received: (day) => `angekommen ${tag(day)}`,
    posted: (day) => `aufgegeben ${tag(day)}`,
    told: tag,
    postBy: (day) => `aufgeben bis ${tag(day)}`,
    nothingOwed: 'Nichts ist offen',
    onItsWay: (sum) => `${sum} sind unterwegs`,
    refunded: (sum) => `${sum} sind auf dem Rückweg.`,
    wentBefore: 'Das Geld dafür ging schon früher zurück.',
    seeOrder: 'Zur Bestellung',
    closed: (number) => `${number} ist abgeschlossen. Geld ging keins.`,
    whyClosed: (number) => `Notiz für uns: warum ${number} abgeschlossen wird`,
    why: 'Notiz für uns: warum',
    close: 'Abschließen',
    closeIt: 'Abschließen',
    closeUnpaid: 'Ohne Erstattung abschließen',
    isHere: (number) => `${number} ist hier.`,
    itIsHere: 'Ist hier',
    wasPosted: 'Wurde aufgegeben',
    postKept: 'Der Tag der Post ist vermerkt.',
    postmark: (number) => `Poststempel von ${number}`,
    keep: 'Vermerken',
  },
};

const REQUEST_ROW_EN = {
  kind: 'Return',
  noNumber: 'no number yet',
  state: 'asked for',
  asked: (moment: string) => `${moment}, on the page of the order`,
  notRunning: 'Not running',
  postBy: (day: Day) => `post by ${weekdayAndDay(day)}`,
  given: 'The return number is given and mailed.',
  give: 'Give a number',
  sayNo: 'Say no',
  closed: 'The request is closed.',
  writesNobody: 'The shop writes nobody: ',
  writeTo: (buyer: string) => `write to ${buyer}`,
  noAddress: 'no address is known',
  whyNot: 'Note for us: why not',
  close: 'Close',
};

/** Words of what a buyer asks to send back. */
export const REQUEST_ROW: InLanguages<typeof REQUEST_ROW_EN> = {
  en: REQUEST_ROW_EN,
  de: {
    kind: 'Rückgabe',
    noNumber: 'noch ohne Nummer',
    state: 'angefragt',
    asked: (moment) => `${moment}, auf der Seite der Bestellung`,
    notRunning: 'Läuft nicht',
    postBy: (day) => `aufgeben bis ${tag(day)}`,
    given: 'Die Rücksendenummer ist vergeben und verschickt.',
    give: 'Nummer vergeben',
    sayNo: 'Ablehnen',
    closed: 'Die Anfrage ist abgeschlossen.',
    writesNobody: 'Der Shop schreibt niemandem: ',
    writeTo: (buyer) => `an ${buyer} schreiben`,
    noAddress: 'eine Adresse ist nicht bekannt',
    whyNot: 'Notiz für uns: warum nicht',
    close: 'Abschließen',
  },
};

const WITHDRAWAL_ROW_EN = {
  kind: 'Withdrawal',
  noOrder: 'No order is known.',
  state: 'told us',
  received: (moment: string, isAcknowledged: boolean) =>
    `${moment}${isAcknowledged ? ', mail sent' : ', mail waits'}`,
  quoted: (goods: string) => `“${goods}”`,
  found: 'The order is found.',
  orderOf: 'Order it is from',
  isThis: 'It is this order',
  closeIt: 'Close it',
  closed: 'The withdrawal is closed.',
  whyClosed: 'Note for us: why it is closed',
  why: 'Note for us: why',
  close: 'Close',
  /** `state` is in words. */
  orderIs: (state: string) => `The order is ${state}.`,
  answered: 'The withdrawal is answered: its number is mailed.',
  answer: 'Answer',
  onceHere: (sum: string) => `${sum}, once it is here`,
  refunded: 'The withdrawal is answered, its money is on its way back.',
};

/** Words of a declaration that nobody has answered yet. */
export const WITHDRAWAL_ROW: InLanguages<typeof WITHDRAWAL_ROW_EN> = {
  en: WITHDRAWAL_ROW_EN,
  de: {
    kind: 'Widerruf',
    noOrder: 'Eine Bestellung ist nicht bekannt.',
    state: 'erklärt',
    received: (moment, isAcknowledged) =>
      `${moment}${isAcknowledged ? ', E-Mail verschickt' : ', E-Mail wartet'}`,
    quoted: (goods) => `„${goods}“`,
    found: 'Die Bestellung ist gefunden.',
    orderOf: 'Bestellung, zu der er gehört',
    isThis: 'Diese Bestellung ist es',
    closeIt: 'Abschließen',
    closed: 'Der Widerruf ist abgeschlossen.',
    whyClosed: 'Notiz für uns: warum er abgeschlossen wird',
    why: 'Notiz für uns: warum',
    close: 'Abschließen',
    orderIs: (state) => `Die Bestellung steht auf „${state}“.`,
    answered: 'Der Widerruf ist beantwortet: Seine Nummer ist verschickt.',
    answer: 'Beantworten',
    onceHere: (sum) => `${sum}, sobald es hier ist`,
    refunded: 'Der Widerruf ist beantwortet, sein Geld ist auf dem Rückweg.',
  },
};
