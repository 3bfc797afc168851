import { useLanguage, useMessages, usePath } from '#app/ui/language.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { leadsToWorkshop, loginPath, publicReturnTo } from '#domain/accounts/return-to.ts';
import { inLanguage, type Language } from '#domain/languages.ts';
import type { AccountState } from '#server/pages/forms/account-state.ts';
import { AccountShell } from './account-shell.tsx';
import { FIELD_WORDS } from './form-parts.messages.ts';
import {
  AccountEmailField,
  accountStateOf,
  FORM_LINKS,
  FormSubmit,
  OneTimeCodeField,
  PasswordField,
  WHO,
} from './form-parts.tsx';
import { LOGIN_MESSAGES } from './login.messages.ts';
import { WORKSHOP_DOOR } from './workshop-sign-in.messages.ts';
import { WorkshopSignIn } from './workshop-sign-in.tsx';

interface LoginProps {
  state: AccountState | undefined;
  news: string | undefined;
  build: string;
  to: string;
}

type Words = (typeof LOGIN_MESSAGES)[Language];

function backWords(to: string, words: Words): string | undefined {
  const path = inLanguage(to, 'en');
  const [, serial] = /^\/p\/([\w-]+)/.exec(path) ?? [];
  if (serial) return words.backToPickup(serial);
  return path.startsWith('/order/') ? words.backToOrder : undefined;
}

function Luggage({ build, to }: { build: string; to: string }) {
  return (
    <>
      {build ? <input type="hidden" name="build" value={build} /> : null}
      {to ? <input type="hidden" name="to" value={to} /> : null}
    </>
  );
}

export function LoginPage({ state, news, build, to }: LoginProps) {
  const words = useMessages(LOGIN_MESSAGES);
  const { password } = useMessages(FIELD_WORDS);
  const { passwordFirst } = useMessages(WORKSHOP_DOOR);
  const path = usePath();
  const second = accountStateOf(state, 'code');
  if (second) return <CodePage state={second} />;
  const waiting = build ? words.backToBuild : backWords(to, words);
  const back = publicReturnTo(to);
  const form = (
    // The browser's own error texts would be in the browser's language.
    <form className="grid gap-18" method="post" action={path('/login')} noValidate>
      <Luggage build={build} to={to} />
      <AccountEmailField state={state} autoComplete="username" />
      <PasswordField state={state} label={password} />
      <FormSubmit>{words.logIn}</FormSubmit>
    </form>
  );
  const forgot = <TextLink to="/reset">{words.forgot}</TextLink>;
  if (leadsToWorkshop(to))
    return (
      <WorkshopSignIn lead={news ?? passwordFirst} refused={state?.refused}>
        {form}
        <p className={FORM_LINKS}>{forgot}</p>
      </WorkshopSignIn>
    );
  return (
    <AccountShell title={words.title} news={news ?? waiting} refused={state?.refused} side={words.side}>
      {form}
      <p className={FORM_LINKS}>
        {forgot}
        <TextLink to={back ? `/register?${new URLSearchParams({ to: back })}` : '/register'}>
          {words.register}
        </TextLink>
      </p>
    </AccountShell>
  );
}

function CodePage({ state }: { state: AccountState }) {
  const language = useLanguage();
  const { logIn, code: words } = LOGIN_MESSAGES[language];
  const door = useMessages(WORKSHOP_DOOR);
  const path = usePath();
  const { email = '', step = '', build = '', to = '' } = state.values;
  const isWorkshop = leadsToWorkshop(to);
  const form = (
    <>
      <form className="grid gap-18" method="post" action={path('/login')} noValidate>
        <input type="hidden" name="step" value={step} />
        <input type="hidden" name="email" value={email} />
        <Luggage build={build} to={to} />
        <p className={WHO}>
          <b>{email}</b>
          <span className="mono muted">{words.accepted}</span>
        </p>
        <OneTimeCodeField state={state} label={words.label} autoFocus />
        <FormSubmit>{isWorkshop ? door.open : logIn}</FormSubmit>
      </form>
      <p className={FORM_LINKS}>
        <TextLink href={loginPath(to, language)}>{words.again}</TextLink>
      </p>
    </>
  );
  return isWorkshop ? (
    <WorkshopSignIn lead={door.nowTheCode} refused={state.refused}>
      {form}
    </WorkshopSignIn>
  ) : (
    <AccountShell title={words.title} refused={state.refused} side={words.side}>
      {form}
    </AccountShell>
  );
}
