import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { FieldError } from '#app/ui/field.tsx';
import { useMessages, usePath } from '#app/ui/language.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { ACCOUNT_LENGTHS } from '#domain/accounts/account.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#domain/languages.ts';
import type { AccountView } from '#server/pages/account-view.ts';
import type { AccountState } from '#server/pages/forms/account-state.ts';
import { DATA_ROWS } from './data-rows.messages.ts';
import { FIELD_WORDS } from './form-parts.messages.ts';
import {
  AccountEmailField,
  AccountField,
  accountStateOf,
  NewPasswordField,
  OWN_FORM,
  PasswordField,
  RowSubmit,
} from './form-parts.tsx';
import { SecondFactorForm } from './second-factor.tsx';

const ROW =
  'group/row grid grid-cols-[3fr_4fr_2fr] gap-x-gutter items-center min-h-60 py-14 phone:grid-cols-[1fr_auto]';
const ACTION = 'text-right phone:row-[1/3] phone:col-2';
const ACTION_WORDS =
  'underline decoration-1 underline-offset-[0.22em] group-hover/row:decoration-copper-fill group-hover/row:decoration-2';
const SESSION = 'grid grid-cols-[auto_1fr] gap-12 items-baseline min-h-24';
const VALUE = 'mono-13/1.5 [font-stretch:87.5%] wrap-anywhere phone:row-2 phone:col-1 phone:type-12';

