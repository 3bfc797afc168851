import { shortDay, wholeDay } from '#domain/calendar/day.ts';
import { dayInWords } from '#domain/calendar/format-day.ts';
import type { InLanguages } from '#domain/languages.ts';
import type { KeyWords } from '../kit/keys.tsx';

/** Keys of the page of codes. */
export const CODE_KEYS: InLanguages<readonly KeyWords[]> = {
  en: [
    ['J K', 'down, up'],
    ['Enter', 'copy, open'],
    ['N', 'new code'],
  ],
  de: [
    ['J K', 'runter, hoch'],
    ['Enter', 'kopieren, öffnen'],
    ['N', 'neuer Code'],
  ],
};

const CODES_EN = {
  title: 'Codes',
  description: 'Discount codes for one order or for a campaign.',
  what: 'off one order, or off many in a campaign',
  sections: { open: 'Open', used: 'Used', expired: 'Expired', withdrawn: 'Taken back' },
  codes: (count: number) => `${count} ${count === 1 ? 'code' : 'codes'}`,
  none: 'No code is out.',
  noneHint: (percent: number) =>
    `Who reports a bug is promised up to ${percent} % off. Issue one here and send it.`,
  fresh: {
    title: 'New code',
    percent: 'Per cent off',
    uses: 'Uses',
    usesHint: 'How many orders may use it. Empty: any number.',
    word: 'The code itself',
    wordHint: '4 to 20 letters and digits, for example SUMMER26. Leave it empty for a random code.',
    from: 'From',
    fromHint: 'Empty: valid at once.',
    until: 'Until',
    leastGoods: 'Goods worth at least, €',
    leastGoodsHint: 'Without shipping, before the discount. Empty: any order.',
    email: 'For the address',
    emailHint: 'Empty: for anybody who has it.',
    note: 'Note for us: what for',
    noteExample: 'Bug report: wrong total in the cart',
    issue: 'Issue the code',
    isIssued: 'The code is issued: it stands first.',
    rule: 'It takes off the goods, not the shipping, and leaves the promotion on shipping as it is. Sent to its reader by you: the shop writes nobody.',
  },
};

/** Words of the page of codes. */
export const CODES: InLanguages<typeof CODES_EN> = {
  en: CODES_EN,
  de: {
    title: 'Codes',
    description: 'Rabattcodes für eine Bestellung oder eine ganze Aktion.',
    what: 'für eine Bestellung oder für viele, in einer Aktion',
    sections: { open: 'Offen', used: 'Eingelöst', expired: 'Abgelaufen', withdrawn: 'Zurückgenommen' },
    codes: (count) => `${count} ${count === 1 ? 'Code' : 'Codes'}`,
    none: 'Kein Code ist draußen.',
    noneHint: (percent) =>
      `Wer einen Fehler meldet, dem sind bis zu ${percent} % versprochen. Leg hier einen Code an und verschick ihn.`,
    fresh: {
      title: 'Neuer Code',
      percent: 'Prozent',
      uses: 'Einlösungen',
      usesHint: 'Wie viele Bestellungen ihn nutzen können. Leer: beliebig viele.',
      word: 'Der Code selbst',
      wordHint:
        '4 bis 20 Buchstaben und Ziffern, zum Beispiel SOMMER26. Leer gelassen wird es ein zufälliger.',
      from: 'Ab',
      fromHint: 'Leer: gilt sofort.',
      until: 'Bis',
      leastGoods: 'Ware für mindestens, €',
      leastGoodsHint: 'Ohne Versand, vor dem Rabatt. Leer: jede Bestellung.',
      email: 'Für die Adresse',
      emailHint: 'Leer: für alle, die ihn haben.',
      note: 'Notiz für uns: wofür',
      noteExample: 'Fehler im Korb gemeldet',
      issue: 'Code anlegen',
      isIssued: 'Der Code ist angelegt: Er steht ganz oben.',
      rule: 'Der Rabatt geht von der Ware ab, nicht vom Versand, und lässt die Versandaktion, wie sie ist. Verschicken musst du ihn: Der Shop schreibt niemandem.',
    },
  },
};

const CODE_ROW_EN = {
  /** How long an open code still counts. */
  left: (days: number): string => (days === 0 ? 'today' : `${days} ${days === 1 ? 'day' : 'days'}`),
  anybody: 'for anybody who has it',
  notMade: 'The payment account has not made it yet. It is tried again and again.',
  takeBack: 'Take back',
  takeBackIt: 'Take it back',
  countsNoMore: (code: string) => `${code} counts no more.`,
  why: 'Note for us: why',
  whyTakenBack: (code: string) => `Note for us: why ${code} is taken back`,
  copy: 'Copy',
  copied: 'Copied',
  markIt: 'Mark it and copy',
  from: (day: string) => `from ${wholeDay(day)}`,
  until: (day: string) => `until ${wholeDay(day)}`,
  leastGoods: (sum: string) => `goods from ${sum} on`,
  uses: (used: number, most: number | null): string =>
    most === null ? `used ${used} ${used === 1 ? 'time' : 'times'}` : `used ${used} of ${most} times`,
  held: (orders: number) => `${orders} in a checkout`,
  inCheckout: 'In a checkout',
  freeBy: (clock: string | null) => `free again by ${clock}, if it is not paid`,
  used: 'Used',
  off: (sum: string) => `${sum} off`,
  ranOut: (day: string) => `ran out ${shortDay(day)}, not used`,
  takenBack: (by: string, day: string) => `taken back by ${by}, ${day}`,
};

/** Words of one code. */
export const CODE_ROW: InLanguages<typeof CODE_ROW_EN> = {
  en: CODE_ROW_EN,
  de: {
    left: (days) => (days === 0 ? 'heute' : `${days} ${days === 1 ? 'Tag' : 'Tage'}`),
    anybody: 'für alle, die ihn haben',
    notMade: 'Im Zahlungskonto gibt es ihn noch nicht. Es wird immer wieder versucht.',
    takeBack: 'Zurücknehmen',
    takeBackIt: 'Zurücknehmen',
    countsNoMore: (code) => `${code} gilt nicht mehr.`,
    why: 'Notiz für uns: warum',
    whyTakenBack: (code) => `Notiz für uns: warum ${code} zurückgenommen wird`,
    copy: 'Kopieren',
    copied: 'Kopiert',
    markIt: 'Selbst kopieren',
    from: (day) => `ab ${dayInWords(day, 'de', 'dated')}`,
    until: (day) => `bis ${dayInWords(day, 'de', 'dated')}`,
    leastGoods: (sum) => `Ware ab ${sum}`,
    uses: (used, most) => (most === null ? `${used}-mal eingelöst` : `${used} von ${most} eingelöst`),
    held: (orders) => `${orders} in der Kasse`,
    inCheckout: 'In einer Kasse',
    freeBy: (clock) => `ab ${clock} wieder frei, wenn nicht bezahlt wird`,
    used: 'Eingelöst',
    off: (sum) => `${sum} weniger`,
    ranOut: (day) => `abgelaufen am ${dayInWords(day, 'de', 'dated')}, nicht eingelöst`,
    takenBack: (by, day) => `zurückgenommen von ${by}, ${day}`,
  },
};
