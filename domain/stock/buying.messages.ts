import type { InLanguages } from '../languages.ts';

interface BuyingMessages {
  /** One of what parts come in, and several. */
  readonly packs: Readonly<
    Record<
      'piece' | 'pack' | 'bag' | 'bundle' | 'spool' | 'ring' | 'roll',
      readonly [one: string, many: string]
    >
  >;
  /** "2 bags of 100". */
  readonly of: (packs: string, amount: string) => string;
  /** What leads to a supplier. */
  readonly ways: Readonly<Record<'mail' | 'shop' | 'call', string>>;
}

/** How parts are bought. */
export const BUYING: InLanguages<BuyingMessages> = {
  en: {
    packs: {
      piece: ['piece', 'pieces'],
      pack: ['pack', 'packs'],
      bag: ['bag', 'bags'],
      bundle: ['bundle', 'bundles'],
      spool: ['spool', 'spools'],
      ring: ['ring', 'rings'],
      roll: ['roll', 'rolls'],
    },
    of: (packs, amount) => `${packs} of ${amount}`,
    ways: { mail: 'Mail the list', shop: 'Open their shop', call: 'Call' },
  },
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
    ways: { mail: 'Liste mailen', shop: 'Shop öffnen', call: 'Anrufen' },
  },
};
