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
  },
};
