import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { FieldError } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { ACCOUNT_LENGTHS } from '#domain/accounts/account.ts';
import type { AccountView } from '#server/pages/account-view.ts';
import type { AccountState } from '#server/pages/forms/account-state.ts';
import styles from './data-rows.module.css';
import { AccountField, EmailField, NewPasswordField, PasswordField, stateOf } from './form-parts.tsx';
import { SecondFactorForm } from './second-factor.tsx';

interface RowProps {
  id: string;
  label: string;
  value: string;
  /** What opening it is for. */
  action: string;
  /** Open from the start: something came back, or has to be done. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A row of the list that unfolds into its form, without a script. */
function Row({ id, label, value, action, isOpen, children }: RowProps) {
  return (
    <li>
      <details id={id} name="data-row" open={isOpen}>
        <summary className={styles.row}>
          <span>{label}</span>
          <span className={styles.value}>{value}</span>
          <span className={cx(styles.action, 'text-right phone:row-[1/3] phone:col-2')}>
            <span>
              {action}
              <span className="visually-hidden"> {label.toLowerCase()}</span>
            </span>
          </span>
        </summary>
        <div className="grid grid-cols-[3fr_4fr_2fr] gap-x-gutter pt-10 pb-32 phone:block">{children}</div>
      </details>
    </li>
  );
}

function OwnForm({
  action,
  state,
  children,
}: {
  /** Which of the account's forms this is. */
  action: AccountState['action'];
  state: AccountState | undefined;
  children: ReactNode;
}) {
  return (
    <form className={styles.form} method="post" action="/account" noValidate>
      <input type="hidden" name="do" value={action} />
      {state?.done ? (
        <p role="status" className="py-12 px-16 line-l-copper bg-ground-raised">
          {state.done}
        </p>
      ) : null}
      {state?.refused ? <Notice>{state.refused}</Notice> : null}
      {children}
    </form>
  );
}

const browsersWords = (others: number) => (others === 0 ? 'This browser alone' : `${others + 1} browsers`);

/** Ends one of several sessions. Nothing is kept of what a browser is: when it came tells one from another. */
function EndSession({
  sessions,
  state,
}: {
  sessions: AccountView['otherSessions'];
  state: AccountState | undefined;
}) {
  const fault = state?.faults.id;
  return (
    <OwnForm action="end session" state={state}>
      {sessions.length > 0 ? (
        <>
          <fieldset className={styles.sessions} aria-describedby={fault && 'end-id-error'}>
            <legend>This browser, and</legend>
            {sessions.map(({ id, began, seen }) => (
              <label key={id}>
                <input
                  type="radio"
                  name="id"
                  value={id}
                  required
                  defaultChecked={sessions.length === 1 || state?.values.id === id}
                />
                <span>
                  One that logged in on {began}, last used on {seen}
                </span>
              </label>
            ))}
            <FieldError id="end-id-error" error={fault} />
          </fieldset>
          <PasswordField action="end" state={state} label="Your password" />
          <Button type="submit" small kind="second">
            Log it out
          </Button>
        </>
      ) : null}
    </OwnForm>
  );
}

export function DataRows({ view, state }: { view: AccountView; state: AccountState | undefined }) {
  const [name, address, password, remove, ended] = (
    ['name', 'address', 'password', 'delete', 'end session'] as const
  ).map((action) => stateOf(state, action));
  const mustSetUp = view.role === 'staff' && !view.hasSecondFactor;
  const isFactor = state?.action === 'second factor' || state?.action === 'no second factor';
  return (
    <ul className={cx(styles.list, 'col-[4/13]')}>
      <Row id="name" label="Name" value={view.name || 'Not said'} action="Change" isOpen={!!name}>
        <OwnForm action="name" state={name}>
          <AccountField
            action="name"
            state={name ?? { form: 'account', action: 'name', values: { name: view.name }, faults: {} }}
            name="name"
            label="Name"
            autoComplete="name"
            maxLength={ACCOUNT_LENGTHS.name}
          />
          <Button type="submit" small kind="second">
            Save the name
          </Button>
        </OwnForm>
      </Row>
      <Row id="address" label="E-mail" value={`${view.email}, verified`} action="Change" isOpen={!!address}>
        <OwnForm action="address" state={address}>
          <EmailField action="address" state={address} label="New e-mail" />
          <PasswordField action="address" state={address} label="Your password" />
          <p className="mono muted">
            A link goes to the new address, and a note to the old one once it is used. Orders bought with the
            old address stay findable through their mails.
          </p>
          <Button type="submit" small kind="second">
            Send the link
          </Button>
        </OwnForm>
      </Row>
      <Row
        id="password"
        label="Password"
        value={view.passwordDay ? `Changed ${view.passwordDay}` : 'None yet'}
        action="Change"
        isOpen={!!password}
      >
        <OwnForm action="password" state={password}>
          <PasswordField action="password" state={password} label="Your password" />
          <NewPasswordField action="password" state={password} name="newPassword" label="New password" />
          <Button type="submit" small kind="second">
            Set the password
          </Button>
        </OwnForm>
      </Row>
      <Row
        id="second-factor"
        label="Second factor"
        value={view.hasSecondFactor ? `On, ${view.codesLeft} recovery codes left` : 'Off'}
        action={view.hasSecondFactor ? 'Change' : 'Set up'}
        isOpen={isFactor || mustSetUp}
      >
        <SecondFactorForm view={view} state={isFactor ? state : undefined} />
      </Row>
      <Row
        id="browsers"
        label="Logged in"
        value={browsersWords(view.otherSessions.length)}
        action="End"
        isOpen={!!ended}
      >
        {view.otherSessions.length > 0 || ended ? (
          <EndSession sessions={view.otherSessions} state={ended} />
        ) : null}
        <form className={styles.form} method="post" action="/account">
          <p>Ends every session of this account at once, this one too.</p>
          <Button type="submit" small kind="second" name="do" value="log out everywhere">
            Sign out everywhere
          </Button>
        </form>
      </Row>
      <li className={styles.row}>
        <span>A copy of all this</span>
        <span className={styles.value}>One file, with orders and account</span>
        <span className={cx(styles.action, 'text-right phone:row-[1/3] phone:col-2')}>
          <a href="/data">Ask for it</a>
        </span>
      </li>
      <Row
        id="delete"
        label="Delete the account"
        value="Orders stay as long as tax law asks"
        action="Delete"
        isOpen={!!remove}
      >
        <OwnForm action="delete" state={remove}>
          <p>
            The account goes at once, with its saved configurations. To have your address deleted from orders
            too, <a href="/data">ask for deletion</a> first or later.
          </p>
          <PasswordField action="delete" state={remove} label="Your password" />
          <Button type="submit" small kind="second">
            Delete the account
          </Button>
        </OwnForm>
      </Row>
    </ul>
  );
}
