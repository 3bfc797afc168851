import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import * as domain from '#domain/cart/cart-line.ts';
import { runs } from '../../tests/fixtures/runs.ts';
import { anyCart } from '../../tests/fuzz/shop-words.ts';
import { nearMisses } from '../../tests/fuzz/spoil.ts';
import * as little from './little-zod.ts';

vi.doMock('zod/mini', () => little);
vi.resetModules();
const inBrowser = (await import('#domain/cart/cart-line.ts')) as typeof domain;

/** Lines as storage may hold them: those the shop has written, whole and spoiled, and anything else. */
const line = anyCart.map(([first]) => first as unknown);
const stored = fc.oneof({ weight: 8, arbitrary: nearMisses(line) }, { weight: 1, arbitrary: fc.jsonValue() });

describe('a stored line', () => {
  it('reads in the browser as it does with zod, whatever it is', () => {
    expect(domain.cartLineSchema).toBeInstanceOf(z.ZodMiniType);
    expect(inBrowser.cartLineSchema).not.toBeInstanceOf(z.ZodMiniType);
    let whole = 0;
    fc.assert(
      fc.property(fc.oneof(line, stored), (value) => {
        const read = domain.readLine(value);
        expect(inBrowser.readLine(value)).toEqual(read);
        if (read) whole += 1;
      }),
      { numRuns: runs(4000) },
    );
    expect(whole).toBeGreaterThan(1000);
  });
});

/** The same schema from zod and from its stand-in. */
const both = (make: (library: typeof z) => unknown) =>
  [make(z), make(little as unknown as typeof z)] as z.ZodMiniType[];

const values = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    0,
    -1,
    1.5,
    7,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    2 ** 60,
    '',
    'a',
  ),
  fc.jsonValue(),
  fc.record({ a: fc.constantFrom<unknown>('a', 'b', 1, null), b: fc.jsonValue() }, { requiredKeys: [] }),
);

describe('the stand-in', () => {
  const schemas: Record<string, (library: typeof z) => unknown> = {
    strings: (l) => l.string(),
    numbers: (l) => l.number().check(l.nonnegative(), l.maximum(5)),
    integers: (l) => l.int().check(l.minimum(-1)),
    words: (l) => l.enum(['a', 'b']),
    nothing: (l) => l.null(),
    objects: (l) => l.object({ a: l.nullish(l.enum(['a', 'b'])), b: l.optional(l.number()) }),
    'nested objects': (l) => l.object({ b: l.object({ a: l.nullable(l.string()) }) }),
    defaults: (l) => l.object({ a: l._default(l.catch(l.string(), 'caught'), 'default') }),
    unions: (l) => l.union([l.object({ a: l.string() }), l.object({ b: l.number() }), l.string()]),
    changes: (l) =>
      l.pipe(
        l.string(),
        l.transform((text: string, context) => {
          if (text !== '') return text.length;
          context.issues.push({ code: 'custom', message: 'empty', input: text });
          return l.NEVER;
        }),
      ),
    refusals: (l) => l.string().check(l.refine((text: string) => text !== 'a')),
  };
  for (const [name, make] of Object.entries(schemas))
    it(`reads ${name} as zod does`, () => {
      const [zods, ours] = both(make);
      fc.assert(
        fc.property(values, (value) => {
          const { success, data } = zods?.safeParse(value) ?? {};
          const found = ours?.safeParse(value);
          expect(found?.success).toBe(success);
          expect(found?.data).toEqual(data);
        }),
        { numRuns: runs(300) },
      );
    });
});
