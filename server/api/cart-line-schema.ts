import * as z from 'zod';
import {
  cartLineSchema,
  customLineFor,
  lineFor,
  spareConfigSchema,
  stockConfigSchema,
  writeLine,
} from '#domain/cart/cart-line.ts';
import type { Configurator } from '#domain/configurator/configurator.ts';
import { writtenSchema } from '#domain/configurator/custom-config.ts';
import type { Choices } from '#domain/configurator/record.ts';
import { CONFIGURATORS } from '#domain/configurator/tables.ts';

const STOCK = lineFor({ pickupType: 'HUMBUCKER', bundleType: 'SET', pickupFlavor: 'HOT', color: 'cream' });

/** One build of each configurator; together they use every field of a build. */
const BUILDS: readonly (readonly [Configurator, Choices])[] = [
  [
    CONFIGURATORS.humbucker,
    {
      cover: 'open',
      model: 'fishbone',
      color: 'forest',
      base: 'copper',
      spacing: '50',
      output: 'vintage',
      coils: 'matched',
      potting: 'wax',
      wiring: '5-wire',
      magnet: 'alnico-5',
    },
  ],
  [
    CONFIGURATORS.hp90,
    {
      model: 'plain',
      color: 'wine',
      spacing: '52',
      output: 'noiseless',
      potting: 'none',
      wiring: '2-wire',
      magnet: 'alnico-4',
    },
  ],
  [
    CONFIGURATORS.p90,
    {
      pickup: 'soapbar',
      base: 'cream',
      spacing: '50',
      output: 'hot',
      potting: 'none',
      magnet: 'ceramic',
    },
  ],
];

/** Descriptions of the three kinds of configuration, which their shapes do not give. */
const WORDS = new Map<unknown, object>([
  [stockConfigSchema, { title: 'Stock pickup', examples: STOCK ? [writeLine(STOCK).config] : [] }],
  [
    spareConfigSchema,
    {
      title: 'Part for a pickup',
      description: 'A part from the passport of a pickup, with its serial number.',
      examples: [{ spare: 'cover:humbucker:fishbone:forest:52', serial: '26-0412' }],
    },
  ],
  [
    writtenSchema,
    {
      title: 'Custom pickup',
      description:
        'A whole build of one of the configurators, in their words. Options that do not go together are refused with a ' +
        'sentence that names the step. The key is the base price’s; the unit price adds that of each option.',
      examples: BUILDS.map(
        ([configurator, choices]) => writeLine(customLineFor(configurator, choices)).config,
      ),
    },
  ],
]);

/** The JSON Schema of a cart line as sent, derived from its parser. */
export const CART_LINE = z.toJSONSchema(cartLineSchema, {
  io: 'input',
  unrepresentable: 'any',
  override: ({ zodSchema, jsonSchema }) => void Object.assign(jsonSchema, WORDS.get(zodSchema)),
});
