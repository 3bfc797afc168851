import type { InLanguages } from '../languages.ts';

const EN = {
  /** Units that parts come in: singular and plural. */
  packs: {
    piece: ['piece', 'pieces'],
    pack: ['pack', 'packs'],
    bag: ['bag', 'bags'],
    bundle: ['bundle', 'bundles'],
    spool: ['spool', 'spools'],
    ring: ['ring', 'rings'],
    roll: ['roll', 'rolls'],
  } satisfies Readonly<
    Record<
      'piece' | 'pack' | 'bag' | 'bundle' | 'spool' | 'ring' | 'roll',
      readonly [one: string, many: string]
    >
  >,
  /** "2 bags of 100". */
  of: (packs: string, amount: string) => `${packs} of ${amount}`,
  /** Ways to order from a supplier. */
  ways: { mail: 'E-mail the list', shop: 'Open their shop', call: 'Call' },
  noPost: 'no postage',
  post: (euro: string) => `${euro} postage`,
  freeFrom: (euro: string) => `free from ${euro}`,
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  reorder: (amount: string) => `reorder at ${amount}`,
  anOrder: 'an order',
  short: (amount: string, by: string) => `${amount} for ${by}`,
  byHand: 'added by hand',
  allReserved: (amount: string) => `all ${amount} reserved`,
  free: (amount: string) => `${amount} free`,
};

export const BUYING: InLanguages<typeof EN> = {
  en: EN,
  de: {
    packs: {
      piece: ['Stück', 'Stück'],
      pack: ['Packung', 'Packungen'],
      bag: ['Beutel', 'Beutel'],
      bundle: ['Bündel', 'Bündel'],
      spool: ['Drahtrolle', 'Drahtrollen'],
      ring: ['Ring', 'Ringe'],
      roll: ['Rolle', 'Rollen'],
    },
    of: (packs, amount) => `${packs} zu ${amount}`,
    ways: { mail: 'Liste per E-Mail schicken', shop: 'Shop öffnen', call: 'Anrufen' },
    noPost: 'ohne Versandkosten',
    post: (euro) => `${euro} Versand`,
    freeFrom: (euro) => `versandfrei ab ${euro}`,
    days: (count) => (count === 1 ? '1 Tag' : `${count} Tage`),
    reorder: (amount) => `nachbestellen ab ${amount}`,
    anOrder: 'eine Bestellung',
    short: (amount, by) => `${amount} für ${by}`,
    byHand: 'von Hand hinzugefügt',
    allReserved: (amount) => `alle ${amount} reserviert`,
    free: (amount) => `${amount} frei`,
  },
};
