import type { Language } from '../languages.ts';
import { POSITION_WORDS, POSITIONS_SAID } from '../products/pickup-types.messages.ts';
import { POSITIONS, type Position } from '../products/pickup-types.ts';
import type { ProductRecord } from '../products/product-record.ts';
import { inFigures } from '../tone/format-figures.ts';
import { type Fit, fitOfModel, fitRows, fitSentence, type SizedModel, written } from './fit.ts';
import { STOCK_FIT } from './stock-fit.messages.ts';

/** Dimensions to compare for a stock pickup, at one position or at several with the same size. */
export interface StockFit {
  /** "Neck and bridge". */
  readonly where: string;
  readonly shared: boolean;
  readonly sentence: string;
  readonly rows: readonly (readonly [label: string, value: string])[];
  /** Seen from above, mm. */
  readonly body: readonly [length: number, width: number];
  /** Outer poles or strings, centre to centre, mm. */
  readonly spacing: number;
  readonly poles: 'screws' | 'rods' | 'pairs' | 'hidden';
}

type Asked = Omit<StockFit, 'where' | 'shared'>;
type Words = (typeof STOCK_FIT)['en'];
type Sizes = (name: string) => number;

/** Four ways of mounting single coils; sizes by the dimension names of their CAD models. */
const SINGLE: Readonly<Record<string, (mm: Sizes, words: Words) => Omit<Asked, 'spacing'>>> = {
  stratocaster: (mm, words) => ({
    sentence: words.stratocaster,
    rows: [
      [words.opening, written(mm('coverLength'), mm('coverWidth'))],
      [words.underneath, written(mm('flatworkLength'), mm('flatworkWidth'))],
      [words.twoScrews, written(mm('mountingSpacing'))],
    ],
    body: [mm('coverLength'), mm('coverWidth')],
    poles: 'rods',
  }),
  'telecaster-bridge': (mm, words) => ({
    sentence: words.teleBridge,
    rows: [
      [words.plate, written(mm('plateLength'), mm('plateDepth'))],
      [words.bobbin, written(mm('bobbinLength'), mm('bobbinWidth'))],
      [words.neckSide, written(mm('mountingSpacing'))],
      [words.third, written(mm('mountingDepth'))],
    ],
    body: [mm('bobbinLength'), mm('bobbinWidth')],
    poles: 'rods',
  }),
  'telecaster-neck': (mm, words) => ({
    sentence: words.teleNeck,
    rows: [
      [words.cover, written(mm('coverLength'), mm('coverWidth'))],
      [words.overFlatwork, written(mm('flatworkLength'))],
      [words.twoScrews, written(mm('mountingSpacing'))],
    ],
    body: [mm('coverLength'), mm('coverWidth')],
    poles: 'hidden',
  }),
  'jazz-bass': (mm, words) => ({
    sentence: words.jazz,
    rows: [
      [words.cover, written(mm('coverLength'), mm('coverWidth'))],
      [words.overEars, written(mm('depth'))],
      [words.fourScrews, written(mm('mountingSpacing'), mm('mountingDepth'))],
    ],
    body: [mm('coverLength'), mm('coverWidth')],
    poles: 'pairs',
  }),
  'precision-bass': (mm, words) => ({
    sentence: words.precision,
    rows: [
      [words.half, written(mm('coverLength'), mm('coverWidth'))],
      [words.both, written(mm('length'), mm('depth'))],
      [words.step, written(mm('offset'))],
      [words.halfScrews, written(mm('mountingSpacing'))],
    ],
    body: [mm('length'), mm('coverWidth')],
    poles: 'pairs',
  }),
};

function asked(model: SizedModel, language: Language): Asked {
  const messages = STOCK_FIT[language];
  const single = Object.entries(SINGLE).find(([start]) => model.id.startsWith(start))?.[1];
  if (single) {
    const mm = (name: string) => {
      const value = model.dimensions[name];
      if (value === undefined) throw new Error(`The report of ${model.id} has no ${name}`);
      return value;
    };
    const fit = single(mm, messages);
    const rows = [...fit.rows, [messages.height, written(mm('height'))] as const];
    return { ...fit, rows, spacing: mm('poleSpacing') };
  }
  const fit: Fit = fitOfModel(model);
  const [length, width] = fit.body;
  return {
    sentence: fitSentence(fit, language),
    // The last line names a position by its spacing, which stock pickups share.
    rows: [
      ...fitRows(fit, language).slice(0, -1),
      ...(fit.mount === 'legs' ? [] : [[messages.legs, messages.none] as const]),
    ],
    body: [length, width],
    spacing: fit.spacing,
    poles: 'screws',
  };
}

/** "Neck", "Neck and bridge", "Neck, middle and bridge". */
function listed(positions: readonly Position[], language: Language): string {
  const names = positions.map((position, i) =>
    i === 0 ? POSITION_WORDS[language][position] : POSITIONS_SAID[language](position),
  );
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(STOCK_FIT[language].and);
}

export function stockFits(
  { positions }: Pick<ProductRecord, 'positions'>,
  reportOf: (model: string) => SizedModel,
  language: Language = 'en',
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
    const asks = asked(model, language);
    const messages = STOCK_FIT[language];
    const cover = model.parts.cover ? messages.counted : messages.none;
    return {
      ...asks,
      where: listed(places, language),
      shared: places.length > 1,
      rows: [
        ...asks.rows,
        [messages.withCover, cover] as const,
        [messages.poles[asks.poles], written(asks.spacing)] as const,
      ].map(([label, value]) => [label, inFigures(value, language)] as const),
    };
  });
}
