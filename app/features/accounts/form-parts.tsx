import type { ComponentProps } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { useMessages } from '#app/ui/language.tsx';
import { ACCOUNT_LENGTHS } from '#domain/accounts/account.ts';
import type { AccountState } from '#server/pages/forms/account-state.ts';
import { FIELD_WORDS } from './form-parts.messages.ts';

export const FORM_LINKS = 'flex flex-wrap justify-between gap-y-4 gap-x-24 mt-8 type-15 [&_a]:py-10';

export const WHO = 'py-14 px-18 line bg-ground-raised wrap-anywhere [&_b]:block [&_b]:weight-600';

/** A form in a row of the account; several are stacked. */
export const OWN_FORM =
  'grid col-[2/4] gap-18 justify-items-start max-w-430 not-first:mt-36 not-first:pt-28 not-first:line-t [&>div]:w-full [&_a]:text-forest [&_a]:underline';

export const ACCOUNT_SECTION =
  'pb-96 last:pb-128 phone:pb-64 phone:last:pb-64 [&_header]:mb-24 [&_h2]:type-34 phone:[&_h2]:mt-20 phone:[&_h2]:type-27';

export const accountStateOf = (
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

export function AccountEmailField(given: Omit<Given, 'name' | 'label'> & { label?: string }) {
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

export function OneTimeCodeField(given: Omit<Given, 'name' | 'label'> & { name?: string; label?: string }) {
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
      className="[&_input]:mono-20/1 [&_input]:weight-500 [&_input]:ls-[0.12em]"
      {...given}
    />
  );
}

/** Sends the form of a page. */
export const FormSubmit = (button: ComponentProps<typeof Button>) => (
  <Button type="submit" wide className="mt-6" {...button} />
);

/** Sends the form of one row of the account. */
export const RowSubmit = (button: ComponentProps<typeof Button>) => (
  <Button type="submit" small kind="second" {...button} />
);
