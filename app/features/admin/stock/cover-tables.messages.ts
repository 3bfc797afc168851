import type { InLanguages } from '#domain/languages.ts';
import type { SaleState } from '#domain/shopfront/sale-parts.ts';

interface CellFacts {
  /** Undefined where nobody has counted it. */
  readonly free: string | undefined;
  readonly reserved: number;
  readonly paused: SaleState | undefined;
}

interface CoverMessages {
  readonly title: string;
  readonly together: string;
  readonly made: string;
  readonly pattern: string;
  /** A pattern that is no name. */
  readonly plain: string;
  /** The same at the head of its row. */
  readonly plainRow: string;
  readonly states: Readonly<Record<SaleState, string>>;
  readonly cell: (model: string, colour: string, facts: CellFacts) => string;
  readonly reserved: (count: number) => string;
  readonly foot: string;
}

const STATES: InLanguages<Readonly<Record<SaleState, string>>> = {
  en: { paused: 'paused', 'to order': 'to order' },
  de: { paused: 'pausiert', 'to order': 'auf Bestellung' },
};

/** Words of the open covers. */
export const COVERS: InLanguages<CoverMessages> = {
  en: {
    title: 'Open covers, free',
    together: '50 and 52\u00a0mm together',
    made: 'brass, powder-coated',
    pattern: 'Pattern',
    plain: 'Plain',
    plainRow: 'Plain, 6B',
    states: STATES.en,
    cell: (model, colour, { free, reserved, paused }) =>
      [
        `Cover ${model}, ${colour}: ${free === undefined ? 'not counted' : `${free} free`}`,
        reserved > 0 ? `${reserved} reserved` : '',
        paused ? STATES.en[paused] : '',
      ]
        .filter(Boolean)
        .join(', '),
    reserved: (count) => `${count} res.`,
    foot: '0 pauses the option in the shop until covers are in, or sells it to order: each cover says which.',
  },
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
    foot: 'Bei 0 pausiert die Wahl im Shop, bis Kappen da sind, oder sie geht nur auf Bestellung: Was gilt, steht bei jeder Kappe.',
  },
};
