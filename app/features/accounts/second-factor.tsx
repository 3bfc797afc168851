import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { useWords } from '#app/ui/language.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { usePath } from '#app/ui/use-path.ts';
import type { AccountView } from '#server/pages/account-view.ts';
import type { AccountState } from '#server/pages/forms/account-state.ts';
import styles from './data-rows.module.css';
import { FIELD_WORDS } from './form-parts.messages.ts';
import { CodeField, PasswordField } from './form-parts.tsx';
import { SECOND_FACTOR } from './second-factor.messages.ts';

/** Sets a second factor up, or lays it down. */
export function SecondFactorForm({ view, state }: { view: AccountView; state: AccountState | undefined }) {
  const { offer, role } = view;
  const words = useWords(SECOND_FACTOR);
  const { yourPassword } = useWords(FIELD_WORDS);
  const path = usePath();
  return (
    <form className={styles.form} method="post" action={path('/account')} noValidate>
      <input type="hidden" name="do" value={offer ? 'second factor' : 'no second factor'} />
      {state?.refused ? <Notice>{state.refused}</Notice> : null}
      {offer ? <SetUp offer={offer} /> : <p>{role === 'staff' ? words.staff : words.optional}</p>}
      {offer || role !== 'staff' ? (
        <>
          <CodeField
            action="factor"
            state={state}
            label={offer ? words.codeShown : words.codeOrRecovery}
            className={styles.code}
          />
          <PasswordField action="factor" state={state} label={yourPassword} />
          <Button type="submit" small kind="second">
            {offer ? words.setUp : words.switchOff}
          </Button>
        </>
      ) : null}
    </form>
  );
}

function SetUp({ offer }: { offer: NonNullable<AccountView['offer']> }) {
  const { what } = useWords(SECOND_FACTOR);
  return (
    <>
      <p>{what}</p>
      <AppKey offer={offer} />
    </>
  );
}

/** A key for an app that shows one-time codes: to scan, to type, to open on the same device. */
export function AppKey({ offer: { secret, address, code } }: { offer: NonNullable<AccountView['offer']> }) {
  const words = useWords(SECOND_FACTOR);
  return (
    <>
      <input type="hidden" name="secret" value={secret} />
      <div className={cx(styles.key, 'grid grid-cols-[auto_1fr] gap-20 items-center')}>
        <svg
          className="w-168 h-168 line bg-white"
          viewBox={code.viewBox}
          role="img"
          aria-label={words.keyAsCode}
          shapeRendering="crispEdges"
        >
          <path d={code.path} />
        </svg>
        <div>
          <p className="mono muted">{words.orType}</p>
          <p className="mono-14/[1.7] weight-500 wrap-anywhere">{secret.match(/.{4}/g)?.join(' ')}</p>
          <p>
            <a className="link" href={address}>
              {words.openInApp}
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
  const words = useWords(SECOND_FACTOR).codes;
  return (
    <div className="wrap">
      <div className="page-grid">
        <section className={styles.codes} aria-labelledby="recovery-codes">
          <h2 id="recovery-codes" className="h4">
            {words.heading}
          </h2>
          <p>{words.words}</p>
          <CodeList codes={codes} />
          <p className={cx('mono muted')}>{words.others}</p>
        </section>
      </div>
    </div>
  );
}
