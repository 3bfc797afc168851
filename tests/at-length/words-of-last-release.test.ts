import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { LANGUAGES } from '#domain/languages.ts';
import { cents, ZERO } from '#domain/money.ts';
import {
  causeWords,
  type RefundCause,
  type RefundFault,
  refundFaultWords,
} from '#domain/order-log/refund-cause.ts';
import { type Diagnosis, outcomeWords } from '#domain/production/diagnosis.ts';
import { measurements } from '../../server/platform/db/schema/production.ts';
import { refunds } from '../../server/platform/db/schema/returns.ts';
import { readBench } from '../../server/production/index.ts';
import { causeOf, faultOf } from '../../server/returns/index.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { CUSTOM, MAXI, payFor, windAll } from '../fixtures/workshop.ts';

/** Statements of a migration after those that create its columns. */
const carriesOver = (name: string): readonly string[] =>
  readFileSync(`server/platform/db/migrations/${name}.sql`, 'utf8')
    .split('--> statement-breakpoint')
    .filter((statement) => statement.includes('UPDATE'));

const OUTCOMES: readonly Diagnosis[] = [
  { kind: 'in tolerance' },
  { kind: 'beyond', of: 'R', by: 760 },
  { kind: 'beyond', of: 'R', by: -1230 },
  { kind: 'beyond', of: 'L', by: 0.31 },
  { kind: 'beyond', of: 'L', by: -0.01 },
  { kind: 'coil', coil: 1 },
  { kind: 'count', coil: 2 },
];

/** Failures that the release before said in other words. */
const FAILURES: Readonly<Partial<Record<RefundFault['kind'], string>>> = {
  returned: 'The bank sent it back.',
  'not made': 'The provider says: canceled.',
};

const shop = await openFileShop();

it('the previous release’s English doubts about measurements are carried over as kinds and figures', async () => {
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
    verdict: outcomeWords(outcome, 'en').replace('a different number of turns', 'another count of turns'),
  }));
  await db.insert(measurements).values(written);
  for (const statement of carriesOver('0035_measurement_outcome')) await db.execute(sql.raw(statement));

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

it('measurements by a process of the previous release beside this one are read unchanged', async () => {
  const { db } = shop.database;
  const { id, number } = await payFor(shop, [CUSTOM]);
  await windAll(shop, { id, number });
  const said = async () => {
    const bench = await readBench(shop.services, { number, unit: 1, by: MAXI.accountId, language: 'de' });
    return bench?.measured?.verdict;
  };
  expect(await said()).toBe('In der Toleranz');
  await db.update(measurements).set({ outcome: null, verdict: 'R of coil 1 is out of tolerance' });
  expect(await said()).toBe('R of coil 1 is out of tolerance');
  for (const statement of carriesOver('0035_measurement_outcome')) await db.execute(sql.raw(statement));
  expect(await said()).toBe('R von Spule 1 liegt außerhalb der Toleranz');
});

it('reasons of made and failed refunds are carried over from English words', async () => {
  const { db } = shop.database;
  const order = await payFor(shop, [CUSTOM]);
  const refused: RefundFault = { kind: 'refused', words: 'Charge too old.' };
  const kept: readonly (readonly [RefundCause, RefundFault | null])[] = [
    ['withdrawal', null],
    ['payment account', null],
    [{ typed: 'The cover was scratched' }, { kind: 'returned' }],
    [{ typed: 'Goodwill' }, { kind: 'not made', status: 'canceled' }],
    [{ typed: 'Again' }, refused],
  ];
  const written = kept.map(([cause, fault]) => ({
    id: crypto.randomUUID(),
    orderId: order.id,
    state: fault ? ('failed' as const) : ('done' as const),
    amount: cents(100),
    parts: { quantities: [], shipping: ZERO, goodwill: cents(100) },
    reason: causeWords(cause, 'en'),
    failure: fault && (FAILURES[fault.kind] ?? refundFaultWords(fault, 'en')),
    byName: 'Maxi',
    askedAt: new Date(),
  }));
  await db.insert(refunds).values(written);
  // The previous release's process may still write such rows after the migration.
  const before = await db.select().from(refunds).where(eq(refunds.orderId, order.id)).orderBy(refunds.reason);
  expect(before.map((row) => causeWords(causeOf(row), 'de'))).toEqual(before.map(({ reason }) => reason));
  const faults = before.map((row) => faultOf(row));
  expect(faults.map((fault) => fault && refundFaultWords(fault, 'de'))).toEqual(
    before.map(({ failure }) => failure),
  );

  for (const statement of carriesOver('0036_refund_causes')) await db.execute(sql.raw(statement));
  for (const [index, { id }] of written.entries()) {
    const [now] = await db.select().from(refunds).where(eq(refunds.id, id));
    expect([now?.cause, now?.fault]).toEqual(kept[index]);
  }
});
