import { Button } from '#app/ui/button.tsx';
import { ACCOUNT_LENGTHS, linkSpan } from '#domain/accounts/account.ts';
import { loginPath } from '#domain/accounts/return-to.ts';
import type { AccountState } from '#server/pages/forms/account-state.ts';
import styles from './account-form.module.css';
import { AccountShell } from './account-shell.tsx';
import { AccountField, EmailField, NewPasswordField, ProofField } from './form-parts.tsx';

const SIDE = [
  'A mail with a link goes to that address. There is no account before you press the button behind it.',
  'There you type your password once more. Orders bought before with the same address are there already.',
  'The page answers the same whether we know the address or not.',
];

/** `to` is where one goes on once the account is made. */
export function RegisterPage({ state, to }: { state: AccountState | undefined; to: string }) {
  return (
    <AccountShell title="Make an account" refused={state?.refused} side={SIDE}>
      <form className="grid gap-18" method="post" action="/register" data-proof="" noValidate>
        {to ? <input type="hidden" name="to" value={to} /> : null}
        <EmailField state={state} autoComplete="username" />
        <AccountField
          state={state}
          name="name"
          label="Name"
          hint="If you like."
          autoComplete="name"
          maxLength={ACCOUNT_LENGTHS.name}
        />
        <NewPasswordField state={state} />
        <ProofField />
        <Button type="submit" wide className="mt-6" data-proof-first="">
          Make an account
        </Button>
      </form>
      <p className={styles.ways}>
        <a className="link" href={loginPath(to)}>
          I have one
        </a>
        <a className="link" href="/privacy">
          Privacy policy
        </a>
      </p>
    </AccountShell>
  );
}

/** The same for every address. */
export function Registered() {
  return (
    <AccountShell
      title="Look into your mailbox"
      news="Registered successfully. Please check your emails."
      lead={`The mail holds a link that works once, within ${linkSpan('registration')}. If nothing has come after a quarter of an hour, look among the unwanted mails, or check the address and try again.`}
    >
      <p className={styles.ways}>
        <a className="link" href="/register">
          Try again
        </a>
        <a className="link" href="/login">
          Log in
        </a>
      </p>
    </AccountShell>
  );
}
