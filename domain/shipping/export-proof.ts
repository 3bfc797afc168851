import type { Day } from '../calendar/day.ts';
import { addWorkDays, workDaysBetween } from '../calendar/work-days.ts';
import type { CountryCode } from '../countries.ts';
import { add, type Cents } from '../money.ts';
import { TAX_NOW } from '../prices/tax-now.ts';
import { vatContained, vatFor } from '../prices/vat.ts';
import { keysOf } from '../records.ts';

/** Working days until a proof is missing. */
export const PROOF_WORK_DAYS = 5;

/** Proof of export: the list stamped by the carrier, or the carrier's record. */
export const PROOF_KINDS = ['stamped list', 'carrier record'] as const;
export type ProofKind = (typeof PROOF_KINDS)[number];

export interface Export {
  readonly posted: Day;
  readonly country: CountryCode;
  /** Amount paid, less refunds. */
  readonly paid: Cents;
  readonly proof: ProofKind | null;
}

/** Working days since posting. */
export const proofDays = ({ posted }: Pick<Export, 'posted'>, today: Day): number =>
  workDaysBetween(posted, today);

/** Last day on which a proof is not yet missing. */
export const proofDue = (posted: Day): Day => addWorkDays(posted, PROOF_WORK_DAYS);

export const isProofMissing = (one: Pick<Export, 'posted' | 'proof'>, today: Day): boolean =>
  one.proof === null && today > proofDue(one.posted);

/** VAT due if a sale turns out not to be an export: that of the country of dispatch, zero for a small business. */
export const vatAtStake = (paid: Cents): Cents => vatContained(paid, vatFor('DE', TAX_NOW));

export const vatMissing = (
  exports: readonly Pick<Export, 'posted' | 'proof' | 'paid'>[],
  today: Day,
): Cents => vatAtStake(add(...exports.filter((one) => isProofMissing(one, today)).map(({ paid }) => paid)));

/** File types that a maker may upload, with their extensions. */
export const FILE_ENDINGS = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
} as const satisfies Record<string, string>;
export const PROOF_TYPES = keysOf(FILE_ENDINGS);
export type FileType = (typeof PROOF_TYPES)[number];
