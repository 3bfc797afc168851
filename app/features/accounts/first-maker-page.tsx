import { ButtonLink } from '#app/ui/button.tsx';
import { useMessages, usePath } from '#app/ui/language.tsx';
import { ACCOUNT_LENGTHS } from '#domain/accounts/account.ts';
import type { FirstMakerFault } from '#server/accounts/index.ts';
import type { AccountView } from '#server/pages/account-view.ts';
import type { AccountState } from '#server/pages/forms/account-state.ts';
import { FIRST_MAKER } from './first-maker-page.messages.ts';
import {
  AccountEmailField,
  AccountField,
  FORM_LINKS,
  FormSubmit,
  NewPasswordField,
  OneTimeCodeField,
} from './form-parts.tsx';
import { AppKey, CodeList } from './second-factor.tsx';
import { WorkshopSignIn } from './workshop-sign-in.tsx';

/** A workshop without makers: explains how the first one gets in. */
export function NobodyYet() {
  const { lead, link, once } = useMessages(FIRST_MAKER).nobody;
  return (
    <WorkshopSignIn lead={lead} refused={undefined} isFirst>
      <p>{link}</p>
      <p className={FORM_LINKS}>{once}</p>
    </WorkshopSignIn>
  );
}

export function FirstRefused({ why }: { why: FirstMakerFault }) {
  const { refused, logIn, how } = useMessages(FIRST_MAKER);
  const path = usePath();
  return (
    <WorkshopSignIn lead={refused[why]} refused={undefined} isFirst>
      <ButtonLink href={path('/workshop')} kind="second" wide>
        {why === 'staffed' || why === 'used' ? logIn : how}
      </ButtonLink>
    </WorkshopSignIn>
  );
}

export function FirstMakerPage({
  path,
  offer,
  state,
}: {
  path: string;
  offer: AccountView['offer'];
  state: AccountState | undefined;
}) {
  const words = useMessages(FIRST_MAKER);
  return (
    <WorkshopSignIn lead={words.lead} refused={state?.refused} isFirst>
      <form className="grid gap-18" method="post" action={path} noValidate>
        <AccountField
          state={state}
          name="name"
          label={words.name}
          autoComplete="given-name"
          maxLength={ACCOUNT_LENGTHS.name}
        />
        <AccountEmailField state={state} autoComplete="username" />
        <NewPasswordField state={state} />
        <fieldset className="[&_legend]:p-0 [&_legend]:weight-600 grid gap-16 min-w-0 line-0">
          <legend>{words.factor}</legend>
          <p>{words.takeKey}</p>
          <AppKey offer={offer} />
          <OneTimeCodeField state={state} label={words.codeShown} />
        </fieldset>
        <FormSubmit>{words.open}</FormSubmit>
      </form>
    </WorkshopSignIn>
  );
}

export function FirstCodes({ codes }: { codes: readonly string[] }) {
  const { codes: words } = useMessages(FIRST_MAKER);
  const path = usePath();
  return (
    <WorkshopSignIn lead={words.lead} refused={undefined} isFirst>
      <p>{words.words}</p>
      <CodeList codes={codes} />
      <ButtonLink href={path('/workshop')} wide>
        {words.board}
      </ButtonLink>
    </WorkshopSignIn>
  );
}
