import type { Day } from '../calendar/day.ts';
import { addWorkDays, workDaysBetween } from '../calendar/work-days.ts';
import type { CountryCode } from '../countries.ts';
import { add, type Cents, ZERO } from '../money.ts';
import { TAX_NOW } from '../prices/tax-now.ts';
import { vatContained, vatFor } from '../prices/vat.ts';
import { keysOf } from '../records.ts';

/** Work days that a proof may take before it counts as missing. */
export const PROOF_WORK_DAYS = 5;

/** What shows that goods have left: the list that the carrier has stamped, or the carrier's own record. */
export const PROOF_KINDS = ['stamped list', 'carrier record'] as const;
export type ProofKind = (typeof PROOF_KINDS)[number];

/** A parcel that left without VAT. */
export interface Export {
  readonly posted: Day;
  readonly country: CountryCode;
  /** What was paid for it and has not gone back. */
  readonly paid: Cents;
  readonly proof: ProofKind | null;
  /** Whether the list of its day was stamped and kept; its parcels then wait for the carrier's record alone. */
  readonly listStamped: boolean;
}

/** How long a proof has been waited for, in work days. */
export const proofDays = ({ posted }: Pick<Export, 'posted'>, today: Day): number =>
  workDaysBetween(posted, today);

/** The last day on which a proof is not missing yet. */
export const proofDue = (posted: Day): Day => addWorkDays(posted, PROOF_WORK_DAYS);

export const isProofMissing = (one: Pick<Export, 'posted' | 'proof'>, today: Day): boolean =>
  one.proof === null && today > proofDue(one.posted);

/** The VAT that a sale owes that was none of an export after all: that of the country it was sent from, and
 * none of a small business's. */
export const vatAtStake = (paid: Cents): Cents => vatContained(paid, vatFor('DE', TAX_NOW));

/** What hangs on all proofs that are missing. */
export const vatMissing = (
  exports: readonly Pick<Export, 'posted' | 'proof' | 'paid'>[],
  today: Day,
): Cents =>
  vatAtStake(
    exports
      .filter((one) => isProofMissing(one, today))
      .reduce<Cents>((sum, { paid }) => add(sum, paid), ZERO),
  );

/** Types of files that a maker may upload, and how each file name ends. */
export const FILE_ENDINGS = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
} as const satisfies Record<string, string>;
export const PROOF_TYPES = keysOf(FILE_ENDINGS);
export type FileType = (typeof PROOF_TYPES)[number];
