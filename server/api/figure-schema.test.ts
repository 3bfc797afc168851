import { expect, it } from 'vitest';
import * as z from 'zod';
import { LANGUAGES } from '#domain/languages.ts';
import { keysOf } from '#domain/records.ts';
import { figureFault, TYPED_FIGURES } from '#domain/typed-figures.ts';
import { MAKER_FIELDS } from '../http/maker-fields.messages.ts';
import { faultWords } from '../http/respond.ts';
import { WORKSHOP_CALLS } from './workshop-calls.ts';

interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

/** Set by pages, not typed. */
const UNTYPED = ['version', 'line', 'sweep'];

/** The names of all figures that a maker types into a call. */
function figuresIn(schema: Schema, name = ''): readonly string[] {
  const { type, properties = {}, items, anyOf = [] } = schema;
  if (type === 'number' || type === 'integer') return [name];
  return [
    ...Object.entries(properties).flatMap(([own, one]) => (UNTYPED.includes(own) ? [] : figuresIn(one, own))),
    ...(items ? figuresIn(items, name) : []),
    ...anyOf.flatMap((one) => figuresIn(one, name)),
  ];
}

it('has a name for every figure of every call, in both languages [case M18] [row D691]', () => {
  const names = keysOf(WORKSHOP_CALLS).flatMap((call) =>
    figuresIn(z.toJSONSchema(WORKSHOP_CALLS[call], { io: 'input', unrepresentable: 'any' }) as Schema),
  );
  expect(names).toContain('grams');
  const unnamed = names.filter((name) => !(MAKER_FIELDS.en[name] && MAKER_FIELDS.de[name]));
  expect(unnamed).toEqual([]);
});

it.each([
  [
    'pack',
    { number: 'GW-2610-7K3M9', parcels: [{ box: 'S', grams: 48_000 }], labelPrinted: true },
    TYPED_FIGURES.parcel,
  ],
  [
    'pack',
    { number: 'GW-2610-7K3M9', parcels: [{ box: 'S', grams: 0 }], labelPrinted: true },
    TYPED_FIGURES.parcel,
  ],
  [
    'confirm-step',
    {
      ...{ number: 'GW-2610-7K3M9', id: crypto.randomUUID(), unit: 1, step: 'wax' },
      figures: { minutes: 20, temperature_C: 650 },
    },
    TYPED_FIGURES.bathTemperature,
  ],
] as const)('%s names field, range and unit of an invalid figure: %o [case M18]', (call, asked, figure) => {
  const { issues = [] } = WORKSHOP_CALLS[call].safeParse(asked).error ?? {};
  for (const language of LANGUAGES)
    expect(issues.map(({ message }) => faultWords(message, language))).toContain(
      figureFault(figure, language),
    );
});
