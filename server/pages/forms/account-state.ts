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
 * A submitted account form for showing it again. Values never contain codes or passwords, except a valid new password;
 * the response goes to the same browser and is not cached.
 */
export interface AccountState {
  readonly form: 'account';
  readonly action: AccountForm;
  readonly values: Readonly<Record<string, string>>;
  readonly faults: Readonly<Record<string, string>>;
  /** Message of a refusal with valid fields. */
  readonly refused?: string | undefined;
  readonly done?: string | undefined;
  /** Shown once. */
  readonly recoveryCodes?: readonly string[] | undefined;
}
