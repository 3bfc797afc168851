import { eq, inArray } from 'drizzle-orm';
import type { Language } from '#domain/languages.ts';
import { formatEuro } from '#domain/money.ts';
import type { SoldPickup } from '#domain/production/sold-pickup.ts';
import { COLOUR_NAMES } from '#domain/products/colours.messages.ts';
import { SPARE_WORDS } from '#domain/products/spare-parts.messages.ts';
import type { SparePart } from '#domain/products/spare-parts.ts';
import { changeBy, partsFor } from '#domain/stock/fitting-parts.ts';
import { inKilohertz, signedDecibels } from '#domain/tone/format-figures.ts';
import { stockParts, suppliers } from '../platform/db/schema/stock.ts';
import type { Services } from '../platform/services.ts';
import { readShortParts } from '../stock/index.ts';
import { IN_STOCK } from './read-parts.messages.ts';

/** Parts that fit a pickup, in each colour, priced and with their stock; empty without a price list. */
export async function readParts(
  { db, prices, now }: Pick<Services, 'db' | 'prices' | 'now'>,
  sold: SoldPickup,
  language: Language,
) {
  const [list, fitting] = [await prices.current(), partsFor(sold)];
  const ids = fitting.map(({ id }) => id);
  const rows = await db
    .select({ row: stockParts, days: suppliers.days })
    .from(stockParts)
    .leftJoin(suppliers, eq(suppliers.id, stockParts.supplierId))
    .where(inArray(stockParts.id, ids));
  const rowOf = new Map(rows.map((one) => [one.row.id, one]));
  const short = await readShortParts({ db, now }, new Map(fitting.map(({ id, pieces }) => [id, pieces])));
  const shortIds = new Set(short.map(({ id }) => id));
  const words = IN_STOCK[language];
  const choiceOf = ({ id, color }: SparePart) => {
    const { row, days } = rowOf.get(id) ?? {};
    const isHere = row?.countedAt != null && !shortIds.has(id);
    const isOut = !isHere && row?.whenOut === 'paused';
    return {
      id,
      /** Undefined if there is only one. */
      colour: color && COLOUR_NAMES[language](color),
      /** "in stock" if enough is free, else "in 8 work days". */
      stock: isHere ? words.here : isOut ? words.out : days == null ? words.toOrder : words.comes(days),
      isOut,
    };
  };
  const groups = Map.groupBy(fitting, ({ kind, model }) => `${kind} ${model}`);
  return [...groups.values()].flatMap((parts) => {
    const [first] = parts;
    const price = first && list?.[first.key];
    if (!first || price === undefined) return [];
    const change = changeBy(sold.pickup, first);
    return {
      name: SPARE_WORDS[language].names[first.kind](first),
      /** "−1.2 dB at 4.1 kHz"; undefined if the tone stays. */
      change:
        change &&
        words.change(signedDecibels(change.level_dB, language), inKilohertz(change.frequency_Hz, language)),
      price: formatEuro(price),
      choices: parts.map(choiceOf),
    };
  });
}

export type PassportPart = Awaited<ReturnType<typeof readParts>>[number];
