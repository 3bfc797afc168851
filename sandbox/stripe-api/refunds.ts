import { z } from 'zod';
import { transactionOf } from '../model/balance.ts';
import { emit } from '../store/events.ts';
import { insert, need, type SandboxDatabase, save, select } from '../store/objects.ts';
import { ApiError, newId, nowSeconds } from '../wire/errors.ts';
import type { WireCharge, WireRefund } from '../wire/objects.ts';
import { type Endpoint, endpoint, equal, listing, retrieval } from './endpoint.ts';
import * as p from './params.ts';

const createParams = z.strictObject({
  amount: p.amount.refine((value) => value > 0, { error: 'must be greater than 0' }).optional(),
  charge: p.textParam.optional(),
  expand: p.expand,
  metadata: p.metadata.optional(),
  payment_intent: p.textParam.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
});

const listParams = z.strictObject({
  ...p.listed,
  charge: p.textParam.optional(),
  payment_intent: p.textParam.optional(),
});

export const refundEndpoints: Endpoint[] = [
  endpoint('POST', '/v1/refunds', createParams, async ({ db, params, cause }) => {
    const charge = await chargeOf(db, params);
    if (charge.disputed && !(await isInquiry(db, charge.id))) {
      throw new ApiError(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
        code: 'charge_disputed',
      });
    }
    const remaining = charge.amount_captured - charge.amount_refunded;
    if (remaining === 0) {
      throw new ApiError(`Charge ${charge.id} has already been refunded.`, {
        code: 'charge_already_refunded',
      });
    }
    const amount = params.amount ?? remaining;
    if (amount > remaining) {
      throw new ApiError(
        `Refund amount (${amount}) is greater than unrefunded amount on charge (${remaining}), in cents`,
        { param: 'amount' },
      );
    }
    const refund: WireRefund = {
      id: newId('re'),
      object: 'refund',
      amount,
      balance_transaction: newId('txn'),
      charge: charge.id,
      created: nowSeconds(),
      currency: charge.currency,
      customer: null,
      customer_account: null,
      destination_details: {
        card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
        type: 'card',
      },
      metadata: params.metadata ?? {},
      payment_intent: charge.payment_intent,
      payment_method: charge.payment_method,
      reason: params.reason ?? null,
      receipt_number: null,
      source_transfer_reversal: null,
      status: 'succeeded',
      transfer_reversal: null,
    };
    const refunded: WireCharge = {
      ...charge,
      amount_refunded: charge.amount_refunded + amount,
      refunded: charge.amount_refunded + amount === charge.amount_captured,
    };
    await insert(db, 'refund', refund, null);
    await insert(db, 'balance_transaction', transactionOf(refund), { payout: null });
    await save<'charge'>(db, refunded, null);
    await emit(db, 'refund.created', refund, cause);
    await emit(db, 'charge.refunded', refunded, cause);
    return refund;
  }),
  listing('/v1/refunds', 'refund', listParams, ({ charge, payment_intent }) =>
    equal({ charge, payment_intent }),
  ),
  retrieval('/v1/refunds', 'refund'),
  endpoint(
    'POST',
    '/v1/refunds/:id',
    z.strictObject({ expand: p.expand, metadata: p.metadataUpdate.optional() }),
    async ({ db, id, params, cause }) => {
      const { data } = await need(db, 'refund', id, 'lock');
      const changed: WireRefund = {
        ...data,
        metadata: p.mergeMetadata(data.metadata ?? {}, params.metadata),
      };
      await save<'refund'>(db, changed, null);
      await emit(db, 'refund.updated', changed, cause);
      return changed;
    },
  ),
];

/** True if a charge only has an inquiry, and can therefore be refunded. */
const isInquiry = async (db: SandboxDatabase, charge: string): Promise<boolean> =>
  (await select(db, 'dispute', [{ sql: "data->>'charge' = ?", value: charge }])).some(
    ({ data }) => data.status === 'warning_needs_response',
  );

/** The successful charge to refund, locked so that two refunds cannot use the same money. */
async function chargeOf(db: SandboxDatabase, params: z.output<typeof createParams>): Promise<WireCharge> {
  let id = params.charge;
  if (id === undefined) {
    if (params.payment_intent === undefined) {
      throw new ApiError(
        'One of the following params should be provided for this request: payment_intent or charge.',
      );
    }
    const intent = await need(db, 'payment_intent', params.payment_intent, 'read', 'payment_intent');
    id = intent.data.latest_charge ?? undefined;
  }
  const charge = id === undefined ? undefined : (await need(db, 'charge', id, 'lock', 'charge')).data;
  if (!charge?.paid) {
    throw new ApiError(
      `This PaymentIntent (${params.payment_intent ?? charge?.payment_intent}) does not have a successful charge to refund.`,
    );
  }
  return charge;
}
