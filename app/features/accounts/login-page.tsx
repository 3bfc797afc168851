import { Button } from '#app/ui/button.tsx';
import { leadsToWorkshop, loginPath, publicReturnTo } from '#domain/accounts/return-to.ts';
import type { AccountState } from '#server/pages/forms/account-state.ts';
import styles from './account-form.module.css';
import { AccountShell } from './account-shell.tsx';
import { CodeField, EmailField, PasswordField, stateOf } from './form-parts.tsx';
import { WorkshopSignIn } from './workshop-sign-in.tsx';

const SIDE = [
  'You can buy without an account. Your order page opens from the mail.',
  'An account keeps your orders and configurations in one place.',
  'Orders bought before with the same address appear by themselves.',
];

const CODE_SIDE = [
  'Your app shows a new code every 30 seconds, and each works once.',
  'Without the app, type one of the recovery codes that you have put away.',
];

interface LoginProps {
  state: AccountState | undefined;
  news: string | undefined;
  /** Address of a build that is kept as soon as somebody is logged in. */
  build: string;
  /** Where one comes back to. */
  to: string;
}

/** What waits for someone who comes back, in a sentence. */
function backWords(to: string): string | undefined {
  const [, serial] = /^\/p\/([\w-]+)/.exec(to) ?? [];
  if (serial) return `Log in, and you come back to pickup ${serial}.`;
  return /^(\/de)?\/order\//.test(to) ? 'Log in, and you come back to your order.' : undefined;
}

/** What goes along from step to step. */
function Luggage({ build, to }: { build: string; to: string }) {
  return (
    <>
      {build ? <input type="hidden" name="build" value={build} /> : null}
      {to ? <input type="hidden" name="to" value={to} /> : null}
    </>
  );
}

/** The password first, then, for someone who has set it up, a code. */
export function LoginPage({ state, news, build, to }: LoginProps) {
  const second = stateOf(state, 'code');
  if (second) return <CodePage state={second} />;
  const waiting = build ? 'Log in, and the build is kept in your account.' : backWords(to);
  const back = publicReturnTo(to);
  const form = (
    // The browser's own words for a fault would be in the browser's language.
    <form className="grid gap-18" method="post" action="/login" noValidate>
      <Luggage build={build} to={to} />
      <EmailField state={state} autoComplete="username" />
      <PasswordField state={state} label="Password" />
      <Button type="submit" wide className="mt-6">
        Log in
      </Button>
    </form>
  );
  const forgot = (
    <a className="link" href="/reset">
      Forgot the password
    </a>
  );
  if (leadsToWorkshop(to))
    return (
      <WorkshopSignIn lead={news ?? 'Password first, then the code from your app.'} refused={state?.refused}>
        {form}
        <p className={styles.ways}>{forgot}</p>
      </WorkshopSignIn>
    );
  return (
    <AccountShell title="Login" news={news ?? waiting} refused={state?.refused} side={SIDE}>
      {form}
      <p className={styles.ways}>
        {forgot}
        <a className="link" href={back ? `/register?${new URLSearchParams({ to: back })}` : '/register'}>
          Make an account
        </a>
      </p>
    </AccountShell>
  );
}

function CodePage({ state }: { state: AccountState }) {
  const { email = '', step = '', build = '', to = '' } = state.values;
  const isWorkshop = leadsToWorkshop(to);
  const form = (
    <>
      <form className="grid gap-18" method="post" action="/login" noValidate>
        <input type="hidden" name="step" value={step} />
        <input type="hidden" name="email" value={email} />
        <Luggage build={build} to={to} />
        <p className={styles.who}>
          <b>{email}</b>
          <span className="mono muted">password accepted</span>
        </p>
        <CodeField state={state} label="Code from your app" autoFocus className={styles.code} />
        <Button type="submit" wide className="mt-6">
          {isWorkshop ? 'Open the workshop' : 'Log in'}
        </Button>
      </form>
      <p className={styles.ways}>
        <a className="link" href={loginPath(to)}>
          Begin again
        </a>
      </p>
    </>
  );
  return isWorkshop ? (
    <WorkshopSignIn lead="Now the code from your app, or a recovery code." refused={state.refused}>
      {form}
    </WorkshopSignIn>
  ) : (
    <AccountShell title="One more step" refused={state.refused} side={CODE_SIDE}>
      {form}
    </AccountShell>
  );
}
