import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { BOOK_FILES, bookFileName } from '#domain/books/close.ts';
import { addDays, dayOf } from '#domain/calendar/day.ts';
import { EXAMPLE_PARTS } from '#domain/stock/example.ts';
import { FIGURE_FILES } from '../../server/admin/index.ts';
import { CALLS } from '../../server/api/calls.ts';
import { WORKSHOP_CALLS } from '../../server/api/workshop-calls.ts';
import { suppliers } from '../../server/platform/db/schema/stock.ts';
import { layExample } from '../../server/stock/lay-example.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { payFor, signedIn, windAll } from '../fixtures/workshop.ts';
import { type JsonSchema, type Knowledge, valuesOf } from './from-schema.ts';
import { anyCart } from './shop-words.ts';
import { nearMisses } from './spoil.ts';

/** The same seed sends the same requests, except order numbers, which are random. */
const SEED = Number(process.env.FUZZ_SEED ?? 1954);
const REQUESTS = Number(process.env.WORKSHOP_REQUESTS ?? (process.env.LONG ? 20_000 : 400));

const shop = await openFileShop();
await layExample(shop.services);
const maxi = await signedIn(shop, { role: 'staff', name: 'Maxi' });
const orders = [await payFor(shop), await payFor(shop), await payFor(shop)];
await windAll(shop, orders[1] ?? (await payFor(shop)));
const [supplier] = await shop.database.db.select().from(suppliers);

const schemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

const DESCRIBED: readonly (readonly [path: string, JsonSchema])[] = [
  ...Object.entries(CALLS).flatMap(([name, call]) =>
    call.method === 'post' ? [[`/api/shop/${name}`, schemaOf(call.asks)] as const] : [],
  ),
  ...Object.entries(WORKSHOP_CALLS).map(
    ([name, schema]) => [`/api/workshop/${name}`, schemaOf(schema)] as const,
  ),
];

/** Few enough to be used several times, for different things. */
const IDS = fc.sample(fc.uuid(), { numRuns: 12, seed: SEED });
const PARTS = EXAMPLE_PARTS.slice(0, 6).map(({ id }) => id);
const soon = fc.integer({ min: 0, max: 800 }).map((days) => addDays(dayOf(new Date()), days));

const WORDS: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  number: fc.constantFrom(...orders.map(({ number }) => number)),
  part: fc.constantFrom(...PARTS, 'wire:nothing'),
  supplierId: fc.constantFrom(supplier?.id ?? '', ...IDS.slice(0, 1)),
  unit: fc.integer({ min: 1, max: 2 }),
  version: fc.integer({ min: 0, max: 12 }),
  promised: soon,
  due: soon,
  at: soon.map((day) => `${day}T06:00`),
};

/** Existing values, and ids that were used before. */
const know: Knowledge = (schema, name) => {
  if (schema.type === 'array' && schema.items && schema.items.properties?.lookupKey) return anyCart;
  if (name !== undefined && Object.hasOwn(WORDS, name) && schema.type !== 'null') return WORDS[name];
  return schema.format === 'uuid' ? fc.constantFrom(...IDS) : undefined;
};

const statuses = new Map<number, number>();

/** Sends it as a maker; returns the response's fault in a repeatable line. */
async function faultOf(path: string, body: unknown): Promise<string | undefined> {
  const answer = await shop.post(path, JSON.stringify(body) ?? '', maxi.headers);
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  const words = (answer.body as { error?: unknown }).error;
  const isSaid = answer.status === 200 || (answer.status < 500 && typeof words === 'string');
  return isSaid ? undefined : `${path} ${JSON.stringify(body)?.slice(0, 600)}: ${answer.status}`;
}

type Change = readonly [within: readonly unknown[], beyond: readonly unknown[]];

/** Values at and beyond the limits of a schema; none without limits. */
function boundsOf(schema: JsonSchema, one: unknown): Change {
  const { type, format, minimum, maximum, maxLength, maxItems } = schema;
  if (format === 'date')
    return [
      ['2000-01-01', '2100-12-31'],
      ['0000-01-01', '1999-12-31', '2101-01-01', '9999-12-31', '2026-02-30'],
    ];
  if (type === 'string' && schema.pattern?.startsWith('^(20'))
    return [[], ['0000-01', '9999-12', '0000-01-01T00:00', '9999-12-31T23:59']];
  if (type === 'string' && maxLength !== undefined && !format)
    return [['', 'x'.repeat(maxLength)], maxLength < 20_000 ? ['x'.repeat(maxLength + 1)] : []];
  if (type === 'integer' || type === 'number')
    return [
      [minimum ?? 0, maximum ?? 0],
      [(minimum ?? 0) - 1, (maximum ?? 0) + 1, 1e21, -1e21],
    ];
  if (type === 'array' && maxItems !== undefined && maxItems < 500 && Array.isArray(one))
    return [[[], Array(maxItems).fill(one[0] ?? 1)], [Array(maxItems + 1).fill(one[0] ?? 1)]];
  return [[], []];
}

