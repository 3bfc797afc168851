import type { InLanguages } from '#domain/languages.ts';
import type { KeyWords } from '../kit/keys.tsx';

const parts = (count: number) => `${count} ${count === 1 ? 'part' : 'parts'}`;

const EN = {
  title: 'Stock',
  description: 'What is short for orders, what lies here and what is free.',
  nothingCounted: 'nothing is counted yet',
  parts,
  lastFullCount: (day: string) => `last full count ${day}`,
  worth: (euro: string) => `worth ${euro} at cost`,
  exampleParts: 'example parts',
  goodsIn: 'Goods in',
  countShelf: 'Count the shelf',
  count: 'Count',
  toBuy: (lines: number) => `To buy, ${lines} ${lines === 1 ? 'line' : 'lines'}`,
  empty: {
    title: 'Nothing is on the book yet.',
    text: 'Count what lies on the shelf once, drawer by drawer and spool by spool, on the phone if you like. From then on the bench books by itself: a coil begun takes its wire, a cover fitted takes a cover, a parcel packed takes a box.',
    begin: 'Begin with the wire',
  },
  full: {
    title: 'The shelf is full.',
    noOrders: 'No order waits for parts.',
    orders: (count: number) =>
      `All ${count} open ${count === 1 ? 'order' : 'orders'} can be built from what lies here.`,
    count: 'Count something',
  },
  onePart: 'One part',
};

/** Words of the shelf. */
export const STOCK_PAGE: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Lager',
    description: 'Was für Bestellungen fehlt, was hier liegt und was frei ist.',
    nothingCounted: 'noch ist nichts gezählt',
    parts: (count) => `${count} ${count === 1 ? 'Teil' : 'Teile'}`,
    lastFullCount: (day) => `zuletzt ganz gezählt ${day}`,
    worth: (euro) => `${euro} Einkaufswert`,
    exampleParts: 'Beispielteile',
    goodsIn: 'Wareneingang',
    countShelf: 'Regal zählen',
    count: 'Zählen',
    toBuy: (lines) => `Einkaufen, ${lines} ${lines === 1 ? 'Zeile' : 'Zeilen'}`,
    empty: {
      title: 'Noch ist nichts erfasst.',
      text: 'Zähl einmal, was im Regal liegt, Fach für Fach und Rolle für Rolle, gern mit dem Telefon. Danach bucht die Werkbank von selbst: Eine begonnene Spule nimmt ihren Draht, eine aufgesetzte Kappe eine Kappe, ein gepacktes Paket einen Karton.',
      begin: 'Mit dem Draht anfangen',
    },
    full: {
      title: 'Das Regal ist voll.',
      noOrders: 'Keine Bestellung wartet auf Teile.',
      orders: (count) =>
        count === 1
          ? 'Die eine offene Bestellung lässt sich aus dem bauen, was hier liegt.'
          : `Alle ${count} offenen Bestellungen lassen sich aus dem bauen, was hier liegt.`,
      count: 'Etwas zählen',
    },
    onePart: 'Ein Teil',
  },
};

export const STOCK_KEYS: InLanguages<readonly KeyWords[]> = {
  en: [
    ['J K', 'down, up'],
    ['C', 'count'],
    ['W', 'weigh'],
    ['G', 'goods in'],
    ['Y', 'to buy'],
  ],
  de: [
    ['J K', 'runter, hoch'],
    ['C', 'zählen'],
    ['W', 'wiegen'],
    ['G', 'Wareneingang'],
    ['Y', 'einkaufen'],
  ],
};
