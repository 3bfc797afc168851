/** Disputes, fraud reports and reviews, triggered on `/sandbox/payments` and sent as the provider's signed events. */

import { emit } from '../store/events.ts';
import { insert, need, type SandboxDatabase, save, select } from '../store/objects.ts';
import { ApiError, newId, nowSeconds } from '../wire/errors.ts';
import type { WireCharge, WireDispute, WireReview, WireWarning } from '../wire/objects.ts';
import { newTransaction } from './balance.ts';

const DAY = 86_400;
/** The provider's fee for a dispute, cents; not returned if the dispute is won. */
const DISPUTE_FEE = 2000;

export const DOUBT_KINDS = ['dispute', 'inquiry', 'warning', 'review'] as const;
export const OUTCOMES = ['evidence', 'won', 'lost', 'closed', 'approved', 'refunded_as_fraud'] as const;
export type DoubtOutcome = (typeof OUTCOMES)[number];

export async function doubt(
  db: SandboxDatabase,
  kind: (typeof DOUBT_KINDS)[number],
  id: string,
): Promise<void> {
  const { data: charge } = await need(db, 'charge', id, 'lock');
  const remaining = charge.amount_captured - charge.amount_refunded;
  if (!charge.paid || remaining === 0) throw new ApiError('Nothing is left of this payment.');
  const about = {
    charge: charge.id,
    payment_intent: charge.payment_intent,
    created: nowSeconds(),
    livemode: false,
  };
  switch (kind) {
    case 'warning': {
      const warning: WireWarning = {
        ...about,
        ...{ id: newId('issfr'), object: 'radar.early_fraud_warning', actionable: true, fraud_type: 'misc' },
      };
      await insert(db, 'radar.early_fraud_warning', warning, null);
      return emit(db, 'radar.early_fraud_warning.created', warning);
    }
    case 'review': {
      const review: WireReview = {
        ...about,
        ...{ id: newId('prv'), object: 'review', billing_zip: null, closed_reason: null, ip_address: null },
        ...{ ip_address_location: null, open: true, opened_reason: 'rule', reason: 'rule', session: null },
      };
      await insert(db, 'review', review, null);
      return emit(db, 'review.opened', review);
    }
    case 'dispute':
    case 'inquiry':
      return dispute(db, charge, { ...about, amount: remaining, isInquiry: kind === 'inquiry' });
  }
}

async function dispute(
  db: SandboxDatabase,
  charge: WireCharge,
  {
    isInquiry,
    ...about
  }: Pick<WireDispute, 'amount' | 'charge' | 'payment_intent' | 'created' | 'livemode'> & {
    isInquiry: boolean;
  },
): Promise<void> {
  if (charge.disputed) throw new ApiError('This payment is disputed already.');
  const opened: WireDispute = {
    ...about,
    ...{ id: newId('dp'), object: 'dispute', balance_transactions: [], currency: charge.currency },
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      ...{ due_by: about.created + 7 * DAY, enhanced_eligibility: {}, has_evidence: false, past_due: false },
      ...{ submission_count: 0, submission_method: 'not_submitted' },
    },
    intended_submission_method: null,
    is_charge_refundable: isInquiry,
    metadata: {},
    reason: 'fraudulent',
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
  };
  await save<'charge'>(db, { ...charge, disputed: true }, null);
  await insert(db, 'dispute', opened, null);
  const recorded = isInquiry ? opened : await moved(db, opened, -opened.amount, DISPUTE_FEE);
  await emit(db, 'charge.dispute.created', recorded);
  if (!isInquiry) await emit(db, 'charge.dispute.funds_withdrawn', recorded);
}

/** Moves a dispute's money out of the balance or back. */
async function moved(
  db: SandboxDatabase,
  of: WireDispute,
  amount: number,
  fee: number,
): Promise<WireDispute> {
  const move = newTransaction(
    {
      id: newId('txn'),
      amount,
      available_on: nowSeconds(),
      created: nowSeconds(),
      currency: of.currency,
      description: `Chargeback ${amount < 0 ? 'withdrawal' : 'reversal'} for ${of.charge}`,
      reporting_category: amount < 0 ? 'dispute' : 'dispute_reversal',
      source: of.id,
      type: 'adjustment',
    },
    { amount: fee, description: 'Dispute fee' },
  );
  await insert(db, 'balance_transaction', move, { payout: null });
  const after = { ...of, balance_transactions: [...of.balance_transactions, move] };
  await save<'dispute'>(db, after, null);
  return after;
}

/** The shop has answered; now the bank decides. */
async function sendEvidence(db: SandboxDatabase, open: WireDispute): Promise<void> {
  if (!open.status.endsWith('needs_response')) throw new ApiError('This dispute takes no evidence now.');
  const sent: WireDispute = {
    ...open,
    status: open.status === 'needs_response' ? 'under_review' : 'warning_under_review',
    evidence_details: {
      ...open.evidence_details,
      ...{ has_evidence: true, submission_count: 1, submission_method: 'manual' },
    },
  };
  await save<'dispute'>(db, sent, null);
  return emit(db, 'charge.dispute.updated', sent, undefined, { status: open.status });
}

/** Closes a dispute or a review with an outcome. */
export async function decide(db: SandboxDatabase, id: string, outcome: DoubtOutcome): Promise<void> {
  if (id.startsWith('prv_')) {
    const { data: review } = await need(db, 'review', id, 'lock');
    const isReviews = outcome === 'approved' || outcome === 'refunded_as_fraud';
    if (!review.open || !isReviews) throw new ApiError('This review cannot end so.');
    const closed: WireReview = { ...review, open: false, closed_reason: outcome, reason: outcome };
    await save<'review'>(db, closed, null);
    return emit(db, 'review.closed', closed);
  }
  const { data: open } = await need(db, 'dispute', id, 'lock');
  const isInquiry = open.status.startsWith('warning_');
  if (outcome === 'evidence') return sendEvidence(db, open);
  const ends = isInquiry ? outcome === 'closed' : outcome === 'won' || outcome === 'lost';
  if (!ends || !['needs_response', 'under_review'].includes(open.status.replace('warning_', '')))
    throw new ApiError('This dispute cannot end so.');
  const closed: WireDispute = { ...open, status: isInquiry ? 'warning_closed' : outcome };
  if (outcome !== 'lost') {
    const { data: charge } = await need(db, 'charge', open.charge, 'lock');
    await save<'charge'>(db, { ...charge, disputed: false }, null);
  }
  await save<'dispute'>(db, closed, null);
  const after = outcome === 'won' ? await moved(db, closed, closed.amount, 0) : closed;
  await emit(db, 'charge.dispute.closed', after);
  if (outcome === 'won') await emit(db, 'charge.dispute.funds_reinstated', after);
}

/** Recent payments, newest first, with their doubts. */
export async function recentPayments(db: SandboxDatabase) {
  const charges = await select(db, 'charge', [{ sql: "data->>'paid' = ?", value: 'true' }], { limit: 50 });
  const ids = charges.map(({ data }) => data.id);
  const about = { sql: "data->>'charge' = any(?)", value: ids };
  const [disputes, warnings, reviews] = [
    await select(db, 'dispute', [about]),
    await select(db, 'radar.early_fraud_warning', [about]),
    await select(db, 'review', [about]),
  ];
  return charges.map(({ data: charge }) => ({
    charge,
    doubts: [...disputes, ...warnings, ...reviews]
      .map(({ data }) => data)
      .filter((one) => one.charge === charge.id),
  }));
}

const NO_EVIDENCE: WireDispute['evidence'] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
