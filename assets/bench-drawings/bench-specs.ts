import { type BlockSpec, type DimensionSpec, type SheetSpec, sheetSpecs } from '../drawings/sheet-specs.ts';
import { models } from '../models/models.ts';

/** A drawing of each pickup that is built, one a sheet: what its build sheet shows. */
export interface BenchSpec {
  readonly model: string;
  readonly sheet: SheetSpec;
}

const blockOf = (model: string): readonly [SheetSpec, BlockSpec] | undefined => {
  for (const sheet of sheetSpecs) {
    const block = sheet.blocks.find((candidate) => candidate.model === model);
    if (block) return [sheet, block];
  }
  return undefined;
};

/** Models of the configurators are dimensioned as the stock pickup whose shape they have. */
const SHAPES: readonly (readonly [start: string, stock: string])[] = [
  ['humbucker-none', 'humbucker'],
  ['p90-dogear-', 'p90-dogear'],
  ['p90-soapbar-', 'p90-soapbar'],
  ['hp90-', 'humbucker-p90'],
  // Under a cover of its own outline; its two rows of poles stand under it.
  ['humbucker-', 'humbucker-p90'],
];

const ROWS: DimensionSpec = {
  key: 'rows',
  view: 'top',
  side: 'left',
  of: { places: ['pole-screw', 'slug'] },
};

function benchSpec(model: string): BenchSpec | undefined {
  const stock = blockOf(model);
  const like = stock ? model : SHAPES.find(([start]) => model.startsWith(start))?.[1];
  const found = stock ?? (like ? blockOf(like) : undefined);
  if (!found) return undefined;
  const [sheet, block] = found;
  const { caption: _, ...whole } = block;
  const covered = model.startsWith('humbucker-') && like === 'humbucker-p90' && !stock;
  const dimensions = covered ? [...block.dimensions, ROWS] : block.dimensions;
  // Beside another on its sheet a pickup may lack views; alone it has them all.
  const views = ['top', 'front', 'side', 'corner'] as const;
  return { model, sheet: { ...sheet, slug: model, blocks: [{ ...whole, model, views, dimensions }] } };
}

/** Stratocasters are alike outside at all three positions; blank bobbins are nobody's choice. */
const LEFT_OUT = ['stratocaster-neck', 'stratocaster-middle', 'humbucker-none-blank'];

export const benchSpecs: readonly BenchSpec[] = models
  .filter(({ id }) => !LEFT_OUT.includes(id))
  .flatMap(({ id }) => benchSpec(id) ?? []);
