import { desc, eq, isNull, or } from 'drizzle-orm';
import { localOf } from '#domain/calendar/local-moment.ts';
import { textFaults } from '#domain/shopfront/text-faults.ts';
import { TEXT_PLACE_IDS, type TextPlace, textPlaceOf } from '#domain/shopfront/text-places.ts';
import { shopTextDrafts, shopTexts } from '../platform/db/schema/shopfront.ts';
import type { Services } from '../platform/services.ts';

/** Most shown and most scanned rows of a place's history. */
const [SHOWN, MOST_READ] = [12, 200];

/** Places whose text can be set, with the details of one. */
export async function readTextsView({ db, now, shopfront }: Services, id: TextPlace) {
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
  const stateOf = (place: TextPlace): 'draft' | 'live' | 'planned' | 'usual' => {
    if (drafts.some((row) => row.place === place)) return 'draft';
    if (currentTexts[place]) return 'live';
    return rows.some((row) => row.place === place && isPlanned(row)) ? 'planned' : 'usual';
  };
  const historyStateOf = (row: (typeof rows)[number]): 'live' | 'planned' | 'over' =>
    row === live ? 'live' : isPlanned(row) ? 'planned' : 'over';
  const local = (moment: Date | null | undefined) => (moment ? localOf(moment) : undefined);
  return {
    places: TEXT_PLACE_IDS.map((place) => ({ id: place, state: stateOf(place) })),
    place: {
      id,
      most: record.most,
      links: record.links === true,
      said: draft?.said ?? currentTexts[id],
      from: local(draft?.from),
      until: local(draft?.until),
      draft: draft && {
        by: draft.byName,
        at: draft.at.toISOString(),
        faults: [
          ...textFaults(id, draft.said),
          ...(draft.until && draft.until <= at ? [{ kind: 'past' } as const] : []),
        ],
      },
      /** Page of the preview; undefined for a mail, a paper or a passport. */
      page: record.page,
    },
    history: own.slice(0, SHOWN).map((row) => ({
      ...{ id: row.id, text: row.said.words.en ?? '', german: row.said.words.de },
      ...{ by: row.byName, at: row.at.toISOString() },
      ...{ from: local(row.from), until: local(row.until) },
      state: historyStateOf(row),
    })),
  };
}

export type TextsView = Awaited<ReturnType<typeof readTextsView>>;
