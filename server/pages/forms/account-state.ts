/** Which form of the pages about accounts was sent. */
export type AccountForm =
  | 'login'
  | 'code'
  | 'register'
  | 'reset'
  | 'new password'
  | 'verify'
  | 'name'
  | 'address'
  | 'password'
  | 'second factor'
  | 'no second factor'
  | 'recovery codes'
  | 'end session'
  | 'workshop language'
  | 'delete'
  | 'build'
  | 'claim'
  | 'first maker';

/**
 * A form about an account as its page shows it again. Codes and passwords are never among its values, but for a new password
 * that was good: the answer goes to the browser that sent it, and nothing keeps it.
 */
export interface AccountState {
  readonly form: 'account';
  readonly action: AccountForm;
  readonly values: Readonly<Record<string, string>>;
  /** What is wrong with a field, in a sentence. */
  readonly faults: Readonly<Record<string, string>>;
  /** Why a form that is filled in well was not taken, in a sentence. */
  readonly refused?: string | undefined;
  /** That it was taken, in a sentence. */
  readonly done?: string | undefined;
  /** Shown once. */
  readonly recoveryCodes?: readonly string[] | undefined;
}
