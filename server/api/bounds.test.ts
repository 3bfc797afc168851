import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { CALLS, type Call } from './calls.ts';
import { USER_CALLS } from './user-calls.ts';
import { WORKSHOP_CALLS } from './workshop-calls.ts';

const asked = (calls: Readonly<Record<string, Call>>): [string, z.ZodType][] =>
  Object.entries(calls).flatMap(([name, { asks }]) => (asks ? [[name, asks]] : []));

const SCHEMAS: readonly (readonly [call: string, z.ZodType])[] = [
  ...asked(CALLS),
  ...asked(USER_CALLS),
  ...Object.entries<z.ZodType>(WORKSHOP_CALLS),
];

interface Part {
  readonly path: string;
  readonly name: string;
  readonly schema: z.core.$ZodTypes;
}

/** A schema and all that it holds. Throws at a kind that it does not know, so that nothing is left out. */
function partsOf(given: z.core.$ZodType, path: string, name = ''): readonly Part[] {
  const schema = given as z.core.$ZodTypes;
  const within = (inner: z.core.$ZodType, key?: string) =>
    partsOf(inner, key === undefined ? path : `${path}.${key}`, key ?? name);
  const own = { path, name, schema };
  const { def } = schema._zod;
  switch (def.type) {
    case 'object':
      return [own, ...Object.entries(def.shape).flatMap(([key, inner]) => within(inner, key))];
    case 'array':
      return [own, ...within(def.element)];
    case 'record':
      return [own, ...within(def.keyType, 'key'), ...within(def.valueType)];
    case 'union':
      return def.options.flatMap((option) => within(option));
    case 'optional':
    case 'nullable':
    case 'default':
      return within(def.innerType);
    case 'pipe':
      // Whatever was sent, one of a few words comes out.
      return def.out._zod.def.type === 'enum' ? [] : within(def.in);
    case 'string':
    case 'number':
      return [own];
    case 'enum':
    case 'literal':
    case 'boolean':
    case 'unknown':
      return [];
    default:
      throw new Error(`${path}: nothing is known of ${def.type}`);
  }
}

const AS_SENT = { io: 'input', unrepresentable: 'any' } as const;
const PARTS = SCHEMAS.flatMap(([call, schema]) => partsOf(schema, call));
const ofType = (type: string) => PARTS.filter(({ schema }) => schema._zod.def.type === type);
const takes = ({ schema }: Part, value: unknown) => z.safeParse(schema, value).success;
const read = ({ schema }: Part, value: unknown) => z.safeParse(schema, value).data;
const pathsOf = (parts: readonly Part[]) => [...new Set(parts.map(({ path }) => path))];

/** Compared as they are typed, or made by programs. */
const NOT_TYPED = [
  'password',
  'captcha',
  'step',
  'content',
  'url',
  'country',
  'session_id',
  'checkoutSessionId',
];

/** What a person may type more than one line of, and what is called the same and has one. */
const PROSE = ['text', 'german', 'goods', 'message', 'note', 'reason', 'fault'];
const IN_ONE_LINE = ['draft-text.link.german', 'pause-sale.german', 'search.text'];

describe('every call', () => {
  it('has a longest length for each text and list, and a range for each number [case A7] [row D753]', () => {
    const texts = ofType('string').filter((part) =>
      takes(part, 'x'.repeat(part.name === 'content' ? 17_000_000 : 100_000)),
    );
    expect(pathsOf(texts)).toEqual([]);
    const lists = ofType('array').filter(({ schema }) => !('maxItems' in z.toJSONSchema(schema, AS_SENT)));
    expect(pathsOf(lists)).toEqual([]);
    const numbers = ofType('number').filter((part) => takes(part, 1e13) || takes(part, -1e13));
    expect(pathsOf(numbers)).toEqual([]);
    const records = ofType('record').filter((part) =>
      takes(part, Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`k${index}`, 'x']))),
    );
    expect(pathsOf(records)).toEqual([]);
  });

  it('takes days, months and moments of the years 2000 to 2100 alone [case A7] [row D753]', () => {
    const kinds = [
      [
        '2026-11-28',
        ['0000-01-01', '1999-12-31', '2101-01-01', '9999-12-31', '2026-02-30'],
        ['2000-01-01', '2100-12-31'],
      ],
      ['2026-11', ['0000-01', '1999-12', '2101-01', '9999-12', '2026-13'], ['2000-01', '2100-12']],
      [
        '2026-11-28T06:00',
        [
          '0000-01-01T00:00',
          '1999-12-31T23:59',
          '2101-01-01T00:00',
          '9999-12-31T23:59',
          '2026-02-30T00:00',
          '2026-11-28T24:00',
        ],
        ['2000-01-01T00:00', '2100-12-31T23:59'],
      ],
    ] as const;
    for (const [usual, beyond, within] of kinds) {
      // A line of text takes anything that is as long.
      const parts = ofType('string').filter(
        (part) => takes(part, usual) && !takes(part, usual.replace('2', 'x')),
      );
      expect(parts.length).toBeGreaterThan(0);
      for (const text of beyond) expect(pathsOf(parts.filter((part) => takes(part, text))), text).toEqual([]);
      for (const text of within)
        expect(pathsOf(parts.filter((part) => !takes(part, text))), text).toEqual([]);
    }
  });

  it('cleans each text that is typed [case F7] [row D750]', () => {
    const left = ofType('string').filter(
      (part) =>
        !NOT_TYPED.includes(part.name) &&
        takes(part, 'a\u200bb') &&
        !/^ab$/i.test(String(read(part, 'a\u200bb'))),
    );
    expect(pathsOf(left)).toEqual([]);
  });

  it('takes lines in prose, and makes one line of all other text [case A4] [row D751]', () => {
    const typed = ofType('string').filter((part) => !NOT_TYPED.includes(part.name) && takes(part, 'a b'));
    for (const part of typed) {
      const isProse = PROSE.includes(part.name) && !IN_ONE_LINE.includes(part.path);
      expect(read(part, 'a\nb'), part.path).toBe(isProse ? 'a\nb' : 'a b');
    }
  });

  it('takes every address by the one check [case F8] [row D752]', () => {
    const addresses = ofType('string').filter((part) => /mail/i.test(part.name));
    expect(addresses.length).toBeGreaterThan(8);
    for (const part of addresses) {
      expect(read(part, 'r&d@Müller.example'), part.path).toBe('r&d@xn--mller-kva.example');
      expect(takes(part, 'jonas@localhost'), part.path).toBe(false);
    }
  });
});
