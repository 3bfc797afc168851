import fc from 'fast-check';

/** Keys on every object's prototype. */
const PROTOTYPE_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  'toJSON',
];

const ODD_STRINGS = [
  '',
  ' ',
  '\0',
  'Jonas\0Beispiel',
  '\ud800',
  '\udfff\ud83d',
  '\u202eLeipzig\u0000\uffff',
  '🎸'.repeat(101),
  'x'.repeat(201),
  'x'.repeat(20_000),
  "'; drop table orders; --",
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '%00%ff%zz',
  '{{session}}\n',
  '1e3',
  'NaN',
  ...PROTOTYPE_KEYS,
];
const ODD_NUMBERS = [
  0,
  -0,
  -1,
  0.1,
  1.5,
  6,
  41,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  1e21,
  5e-324,
  1.7976931348623157e308,
];

/** Nested far deeper than any request of the shop. */
function deep(levels: number, key: string | undefined): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = key ? ownKey({}, key, value) : [value];
  return value;
}

/** Sets a key as JSON.parse does: `__proto__` too becomes an own key. */
function ownKey(object: object, key: string, value: unknown): object {
  return Object.fromEntries([...Object.entries(object), [key, value]]);
}

const keys = fc.oneof(fc.constantFrom(...PROTOTYPE_KEYS), fc.string({ unit: 'binary', maxLength: 8 }));

const oddValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[]]),
  fc.constantFrom<unknown>(...ODD_STRINGS),
  fc.constantFrom<unknown>(...ODD_NUMBERS),
  fc.string({ unit: 'binary' }),
  fc.jsonValue(),
  fc
    .tuple(
      fc.integer({ min: 50, max: 3000 }),
      fc.option(fc.constantFrom('a', '__proto__'), { nil: undefined }),
    )
    .map(([levels, key]) => deep(levels, key)),
);

type Change = (value: unknown) => unknown;

/** One change to one value anywhere in a request. */
const changes: fc.Arbitrary<Change | 'remove'> = fc.oneof(
  { weight: 4, arbitrary: oddValues.map((odd) => () => odd) },
  { weight: 2, arbitrary: fc.constant('remove' as const) },
  {
    weight: 2,
    arbitrary: fc.tuple(keys, oddValues).map(
      ([key, odd]) =>
        (value: unknown) =>
          typeof value === 'object' && value !== null ? ownKey(value, key, odd) : { [key]: value },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Change>(
      (value) => [value],
      (value) => ({ value }),
      (value) => JSON.stringify(value),
      (value) => Number(JSON.stringify(value)),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(2, 40, 41, 1000).map((times) => (value: unknown) => {
      if (Array.isArray(value)) return Array.from({ length: times }, () => value[0] ?? null);
      return typeof value === 'string' ? value.repeat(times).slice(0, 30_000) : value;
    }),
  },
);

/** Follows the given turns and changes the value there. */
function changeAt(value: unknown, turns: readonly number[], change: Change | 'remove'): unknown {
  const [turn, ...rest] = turns;
  const isTree = typeof value === 'object' && value !== null;
  const names = isTree ? Object.keys(value) : [];
  const name = turn === undefined ? undefined : names[turn % names.length];
  if (!isTree || name === undefined) return change === 'remove' ? null : change(value);
  const isRemoved = change === 'remove' && rest.length === 0;
  const entries = Object.entries(value).flatMap(([key, inner]) => {
    if (key !== name) return [[key, inner]];
    return isRemoved ? [] : [[key, changeAt(inner, rest, change)]];
  });
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

const turns = fc.array(fc.nat({ max: 7 }), { maxLength: 5 });

/** The same values with one to three faults inside. */
export function nearMisses(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const faults = fc.array(fc.tuple(turns, changes), { minLength: 1, maxLength: 3 });
  return fc
    .tuple(values, faults)
    .map(([value, list]) => list.reduce((spoilt, [where, change]) => changeAt(spoilt, where, change), value));
}

const NO_JSON = [
  '',
  ' ',
  '{',
  '[',
  ']',
  '{"a":',
  '"',
  'NaN',
  '[1,]',
  '{a:1}',
  "{'a':1}",
  '\ufeff[]',
  '[1e999]',
  '[-]',
  'null\0',
];

/** Bodies with wrong bytes: cut off, a byte too many, invalid UTF-8, far too large, or not JSON. */
export function brokenBodies(texts: fc.Arbitrary<string>): fc.Arbitrary<Buffer> {
  const cut = fc
    .tuple(texts, fc.nat())
    .map(([text, at]) => Buffer.from(text.slice(0, at % (text.length + 1))));
  const withBytes = fc
    .tuple(texts, fc.nat(), fc.uint8Array({ minLength: 1, maxLength: 4 }))
    .map(([text, at, bytes]) => {
      const place = at % (text.length + 1);
      return Buffer.concat([Buffer.from(text.slice(0, place)), bytes, Buffer.from(text.slice(place))]);
    });
  const twice = texts.map((text) => Buffer.from(text + text));
  const large = fc
    .constantFrom(60_000, 65_536, 65_537, 200_000)
    .map((length) => Buffer.from(`["${'x'.repeat(length - 4)}"]`));
  const nothing = fc.constantFrom(...NO_JSON).map((text) => Buffer.from(text));
  const noise = fc.uint8Array({ maxLength: 100 }).map((bytes) => Buffer.from(bytes));
  return fc.oneof(cut, withBytes, twice, nothing, noise, { weight: 1, arbitrary: large });
}
