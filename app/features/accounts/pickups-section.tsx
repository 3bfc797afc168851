import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { useMessages } from '#app/ui/language.tsx';
import { Section } from '#app/ui/section.tsx';
import { usePath } from '#app/ui/use-path.ts';
import { passportPath } from '#domain/production/passport-path.ts';
import type { AccountView } from '#server/pages/account-view.ts';
import type { AccountState } from '#server/pages/forms/account-state.ts';
import { ACCOUNT_PAGE } from './account-page.messages.ts';
import { ACCOUNT_SECTION, AccountField } from './form-parts.tsx';

/** The owner's registered pickups, and the form that registers another. */
export function PickupsSection({
  view: { pickups },
  state,
}: {
  view: AccountView;
  state: AccountState | undefined;
}) {
  const words = useMessages(ACCOUNT_PAGE).pickups;
  const path = usePath();
  return (
    <Section
      id="pickups"
      figure={words.figure}
      lines={[pickups.length > 0 ? words.count(pickups.length) : words.none]}
      heading={words.heading}
      className={ACCOUNT_SECTION}
    >
      <div className="page-grid">
        <div className="col-[4/13] phone:col-span-full">
          {pickups.length > 0 ? (
            <ul className="line-b">
              {pickups.map(({ serial, name, words: told, picture }) => (
                <li
                  key={serial}
                  className="grid grid-cols-[96px_1fr_auto_auto] gap-x-gutter items-center py-14 line-t phone:grid-cols-[96px_1fr] phone:gap-y-10 [&_p>*]:block"
                >
                  <img src={picture.src} alt="" width={96} height={72} loading="lazy" />
                  <p>
                    <a
                      className="h4 hover:underline hover:decoration-copper-fill hover:underline-offset-[0.2em]"
                      href={path(passportPath(serial))}
                    >
                      {name}
                    </a>
                    <span className="mono muted">{told}</span>
                  </p>
                  <span className="mono mono-13">{serial}</span>
                  <form method="post" action={path('/account')}>
                    <input type="hidden" name="serial" value={serial} />
                    <Button kind="quiet" small type="submit" name="do" value="release">
                      {words.release}
                      <span className="visually-hidden">: {serial}</span>
                    </Button>
                  </form>
                </li>
              ))}
            </ul>
          ) : null}
          <form
            className={cx(
              'grid gap-18 justify-items-start max-w-430 pt-24 [&>div]:w-full',
              pickups.length > 0 && 'mt-12',
            )}
            method="post"
            action={path('/account#pickups')}
            noValidate
          >
            <input type="hidden" name="do" value="claim" />
            <p>{words.words}</p>
            <AccountField action="claim" state={state} name="serial" label={words.serial} maxLength={20} />
            <Button type="submit" small kind="second">
              {words.note}
            </Button>
          </form>
        </div>
      </div>
    </Section>
  );
}
