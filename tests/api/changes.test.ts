import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { changeLine } from '#domain/changes/change-line.ts';
import { readChanges } from '../../server/admin/read-changes.ts';
import { writeAudit } from '../../server/orders/audit.ts';
import { CLOCK } from '../../server/orders/staff.ts';
import { auditEntries } from '../../server/platform/db/schema/admin.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { SAMPLE_CHANGES } from '../fixtures/sample-changes.ts';
import { MAXI } from '../fixtures/workshop.ts';

const shop = await openFileShop();

async function allPages(language: 'en' | 'de') {
  const pages = [await readChanges(shop.services, language)];
  for (let older = pages[0]?.olderThan; older; older = pages.at(-1)?.olderThan)
    pages.push(await readChanges(shop.services, language, older));
  return pages;
}

it('are listed newest first, each once on one of the pages, in both languages [row D632]', async () => {
  const { db } = shop.database;
  const from = shop.services.now().getTime();
  const batches = 4;
  for (let batch = 0; batch < batches; batch++)
    await writeAudit(db, batch === 0 ? CLOCK : MAXI, SAMPLE_CHANGES, new Date(from + batch * 60_000));
  const pages = await allPages('en');
  expect(pages.length).toBeGreaterThan(1);
  const listed = pages.flatMap(({ changes }) => changes);
  expect(new Set(listed.map(({ id }) => id)).size).toBe(batches * SAMPLE_CHANGES.length);
  expect(listed.map(({ at }) => at)).toEqual(
    listed
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  const newest = SAMPLE_CHANGES.toReversed();
  expect(listed.slice(0, newest.length)).toMatchObject(newest.map((change) => changeLine(change, 'en')));
  expect([listed[0]?.by, listed.at(-1)?.by]).toEqual(['Maxi', 'automatic']);
  const german = (await allPages('de')).flatMap(({ changes }) => changes);
  expect(german.slice(0, newest.length)).toMatchObject(newest.map((change) => changeLine(change, 'de')));
  expect(german.at(-1)?.by).toBe('automatisch');
  // An unknown id starts at the beginning.
  expect((await readChanges(shop.services, 'en', randomUUID())).changes[0]?.id).toBe(listed[0]?.id);
});

it('of earlier releases, stored as text, are shown unchanged', async () => {
  const at = new Date(shop.services.now().getTime() + 3_600_000);
  const old = { what: 'Code THX-2345-ABCD', before: 'open', after: 'withdrawn: lost' };
  await shop.database.db
    .insert(auditEntries)
    .values({ id: randomUUID(), place: 0, ...old, byAccount: MAXI.accountId, byName: 'Maxi', at });
  const { changes } = await readChanges(shop.services, 'de');
  expect(changes[0]).toMatchObject({ ...old, by: 'Maxi', isOfOld: true });
});