/** A value with each of its parts at each limit in turn. */
function* atBounds(schema: JsonSchema, value: unknown): Generator<{ value: unknown; isBeyond: boolean }> {
  const [within, beyond] = boundsOf(schema, value);
  for (const one of within) yield { value: one, isBeyond: false };
  for (const one of beyond) yield { value: one, isBeyond: true };
  for (const choice of schema.anyOf ?? []) if (choice.type !== 'null') yield* atBounds(choice, value);
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    // Cart lines are parsed one by one, and more is described than read (tests/api/bad-input.test.ts).
    if (schema.items && value.length > 0 && !schema.items.properties?.lookupKey)
      for (const { value: first, isBeyond } of atBounds(schema.items, value[0]))
        yield { value: [first, ...value.slice(1)], isBeyond };
    return;
  }
  for (const [name, part] of Object.entries(schema.properties ?? {}))
    for (const inner of atBounds(part, (value as Record<string, unknown>)[name]))
      yield { value: { ...value, [name]: inner.value }, isBeyond: inner.isBeyond };
}

it('every call answers what is at a bound in words, and refuses what is beyond one [cases A7, A8] [row D754]', async () => {
  const faults: (string | undefined)[] = [];
  for (const [path, schema] of DESCRIBED) {
    const [usual] = fc.sample(valuesOf(schema, know), { numRuns: 1, seed: SEED });
    for (const { value, isBeyond } of atBounds(schema, usual)) {
      const answer = await shop.post(path, JSON.stringify(value) ?? '', maxi.headers);
      const isRight = isBeyond ? answer.status >= 400 && answer.status < 500 : answer.status < 500;
      if (!isRight) faults.push(`${path} ${JSON.stringify(value)?.slice(0, 400)}: ${answer.status}`);
    }
  }
  expect(faults).toEqual([]);
});

it('tables and lists of any month, quarter and day are answered [case A7] [row D754]', async () => {
  const months = ['0000-01', '1999-12', '2000-01', '2026-13', '2100-12', '2101-01', '9999-12'];
  const days = ['0000-01-01', '2000-01-01', '2026-02-30', '2100-12-31', '9999-12-31'];
  const paths = [
    ...months.flatMap((month) => FIGURE_FILES.map((file) => `figures/${month}/${file}.csv`)),
    ...months.flatMap((month) => BOOK_FILES.map((file) => `books/${month}/${bookFileName(file, month)}`)),
    ...['0000-Q1', '2000-Q1', '2100-Q4', '9999-Q4'].map((quarter) => `figures/${quarter}/oss.csv`),
    ...days.map((day) => `parcels/lists/${day}.pdf`),
  ];
  for (const path of paths) expect((await maxi.file(path)).status, path).toBeLessThan(500);
});

it('odd requests of a maker are answered with data or a sentence [cases A7, A10] [row D754]', async () => {
  const requests = fc.oneof(
    ...DESCRIBED.map(([path, schema]) => {
      const values = valuesOf(schema, know);
      const bodies = fc.oneof({ weight: 3, arbitrary: values }, { weight: 2, arbitrary: nearMisses(values) });
      return bodies.map((body) => ({ path, body }));
    }),
  );
  const run = await fc.check(
    fc.asyncProperty(requests, async ({ path, body }) => {
      const fault = await faultOf(path, body);
      if (fault) throw new Error(fault);
    }),
    { numRuns: REQUESTS, seed: SEED },
  );
  console.log(
    `${REQUESTS} requests of a maker (FUZZ_SEED=${SEED}):`,
    Object.fromEntries([...statuses].sort()),
  );
  expect(run.failed ? String(run.errorInstance).slice(0, 2000) : undefined).toBeUndefined();
  // The requests produced each kind of response.
  for (const status of [200, 400, 409, 422]) expect(statuses.get(status), String(status)).toBeGreaterThan(0);
});
