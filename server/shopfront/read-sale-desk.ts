import { desc, isNull } from 'drizzle-orm';
import { dayOf } from '#domain/calendar/day.ts';
import type { Language } from '#domain/languages.ts';
import { partsOf } from '#domain/shopfront/on-sale.ts';
import { isPartOf, type SaleState } from '#domain/shopfront/sale-parts.ts';
import { SALE_TARGETS, saleTarget } from '#domain/shopfront/sale-targets.ts';
import { salePauses } from '../platform/db/shopfront-schema.ts';
import type { Services } from '../platform/services.ts';
import { readHolders, type Touched } from './count-touched.ts';

export interface SaleDesk {
  readonly rows: readonly {
    readonly id: string;
    readonly target: string;
    readonly name: string;
    readonly state: SaleState;
    readonly words: string;
    readonly until: string | undefined;
    readonly endsWithGoods: boolean;
    readonly by: string;
    readonly at: string;
    readonly touches: Touched;
  }[];
  readonly groups: readonly {
    readonly name: string;
    readonly targets: readonly { readonly id: string; readonly name: string }[];
  }[];
  /** What is about to be paused, with what that touches. */
  readonly asked: { readonly id: string; readonly name: string; readonly touches: Touched } | undefined;
  readonly today: string;
}

/** What is not sold as usual, what could be paused, and what pausing it would touch. */
export async function readSaleDesk(
  { db, now }: Services,
  asked: string | undefined,
  language: Language = 'en',
): Promise<SaleDesk> {
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
      .map(({ parts, until, byName, at, id, target, name, state, words, endsWithGoods }) => ({
        ...{ id, target, state, words, endsWithGoods, by: byName, at: at.toISOString() },
        // What the stock has paused is no target of its own, and has the words that buyers read.
        name: saleTarget(target)?.name[language] ?? name,
        until: until ?? undefined,
        touches: touching((config) => isPartOf(parts, partsOf(config))),
      })),
    groups: groups.map((name) => ({
      name,
      targets: SALE_TARGETS.filter(({ group }) => group[language] === name).map(({ id, name: own }) => ({
        id,
        name: own[language],
      })),
    })),
    asked: found && {
      ...{ id: found.id, name: found.name[language] },
      touches: touching((config) => isPartOf(found.parts, partsOf(config))),
    },
  };
}
