import * as z from 'zod';
import { MAX_LINES } from '#domain/cart.ts';
import { cartLineSchema } from '#domain/cart-line.ts';
import { PAYMENT_REFERENCE } from '../shop/checkout-status.ts';

/**
 * The shapes that stand at the API's door, and from which its description is made. Cart lines are parsed one
 * by one in the use-case, so that the answer can say what is wrong with them.
 */
export const items = z
  .array(z.unknown())
  .max(MAX_LINES, `A cart can hold at most ${MAX_LINES} different pickups.`)
  .meta({
    description: 'Cart lines. Only lookupKey, quantity and config are read; prices are the server’s own.',
    items: z.toJSONSchema(cartLineSchema, { io: 'input', unrepresentable: 'any' }),
  });

const short = (max: number) => z.string().trim().min(1).max(max);

const address = z.object({
  line1: short(200),
  line2: z.string().trim().max(200).nullish(),
  postal_code: z.string().trim().max(20),
  city: short(100),
  state: z.string().trim().max(100).nullish(),
  country: z.string().length(2).meta({ description: 'ISO 3166-1 alpha-2' }),
});

const sessionReference = z.string().regex(PAYMENT_REFERENCE, 'This checkout is not known.');

export const shippingRequest = z.object({
  checkoutSessionId: sessionReference,
  shippingDetails: z.object({ name: short(200), address }),
});

export const statusQuery = z.object({ session_id: sessionReference });

export const expressRequest = z.object({
  items,
  shippingDetails: z
    .object({
      name: short(200).optional(),
      address: address.partial().extend({ country: z.string().length(2) }),
    })
    .optional(),
  email: z.email().optional(),
  /** true once the wallet's sheet was agreed to: an order is made and a payment opened. */
  confirm: z.boolean().optional(),
});

const euro = z.number().meta({ description: 'Euro' });

export const answers = {
  prices: z.record(z.string(), euro),
  countries: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      fee: euro,
      workDays: z.tuple([z.int(), z.int()]),
    }),
  ),
  clientSecret: z.string(),
  shipping: z.object({
    country: z.string(),
    shipping: euro,
    total: euro,
    workDays: z.tuple([z.int(), z.int()]),
  }),
  status: z.object({
    status: z.enum(['complete', 'processing', 'refunded', 'open', 'expired']),
    email: z.string().nullable(),
    orderNumber: z.string(),
  }),
  express: z.union([
    z.object({
      amount: z.int().meta({ description: 'Cents' }),
      currency: z.literal('eur'),
      shippingRates: z.array(z.object({ id: z.string(), displayName: z.string(), amount: z.int() })),
      lineItems: z.array(z.object({ name: z.string(), amount: z.int() })),
    }),
    z.object({ clientSecret: z.string(), returnUrl: z.string(), orderNumber: z.string() }),
  ]),
};
