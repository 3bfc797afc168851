import { useMessages, usePath } from '#app/ui/language.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { AccountView } from '#server/pages/account-view.ts';
import type { AccountState } from '#server/pages/forms/account-state.ts';
import { FIELD_WORDS } from './form-parts.messages.ts';
import { accountStateOf, OneTimeCodeField, OWN_FORM, PasswordField, RowSubmit } from './form-parts.tsx';
import { SECOND_FACTOR } from './second-factor.messages.ts';

type FactorForm = 'second factor' | 'recovery codes' | 'no second factor';

/** Sets up a second factor. An existing one can be moved to another phone, get new recovery codes, or be switched off. */
export function SecondFactorForm({ view, state }: { view: AccountView; state: AccountState | undefined }) {
  const { role, hasSecondFactor } = view;
  const words = useMessages(SECOND_FACTOR);
  if (!hasSecondFactor) return <Factor what="second factor" view={view} state={state} />;
  const does = ['second factor', 'recovery codes', 'no second factor'] as const;
  return (
    <div className={OWN_FORM}>
      <p>{role === 'staff' ? words.staff : words.optional}</p>
      {does
        .filter((what) => role !== 'staff' || what !== 'no second factor')
        .map((what) => (
          <details key={what} open={state?.action === what && !state.recoveryCodes}>
            <summary className="link">{words.does[what]}</summary>
            <div className="mt-14">
              <Factor what={what} view={view} state={accountStateOf(state, what)} />
            </div>
          </details>
        ))}
    </div>
  );
}

function Factor({
  what,
  view: { offer, hasSecondFactor },
  state,
}: {
  what: FactorForm;
  view: AccountView;
  state: AccountState | undefined;
}) {
  const words = useMessages(SECOND_FACTOR);
  const { yourPassword } = useMessages(FIELD_WORDS);
  const path = usePath();
  const isNew = what === 'second factor';
  const action = isNew ? 'factor' : what.replaceAll(' ', '-');
  return (
    <form className={OWN_FORM} method="post" action={path('/account')} noValidate>
      <input type="hidden" name="do" value={what} />
      {state?.refused ? <Notice>{state.refused}</Notice> : null}
      {isNew ? (
        <>
          <p>{words.what}</p>
          <AppKey offer={offer} />
        </>
      ) : null}
      <OneTimeCodeField
        action={action}
        state={state}
        label={isNew ? words.codeShown : words.codeOrRecovery}
      />
      {isNew && hasSecondFactor ? (
        <OneTimeCodeField action={action} state={state} name="former" label={words.former} />
      ) : null}
      <PasswordField action={action} state={state} label={yourPassword} />
      <RowSubmit>{isNew ? words.setUp : words.does[what]}</RowSubmit>
    </form>
  );
}

/** A key for an authenticator app: to scan, to type, or to open on the same device. */
export function AppKey({ offer: { secret, address, code } }: { offer: AccountView['offer'] }) {
  const words = useMessages(SECOND_FACTOR);
  return (
    <>
      <input type="hidden" name="secret" value={secret} />
      <div className="[@media(max-width:480px)]:grid-cols-[1fr] grid grid-cols-[auto_1fr] gap-20 items-center">
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
            <TextLink href={address}>{words.openInApp}</TextLink>
          </p>
        </div>
      </div>
    </>
  );
}

export const CodeList = ({ codes }: { codes: readonly string[] }) => (
  <ul className="flex flex-wrap gap-y-8 gap-x-32 max-w-[27rem] my-20 mono-15/1.5 weight-500 whitespace-nowrap phone:type-12 phone:gap-y-8 phone:gap-x-18">
    {codes.map((code) => (
      <li key={code} translate="no">
        {code}
      </li>
    ))}
  </ul>
);

export function RecoveryCodes({ codes, areRenewed }: { codes: readonly string[]; areRenewed: boolean }) {
  const words = useMessages(SECOND_FACTOR).codes;
  return (
    <div className="wrap">
      <div className="page-grid">
        <section
          className="col-[4/10] mb-72 px-28 pt-24 pb-28 [border:2px_solid_var(--text)] bg-ground-raised phone:col-span-full phone:p-20"
          aria-labelledby="recovery-codes"
        >
          <h2 id="recovery-codes" className="h4">
            {areRenewed ? words.renewed : words.heading}
          </h2>
          <p>{words.words}</p>
          <CodeList codes={codes} />
          <p className="mono muted">{areRenewed ? words.former : words.others}</p>
        </section>
      </div>
    </div>
  );
}
