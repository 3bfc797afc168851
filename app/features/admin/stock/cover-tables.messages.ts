import type { InLanguages } from '#domain/languages.ts';
import type { SaleState } from '#domain/shopfront/sale-parts.ts';

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
  foot: 'At 0 the shop pauses the option until covers arrive, or sells it to order. Set this at each cover.',
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
