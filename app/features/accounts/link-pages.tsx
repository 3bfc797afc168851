import { Button, ButtonLink } from '#app/ui/button.tsx';
import { linkSpan } from '#domain/accounts/account.ts';
import type { OpenedAccountLink } from '#server/accounts/index.ts';
import type { AccountState } from '#server/pages/forms/account-state.ts';
import styles from './account-form.module.css';
import { AccountShell } from './account-shell.tsx';
import { EmailField, NewPasswordField, PasswordField, ProofField } from './form-parts.tsx';

type Refused = Extract<OpenedAccountLink, { ok: false }>['why'];

const REASONS: Record<Refused, string> = {
  unknown: 'This link is none of ours, or a part of it is missing.',
  expired: 'The time of this link is over.',
  used: 'This link was used already, and it works once.',
};

/** A link that does nothing: forged, too old or used. */
export function LinkRefused({ why, again }: { why: Refused; again: { href: string; label: string } }) {
  return (
    <AccountShell title="This link opens nothing" lead={REASONS[why]}>
      <ButtonLink href={again.href} kind="second">
        {again.label}
      </ButtonLink>
      {why === 'used' ? (
        <p className={styles.ways}>
          <a className="link" href="/login">
            Log in
          </a>
        </p>
      ) : null}
    </AccountShell>
  );
}

const CONFIRM = {
  registration: {
    title: 'Is this your address?',
    lead: 'Type the password that you have chosen, and your account opens.',
    button: 'Yes, make my account',
    note: 'If you have not asked for an account yourself, close this page: nothing happens.',
  },
  'address change': {
    title: 'Is this your new address?',
    lead: 'Press the button, and your account moves to it. You then log in with this address everywhere.',
    button: 'Yes, move my account',
    note: 'If you have not asked for it yourself, close this page: nothing happens.',
  },
} as const;

/** Behind the link of a mail: the button that does what it says. Mail scanners open links, too. */
export function VerifyPage({
  path,
  kind,
  email,
  state,
  to,
}: {
  path: string;
  kind: 'registration' | 'address change';
  email: string;
  state: AccountState | undefined;
  /** Where the registration began. */
  to: string;
}) {
  const { title, lead, button, note } = CONFIRM[kind];
  return (
    <AccountShell title={title} lead={lead}>
      <form className="grid gap-18" method="post" action={path} noValidate>
        <p className={styles.who}>
          <b>{email}</b>
        </p>
        {to ? <input type="hidden" name="to" value={to} /> : null}
        {kind === 'registration' ? <PasswordField state={state} label="Password" /> : null}
        <Button type="submit" wide className="mt-6">
          {button}
        </Button>
        <p className="mono muted">{note}</p>
      </form>
    </AccountShell>
  );
}

const RESET_SIDE = [
  'A mail with a link goes to that address, if there is an account.',
  'Behind it you choose a new password. Everybody who is logged in is logged out then.',
  'The page answers the same whether we know the address or not.',
];

export function ResetPage({ state }: { state: AccountState | undefined }) {
  return (
    <AccountShell title="New password" refused={state?.refused} side={RESET_SIDE}>
      <form className="grid gap-18" method="post" action="/reset" data-proof="" noValidate>
        <EmailField state={state} />
        <ProofField />
        <Button type="submit" wide className="mt-6" data-proof-first="">
          Send me a link
        </Button>
      </form>
      <p className={styles.ways}>
        <a className="link" href="/login">
          I know it after all
        </a>
      </p>
    </AccountShell>
  );
}

/** The same for every address. */
export function ResetSent() {
  return (
    <AccountShell
      title="Look into your mailbox"
      lead={`A mail is on its way to the address you gave. Its link works once, within ${linkSpan('reset')}. If nothing has come after a quarter of an hour, look among the unwanted mails, or check the address and ask again.`}
    >
      <p className={styles.ways}>
        <a className="link" href="/reset">
          Ask again
        </a>
      </p>
    </AccountShell>
  );
}

export function NewPasswordPage({
  path,
  email,
  isInvitation,
  state,
}: {
  path: string;
  email: string;
  isInvitation: boolean;
  state: AccountState | undefined;
}) {
  return (
    <AccountShell
      title={isInvitation ? 'Welcome to the workshop' : 'New password'}
      refused={state?.refused}
      lead={
        isInvitation
          ? 'Choose a password. After your first log-in you set up a second factor, and the workshop opens.'
          : undefined
      }
    >
      <form className="grid gap-18" method="post" action={path} noValidate>
        <p className={styles.who}>
          <b>{email}</b>
        </p>
        {/* For password managers, which want to know whose it is. */}
        <input
          className="visually-hidden"
          type="email"
          name="username"
          autoComplete="username"
          defaultValue={email}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
        <NewPasswordField state={state} label="New password" />
        <Button type="submit" wide className="mt-6">
          Set the password
        </Button>
      </form>
    </AccountShell>
  );
}
