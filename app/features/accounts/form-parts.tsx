import type { ComponentProps } from 'react';
import { Field } from '#app/ui/field.tsx';
import { useMessages } from '#app/ui/language.tsx';
import { ACCOUNT_LENGTHS } from '#domain/accounts/account.ts';
import type { AccountState } from '#server/pages/forms/account-state.ts';
import { FIELD_WORDS } from './form-parts.messages.ts';

export const stateOf = (
  state: AccountState | undefined,
  action: AccountState['action'],
): AccountState | undefined => (state?.action === action ? state : undefined);

type Given = Omit<ComponentProps<typeof Field>, 'id' | 'error' | 'label'> & {
  state: AccountState | undefined;
  name: string;
  label: string;
  action?: string;
};

/** A field of a form that works without a script: its value and error come with the page. */
export function AccountField({ state, name, label, action, ...rest }: Given) {
  const fault = state?.faults[name];
  const first = Object.keys(state?.faults ?? {})[0];
  return (
    <Field
      id={action ? `${action}-${name}` : name}
      name={name}
      label={label}
      defaultValue={state?.values[name]}
      autoFocus={fault !== undefined && first === name}
      {...(fault && { error: fault })}
      {...rest}
    />
  );
}

export function EmailField(given: Omit<Given, 'name' | 'label'> & { label?: string }) {
  const { email } = useMessages(FIELD_WORDS);
  return (
    <AccountField
      label={email}
      name="email"
      type="email"
      autoComplete="email"
      maxLength={ACCOUNT_LENGTHS.email}
      required
      {...given}
    />
  );
}

export function PasswordField(given: Omit<Given, 'name'> & { name?: string }) {
  return <AccountField name="password" type="password" autoComplete="current-password" required {...given} />;
}

export function NewPasswordField(given: Omit<Given, 'name' | 'label'> & { name?: string; label?: string }) {
  const { password, passwordHint } = useMessages(FIELD_WORDS);
  return <PasswordField label={password} autoComplete="new-password" hint={passwordHint} {...given} />;
}

export function CodeField(given: Omit<Given, 'name' | 'label'> & { name?: string; label?: string }) {
  const { code } = useMessages(FIELD_WORDS);
  return (
    <AccountField
      label={code}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={ACCOUNT_LENGTHS.code}
      required
      {...given}
    />
  );
}

/** Hidden field for the proof of work; empty without a script. */
export function ProofField() {
  return <input type="hidden" name="proof" defaultValue="" autoComplete="off" />;
}
