import { shortDay } from '#domain/calendar/day.ts';
import { dayInWords } from '#domain/calendar/format-day.ts';
import type { InLanguages } from '#domain/languages.ts';
import type { KeyWords } from '../kit/keys.tsx';

/** Keys of the page of what is on sale. */
export const SALE_KEYS: InLanguages<readonly KeyWords[]> = {
  en: [
    ['J K', 'down, up'],
    ['Enter', 'on sale again'],
    ['N', 'pause something'],
  ],
  de: [
    ['J K', 'runter, hoch'],
    ['Enter', 'wieder verkaufen'],
    ['N', 'etwas pausieren'],
  ],
};

const ON_SALE_EN = {
  title: 'On sale',
  description: 'What is not sold as usual, and until when.',
  notAsUsual: (count: number) =>
    `${count === 0 ? 'all is sold as usual' : `${count} not as usual`}; carts that hold one are told, paid orders stay`,
  pauseSomething: 'Pause something',
  notAsUsualTitle: 'Not as usual',
  allOnSale: 'Everything is on sale.',
  allOnSaleHint:
    'What runs out is paused here, with words that buyers read, until a day or until goods come in.',
  touches: (orders: number, carts: number) =>
    `${orders === 1 ? '1 order waits' : `${orders} orders wait`} for it, ${carts} ${carts === 1 ? 'cart' : 'carts'} known to us`,
  states: { paused: 'paused', 'to order': 'to order' },
  goodsIn: 'goods in',
  until: (day: string) => `until ${shortDay(day)}`,
  byHand: 'by hand',
  /** Who has paused what the stock paused by itself. */
  clock: 'clock',
  again: 'On sale again',
  isOnSale: (name: string) => `${name} is on sale again.`,
  choosing: { find: 'Search', target: 'Product or option', count: 'Count what holds it' },
  pausing: {
    what: 'What happens',
    howMany: 'How many',
    carts: 'carts known to us, told at the next look',
    checkouts: 'checkouts begun, which may still be paid',
    builds: 'saved builds, told when opened',
    orders: 'paid orders, which keep it',
    fromNow: 'From now on',
    states: { paused: 'Paused: cannot be bought', 'to order': 'To order: takes longer' },
    words: 'Words in the shop',
    example: 'again from Wed 2 December',
    german: 'The same in German',
    germanExample: 'wieder ab Mittwoch, 2. Dezember',
    until: 'Until and with (empty: by hand)',
    goods: 'Ends when goods come in',
    pauseAndTell: 'Pause, tell them',
    pause: 'Pause it',
    done: (name: string) => `Done: ${name}.`,
    somethingElse: 'Something else',
  },
};

/** Words of what is not sold as usual. */
export const ON_SALE: InLanguages<typeof ON_SALE_EN> = {
  en: ON_SALE_EN,
  de: {
    title: 'Im Verkauf',
    description: 'Was gerade nicht normal verkauft wird, und bis wann.',
    notAsUsual: (count) =>
      `${count === 0 ? 'alles wird normal verkauft' : `${count} nicht wie sonst`}; wer es im Korb hat, erfährt es, Bezahltes bleibt`,
    pauseSomething: 'Etwas pausieren',
    notAsUsualTitle: 'Nicht wie sonst',
    allOnSale: 'Alles wird verkauft.',
    allOnSaleHint:
      'Was ausgeht, pausierst du hier, mit einem Satz, den alle im Shop lesen, bis zu einem Tag oder bis Ware kommt.',
    touches: (orders, carts) =>
      `${orders === 1 ? '1 Bestellung wartet' : `${orders} Bestellungen warten`} darauf, ${carts === 1 ? '1 Korb, von dem' : `${carts} Körbe, von denen`} wir wissen`,
    states: { paused: 'pausiert', 'to order': 'auf Bestellung' },
    goodsIn: 'wenn Ware kommt',
    until: (day) => `bis ${dayInWords(day, 'de', 'short')}`,
    byHand: 'von Hand',
    clock: 'von selbst',
    again: 'Wieder verkaufen',
    isOnSale: (name) => `${name} wird wieder verkauft.`,
    choosing: { find: 'Suchen', target: 'Produkt oder Option', count: 'Zählen, wo es drin ist' },
    pausing: {
      what: 'Was passiert',
      howMany: 'Wie viele',
      carts: 'Körbe, von denen wir wissen: erfahren es beim nächsten Blick',
      checkouts: 'Bestellungen an der Kasse: können noch bezahlt werden',
      builds: 'gespeicherte Entwürfe: erfahren es beim Öffnen',
      orders: 'bezahlte Bestellungen: behalten es',
      fromNow: 'Ab jetzt',
      states: { paused: 'Pausiert: lässt sich nicht kaufen', 'to order': 'Auf Bestellung: dauert länger' },
      words: 'Satz im Shop (auf Englisch)',
      example: 'again from Wed 2 December',
      german: 'Dasselbe auf Deutsch',
      germanExample: 'wieder ab Mittwoch, 2. Dezember',
      until: 'Bis einschließlich (leer: von Hand)',
      goods: 'Endet, wenn Ware kommt',
      pauseAndTell: 'Pausieren und melden',
      pause: 'Pausieren',
      done: (name) => `Erledigt: ${name}.`,
      somethingElse: 'Etwas anderes',
    },
  },
};
