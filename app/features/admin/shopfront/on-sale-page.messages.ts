import { dayInWords, shortDay } from '#domain/calendar/day.ts';
import type { InLanguages } from '#domain/languages.ts';
import type { KeyWords } from '../kit/keys.tsx';

export const SALE_KEYS: InLanguages<readonly KeyWords[]> = {
  en: [
    ['J K', 'down, up'],
    ['Enter', 'put back on sale'],
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
  description: 'Everything paused or made to order, and until when.',
  notAsUsual: (count: number) =>
    `${count === 0 ? 'everything is on sale' : `${count} restricted`}; carts show a notice, paid orders stay as they are`,
  pauseSomething: 'Pause something',
  notAsUsualTitle: 'Restricted',
  allOnSale: 'Everything is on sale.',
  allOnSaleHint:
    'If something runs out, pause it here with a short notice for buyers, until a day or until goods arrive.',
  touches: (orders: number, carts: number) =>
    `${orders === 1 ? '1 order' : `${orders} orders`} waiting for it; ${carts} ${carts === 1 ? 'cart' : 'carts'} with it that we know of`,
  states: { paused: 'paused', 'to order': 'to order' },
  goodsIn: 'goods in',
  until: (day: string) => `until ${shortDay(day)}`,
  byHand: 'by hand',
  /** Shown instead of a maker's name if the stock triggered the pause. */
  clock: 'automatic',
  again: 'Put back on sale',
  isOnSale: (name: string) => `${name} is on sale again.`,
  choosing: { find: 'Search', target: 'Product or option', count: 'Check what it affects' },
  pausing: {
    what: 'What it affects',
    howMany: 'How many',
    carts: 'carts we know of, with a notice from now on',
    checkouts: 'checkouts in progress, which can still be paid',
    builds: 'saved builds, with a notice when opened',
    orders: 'paid orders, which stay as they are',
    fromNow: 'From now on',
    states: { paused: 'Paused: cannot be bought', 'to order': 'To order: takes longer' },
    words: 'Notice in the shop',
    example: 'again from Wed 2 December',
    german: 'Notice in German',
    germanExample: 'wieder ab Mittwoch, 2. Dezember',
    until: 'Until and including (empty: until you end it)',
    goods: 'End when goods arrive',
    pauseAndTell: 'Pause and show the notice',
    pause: 'Pause',
    done: (name: string) => `${name}: saved.`,
    somethingElse: 'Choose something else',
  },
};

export const ON_SALE: InLanguages<typeof ON_SALE_EN> = {
  en: ON_SALE_EN,
  de: {
    title: 'Im Verkauf',
    description: 'Was pausiert oder nur auf Bestellung geht, und bis wann.',
    notAsUsual: (count) =>
      `${count === 0 ? 'alles ist im Verkauf' : `${count} eingeschränkt`}; im Warenkorb steht ein Hinweis, Bezahltes bleibt`,
    pauseSomething: 'Etwas pausieren',
    notAsUsualTitle: 'Eingeschränkt',
    allOnSale: 'Alles ist im Verkauf.',
    allOnSaleHint:
      'Geht etwas aus, pausier es hier mit einem Hinweis für die Kundschaft, bis zu einem Tag oder bis Ware kommt.',
    touches: (orders, carts) =>
      `${orders === 1 ? '1 Bestellung wartet' : `${orders} Bestellungen warten`} darauf, in ${carts === 1 ? '1 Warenkorb, den' : `${carts} Warenkörben, die`} wir kennen`,
    states: { paused: 'pausiert', 'to order': 'auf Bestellung' },
    goodsIn: 'wenn Ware kommt',
    until: (day) => `bis ${dayInWords(day, 'de', 'short')}`,
    byHand: 'von Hand',
    clock: 'automatisch',
    again: 'Wieder verkaufen',
    isOnSale: (name) => `${name} wird wieder verkauft.`,
    choosing: { find: 'Suchen', target: 'Produkt oder Option', count: 'Prüfen, was es betrifft' },
    pausing: {
      what: 'Was es betrifft',
      howMany: 'Wie viele',
      carts: 'Warenkörbe, die wir kennen: zeigen ab jetzt einen Hinweis',
      checkouts: 'laufende Bezahlvorgänge: können noch bezahlt werden',
      builds: 'gespeicherte Entwürfe: zeigen beim Öffnen einen Hinweis',
      orders: 'bezahlte Bestellungen: bleiben, wie sie sind',
      fromNow: 'Ab jetzt',
      states: { paused: 'Pausiert: lässt sich nicht kaufen', 'to order': 'Auf Bestellung: dauert länger' },
      words: 'Hinweis im Shop (auf Englisch)',
      example: 'again from Wed 2 December',
      german: 'Hinweis auf Deutsch',
      germanExample: 'wieder ab Mittwoch, 2. Dezember',
      until: 'Bis einschließlich (leer: bis du es beendest)',
      goods: 'Beenden, wenn Ware kommt',
      pauseAndTell: 'Pausieren und Hinweis zeigen',
      pause: 'Pausieren',
      done: (name) => `${name}: gespeichert.`,
      somethingElse: 'Etwas anderes wählen',
    },
  },
};
