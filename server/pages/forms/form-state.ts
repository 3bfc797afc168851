import type { Language } from '#domain/languages.ts';
import type { FieldFault, Fields } from '../../platform/fields/fields.ts';
import type { LinkFault } from '../../platform/links/one-use.ts';
import type { Services } from '../../platform/services.ts';
import type { Deletion } from '../../privacy/index.ts';
import type { AccountState } from './account-state.ts';

/** Why a form that is filled in well was not taken. */
export type Refusal = 'too much' | 'proof' | 'trouble';

export type WithdrawField = 'name' | 'orderNumber' | 'email' | 'goods';
export type DataField = 'kind' | 'email' | 'orderNumber' | 'note';

interface Filled<Field extends string> {
  readonly values: Readonly<Record<Field, string>>;
  readonly faults: Readonly<Partial<Record<Field, FieldFault>>>;
  readonly refused?: Refusal | undefined;
}

/** The withdrawal form as it comes back: to be mended, or read once more and confirmed. */
export interface WithdrawState extends Filled<WithdrawField> {
  readonly form: 'withdraw';
  readonly step: 'fill' | 'confirm';
  /** Worked out while the first step was filled in; spent with the second. */
  readonly proof: string;
}

export interface DataState extends Filled<DataField> {
  readonly form: 'data';
}

/** What the button behind a link in a mail has done. */
export interface LinkState {
  readonly form: 'link';
  readonly done:
    | { readonly kind: 'correction' }
    | { readonly kind: 'deletion'; readonly deletion: Deletion }
    | { readonly kind: 'refused'; readonly why: LinkFault };
}

/** A form that was sent, as its page shows it again. Made for one answer, kept nowhere. */
export type FormState = WithdrawState | DataState | LinkState | AccountState;

/** How a form is answered: by its page, by another address, or by a file. */
export type FormAnswer =
  | { readonly kind: 'page'; readonly status: 200 | 410 | 422 | 429 | 503; readonly state: FormState }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'file'; readonly name: string; readonly content: object };

/** Takes a form that was sent, and says how to answer. */
export type TakesForm = (
  services: Services,
  fields: Fields,
  sender: { readonly language: Language; readonly client: string },
) => Promise<FormAnswer>;
