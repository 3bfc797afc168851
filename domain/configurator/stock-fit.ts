import { POSITION_NAMES, POSITIONS, type Position } from '../products/pickup-types.ts';
import type { ProductRecord } from '../products/product-record.ts';
import { type Fit, fitOfModel, fitRows, fitSentence, type SizedModel, written } from './fit.ts';

/** What a stock pickup asks of a guitar, at one position or at several that ask the same. */
export interface StockFit {
  /** "Neck and bridge". */
  readonly where: string;
  readonly sentence: string;
  readonly rows: readonly (readonly [label: string, value: string])[];
  /** Seen from above, mm. */
  readonly body: readonly [length: number, width: number];
  /** Outer poles or strings, middle to middle, mm. */
  readonly spacing: number;
  /** What is under each outer string. */
  readonly poles: 'screws' | 'rods' | 'pairs' | 'hidden';
}

type Asked = Omit<StockFit, 'where'>;
type Sizes = (name: string) => number;

/** Single coils hang, lie or stand in four ways; sizes by the names of their CAD models. */
const SINGLE: Readonly<Record<string, (mm: Sizes) => Asked>> = {
  stratocaster: (mm) => ({
    sentence: 'Hangs under the pickguard on two screws. Its cover comes up through the opening.',
    rows: [
      ['Opening in the pickguard, at least', written(mm('coverLength'), mm('coverWidth'))],
      ['Underneath, over the flatwork', written(mm('flatworkLength'), mm('flatworkWidth'))],
      ['Two screws, middle to middle', written(mm('mountingSpacing'))],
      ['Height', written(mm('height'))],
    ],
    body: [mm('coverLength'), mm('coverWidth')],
    spacing: mm('poleSpacing'),
    poles: 'rods',
  }),
  'telecaster-bridge': (mm) => ({
    sentence: 'Hangs in the bridge plate on three screws.',
    rows: [
      ['Steel plate', written(mm('plateLength'), mm('plateDepth'))],
      ['Bobbin in the opening', written(mm('bobbinLength'), mm('bobbinWidth'))],
      ['Two screws at the neck side, middle to middle', written(mm('mountingSpacing'))],
      ['From these to the third', written(mm('mountingDepth'))],
      ['Height', written(mm('height'))],
    ],
    body: [mm('bobbinLength'), mm('bobbinWidth')],
    spacing: mm('poleSpacing'),
    poles: 'rods',
  }),
  'telecaster-neck': (mm) => ({
    sentence: 'Screwed into the wood, or hung on the pickguard, by two screws.',
    rows: [
      ['Cover', written(mm('coverLength'), mm('coverWidth'))],
      ['Over the flatwork', written(mm('flatworkLength'))],
      ['Two screws, middle to middle', written(mm('mountingSpacing'))],
      ['Height', written(mm('height'))],
    ],
    body: [mm('coverLength'), mm('coverWidth')],
    spacing: mm('poleSpacing'),
    poles: 'hidden',
  }),
  'jazz-bass': (mm) => ({
    sentence: 'Sits in a rout of its own shape, held by four screws in the ears of its cover.',
    rows: [
      ['Cover', written(mm('coverLength'), mm('coverWidth'))],
      ['Over the ears', written(mm('depth'))],
      ['Four screws, middle to middle', written(mm('mountingSpacing'), mm('mountingDepth'))],
      ['Height', written(mm('height'))],
    ],
    body: [mm('coverLength'), mm('coverWidth')],
    spacing: mm('poleSpacing'),
    poles: 'pairs',
  }),
  'precision-bass': (mm) => ({
    sentence: 'Two halves in a stepped rout, each held by two screws in the ears of its cover.',
    rows: [
      ['Each half', written(mm('coverLength'), mm('coverWidth'))],
      ['Both halves as they lie', written(mm('length'), mm('depth'))],
      ['Step between the halves', written(mm('offset'))],
      ['Screws of a half, middle to middle', written(mm('mountingSpacing'))],
      ['Height', written(mm('height'))],
    ],
    body: [mm('length'), mm('coverWidth')],
    spacing: mm('poleSpacing'),
    poles: 'pairs',
  }),
};

function asked(model: SizedModel): Asked {
  const single = Object.entries(SINGLE).find(([start]) => model.id.startsWith(start))?.[1];
  if (single)
    return single((name) => {
      const value = model.dimensions[name];
      if (value === undefined) throw new Error(`The report of ${model.id} has no ${name}`);
      return value;
    });
  const fit: Fit = fitOfModel(model);
  const [length, width] = fit.body;
  return {
    sentence: fitSentence(fit),
    // The last line names a place by its spacing; stock pickups have one for all.
    rows: [...fitRows(fit).slice(0, -1), ...(fit.mount === 'legs' ? [] : [['Legs', 'none'] as const])],
    body: [length, width],
    spacing: fit.spacing,
    poles: 'screws',
  };
}

const SPACING_LABELS = {
  screws: 'Outer pole screws, middle to middle',
  rods: 'Outer rods, middle to middle',
  pairs: 'Outer pairs of rods, middle to middle',
  hidden: 'Outer rods under the cover, middle to middle',
} as const;

/** "Neck", "Neck and bridge", "Neck, middle and bridge". */
function listed(positions: readonly Position[]): string {
  const names = positions.map((position, i) =>
    i === 0 ? POSITION_NAMES[position] : POSITION_NAMES[position].toLowerCase(),
  );
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');
}

/** What a product asks of a guitar, by the reports of its CAD models; positions of one size come together. */
export function stockFits(
  { positions }: Pick<ProductRecord, 'positions'>,
  reportOf: (model: string) => SizedModel,
): readonly StockFit[] {
  const groups = new Map<string, { places: Position[]; model: SizedModel }>();
  for (const position of POSITIONS) {
    const id = positions[position]?.model;
    if (!id) continue;
    const model = reportOf(id);
    const size = JSON.stringify(model.dimensions);
    const group = groups.get(size) ?? { places: [], model };
    group.places.push(position);
    groups.set(size, group);
  }
  return [...groups.values()].map(({ places, model }) => {
    const asks = asked(model);
    const cover = model.parts.cover ? 'on it, counted above' : 'none';
    return {
      ...asks,
      where: listed(places),
      rows: [
        ...asks.rows,
        ['Comes with a cover', cover],
        [SPACING_LABELS[asks.poles], written(asks.spacing)],
      ],
    };
  });
}
