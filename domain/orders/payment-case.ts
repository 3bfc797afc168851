/** Doubts about a payment: a chargeback or an inquiry, a bank's report of fraud, a review. */
export const CASE_KINDS = ['dispute', 'fraud warning', 'review'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

/** A doubt about a payment as last reported by the provider. */
export interface PaymentCase {
  /** dp_…, issfr_… or prv_… */
  readonly id: string;
  readonly of: CaseKind;
  /** The provider's status of a dispute; `reported` for a warning; `open` or the closing reason for a review. */
  readonly status: string;
}

/** Statuses in which the money is safe and the order may be shipped. */
const SETTLED: Readonly<Record<CaseKind, ReadonlySet<string>>> = {
  dispute: new Set(['won', 'warning_closed']),
  'fraud warning': new Set(),
  review: new Set(['approved', 'acknowledged', 'canceled', 'payment_never_settled', 'redacted']),
};

/** Statuses that never change again. Later messages with another status arrived late. */
const FINAL = new Set(['won', 'lost', 'warning_closed', 'prevented']);
export const isFinal = ({ of, status }: Pick<PaymentCase, 'of' | 'status'>): boolean =>
  of === 'review' ? status !== 'open' : FINAL.has(status);

/** True if a case prevents shipping, also with an unknown status. */
export const speaksAgainst = ({ of, status }: Pick<PaymentCase, 'of' | 'status'>): boolean =>
  !SETTLED[of].has(status);

export type HoldStep = { readonly heard: PaymentCase } | 'released';

/** The holding case, or undefined. A release covers earlier cases, unless a dispute is lost after it. */
export function holdOf(steps: readonly HoldStep[]): CaseKind | undefined {
  const cases = new Map<string, PaymentCase & { readonly isReleased: boolean }>();
  for (const step of steps) {
    if (step === 'released') {
      for (const [id, one] of cases) cases.set(id, { ...one, isReleased: true });
      continue;
    }
    const { heard } = step;
    const before = cases.get(heard.id);
    const isLostNow = heard.status === 'lost' && before?.status !== 'lost';
    const isReleased = before !== undefined && speaksAgainst(before) && before.isReleased && !isLostNow;
    cases.set(heard.id, { ...heard, isReleased });
  }
  const holding = [...cases.values()].filter((one) => speaksAgainst(one) && !one.isReleased);
  return CASE_KINDS.find((kind) => holding.some(({ of }) => of === kind));
}
