import { Button, ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { ACCOUNT_LENGTHS, FIRST_MAKER_HOURS } from '#domain/accounts/account.ts';
import type { FirstMakerFault } from '#server/accounts/index.ts';
import type { AccountView } from '#server/pages/account-view.ts';
import type { AccountState } from '#server/pages/forms/account-state.ts';
import styles from './account-form.module.css';
import rows from './data-rows.module.css';
import { AccountField, CodeField, EmailField, NewPasswordField } from './form-parts.tsx';
import { AppKey, CodeList } from './second-factor.tsx';
import { WorkshopSignIn } from './workshop-sign-in.tsx';

/** A workshop that nobody works in: how the first maker comes in. */
export const NobodyYet = () => (
  <WorkshopSignIn lead="Nobody works here yet." refused={undefined} isFirst>
    <p>
      The shop has printed a link where it was started, in its terminal or its log. Whoever opens it is the
      first maker: e-mail, password and second factor on one page.
    </p>
    <p className={styles.ways}>
      It works once, within {FIRST_MAKER_HOURS} hours. If it is older, a new one has been printed just now.
    </p>
  </WorkshopSignIn>
);

const REASONS: Record<FirstMakerFault, string> = {
  unknown: 'This link is none of this shop’s, or a part of it is missing.',
  expired: `The ${FIRST_MAKER_HOURS} hours of this link are over.`,
  used: 'This link was used already, and it works once.',
  staffed: 'The workshop has its makers: nobody comes in by this link any more.',
};

export function FirstRefused({ why }: { why: FirstMakerFault }) {
  return (
    <WorkshopSignIn lead={REASONS[why]} refused={undefined} isFirst>
      <ButtonLink href="/workshop" kind="second" wide>
        {why === 'staffed' || why === 'used' ? 'Log in' : 'How the first maker comes in'}
      </ButtonLink>
    </WorkshopSignIn>
  );
}

/** All that the first maker needs, on one page. */
export function FirstMakerPage({
  path,
  offer,
  state,
}: {
  path: string;
  offer: NonNullable<AccountView['offer']>;
  state: AccountState | undefined;
}) {
  return (
    <WorkshopSignIn
      lead="You are the first maker here. This page opens the workshop for you, once."
      refused={state?.refused}
      isFirst
    >
      <form className="grid gap-18" method="post" action={path} noValidate>
        <AccountField
          state={state}
          name="name"
          label="Name, as the other one calls you"
          autoComplete="given-name"
          maxLength={ACCOUNT_LENGTHS.name}
        />
        <EmailField state={state} autoComplete="username" />
        <NewPasswordField state={state} />
        <fieldset className={cx(rows.factor, 'grid gap-16 min-w-0 line-0')}>
          <legend>Second factor</legend>
          <p>
            After your password, a code from your phone is asked for. Take this key with an app for one-time
            codes.
          </p>
          <AppKey offer={offer} />
          <CodeField state={state} label="The code it shows" className={rows.code} />
        </fieldset>
        <Button type="submit" wide className="mt-6">
          Open the workshop
        </Button>
      </form>
    </WorkshopSignIn>
  );
}

/** Shown once, before the workshop opens. */
export const FirstCodes = ({ codes }: { codes: readonly string[] }) => (
  <WorkshopSignIn lead="You are in. Put these codes away first." refused={undefined} isFirst>
    <p>
      Each of them replaces your phone once. They are shown this one time: print them, or write them down.
    </p>
    <CodeList codes={codes} />
    <ButtonLink href="/workshop" wide>
      To the board
    </ButtonLink>
  </WorkshopSignIn>
);
