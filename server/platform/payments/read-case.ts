import type Stripe from 'stripe';
import * as z from 'zod';
import { dayOf } from '#domain/calendar/day.ts';
import { cents } from '#domain/money.ts';
import type { PaymentCase } from '#domain/orders/payment-case.ts';
import { isMissing } from './read-payment.ts';

const reference = z.union([z.string(), z.looseObject({ id: z.string() })]).nullish();
const second = z.int().min(0).max(253_402_300_799).nullish();
const whole = z.int().min(-99_999_999).max(99_999_999);

const WORD = /^\w{1,100}$/;

const OBJECT = z.looseObject({
  id: z.string().regex(/^\w{1,250}$/),
  charge: reference,
  payment_intent: reference,
  amount: whole.min(0).catch(0),
  status: z.string().regex(WORD).catch(''),
  open: z.boolean().nullish().catch(null),
  closed_reason: z.string().regex(WORD).nullish().catch(null),
  evidence_details: z.looseObject({ due_by: second }).nullish().catch(null),
  balance_transactions: z.array(z.looseObject({ amount: whole })).catch([]),
});
type CaseObject = z.output<typeof OBJECT>;

const idOf = (value: string | { readonly id: string } | null | undefined) =>
  typeof value === 'string' ? value : value?.id;

/** Returns `undefined` instead of throwing if the provider knows no such object. */
const ifKnown = <T>(asked: Promise<T>): Promise<T | undefined> =>
  asked.catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });

const kindOf = (type: string): PaymentCase['of'] =>
  type.startsWith('charge.dispute.') ? 'dispute' : type.startsWith('review.') ? 'review' : 'fraud warning';

function presentOf(stripe: Stripe, of: PaymentCase['of'], id: string): Promise<unknown> {
  switch (of) {
    case 'dispute':
      return stripe.disputes.retrieve(id);
    case 'review':
      return stripe.reviews.retrieve(id);
    case 'fraud warning':
      return stripe.radar.earlyFraudWarnings.retrieve(id);
  }
}

const statusOf = (
  of: PaymentCase['of'],
  { status, open, closed_reason }: CaseObject,
  type: string,
): string => {
  if (of === 'fraud warning') return 'reported';
  if (of === 'dispute') return status || 'needs_response';
  return (open ?? type !== 'review.closed') ? 'open' : closed_reason || 'acknowledged';
};

function takenOf(status: string, object: CaseObject, type: string): number {
  const { amount, balance_transactions: moves } = object;
  if (moves.length > 0) return Math.max(0, -moves.reduce((sum, move) => sum + move.amount, 0));
  return status === 'lost' || type === 'charge.dispute.funds_withdrawn' ? amount : 0;
}

/**
 * Reads the current state of a doubted payment, or the state in the signed event if the provider no longer shows the
 * object. `undefined` for an object that names no payment.
 */
export async function readCase(stripe: Stripe, { type, data }: Pick<Stripe.Event, 'type' | 'data'>) {
  const parsed = OBJECT.safeParse(data.object);
  if (!parsed.success) return undefined;
  const of = kindOf(type);
  const { id } = parsed.data;
  const present = OBJECT.safeParse(await ifKnown(presentOf(stripe, of, id)));
  const object = present.success ? present.data : parsed.data;
  const charge = idOf(object.charge);
  const payment =
    idOf(object.payment_intent) ??
    (charge && idOf((await ifKnown(stripe.charges.retrieve(charge)))?.payment_intent));
  if (!payment || !/^pi_\w{1,250}$/.test(payment)) return undefined;
  const status = statusOf(of, object, type);
  const due = object.evidence_details?.due_by;
  return {
    ...{ id, of, status, payment },
    /** Read from the provider now; `false` if it is the state of the event, which may be outdated. */
    isPresent: present.success,
    amount: cents(of === 'dispute' ? object.amount : 0),
    /** Money withdrawn from the payment account and not returned. */
    taken: cents(of === 'dispute' ? takenOf(status, object, type) : 0),
    due: due ? dayOf(new Date(due * 1000)) : null,
  };
}

export type ReadCase = NonNullable<Awaited<ReturnType<typeof readCase>>>;
