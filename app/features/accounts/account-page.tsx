import { Button, ButtonLink } from '#app/ui/button.tsx';
import { useMessages } from '#app/ui/language.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { Section } from '#app/ui/section.tsx';
import { usePath } from '#app/ui/use-path.ts';
import type { AccountBuild, AccountView } from '#server/pages/account-view.ts';
import type { AccountState } from '#server/pages/forms/account-state.ts';
import { ACCOUNT_PAGE } from './account-page.messages.ts';
import { DataRows } from './data-rows.tsx';
import { stateOf } from './form-parts.tsx';
import { ACCOUNT_SECTION } from './looks.ts';
import { OrderRow } from './order-row.tsx';
import { PickupsSection } from './pickups-section.tsx';
import { RecoveryCodes } from './second-factor.tsx';

export function AccountPage({ view, state }: { view: AccountView; state: AccountState | undefined }) {
  const words = useMessages(ACCOUNT_PAGE);
  const path = usePath();
  const { email, orders, builds } = view;
  const made = orders.filter(({ status }) => status === 'making').length;
  const mustSetUp = view.role === 'staff' && !view.hasSecondFactor;
  const isAtHome = view.role === 'staff' && view.hasSecondFactor;
  return (
    <>
      <PageTitle
        figure={words.figure}
        lines={[email]}
        link={isAtHome ? { href: path('/workshop'), label: words.toWorkshop } : undefined}
        title={words.title}
        aside={
          <form method="post" action={path('/account')}>
            <button
              type="submit"
              name="do"
              value="log out"
              className="pb-1 [border-bottom:1px_solid_currentcolor] mono-12/[1.55] weight-500 hover:pb-0 hover:[border-bottom-width:2px]"
            >
              {words.signOut}
            </button>
          </form>
        }
      />
      {state?.recoveryCodes ? (
        <RecoveryCodes codes={state.recoveryCodes} areRenewed={state.action === 'recovery codes'} />
      ) : null}
      {mustSetUp || state?.action === 'build' ? (
        <div className="wrap">
          <div className="page-grid">
            <Notice className="col-[4/11] mb-56 phone:col-span-full">
              {mustSetUp ? (
                <>
                  {words.mustSetUp[0]}{' '}
                  <a className="link" href="#second-factor">
                    {words.mustSetUp[1]}
                  </a>
                </>
              ) : (
                state?.refused
              )}
            </Notice>
          </div>
        </div>
      ) : null}
      <Section
        id="orders"
        figure={words.orders.figure}
        lines={[orders.length > 0 ? words.orders.count(orders.length, made) : words.orders.none]}
        heading={words.orders.heading}
        className={ACCOUNT_SECTION}
      >
        {orders.length > 0 ? (
          <ul>
            {orders.map((order) => (
              <OrderRow key={order.number} order={order} />
            ))}
          </ul>
        ) : (
          <div className="page-grid">
            <p className="col-[4/10] phone:col-span-full">
              {words.orders.empty(email)}{' '}
              <a className="link" href={path('/shop')}>
                {words.orders.look}
              </a>
            </p>
          </div>
        )}
      </Section>
      <Section
        id="drawer"
        figure={words.drawer.figure}
        lines={[builds.length > 0 ? words.drawer.prices : words.drawer.none]}
        heading={words.drawer.heading}
        className={ACCOUNT_SECTION}
      >
        {builds.length > 0 ? (
          <ul className="grid grid-cols-3 gap-y-56 gap-x-24 phone:grid-cols-[1fr] phone:gap-36">
            {builds.map((build) => (
              <BuildCard key={build.id} build={build} />
            ))}
          </ul>
        ) : (
          <div className="page-grid">
            <p className="col-[4/10] phone:col-span-full">
              {words.drawer.empty}{' '}
              <a className="link" href={path('/configurator')}>
                {words.drawer.build}
              </a>
            </p>
          </div>
        )}
      </Section>
      <PickupsSection view={view} state={stateOf(state, 'claim')} />
      <Section
        id="data"
        figure={words.data.figure}
        lines={[words.data.line]}
        heading={words.data.heading}
        className={ACCOUNT_SECTION}
      >
        <div className="page-grid">
          <DataRows view={view} state={state} />
        </div>
      </Section>
    </>
  );
}

/** A saved build with its price of today. */
function BuildCard({ build }: { build: AccountBuild }) {
  const { id, address, name, words, picture, price, step } = build;
  const { drawer } = useMessages(ACCOUNT_PAGE);
  const path = usePath();
  return (
    <li className="[&_h3+p]:flex-1 [&_h3+p]:mt-6 flex flex-col min-w-0">
      <div className="[&_img]:w-full [&_img]:h-full [&_img]:object-cover [&_img]:[filter:brightness(1.03)] aspect-[1.45] mb-18 overflow-hidden line bg-ground-raised">
        <Photo picture={picture} sizes="(min-width: 992px) 30vw, 100vw" />
      </div>
      <h3 className="h4">{name}</h3>
      <p className="mono muted">{words}</p>
      <p className="flex justify-between gap-16 mt-14 pt-12 line-t">
        <span className="mono copper unit" translate="no">
          {price ?? drawer.notOnSale}
        </span>
        <span className="mono muted">{step ?? drawer.complete}</span>
      </p>
      <form className="[&>*]:flex-1 flex gap-8 mt-14" method="post" action={path('/account')}>
        <ButtonLink kind="quiet" small href={path(address)}>
          {step ? drawer.continue : drawer.review}
          <span className="visually-hidden">: {name}</span>
        </ButtonLink>
        <input type="hidden" name="id" value={id} />
        <Button kind="quiet" small type="submit" name="do" value="remove build">
          {drawer.remove}
          <span className="visually-hidden">: {name}</span>
        </Button>
      </form>
    </li>
  );
}
