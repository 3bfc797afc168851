import { dayInWords, shortDay, wholeDay } from '#domain/calendar/day.ts';
import type { InLanguages } from '#domain/languages.ts';
import type { KeyWords } from '../kit/keys.tsx';

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
  what: 'for one order, or for many in a campaign',
  sections: { open: 'Open', used: 'Used', expired: 'Expired', withdrawn: 'Revoked' },
  codes: (count: number) => `${count} ${count === 1 ? 'code' : 'codes'}`,
  none: 'No open codes.',
  noneHint: (percent: number) =>
    `We promise up to ${percent} % off for bug reports. Create a code here and send it.`,
  fresh: {
    title: 'New code',
    percent: 'Discount, %',
    uses: 'Uses',
    usesHint: 'How many orders can use it. Empty: any number.',
    word: 'Code',
    wordHint: '4 to 20 letters and digits, for example SUMMER26. Empty: a random code.',
    from: 'From',
    fromHint: 'Empty: valid immediately.',
    until: 'Until',
    leastGoods: 'Minimum order, €',
    leastGoodsHint: 'Without shipping, before the discount. Empty: any order.',
    email: 'Only for this e-mail address',
    emailHint: 'Empty: for anyone who has the code.',
    note: 'Note for us: purpose',
    noteExample: 'Bug report: wrong total in the cart',
    issue: 'Create the code',
    isIssued: 'Code created. It is first in the list.',
    rule: 'The discount applies to the goods, not to shipping; the shipping promotion stays as it is. Send the code yourself: the shop does not.',
  },
};

export const CODES: InLanguages<typeof CODES_EN> = {
  en: CODES_EN,
  de: {
    title: 'Codes',
    description: 'Rabattcodes für eine Bestellung oder eine ganze Aktion.',
    what: 'für eine Bestellung oder für viele, in einer Aktion',
    sections: { open: 'Offen', used: 'Eingelöst', expired: 'Abgelaufen', withdrawn: 'Zurückgenommen' },
    codes: (count) => `${count} ${count === 1 ? 'Code' : 'Codes'}`,
    none: 'Keine offenen Codes.',
    noneHint: (percent) =>
      `Für gemeldete Fehler versprechen wir bis zu ${percent} %. Leg hier einen Code an und schick ihn.`,
    fresh: {
      title: 'Neuer Code',
      percent: 'Rabatt, %',
      uses: 'Einlösungen',
      usesHint: 'Wie viele Bestellungen ihn nutzen können. Leer: beliebig viele.',
      word: 'Code',
      wordHint: '4 bis 20 Buchstaben und Ziffern, zum Beispiel SOMMER26. Leer: ein zufälliger Code.',
      from: 'Ab',
      fromHint: 'Leer: gilt sofort.',
      until: 'Bis',
      leastGoods: 'Mindestbestellwert, €',
      leastGoodsHint: 'Ohne Versand, vor dem Rabatt. Leer: jede Bestellung.',
      email: 'Nur für diese E-Mail-Adresse',
      emailHint: 'Leer: für alle, die den Code haben.',
      note: 'Notiz für uns: wofür',
      noteExample: 'Fehler gemeldet: falsche Summe',
      issue: 'Code anlegen',
      isIssued: 'Code angelegt. Er steht ganz oben.',
      rule: 'Der Rabatt gilt für die Ware, nicht für den Versand; die Versandaktion bleibt, wie sie ist. Schick den Code selbst: Der Shop verschickt ihn nicht.',
    },
  },
};

const CODE_ROW_EN = {
  /** Days until an open code expires. */
  left: (days: number): string => (days === 0 ? 'today' : `${days} ${days === 1 ? 'day' : 'days'}`),
  anybody: 'for anyone who has it',
  notMade: 'Not in the payment account yet. The shop keeps trying.',
  takeBack: 'Revoke',
  takeBackIt: 'Revoke the code',
  countsNoMore: (code: string) => `${code} is no longer valid.`,
  why: 'Note for us: reason',
  whyTakenBack: (code: string) => `Note for us: reason for revoking ${code}`,
  copy: 'Copy',
  copied: 'Copied',
  markIt: 'Select and copy',
  from: (day: string) => `from ${wholeDay(day)}`,
  until: (day: string) => `until ${wholeDay(day)}`,
  leastGoods: (sum: string) => `orders from ${sum}`,
  uses: (used: number, most: number | null): string =>
    most === null ? `used ${used} ${used === 1 ? 'time' : 'times'}` : `used ${used} of ${most} times`,
  held: (orders: number) => `${orders} in a checkout`,
  inCheckout: 'In a checkout',
  freeBy: (clock: string | null) => `free again at ${clock} if not paid`,
  used: 'Used',
  off: (sum: string) => `${sum} off`,
  ranOut: (day: string) => `expired ${shortDay(day)}, not used`,
  takenBack: (by: string, day: string) => `revoked by ${by}, ${day}`,
};

export const CODE_ROW: InLanguages<typeof CODE_ROW_EN> = {
  en: CODE_ROW_EN,
  de: {
    left: (days) => (days === 0 ? 'heute' : `${days} ${days === 1 ? 'Tag' : 'Tage'}`),
    anybody: 'für alle, die ihn haben',
    notMade: 'Noch nicht im Zahlungskonto. Der Shop versucht es weiter.',
    takeBack: 'Zurücknehmen',
    takeBackIt: 'Code zurücknehmen',
    countsNoMore: (code) => `${code} gilt nicht mehr.`,
    why: 'Notiz für uns: Grund',
    whyTakenBack: (code) => `Notiz für uns: Grund, ${code} zurückzunehmen`,
    copy: 'Kopieren',
    copied: 'Kopiert',
    markIt: 'Markieren und kopieren',
    from: (day) => `ab ${dayInWords(day, 'de', 'dated')}`,
    until: (day) => `bis ${dayInWords(day, 'de', 'dated')}`,
    leastGoods: (sum) => `ab ${sum} Warenwert`,
    uses: (used, most) => (most === null ? `${used}-mal eingelöst` : `${used} von ${most} eingelöst`),
    held: (orders) => `${orders} im Bezahlvorgang`,
    inCheckout: 'Im Bezahlvorgang',
    freeBy: (clock) => `ab ${clock} wieder frei, falls nicht bezahlt`,
    used: 'Eingelöst',
    off: (sum) => `${sum} weniger`,
    ranOut: (day) => `abgelaufen am ${dayInWords(day, 'de', 'dated')}, nicht eingelöst`,
    takenBack: (by, day) => `zurückgenommen von ${by}, ${day}`,
  },
};
