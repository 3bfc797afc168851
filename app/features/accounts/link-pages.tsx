import { ButtonLink } from '#app/ui/button.tsx';
import { useMessages, usePath } from '#app/ui/language.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { AccountState } from '#server/pages/forms/account-state.ts';
import { ProofField } from '../../forms/form-field.tsx';
import { AccountShell } from './account-shell.tsx';
import { FIELD_WORDS } from './form-parts.messages.ts';
import {
  AccountEmailField,
  FORM_LINKS,
  FormSubmit,
  NewPasswordField,
  PasswordField,
  WHO,
} from './form-parts.tsx';
import { LINK_MESSAGES, type RefusedLink } from './link-pages.messages.ts';

/** A link that does not work: forged, expired or used. */
export function LinkRefused({ why, again }: { why: RefusedLink; again: { href: string; label: string } }) {
  const words = useMessages(LINK_MESSAGES).refused;
  const path = usePath();
  return (
    <AccountShell title={words.title} lead={words[why]}>
      <ButtonLink href={path(again.href)} kind="second">
        {again.label}
      </ButtonLink>
      {why === 'used' ? (
        <p className={FORM_LINKS}>
          <TextLink to="/login">{words.logIn}</TextLink>
        </p>
      ) : null}
    </AccountShell>
  );
}

/** The page behind a mail's link. It acts on a button, because mail scanners open links too. */
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
  to: string;
}) {
  const { title, lead, button, note } = useMessages(LINK_MESSAGES).confirm[kind];
  const { password } = useMessages(FIELD_WORDS);
  return (
    <AccountShell title={title} lead={lead}>
      <form className="grid gap-18" method="post" action={path} noValidate>
        <p className={WHO}>
          <b>{email}</b>
        </p>
        {to ? <input type="hidden" name="to" value={to} /> : null}
        {kind === 'registration' ? <PasswordField state={state} label={password} /> : null}
        <FormSubmit>{button}</FormSubmit>
        <p className="mono muted">{note}</p>
      </form>
    </AccountShell>
  );
}

export function ResetPage({ state }: { state: AccountState | undefined }) {
  const { title, side, send, knowIt } = useMessages(LINK_MESSAGES).reset;
  const path = usePath();
  return (
    <AccountShell title={title} refused={state?.refused} side={side}>
      <form className="grid gap-18" method="post" action={path('/reset')} data-proof="" noValidate>
        <AccountEmailField state={state} />
        <ProofField />
        <FormSubmit data-proof-first="">{send}</FormSubmit>
      </form>
      <p className={FORM_LINKS}>
        <TextLink to="/login">{knowIt}</TextLink>
      </p>
    </AccountShell>
  );
}

/** The same for every address, so that it does not reveal which ones have accounts. */
export function ResetSent() {
  const { sentTitle, sentLead, again } = useMessages(LINK_MESSAGES).reset;
  return (
    <AccountShell title={sentTitle} lead={sentLead}>
      <p className={FORM_LINKS}>
        <TextLink to="/reset">{again}</TextLink>
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
  const { title, welcome, welcomeLead, button } = useMessages(LINK_MESSAGES).set;
  const { newPassword } = useMessages(FIELD_WORDS);
  return (
    <AccountShell
      title={isInvitation ? welcome : title}
      refused={state?.refused}
      lead={isInvitation ? welcomeLead : undefined}
    >
      <form className="grid gap-18" method="post" action={path} noValidate>
        <p className={WHO}>
          <b>{email}</b>
        </p>
        {/* For password managers, which need the user name. */}
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
        <NewPasswordField state={state} label={newPassword} />
        <FormSubmit>{button}</FormSubmit>
      </form>
    </AccountShell>
  );
}
