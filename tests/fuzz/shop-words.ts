import fc from 'fast-check';
import { type CartLine, customLineFor, lineFor, writeLine } from '#domain/cart/cart-line.ts';
import { CONFIGURATORS } from '#domain/configurator/tables.ts';
import { COUNTRIES } from '#domain/countries.ts';
import { LOOKUP_KEYS } from '#domain/prices/price-list.ts';
import { choicesOf } from '#domain/products/catalogue.ts';
import { COLOUR_IDS } from '#domain/products/colours.ts';
import { PRODUCTS } from '#domain/products/products.ts';
import { buildFrom, TRUNKS } from '../fixtures/configurator-oracle.ts';
import { KINDS } from '../fixtures/configurator-tables.ts';
import type { Knowledge } from './from-schema.ts';

/** Builds of the configurators, including each cover and model. */
const CUSTOM: readonly CartLine[] = KINDS.flatMap((kind) =>
  TRUNKS[kind].flatMap((trunk, index) =>
    [index, index + 3].map((turn) =>
      customLineFor(CONFIGURATORS[kind], buildFrom(kind, [turn, 1, 4], trunk)),
    ),
  ),
);

/** Every sellable cart line of a stock pickup. */
const STOCK: readonly CartLine[] = PRODUCTS.flatMap(choicesOf).flatMap((choice) => lineFor(choice) ?? []);

const LINES = [...CUSTOM, ...STOCK].map(writeLine);

const line = fc
  .record({
    line: fc.oneof(...[CUSTOM, STOCK].map((lines) => fc.constantFrom(...lines.map(writeLine)))),
    quantity: fc.integer({ min: 1, max: 5 }),
  })
  .map(({ line: { lookupKey, config }, quantity }) => ({ lookupKey, config, quantity }));
/** A cart that can be ordered: mostly small, sometimes at the limit. */
export const anyCart = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.uniqueArray(line, {
      minLength: 1,
      maxLength: 3,
      selector: ({ config }) => JSON.stringify(config),
    }),
  },
  { weight: 1, arbitrary: fc.shuffledSubarray([...LINES], { minLength: 40, maxLength: 40 }) },
);

/** Placeholder for a value of the running shop; filled in when the request is sent. */
export const SESSION = '{{session}}';
export const WALLET = '{{wallet}}';
export const SECRET = '{{secret}}';

const NAMED: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  lookupKey: fc.constantFrom(...LOOKUP_KEYS),
  color: fc.constantFrom(...COLOUR_IDS),
  country: fc.constantFrom(...COUNTRIES, 'JP', 'XX'),
  checkoutSessionId: fc.constantFrom(SESSION, SESSION, WALLET),
  session_id: fc.constantFrom(SESSION, SESSION, WALLET),
  clientSecret: fc.constant(SECRET),
  publishableKey: fc.constant('pk_test_sandbox'),
  number: fc.constantFrom('4242424242424242', '4000000000000002', '4242'),
};

/** Products and countries: the vocabulary for the description's strings. */
export const shopWords: Knowledge = (schema, name) => {
  const isCart = schema.type === 'array' && schema.items && schema.items.properties?.lookupKey !== undefined;
  if (isCart) return anyCart;
  if (schema.properties?.lookupKey) return line;
  return schema.type === 'string' && name !== undefined ? NAMED[name] : undefined;
};
