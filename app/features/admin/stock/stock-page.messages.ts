import type { InLanguages } from '#domain/languages.ts';
import type { SaleState } from '#domain/shopfront/sale-parts.ts';
import type { KeyWords } from '../kit/keys.tsx';

const parts = (count: number) => `${count} ${count === 1 ? 'part' : 'parts'}`;

const STOCK_PAGE_EN = {
  title: 'Stock',
  description: 'Which parts are on hand, which are free and which are missing.',
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

export const STOCK_PAGE: InLanguages<typeof STOCK_PAGE_EN> = {
  en: STOCK_PAGE_EN,
  de: {
    title: 'Lager',
    description: 'Welche Teile da sind, welche frei sind und welche fehlen.',
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

const FINISHED_EN = {
  title: 'Finished pickups',
  note: 'If an open order needs one of these, its page offers it.',
  madeFor: (order: string) => `made for ${order}`,
  off: 'Take off the shelf',
  how: 'What happens to it',
  hows: { used: 'Used', scrapped: 'Scrapped' },
  reason: 'Note for us',
  submit: 'Take off the shelf',
  isOff: (serial: string) => `${serial} is off the shelf.`,
};

export const FINISHED: InLanguages<typeof FINISHED_EN> = {
  en: FINISHED_EN,
  de: {
    title: 'Fertige Tonabnehmer',
    note: 'Braucht eine offene Bestellung so einen, steht er auf ihrer Seite zur Wahl.',
    madeFor: (order) => `gewickelt für ${order}`,
    off: 'Aus dem Regal nehmen',
    how: 'Was damit passiert',
    hows: { used: 'Verwendet', scrapped: 'Verschrottet' },
    reason: 'Notiz für uns',
    submit: 'Aus dem Regal nehmen',
    isOff: (serial) => `${serial} ist aus dem Regal.`,
  },
};

interface CountFacts {
  readonly what: string;
  readonly kind: 'counted' | 'weighed';
  readonly by: string;
  readonly book: string;
  readonly found: string;
  /** Undefined if there is no reason to show. */
  readonly why: string | undefined;
}

const MOVEMENTS_EN = {
  title: 'Latest movements',
  none: 'No movements yet.',
  taken: (what: string, serial: string) => `${what}, for ${serial}`,
  repaired: (what: string, repair: string) => `${what}, for repair ${repair}`,
  packed: (what: string, order: string | null) => `${what}, packed, ${order ?? 'a parcel'}`,
  returned: (what: string, from: string | null) => `${what}, back from ${from ?? 'an order'}`,
  goodsIn: (name: string, lot: string | null) => `${name}, goods in${lot ? `, ${lot}` : ''}`,
  firstCount: (what: string, by: string) => `${what}, first count by ${by}`,
  counted: ({ what, kind, by, book, found, why }: CountFacts) =>
    `${what} ${kind} by ${by}: recorded ${book}, found ${found}${why ? `, ${why}` : ''}`,
  /** Reason for missing weight of wire. */
  ends: 'ends',
};

export const MOVEMENTS: InLanguages<typeof MOVEMENTS_EN> = {
  en: MOVEMENTS_EN,
  de: {
    title: 'Letzte Bewegungen',
    none: 'Noch keine Bewegungen.',
    taken: (what, serial) => `${what}, für ${serial}`,
    repaired: (what, repair) => `${what}, für Reparatur ${repair}`,
    packed: (what, order) => `${what}, gepackt, ${order ?? 'ein Paket'}`,
    returned: (what, from) => `${what}, zurück von ${from ?? 'einer Bestellung'}`,
    goodsIn: (name, lot) => `${name}, Wareneingang${lot ? `, ${lot}` : ''}`,
    firstCount: (what, by) => `${what}, erste Zählung von ${by}`,
    counted: ({ what, kind, by, book, found, why }) =>
      `${what}, ${kind === 'weighed' ? 'gewogen' : 'gezählt'} von ${by}: Bestand ${book}, gefunden ${found}${why ? `, ${why}` : ''}`,
    ends: 'Drahtenden',
  },
};

const STOCK_TABS_EN = {
  place: 'Stock',
  shelf: 'Shelf',
  toBuy: 'To buy',
  onTheWay: 'On the way',
  counting: 'Counting',
  aside: (orders: number, pickups: number) =>
    `parts for ${orders} open ${orders === 1 ? 'order' : 'orders'}, ${pickups} ${pickups === 1 ? 'pickup' : 'pickups'} to wind`,
};

export const STOCK_TABS: InLanguages<typeof STOCK_TABS_EN> = {
  en: STOCK_TABS_EN,
  de: {
    place: 'Lager',
    shelf: 'Regal',
    toBuy: 'Einkauf',
    onTheWay: 'Unterwegs',
    counting: 'Zählung',
    aside: (orders, pickups) =>
      `Teile für ${orders} offene ${orders === 1 ? 'Bestellung' : 'Bestellungen'}, ${pickups} Tonabnehmer zu wickeln`,
  },
};

interface CellFacts {
  /** Undefined if the part was never counted. */
  readonly free: string | undefined;
  readonly reserved: number;
  readonly paused: SaleState | undefined;
}

const STATES: InLanguages<Readonly<Record<SaleState, string>>> = {
  en: { paused: 'paused', 'to order': 'to order' },
  de: { paused: 'pausiert', 'to order': 'auf Bestellung' },
};

const COVERS_EN = {
  title: 'Open covers, free',
  together: '50 and 52\u00a0mm together',
  made: 'brass, powder-coated',
  pattern: 'Pattern',
  /** Label of the pattern without a name. */
  plain: 'Plain',
  /** Label of that pattern at the head of its row. */
  plainRow: 'Plain, 6B',
  states: STATES.en,
  cell: (model: string, colour: string, { free, reserved, paused }: CellFacts) =>
    [
      `Cover ${model}, ${colour}: ${free === undefined ? 'not counted' : `${free} free`}`,
      reserved > 0 ? `${reserved} reserved` : '',
      paused ? STATES.en[paused] : '',
    ]
      .filter(Boolean)
      .join(', '),
  reserved: (count: number) => `${count} res.`,
  foot: 'At 0 the shop pauses the option until covers arrive, or sells it to order. You set this for each cover.',
};

export const COVERS: InLanguages<typeof COVERS_EN> = {
  en: COVERS_EN,
  de: {
    title: 'Offene Kappen, frei',
    together: '50 und 52\u00a0mm zusammen',
    made: 'Messing, pulverbeschichtet',
    pattern: 'Muster',
    plain: 'Glatt',
    plainRow: 'Glatt, 6B',
    states: STATES.de,
    cell: (model, colour, { free, reserved, paused }) =>
      [
        `Kappe ${model}, ${colour}: ${free === undefined ? 'nicht gezählt' : `${free} frei`}`,
        reserved > 0 ? `${reserved} reserviert` : '',
        paused ? STATES.de[paused] : '',
      ]
        .filter(Boolean)
        .join(', '),
    reserved: (count) => `${count} res.`,
    foot: 'Bei 0 pausiert die Option im Shop, bis Kappen da sind, oder sie geht nur auf Bestellung. Das stellst du bei jeder Kappe ein.',
  },
};

const PARTS_TABLE_EN = {
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

export const PARTS_TABLE: InLanguages<typeof PARTS_TABLE_EN> = {
  en: PARTS_TABLE_EN,
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
