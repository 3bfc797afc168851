import type { Language } from '#domain/languages.ts';
import { COLOUR_NAMES } from '#domain/products/colours.messages.ts';
import type { CoverPart } from '#domain/products/spare-parts.ts';
import type { SaleState } from '#domain/shopfront/sale-parts.ts';
import { isCounted } from './part-views.ts';
import type { ShelfPart } from './read-shelf.ts';

interface CoverCell {
  readonly free: number;
  readonly reserved: number;
  readonly isCounted: boolean;
  readonly isShort: boolean;
  readonly paused: SaleState | undefined;
  /** The part to select: a short spacing, or the first. */
  readonly part: string;
}

export interface CoverTable {
  readonly of: CoverPart['of'];
  readonly colours: readonly { readonly id: string; readonly name: string }[];
  readonly rows: readonly { readonly model: string; readonly cells: readonly (CoverCell | undefined)[] }[];
}

const TABLES: readonly CoverPart['of'][] = ['humbucker', 'hp90'];

/** Open covers: a table of patterns and colours per configurator. */
export function coverTables(parts: readonly ShelfPart[], language: Language): readonly CoverTable[] {
  return TABLES.map((of) => {
    const own = parts.filter(({ part: { cover } }) => cover?.of === of);
    const colours = [...new Set(own.flatMap(({ part: { cover } }) => cover?.color ?? []))];
    const models = [...new Set(own.flatMap(({ part: { cover } }) => cover?.model ?? []))];
    return {
      of,
      colours: colours.map((id) => ({ id, name: COLOUR_NAMES[language](id) })),
      rows: models.map((model) => ({
        model,
        cells: colours.map((color): CoverCell | undefined => {
          const both = own.filter(({ part: { cover } }) => cover?.model === model && cover.color === color);
          const [first] = both;
          if (!first) return undefined;
          const short = both.find((one) => one.short.length > 0);
          const sum = (amount: (one: ShelfPart) => number) => both.reduce((all, one) => all + amount(one), 0);
          return {
            free: short ? short.free : sum(({ free }) => free),
            reserved: sum(({ reserved }) => reserved),
            isCounted: both.some(isCounted),
            isShort: short !== undefined,
            paused: both.find(({ free, row }) => free <= 0 && row?.whenOut)?.row?.whenOut ?? undefined,
            part: (short ?? first).part.id,
          };
        }),
      })),
    };
  }).filter(({ rows }) => rows.length > 0);
}