interface RowProps {
  id: string;
  label: string;
  value: string;
  action: string;
  /** Open from the start: the form came back, or something has to be done. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A row of the list that unfolds into its form without a script. */
function Row({ id, label, value, action, isOpen, children }: RowProps) {
  const { about } = useMessages(DATA_ROWS);
  return (
    <li>
      <details id={id} name="data-row" open={isOpen}>
        <summary className={cx(ROW, 'no-marker cursor-pointer')}>
          <span>{label}</span>
          <span className={VALUE}>{value}</span>
          <span className={ACTION}>
            <span className={ACTION_WORDS}>
              {action}
              <span className="visually-hidden">{about(label)}</span>
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
  action: AccountState['action'];
  state: AccountState | undefined;
  children: ReactNode;
}) {
  const path = usePath();
  return (
    <form className={OWN_FORM} method="post" action={path('/account')} noValidate>
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

/** Ends one of several sessions. Sessions are told apart by their time; no data about browsers is stored. */
function EndSession({
  sessions,
  state,
}: {
  sessions: AccountView['otherSessions'];
  state: AccountState | undefined;
}) {
  const { browsers } = useMessages(DATA_ROWS);
  const { yourPassword } = useMessages(FIELD_WORDS);
  const fault = state?.faults.id;
  return (
    <OwnForm action="end session" state={state}>
      {sessions.length > 0 ? (
        <>
          <fieldset className="grid gap-10" aria-describedby={fault && 'end-id-error'}>
            <legend className="mb-8">{browsers.legend}</legend>
            {sessions.map(({ id, began, seen }) => (
              <label key={id} className={SESSION}>
                <input
                  type="radio"
                  name="id"
                  value={id}
                  required
                  defaultChecked={sessions.length === 1 || state?.values.id === id}
                />
                <span>{browsers.one(began, seen)}</span>
              </label>
            ))}
            <FieldError id="end-id-error" error={fault} />
          </fieldset>
          <PasswordField action="end" state={state} label={yourPassword} />
          <RowSubmit>{browsers.logOut}</RowSubmit>
        </>
      ) : null}
    </OwnForm>
  );
}

/** A maker's language of the workshop. The page switches to it, so the effect of the choice is visible. */
function WorkshopLanguage({ spoken }: { spoken: Language }) {
  const { workshop } = useMessages(DATA_ROWS);
  return (
    <OwnForm action="workshop language" state={undefined}>
      <fieldset className="grid gap-10">
        <legend className="mb-8">{workshop.legend}</legend>
        {LANGUAGES.map((language) => (
          <label key={language} className={SESSION}>
            <input type="radio" name="language" value={language} defaultChecked={language === spoken} />
            <span lang={language}>{LANGUAGE_NAMES[language]}</span>
          </label>
        ))}
      </fieldset>
      <RowSubmit>{workshop.save}</RowSubmit>
    </OwnForm>
  );
}

export function DataRows({ view, state }: { view: AccountView; state: AccountState | undefined }) {
  const words = useMessages(DATA_ROWS);
  const { yourPassword, newPassword } = useMessages(FIELD_WORDS);
  const path = usePath();
  const [name, address, password, remove, ended] = (
    ['name', 'address', 'password', 'delete', 'end session'] as const
  ).map((action) => accountStateOf(state, action));
  const mustSetUp = view.role === 'staff' && !view.hasSecondFactor;
  const isFactor = ['second factor', 'recovery codes', 'no second factor'].includes(state?.action ?? '');
  return (
    <ul className="[&>li]:line-t [&>li:last-child]:line-b phone:col-span-full col-[4/13]">
      <Row
        id="name"
        label={words.name.label}
        value={view.name || words.name.none}
        action={words.change}
        isOpen={!!name}
      >
        <OwnForm action="name" state={name}>
          <AccountField
            action="name"
            state={name ?? { form: 'account', action: 'name', values: { name: view.name }, faults: {} }}
            name="name"
            label={words.name.label}
            autoComplete="name"
            maxLength={ACCOUNT_LENGTHS.name}
          />
          <RowSubmit>{words.name.save}</RowSubmit>
        </OwnForm>
      </Row>
      <Row
        id="address"
        label={words.address.label}
        value={words.address.verified(view.email)}
        action={words.change}
        isOpen={!!address}
      >
        <OwnForm action="address" state={address}>
          <AccountEmailField action="address" state={address} label={words.address.newEmail} />
          <PasswordField action="address" state={address} label={yourPassword} />
          <p className="mono muted">{words.address.note}</p>
          <RowSubmit>{words.address.send}</RowSubmit>
        </OwnForm>
      </Row>
      <Row
        id="password"
        label={words.password.label}
        value={view.passwordDay ? words.password.changed(view.passwordDay) : words.password.none}
        action={words.change}
        isOpen={!!password}
      >
        <OwnForm action="password" state={password}>
          <PasswordField action="password" state={password} label={yourPassword} />
          <NewPasswordField action="password" state={password} name="newPassword" label={newPassword} />
          <RowSubmit>{words.password.set}</RowSubmit>
        </OwnForm>
      </Row>
      <Row
        id="second-factor"
        label={words.factor.label}
        value={view.hasSecondFactor ? words.factor.on(view.codesLeft) : words.factor.off}
        action={view.hasSecondFactor ? words.change : words.factor.setUp}
        isOpen={isFactor || mustSetUp}
      >
        <SecondFactorForm view={view} state={isFactor ? state : undefined} />
      </Row>
      <Row
        id="browsers"
        label={words.browsers.label}
        value={words.browsers.count(view.otherSessions.length)}
        action={words.browsers.end}
        isOpen={!!ended}
      >
        {view.otherSessions.length > 0 || ended ? (
          <EndSession sessions={view.otherSessions} state={ended} />
        ) : null}
        <form className={OWN_FORM} method="post" action={path('/account')}>
          <p>{words.browsers.everywhere}</p>
          <RowSubmit name="do" value="log out everywhere">
            {words.browsers.signOut}
          </RowSubmit>
        </form>
      </Row>
      {view.role === 'staff' ? (
        <Row
          id="workshop-language"
          label={words.workshop.label}
          value={LANGUAGE_NAMES[view.workshopLanguage]}
          action={words.change}
        >
          <WorkshopLanguage spoken={view.workshopLanguage} />
        </Row>
      ) : null}
      <li className={ROW}>
        <span>{words.copy.label}</span>
        <span className={VALUE}>{words.copy.value}</span>
        <span className={ACTION}>
          <a className={ACTION_WORDS} href={path('/data')}>
            {words.copy.ask}
          </a>
        </span>
      </li>
      <Row
        id="delete"
        label={words.delete.label}
        value={words.delete.value}
        action={words.delete.action}
        isOpen={!!remove}
      >
        <OwnForm action="delete" state={remove}>
          <p>
            {words.delete.note[0]}
            <a href={path('/data')}>{words.delete.note[1]}</a>
            {words.delete.note[2]}
          </p>
          <PasswordField action="delete" state={remove} label={yourPassword} />
          <RowSubmit>{words.delete.button}</RowSubmit>
        </OwnForm>
      </Row>
    </ul>
  );
}
