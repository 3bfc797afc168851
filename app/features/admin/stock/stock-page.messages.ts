import type { InLanguages } from '#domain/languages.ts';
import type { KeyWords } from '../kit/keys.tsx';

const parts = (count: number) => `${count} ${count === 1 ? 'part' : 'parts'}`;

const EN = {
  title: 'Stock',
  description: 'Parts that orders still need, on hand and free.',
  nothingCounted: 'nothing counted yet',
  parts,
  lastFullCount: (day: string) => `last full count ${day}`,
  worth: (euro: string) => `worth ${euro} at cost`,
  exampleParts: 'example parts',
  goodsIn: 'Goods in',
  countShelf: 'Count the shelf',
  count: 'Count',
  toBuy: (lines: number) => `To buy, ${lines} ${lines === 1 ? 'item' : 'items'}`,
  empty: {
    title: 'No stock recorded yet.',
    text: 'Count everything on the shelf once, drawer by drawer and spool by spool, on your phone if you like. After that, stock updates automatically: starting a coil uses wire, fitting a cover uses a cover, packing a parcel uses a box.',
    begin: 'Start with the wire',
  },
  full: {
    title: 'Nothing is missing.',
    noOrders: 'No order is waiting for parts.',
    orders: (count: number) =>
      `All ${count} open ${count === 1 ? 'order' : 'orders'} can be built from the parts on hand.`,
    count: 'Count a part',
  },
  onePart: 'One part',
};

export const STOCK_PAGE: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Lager',
    description: 'Teile, die Bestellungen fehlen, die da und die frei sind.',
    nothingCounted: 'noch nichts gezählt',
    parts: (count) => `${count} ${count === 1 ? 'Teil' : 'Teile'}`,
    lastFullCount: (day) => `zuletzt ganz gezählt ${day}`,
    worth: (euro) => `${euro} Einkaufswert`,
    exampleParts: 'Beispielteile',
    goodsIn: 'Wareneingang',
    countShelf: 'Regal zählen',
    count: 'Zählen',
    toBuy: (lines) => `Einkaufen, ${lines} ${lines === 1 ? 'Position' : 'Positionen'}`,
    empty: {
      title: 'Noch kein Bestand erfasst.',
      text: 'Zähl einmal alles im Regal, Fach für Fach und Rolle für Rolle, gern mit dem Telefon. Danach bucht der Shop automatisch: Draht, wenn du eine Spule anfängst, eine Kappe, wenn du sie aufsetzt, einen Karton, wenn du ein Paket packst.',
      begin: 'Mit dem Draht anfangen',
    },
    full: {
      title: 'Nichts fehlt.',
      noOrders: 'Keine Bestellung wartet auf Teile.',
      orders: (count) =>
        count === 1
          ? 'Für die eine offene Bestellung ist alles da.'
          : `Für alle ${count} offenen Bestellungen ist alles da.`,
      count: 'Ein Teil zählen',
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
    ['Y', 'buy'],
  ],
  de: [
    ['J K', 'runter, hoch'],
    ['C', 'zählen'],
    ['W', 'wiegen'],
    ['G', 'Wareneingang'],
    ['Y', 'einkaufen'],
  ],
};
