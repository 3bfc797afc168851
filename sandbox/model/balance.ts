/**
 * The balance: transactions of payments and refunds, fees, and payouts. As with weekly payouts at the provider, a
 * payout is made each Monday at six for transactions older than three days. Payouts are created on reading, each dated
 * to its Monday.
 */
import { insert, type SandboxDatabase, type Stored, save, select } from '../store/objects.ts';
import { newId, nowSeconds, randomToken } from '../wire/errors.ts';
import type { WireBalanceTransaction, WireCharge, WirePayout, WireRefund } from '../wire/objects.ts';

/** Cards of the European Economic Area by the provider's price list: 1.5 % and 25 cents. */
const FEE = { share: 0.015, each: 25 } as const;

const DAY = 86_400;
/** Time until money can be paid out, s. */
const REST = 3 * DAY;
/** 5 January 1970 was a Monday. Six in the morning, UTC. */
const FIRST_MONDAY = 4 * DAY + 6 * 3600;

type Movement = Pick<
  WireBalanceTransaction,
  | 'id'
  | 'amount'
  | 'available_on'
  | 'created'
  | 'currency'
  | 'description'
  | 'reporting_category'
  | 'source'
  | 'type'
>;

/** A balance transaction, less a fee. */
export function newTransaction(
  movement: Movement,
  fee: { amount: number; description: string },
): WireBalanceTransaction {
  return {
    ...movement,
    object: 'balance_transaction',
    balance_type: 'payments',
    exchange_rate: null,
    fee: fee.amount,
    fee_details:
      fee.amount === 0
        ? []
        : [{ ...fee, application: null, currency: movement.currency, type: 'stripe_fee' }],
    net: movement.amount - fee.amount,
    status: 'available',
  };
}

/** Balance transaction of a charge or refund. Fees of a refund are not returned. */
export function transactionOf(of: WireCharge | WireRefund): WireBalanceTransaction {
  const isRefund = of.object === 'refund';
  const kind = isRefund ? 'refund' : 'charge';
  const id = of.balance_transaction;
  return newTransaction(
    {
      id: typeof id === 'string' ? id : newId('txn'),
      amount: isRefund ? -of.amount : of.amount,
      available_on: of.created + REST,
      created: of.created,
      currency: of.currency,
      description: null,
      reporting_category: kind,
      source: of.id,
      type: kind,
    },
    {
      amount: isRefund ? 0 : Math.round(of.amount * FEE.share) + FEE.each,
      description: 'Stripe processing fees',
    },
  );
}

/** The Monday at or after a time, s. */
const mondayFrom = (second: number): number =>
  FIRST_MONDAY + Math.ceil((second - FIRST_MONDAY) / (7 * DAY)) * 7 * DAY;

const waiting = (db: SandboxDatabase) =>
  select(db, 'balance_transaction', [{ sql: 'hidden->>? is null', value: 'payout' }], {
    limit: 100_000,
    order: 'asc',
  });

/** Creates all due payouts up to `now`. */
export async function payOut(db: SandboxDatabase, now = nowSeconds()): Promise<void> {
  // Serialises readers, which would otherwise pay out twice.
  await db.query('select one from sandbox.payout_lock for update');
  const byMonday = Map.groupBy(await waiting(db), ({ data }) => mondayFrom(data.available_on));
  let carried: Stored<'balance_transaction'>[] = [];
  for (const [monday, own] of [...byMonday].toSorted(([a], [b]) => a - b)) {
    if (monday > now) break;
    const rows = [...carried, ...own];
    const amount = rows.reduce((sum, { data }) => sum + data.net, 0);
    // A negative balance is offset by the next payout.
    if (amount <= 0) {
      carried = rows;
      continue;
    }
    carried = [];
    const payout = newPayout(amount, monday);
    await insert(db, 'payout', payout, null);
    for (const { data } of rows) await save<'balance_transaction'>(db, data, { payout: payout.id });
  }
}

function newPayout(amount: number, created: number): WirePayout {
  return {
    id: newId('po'),
    object: 'payout',
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: created - (created % DAY) + DAY,
    automatic: true,
    balance_transaction: newId('txn'),
    created,
    currency: 'eur',
    description: 'STRIPE PAYOUT',
    destination: `ba_${randomToken(24)}`,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'completed',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: 'paid',
    trace_id: null,
    type: 'bank_account',
  };
}
