import { desc, eq, isNull, or } from 'drizzle-orm';
import { localOf } from '#domain/calendar/local-moment.ts';
import { type TextFault, textFaults } from '#domain/shopfront/text-faults.ts';
import { type ShopText, TEXT_PLACE_IDS, type TextPlace, textPlaceOf } from '#domain/shopfront/text-places.ts';
import { shopTextDrafts, shopTexts } from '../platform/db/shopfront-schema.ts';
import type { Services } from '../platform/services.ts';

/** Most shown and most scanned rows of a place's history. */
const [SHOWN, MOST_READ] = [12, 200];

export interface TextsView {
  readonly places: readonly {
    readonly id: TextPlace;
    readonly state: 'draft' | 'live' | 'planned' | 'usual';
  }[];
  readonly place: {
    readonly id: TextPlace;
    readonly most: number;
    readonly links: boolean;
    readonly said: ShopText | undefined;
    readonly from: string | undefined;
    readonly until: string | undefined;
    readonly draft:
      | { readonly by: string; readonly at: string; readonly faults: readonly TextFault[] }
      | undefined;
    /** Page of the preview; undefined for a mail, a paper or a passport. */
    readonly page: string | undefined;
  };
  readonly history: readonly {
    readonly id: string;
    readonly text: string;
    readonly german: string | undefined;
    readonly by: string;
    readonly at: string;
    readonly from: string | undefined;
    readonly until: string | undefined;
    readonly state: 'live' | 'planned' | 'over';
  }[];
}

/** Places whose text can be set, with the details of one. */
export async function readTextsView({ db, now, shopfront }: Services, id: TextPlace): Promise<TextsView> {
  const drafts = await db.select().from(shopTextDrafts);
  // Only current texts of other places.
  const rows = await db
    .select()
    .from(shopTexts)
    .where(or(eq(shopTexts.place, id), isNull(shopTexts.endedAt)))
    .orderBy(desc(shopTexts.at))
    .limit(MOST_READ);
  const currentTexts = shopfront.current().texts;
  const at = now();
  const isPlanned = (row: (typeof rows)[number]) =>
    row.endedAt === null && row.from !== null && row.from > at;
  const record = textPlaceOf(id);
  const draft = drafts.find(({ place }) => place === id);
  const isLive = (row: (typeof rows)[number]) =>
    row.endedAt === null &&
    (row.from === null || row.from <= at) &&
    (row.until === null || row.until > at) &&
    JSON.stringify(row.said) === JSON.stringify(currentTexts[row.place]);
  const own = rows.filter(({ place }) => place === id);
  const live = own.find(isLive);
  const local = (moment: Date | null | undefined) => (moment ? localOf(moment) : undefined);
  const shown = draft ?? undefined;
  return {
    places: TEXT_PLACE_IDS.map((place) => ({
      id: place,
      state: drafts.some((row) => row.place === place)
        ? 'draft'
        : currentTexts[place]
          ? 'live'
          : rows.some((row) => row.place === place && isPlanned(row))
            ? 'planned'
            : 'usual',
    })),
    place: {
      id,
      most: record.most,
      links: record.links === true,
      said: shown?.said ?? currentTexts[id],
      from: local(shown?.from),
      until: local(shown?.until),
      draft: draft && {
        by: draft.byName,
        at: draft.at.toISOString(),
        faults: [
          ...textFaults(id, draft.said),
          ...(draft.until && draft.until <= at ? [{ kind: 'past' } as const] : []),
        ],
      },
      page: record.page,
    },
    history: own.slice(0, SHOWN).map((row) => ({
      ...{ id: row.id, text: row.said.words.en ?? '', german: row.said.words.de },
      ...{ by: row.byName, at: row.at.toISOString() },
      ...{ from: local(row.from), until: local(row.until) },
      state: row === live ? 'live' : isPlanned(row) ? 'planned' : 'over',
    })),
  };
}
