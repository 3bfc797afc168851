import { type Day, dayInWords, shortDay, weekdayAndDay } from '#domain/calendar/day.ts';
import type { InLanguages } from '#domain/languages.ts';

/** "Fr. 13. Nov." */
const tag = (day: Day) => dayInWords(day, 'de', 'short');

const RETURN_ROW_EN = {
  kind: { withdrawal: 'Withdrawal', return: 'Return' },
  /** Day since which goods are in this state. */
  received: (day: Day) => `received ${weekdayAndDay(day)}`,
  posted: (day: Day) => `posted ${weekdayAndDay(day)}`,
  told: weekdayAndDay,
  postBy: (day: Day) => `post by ${shortDay(day)}`,
  nothingOwed: 'Nothing to refund',
  onItsWay: (sum: string) => `${sum} on its way`,
  refunded: (sum: string) => `Refund of ${sum} on its way.`,
  wentBefore: 'Refunded earlier.',
  seeOrder: 'Open the order',
  closed: (number: string) => `${number} is closed without a refund.`,
  whyClosed: (number: string) => `Note for us: reason for closing ${number}`,
  why: 'Note for us: reason',
  close: 'Close',
  closeUnpaid: 'Close without refund',
  isHere: (number: string) => `${number} is here.`,
  itIsHere: 'Mark as received',
  notLooked: 'not inspected yet',
  looked: 'Condition saved.',
  keepLook: 'Save condition',
  wasPosted: 'Enter the postmark',
  postKept: 'Postmark saved.',
  postmark: (number: string) => `Postmark of ${number}`,
  keep: 'Save',
};

export const RETURN_ROW: InLanguages<typeof RETURN_ROW_EN> = {
  en: RETURN_ROW_EN,
  de: {
    kind: { withdrawal: 'Widerruf', return: 'Rückgabe' },
    received: (day) => `angekommen ${tag(day)}`,
    posted: (day) => `aufgegeben ${tag(day)}`,
    told: tag,
    postBy: (day) => `aufgeben bis ${tag(day)}`,
    nothingOwed: 'Nichts zu erstatten',
    onItsWay: (sum) => `${sum} sind unterwegs`,
    refunded: (sum) => `Erstattung über ${sum} ist unterwegs.`,
    wentBefore: 'Schon früher erstattet.',
    seeOrder: 'Bestellung öffnen',
    closed: (number) => `${number} ist ohne Erstattung abgeschlossen.`,
    whyClosed: (number) => `Notiz für uns: Grund, ${number} abzuschließen`,
    why: 'Notiz für uns: Grund',
    close: 'Abschließen',
    closeUnpaid: 'Ohne Erstattung abschließen',
    isHere: (number) => `${number} ist hier.`,
    itIsHere: 'Als angekommen markieren',
    notLooked: 'noch nicht geprüft',
    looked: 'Zustand gespeichert.',
    keepLook: 'Zustand speichern',
    wasPosted: 'Poststempel eintragen',
    postKept: 'Poststempel gespeichert.',
    postmark: (number) => `Poststempel von ${number}`,
    keep: 'Speichern',
  },
};

const REQUEST_ROW_EN = {
  kind: 'Return',
  noNumber: 'no number yet',
  state: 'requested',
  asked: (moment: string) => `${moment}, on the page of the order`,
  notRunning: 'Not started',
  postBy: (day: Day) => `post by ${weekdayAndDay(day)}`,
  given: 'Return number issued and sent by e-mail.',
  give: 'Issue a number',
  sayNo: 'Decline',
  closed: 'Request declined.',
  writesNobody: 'The shop sends no e-mail: ',
  writeTo: (buyer: string) => `write to ${buyer}`,
  noAddress: 'no address known',
  whyNot: 'Note for us: reason',
  close: 'Decline the request',
};

export const REQUEST_ROW: InLanguages<typeof REQUEST_ROW_EN> = {
  en: REQUEST_ROW_EN,
  de: {
    kind: 'Rückgabe',
    noNumber: 'noch ohne Nummer',
    state: 'angefragt',
    asked: (moment) => `${moment}, auf der Seite der Bestellung`,
    notRunning: 'Läuft noch nicht',
    postBy: (day) => `aufgeben bis ${tag(day)}`,
    given: 'Rücksendenummer vergeben und per E-Mail geschickt.',
    give: 'Nummer vergeben',
    sayNo: 'Ablehnen',
    closed: 'Anfrage abgelehnt.',
    writesNobody: 'Der Shop schickt keine E-Mail: ',
    writeTo: (buyer) => `an ${buyer} schreiben`,
    noAddress: 'keine Adresse bekannt',
    whyNot: 'Notiz für uns: Grund',
    close: 'Anfrage ablehnen',
  },
};

const WITHDRAWAL_ROW_EN = {
  kind: 'Withdrawal',
  noOrder: 'No matching order.',
  state: 'declared',
  received: (moment: string, isAcknowledged: boolean) =>
    `${moment}${isAcknowledged ? ', e-mail sent' : ', e-mail waiting'}`,
  quoted: (goods: string) => `“${goods}”`,
  found: 'Order assigned.',
  orderOf: 'Order number',
  isThis: 'Assign to this order',
  closed: 'Withdrawal closed.',
  whyClosed: 'Note for us: reason for closing it',
  why: 'Note for us: reason',
  close: 'Close',
  /** `state` is a label, not an id. */
  orderIs: (state: string) => `The order is ${state}.`,
  answered: 'Withdrawal answered. The number goes out by e-mail.',
  answer: 'Answer',
  onceHere: (sum: string) => `${sum}, once received`,
  refunded: 'Withdrawal answered. The refund is on its way.',
};

export const WITHDRAWAL_ROW: InLanguages<typeof WITHDRAWAL_ROW_EN> = {
  en: WITHDRAWAL_ROW_EN,
  de: {
    kind: 'Widerruf',
    noOrder: 'Keine passende Bestellung.',
    state: 'erklärt',
    received: (moment, isAcknowledged) =>
      `${moment}${isAcknowledged ? ', E-Mail verschickt' : ', E-Mail wartet'}`,
    quoted: (goods) => `„${goods}“`,
    found: 'Bestellung zugeordnet.',
    orderOf: 'Bestellnummer',
    isThis: 'Dieser Bestellung zuordnen',
    closed: 'Widerruf abgeschlossen.',
    whyClosed: 'Notiz für uns: Grund für den Abschluss',
    why: 'Notiz für uns: Grund',
    close: 'Abschließen',
    orderIs: (state) => `Die Bestellung steht auf „${state}“.`,
    answered: 'Widerruf beantwortet. Die Nummer geht per E-Mail raus.',
    answer: 'Beantworten',
    onceHere: (sum) => `${sum}, sobald es hier ist`,
    refunded: 'Widerruf beantwortet. Die Erstattung ist unterwegs.',
  },
};
