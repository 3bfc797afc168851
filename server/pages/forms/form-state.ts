import type { Language } from '#domain/languages.ts';
import type { RepairField } from '#domain/repairs/repair.ts';
import type { REFUSAL_STATUSES } from '../../http/may-send.ts';
import type { FieldFault, FieldTexts } from '../../platform/fields/fields.ts';
import type { LinkFault } from '../../platform/links/one-use.ts';
import type { Services } from '../../platform/services.ts';
import type { Deletion } from '../../privacy/index.ts';
import type { AccountState } from './account-state.ts';

export type FormRefusal = keyof typeof REFUSAL_STATUSES;

export type WithdrawField = 'name' | 'orderNumber' | 'email' | 'goods';
export type DataRequestField = 'kind' | 'email' | 'orderNumber' | 'note';

interface Filled<Field extends string> {
  readonly values: Readonly<Record<Field, string>>;
  readonly faults: Readonly<Partial<Record<Field, FieldFault>>>;
  readonly refused?: FormRefusal | undefined;
}

/** A submitted withdrawal form: to be corrected, or to be confirmed. */
export interface WithdrawState extends Filled<WithdrawField> {
  readonly form: 'withdraw';
  readonly step: 'fill' | 'confirm';
  /** Computed during the first step, used with the second. */
  readonly proof: string;
}

export interface DataState extends Filled<DataRequestField> {
  readonly form: 'data';
}

type RepairFormField = RepairField | 'isClaimed';
export interface RepairState extends Omit<Filled<RepairFormField>, 'faults'> {
  readonly form: 'repair';
  readonly faults: Readonly<Partial<Record<RepairFormField, FieldFault | 'no parcel'>>>;
}

export interface LinkState {
  readonly form: 'link';
  readonly done:
    | { readonly kind: 'correction' }
    | { readonly kind: 'deletion'; readonly deletion: Deletion }
    | { readonly kind: 'refused'; readonly why: LinkFault };
}

/** A submitted form for showing it again, in one response that is not cached. */
export type FormState = WithdrawState | DataState | RepairState | LinkState | AccountState;

/** Response to a form: its page, a redirect or a file. */
export type FormAnswer =
  | { readonly kind: 'page'; readonly status: 200 | 410 | 422 | 429 | 503; readonly state: FormState }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'file'; readonly name: string; readonly content: object };

export type TakesForm = (
  services: Services,
  fields: FieldTexts,
  sender: { readonly language: Language; readonly client: string },
) => Promise<FormAnswer>;
