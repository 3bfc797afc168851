import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'Parts',
  sum: 'free = on hand − reserved',
  reorderPoint: 'reorder level',
  part: 'Part',
  onHand: 'On hand',
  reserved: 'Reserved',
  free: 'Free',
  level: 'Level',
  reorder: 'Reorder at',
  toBuy: 'To buy',
  notCounted: 'not counted',
  buy: 'to buy',
  more: (count: number) => `${count} more that no order needs`,
};

export const PARTS_TABLE: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Teile',
    sum: 'frei = Bestand − reserviert',
    reorderPoint: 'Meldebestand',
    part: 'Teil',
    onHand: 'Bestand',
    reserved: 'Reserviert',
    free: 'Frei',
    level: 'Füllstand',
    reorder: 'Nachbestellen ab',
    toBuy: 'Zu kaufen',
    notCounted: 'nicht gezählt',
    buy: 'kaufen',
    more: (count) =>
      count === 1
        ? 'Ein weiteres Teil, das keine Bestellung braucht'
        : `${count} weitere, die keine Bestellung braucht`,
  },
};
