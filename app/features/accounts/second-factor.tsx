import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Notice } from '#app/ui/notice.tsx';
import type { AccountView } from '#server/pages/account-view.ts';
import type { AccountState } from '#server/pages/forms/account-state.ts';
import styles from './data-rows.module.css';
import { CodeField, PasswordField } from './form-parts.tsx';

/** Sets a second factor up, or lays it down. */
export function SecondFactorForm({ view, state }: { view: AccountView; state: AccountState | undefined }) {
  const { offer, role } = view;
  return (
    <form className={styles.form} method="post" action="/account" noValidate>
      <input type="hidden" name="do" value={offer ? 'second factor' : 'no second factor'} />
      {state?.refused ? <Notice>{state.refused}</Notice> : null}
      {offer ? (
        <SetUp offer={offer} />
      ) : (
        <p>
          {role === 'staff'
            ? 'The workshop asks for it. If you change phones, use a recovery code, and let another one of us invite you anew.'
            : 'You can do without it. To set it up on another phone, switch it off first.'}
        </p>
      )}
      {offer || role !== 'staff' ? (
        <>
          <CodeField
            action="factor"
            state={state}
            label={offer ? 'The code it shows' : 'A code of your app, or a recovery code'}
            className={styles.code}
          />
          <PasswordField action="factor" state={state} label="Your password" />
          <Button type="submit" small kind="second">
            {offer ? 'Set up' : 'Switch off'}
          </Button>
        </>
      ) : null}
    </form>
  );
}

function SetUp({ offer }: { offer: NonNullable<AccountView['offer']> }) {
  return (
    <>
      <p>
        After your password a code from your phone is asked for. Take this key with an app for one-time codes,
        then type what it shows.
      </p>
      <AppKey offer={offer} />
    </>
  );
}

/** A key for an app that shows one-time codes: to scan, to type, to open on the same device. */
export function AppKey({ offer: { secret, address, code } }: { offer: NonNullable<AccountView['offer']> }) {
  return (
    <>
      <input type="hidden" name="secret" value={secret} />
      <div className={cx(styles.key, 'grid grid-cols-[auto_1fr] gap-20 items-center')}>
        <svg
          className="w-168 h-168 line bg-white"
          viewBox={code.viewBox}
          role="img"
          aria-label="The key as a code for your phone’s camera"
          shapeRendering="crispEdges"
        >
          <path d={code.path} />
        </svg>
        <div>
          <p className="mono muted">Or type it:</p>
          <p className="mono-14/[1.7] weight-500 wrap-anywhere">{secret.match(/.{4}/g)?.join(' ')}</p>
          <p>
            <a className="link" href={address}>
              Open in an app on this device
            </a>
          </p>
        </div>
      </div>
    </>
  );
}

export const CodeList = ({ codes }: { codes: readonly string[] }) => (
  <ul className={styles.codeList}>
    {codes.map((code) => (
      <li key={code}>{code}</li>
    ))}
  </ul>
);

/** Shown once, after the set-up. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div className="wrap">
      <div className="page-grid">
        <section className={styles.codes} aria-labelledby="recovery-codes">
          <h2 id="recovery-codes" className="h4">
            Your second factor is set up. Put these codes away.
          </h2>
          <p>
            Each of them replaces your phone once. They are shown this one time: print them, or write them
            down.
          </p>
          <CodeList codes={codes} />
          <p className={cx('mono muted')}>Every other browser is logged out.</p>
        </section>
      </div>
    </div>
  );
}
