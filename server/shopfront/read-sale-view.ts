import { desc, isNull } from 'drizzle-orm';
import { dayOf } from '#domain/calendar/day.ts';
import type { Language } from '#domain/languages.ts';
import { salePartsOf } from '#domain/shopfront/on-sale.ts';
import { isPartOf, type SaleParts } from '#domain/shopfront/sale-parts.ts';
import { SALE_TARGETS, saleTarget } from '#domain/shopfront/sale-targets.ts';
import { isPart, partOf } from '#domain/stock/parts.ts';
import { CLOCK } from '../orders/index.ts';
import { salePauses } from '../platform/db/schema/shopfront.ts';
import type { Services } from '../platform/services.ts';
import { readHolders } from './count-touched.ts';

/** The reason, in the maker's language if there is one. */
const reasonIn = (
  { words, inGerman }: Pick<typeof salePauses.$inferSelect, 'words' | 'inGerman'>,
  language: Language,
) => {
  const own = { en: undefined, de: inGerman }[language];
  return own ? { language, words: own.words } : { language: 'en' as const, words };
};

/** Name of a cover in one spacing, which only the stock can pause. */
function coverName({ of, model, color, spacing }: SaleParts, language: Language): string | undefined {
  const id = `cover:${of}:${model}:${color}:${spacing}`;
  const product = of === 'hp90' ? 'HP90' : 'Humbucker';
  return isPart(id) ? `${partOf(id).name[language]}, ${spacing}\u00a0mm, ${product}` : undefined;
}

/** Current pauses, goods that can be paused, and the effects of a preview. */
export async function readSaleView(
  { db, now }: Services,
  asked: string | undefined,
  language: Language = 'en',
) {
  const today = dayOf(now());
  const rows = await db
    .select()
    .from(salePauses)
    .where(isNull(salePauses.endedAt))
    .orderBy(desc(salePauses.at));
  const touching = await readHolders(db, now());
  const found = asked === undefined ? undefined : saleTarget(asked);
  const groups = [...new Set(SALE_TARGETS.map(({ group }) => group[language]))];
  return {
    today,
    rows: rows
      .filter(({ until }) => until === null || until >= today)
      .map(({ parts, until, byAccount, byName, at, id, target, name, state, endsWithGoods, ...said }) => ({
        ...{ id, target, state, endsWithGoods, at: at.toISOString() },
        said: reasonIn(said, language),
        /** Undefined for an automatic pause of the stock. */
        by: byAccount === null && byName === CLOCK.name ? undefined : byName,
        name: saleTarget(target)?.name[language] ?? coverName(parts, language) ?? name,
        until: until ?? undefined,
        touches: touching((config) => isPartOf(parts, salePartsOf(config))),
      })),
    groups: groups.map((name) => ({
      name,
      targets: SALE_TARGETS.filter(({ group }) => group[language] === name).map(({ id, name: own }) => ({
        id,
        name: own[language],
      })),
    })),
    /** Preview of a pause, with its effects. */
    asked: found && {
      ...{ id: found.id, name: found.name[language] },
      touches: touching((config) => isPartOf(found.parts, salePartsOf(config))),
    },
  };
}

export type SaleView = Awaited<ReturnType<typeof readSaleView>>;
