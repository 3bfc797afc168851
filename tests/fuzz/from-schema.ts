import fc from 'fast-check';
import { addDays, dayOf } from '#domain/calendar/day.ts';

/** The part of JSON Schema that the API's description uses. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema | false;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly additionalProperties?: JsonSchema | false;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Values that a schema cannot name, such as lookup keys on offer; undefined uses the schema. */
export type Knowledge = (schema: JsonSchema, name: string | undefined) => fc.Arbitrary<unknown> | undefined;

const EMAILS = ['jonas@example.org', 'a+b@c.example', 'r&d@müller.example', `${'x'.repeat(60)}@example.org`];

/** Days around today, which most calls accept, and the ends of the calendar. */
const days = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.integer({ min: -40, max: 400 }).map((days) => addDays(dayOf(new Date()), days)),
  },
  fc.constantFrom('2000-01-01', '2100-12-31', '1999-12-31', '2101-01-01', '0000-01-01', '9999-12-31'),
);

function strings({ pattern, format, minLength = 0, maxLength = 60 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'email' || pattern?.includes('@')) return fc.constantFrom(...EMAILS);
  if (format === 'date') return days;
  if (format === 'uuid') return fc.uuid();
  if (format === 'base64') return fc.base64String({ minLength, maxLength: 200 });
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const units = (unit: 'grapheme' | 'binary') => fc.string({ unit, minLength, maxLength });
  // A schema allows control characters too, although names hardly contain any.
  return fc.oneof(
    { weight: 12, arbitrary: units('grapheme') },
    {
      weight: 1,
      arbitrary: fc
        .tuple(units('grapheme'), fc.constantFrom('\0', '\u007f', '\uffff'))
        .map((parts) => parts.join('').slice(-maxLength)),
    },
    { weight: 1, arbitrary: units('binary') },
  );
}

function objects(
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  know: Knowledge,
): fc.Arbitrary<object> {
  if (additionalProperties)
    return fc.dictionary(fc.string({ maxLength: 20 }), valuesOf(additionalProperties, know), { maxKeys: 12 });

  const model = Object.fromEntries(
    Object.entries(properties).map(([key, schema]) => [key, valuesOf(schema, know, key)]),
  );
  return fc.record(model, { requiredKeys: [...required] });
}

/** Values that a schema allows. Throws on unknown keywords, so that no part of the description is skipped. */
export function valuesOf(schema: JsonSchema, know: Knowledge, name?: string): fc.Arbitrary<unknown> {
  const known = know(schema, name);
  return known
    ? fc.oneof({ weight: 9, arbitrary: known }, plainValuesOf(schema, know))
    : plainValuesOf(schema, know);
}

function plainValuesOf(schema: JsonSchema, know: Knowledge): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((choice) => valuesOf(choice, know)));
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  if (types.length === 0) return fc.jsonValue({ maxDepth: 2 });
  return fc.oneof(...types.map((type) => valuesOfType(type, schema, know)));
}

function valuesOfType(type: string, schema: JsonSchema, know: Knowledge): fc.Arbitrary<unknown> {
  const { minimum, maximum, minItems = 0, maxItems = 10 } = schema;
  if (type === 'string') return strings(schema);
  if (type === 'integer') return fc.integer({ min: minimum, max: maximum });
  if (type === 'number')
    return fc.double({ min: minimum, max: maximum, noNaN: true, noDefaultInfinity: true });
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'object') return objects(schema, know);
  if (type === 'array' && schema.items)
    return fc.array(valuesOf(schema.items, know), { minLength: minItems, maxLength: maxItems });
  throw new Error(`No values are known for the schema ${JSON.stringify(schema)}`);
}
