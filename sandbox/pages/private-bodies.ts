import { z } from 'zod';
import { addressParam } from '../stripe-api/params.ts';
import { shipping } from '../stripe-api/payment-intents.ts';

const secret = z.string().min(20).max(300);
const base = { clientSecret: secret, publishableKey: z.string().max(200).optional() };
const email = z.email({ pattern: z.regexes.unicodeEmail }).max(512);
const nullable = z
  .string()
  .max(500)
  .nullish()
  .transform((value) => value ?? undefined);

export const bodies = {
  session: z.strictObject(base),
  update: z.strictObject({
    ...base,
    email: email.nullish(),
    phone: z.string().max(50).nullish(),
    shippingOption: z.string().max(100).optional(),
    shippingAddress: z
      .strictObject({
        name: z.string().max(255).nullish(),
        address: z.strictObject({
          ...addressParam.shape,
          line1: nullable,
          line2: nullable,
          city: nullable,
          postal_code: nullable,
          state: nullable,
        }),
      })
      .nullish(),
  }),
  promotion: z.strictObject({ ...base, code: z.string().max(500).nullable() }),
  card: z.strictObject({
    ...base,
    number: z.string().max(40),
    expMonth: z.int(),
    expYear: z.int(),
    cvc: z.string().max(8),
  }),
  confirm: z.strictObject({
    ...base,
    paymentMethod: z.string().max(100),
    email: email.optional(),
    shipping: shipping.optional(),
    amount: z.int().optional(),
  }),
  authenticate: z.strictObject({ ...base, succeeded: z.boolean() }),
};
