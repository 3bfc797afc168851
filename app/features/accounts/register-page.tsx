import { useLanguage, useMessages, usePath } from '#app/ui/language.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { ACCOUNT_LENGTHS } from '#domain/accounts/account.ts';
import { loginPath } from '#domain/accounts/return-to.ts';
import type { AccountState } from '#server/pages/forms/account-state.ts';
import { ProofField } from '../../forms/form-field.tsx';
import { AccountShell } from './account-shell.tsx';
import { FIELD_WORDS } from './form-parts.messages.ts';
import { AccountEmailField, AccountField, FORM_LINKS, FormSubmit, NewPasswordField } from './form-parts.tsx';
import { REGISTER_MESSAGES } from './register.messages.ts';

export function RegisterPage({ state, to }: { state: AccountState | undefined; to: string }) {
  const language = useLanguage();
  const words = REGISTER_MESSAGES[language];
  const path = usePath();
  return (
    <AccountShell title={words.title} refused={state?.refused} side={words.side}>
      <form className="grid gap-18" method="post" action={path('/register')} data-proof="" noValidate>
        {to ? <input type="hidden" name="to" value={to} /> : null}
        <AccountEmailField state={state} autoComplete="username" />
        <AccountField
          state={state}
          name="name"
          label={FIELD_WORDS[language].name}
          hint={words.nameHint}
          autoComplete="name"
          maxLength={ACCOUNT_LENGTHS.name}
        />
        <NewPasswordField state={state} />
        <ProofField />
        <FormSubmit data-proof-first="">{words.make}</FormSubmit>
      </form>
      <p className={FORM_LINKS}>
        <TextLink href={loginPath(to, language)}>{words.haveOne}</TextLink>
        <TextLink to="/privacy">{words.privacy}</TextLink>
      </p>
    </AccountShell>
  );
}

/** The same for every address, so that it does not reveal which ones have accounts. */
export function Registered() {
  const { title, news, lead, again, logIn } = useMessages(REGISTER_MESSAGES).sent;
  return (
    <AccountShell title={title} news={news} lead={lead}>
      <p className={FORM_LINKS}>
        <TextLink to="/register">{again}</TextLink>
        <TextLink to="/login">{logIn}</TextLink>
      </p>
    </AccountShell>
  );
}
