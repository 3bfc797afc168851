import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { momentOfLocal } from '#domain/calendar/local-moment.ts';
import { inEach } from '#domain/languages.ts';
import { TEXT_FAULT_WORDS } from '#domain/shopfront/text-faults.messages.ts';
import { textFaults } from '#domain/shopfront/text-faults.ts';
import type { ShopText, TextPlace } from '#domain/shopfront/text-places.ts';
import { byOf, refusal, refuse, refuseConflict, type Staff } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { shopTextDrafts, shopTexts } from '../platform/db/schema/shopfront.ts';
import type { Services } from '../platform/services.ts';
import { changeShopfront } from './change-shopfront.ts';
import { REFUSALS } from './refusals.messages.ts';

interface Drafting {
  readonly place: TextPlace;
  readonly text: string;
  readonly german: string;
  readonly link?: ShopText['link'];
  /** `2026-11-25T06:00`, in the workshop's time; null for immediately, or without an end. */
  readonly from: string | null;
  readonly until: string | null;
  readonly version?: DraftVersion;
}

/** Time of the draft on the screen, in ms; 0 for none, undefined skips the check. */
type DraftVersion = number | undefined;

/** Saves a draft, even with faults: it is not public. */
export const draftText = (
  services: Services,
  by: Staff,
  { place, text, german, link, from, until, version }: Drafting,
) =>
  changeShopfront(services, by, async ({ tx, now }) => {
    const newText: ShopText = { words: { en: text, ...(german && { de: german }) }, ...(link && { link }) };
    const times = {
      from: from === null ? null : (momentOfLocal(from) ?? refuse(422, REFUSALS, (words) => words.text.from)),
      until:
        until === null ? null : (momentOfLocal(until) ?? refuse(422, REFUSALS, (words) => words.text.until)),
    };
    if (times.from && times.until && times.until <= times.from)
      return refuse(422, REFUSALS, (words) => words.text.endsFirst);
    const standing = await lockDraft(tx, place);
    if (version !== undefined && standing && standing.at.getTime() !== version)
      refuseConflict(
        refusal(409, REFUSALS, (words) => words.text.drafted(standing.byName)),
        {
          by: standing.byName,
          at: standing.at.toISOString(),
          version: standing.at.getTime(),
          fields: [
            {
              field: inEach(REFUSALS, (words) => words.text.sentence),
              before: null,
              theirs: standing.said.words.en ?? null,
              yours: text,
            },
          ],
        },
      );
    const draft = { said: newText, ...times, at: now, ...byOf(by) };
    await tx
      .insert(shopTextDrafts)
      .values({ place, ...draft })
      .onConflictDoUpdate({ target: shopTextDrafts.place, set: draft });
    return { place };
  });

/** Locks the draft of a place, even if there is none yet, so that writers are serialized. */
async function lockDraft(tx: Db, place: TextPlace) {
  await tx.execute(sql`lock table ${shopTextDrafts} in share row exclusive mode`);
  const [draft] = await tx.select().from(shopTextDrafts).where(eq(shopTextDrafts.place, place));
  return draft;
}

export const discardText = (services: Services, by: Staff, { place }: { place: TextPlace }) =>
  changeShopfront(services, by, async ({ tx }) => {
    await tx.delete(shopTextDrafts).where(eq(shopTextDrafts.place, place));
    return { place };
  });

/** Publishes the draft of a place if it has no faults. */
export const publishText = (
  services: Services,
  by: Staff,
  { place, version }: { place: TextPlace; version?: DraftVersion },
) =>
  changeShopfront(services, by, async ({ tx, now, note }) => {
    const draft = await lockDraft(tx, place);
    if (draft && version !== undefined && draft.at.getTime() !== version)
      return refuse(409, REFUSALS, ({ draftChanged }) => draftChanged(draft.byName));
    if (!draft) return refuse(409, REFUSALS, ({ noDraft }) => noDraft);
    refuseFaults(place, draft.said);
    if (draft.until && draft.until <= now) return refuse(422, REFUSALS, (words) => words.text.past);
    const { said, from, until } = draft;
    await tx.insert(shopTexts).values({ id: randomUUID(), place, said, from, until, at: now, ...byOf(by) });
    await tx.delete(shopTextDrafts).where(eq(shopTextDrafts.place, place));
    note({ kind: 'text-said', payload: { place, text: said.words.en ?? null } });
    return { place };
  });

function refuseFaults(place: TextPlace, said: ShopText): void {
  const faults = textFaults(place, said);
  if (faults.length > 0) refuse(422, TEXT_FAULT_WORDS, (words) => faults.map(words).join(' '));
}

/** Ends a text; the previous one that is still valid applies again, or the default. */
export const endText = (services: Services, by: Staff, { id }: { id: string }) =>
  changeShopfront(services, by, async ({ tx, now, note }) => {
    const [row] = await tx
      .update(shopTexts)
      .set({ endedAt: now })
      .where(and(eq(shopTexts.id, id), isNull(shopTexts.endedAt)))
      .returning();
    if (!row) return refuse(409, REFUSALS, (words) => words.text.gone);
    note({ kind: 'text-ended', payload: { place: row.place, text: row.said.words.en ?? null } });
    return { place: row.place };
  });

/** Publishes an earlier text again, without an end. */
export const bringBackText = (services: Services, by: Staff, { id }: { id: string }) =>
  changeShopfront(services, by, async ({ tx, now, note }) => {
    const [row] = await tx.select().from(shopTexts).where(eq(shopTexts.id, id));
    if (!row) return refuse(404, REFUSALS, (words) => words.text.unknown);
    const { place, said } = row;
    // A claim that was allowed then may be forbidden today.
    refuseFaults(place, said);
    const [latest] = await tx
      .select({ at: shopTexts.at })
      .from(shopTexts)
      .where(eq(shopTexts.place, place))
      .orderBy(desc(shopTexts.at))
      .limit(1);
    // Later than the replaced text, even if the clocks of two processes differ.
    const at = new Date(Math.max(now.getTime(), (latest?.at.getTime() ?? 0) + 1));
    await tx.insert(shopTexts).values({ id: randomUUID(), place, said, at, ...byOf(by) });
    note({ kind: 'text-said', payload: { place, text: said.words.en ?? null } });
    return { place };
  });
