import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LANGUAGES } from '#domain/languages.ts';
import { type Outcome, outcomeWords } from '#domain/production/diagnosis.ts';
import { measurements } from '../../server/platform/db/workshop-schema.ts';
import { openTestShop, type TestShop } from '../fixtures/test-shop.ts';
import { CUSTOM, payFor, windAll } from '../fixtures/workshop.ts';

const MIGRATION = 'server/platform/db/migrations/0035_measurement_outcome.sql';

const OUTCOMES: readonly Outcome[] = [
  { kind: 'in tolerance' },
  { kind: 'beyond', of: 'R', by: 760 },
  { kind: 'beyond', of: 'R', by: -1230 },
  { kind: 'beyond', of: 'L', by: 0.31 },
  { kind: 'beyond', of: 'L', by: -0.01 },
  { kind: 'coil', coil: 1 },
  { kind: 'count', coil: 2 },
];

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop?.close());

it('what the release before found in measurements, in English, is carried over as kind and figure', async () => {
  const { db } = shop.database;
  const order = await payFor(shop, [CUSTOM]);
  await windAll(shop, order);
  const [row] = await db.select().from(measurements).limit(1);
  if (!row) throw new Error(`Nothing was measured of ${order.number}`);
  expect(row.outcome).toEqual({ kind: 'in tolerance' });

  const written = OUTCOMES.map((outcome) => ({
    ...row,
    id: crypto.randomUUID(),
    outcome: null,
    verdict: outcomeWords(outcome, 'en'),
  }));
  await db.insert(measurements).values(written);
  const [, ...carriedOver] = readFileSync(MIGRATION, 'utf8').split('--> statement-breakpoint');
  for (const statement of carriedOver) await db.execute(sql.raw(statement));

  for (const [index, { id, verdict }] of written.entries()) {
    const [now] = await db.select().from(measurements).where(eq(measurements.id, id));
    const outcome = now?.outcome ?? undefined;
    const meant = OUTCOMES[index];
    if (!outcome || !meant) throw new Error(`“${verdict}” was not read`);
    for (const language of LANGUAGES)
      expect(outcomeWords(outcome, language)).toBe(outcomeWords(meant, language));
    expect({ ...outcome, by: 0 }).toEqual({ ...meant, by: 0 });
  }
});
