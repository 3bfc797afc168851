import { Button, ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages, usePath } from '#app/ui/language.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { Section } from '#app/ui/section.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { Language } from '#domain/languages.ts';
import { stepsDone } from '#domain/order-page/order-progress.ts';
import { STEP_NAMES } from '#domain/order-page/order-step-names.ts';
import { WAY } from '#domain/orders/states.ts';
import { passportPath } from '#domain/production/passport-path.ts';
import type { AccountBuild, AccountOrder, AccountView } from '#server/pages/account-view.ts';
import type { AccountState } from '#server/pages/forms/account-state.ts';
import { ACCOUNT_PAGE } from './account-page.messages.ts';
import { DataRows } from './data-rows.tsx';
import { ACCOUNT_SECTION, AccountField, accountStateOf, RowSubmit } from './form-parts.tsx';
import { RecoveryCodes } from './second-factor.tsx';

/** The owner's registered pickups, and the form that registers another. */
function PickupsSection({
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
            <RowSubmit>{words.note}</RowSubmit>
          </form>
        </div>
      </div>
    </Section>
  );
}

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
                  {words.mustSetUp[0]} <TextLink href="#second-factor">{words.mustSetUp[1]}</TextLink>
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
              {words.orders.empty(email)} <TextLink to="/shop">{words.orders.look}</TextLink>
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
              {words.drawer.empty} <TextLink to="/configurator">{words.drawer.build}</TextLink>
            </p>
          </div>
        )}
      </Section>
      <PickupsSection view={view} state={accountStateOf(state, 'claim')} />
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

/** Dots of the progress line, each except the first with the segment before it. */
const DOT =
  'relative flex-none size-9 rounded-half not-first:ml-27 not-first:before:absolute not-first:before:top-[2.6px] not-first:before:right-8 not-first:before:w-27';
const DONE =
  '[border:1.25px_solid_var(--copper)] bg-copper not-first:before:[border-top:1.75px_solid_var(--copper)] forced-colors:[background:canvastext] forced-colors:forced-color-adjust-none';
const AHEAD = '[border:1.25px_solid_var(--edge)] not-first:before:[border-top:1.25px_dashed_var(--edge)]';

/** The order's page lists all of them. */
const MOST_SERIALS = 3;

function nextWords(
  { status, leaves, arrives, serials }: AccountOrder,
  words: (typeof ACCOUNT_PAGE)[Language]['orders'],
): string | undefined {
  if (leaves) return words.leaves(leaves);
  if (status === 'shipped' && arrives) return words.arrives(arrives);
  if (serials.length === 0) return undefined;
  return serials.length > MOST_SERIALS ? words.manyPassports(serials.length) : words.passports(serials);
}

function OrderRow({ order }: { order: AccountOrder }) {
  const { number, href, day, words, image, more, status, total } = order;
  const done = stepsDone(status);
  const language = useLanguage();
  const next = nextWords(order, ACCOUNT_PAGE[language].orders);
  return (
    <li className="grid grid-cols-12 gap-x-gutter items-center py-18 line-t last:line-b phone:grid-cols-[96px_1fr_auto] phone:gap-x-14 phone:gap-y-10 phone:items-start">
      <span className="relative col-[1/3] h-116 overflow-hidden line bg-ground-raised phone:col-1 phone:row-[1/3] phone:h-82">
        {image ? (
          <img className="photo-on-white" src={image} alt="" width={200} height={150} loading="lazy" />
        ) : null}
        {more > 0 ? (
          <span className="mono absolute right-6 bottom-4" aria-hidden="true">
            +{more}
          </span>
        ) : null}
      </span>
      <span className="flex flex-col col-[4/6] gap-4 whitespace-nowrap phone:col-[2/4] phone:row-1">
        <a className="h4" href={href}>
          {number}
        </a>
        <span className="mono muted">{day}</span>
      </span>
      <span className="col-[6/9] lh-[1.4] phone:col-[2/4] phone:row-2 phone:type-15">{words}</span>
      <span className="flex flex-col col-[9/11] gap-4 phone:col-[1/3] phone:row-3">
        {done === undefined ? null : (
          <span className="mb-6 flex items-center" aria-hidden="true">
            {WAY.map((step, index) => (
              <i key={step} className={cx(DOT, index < done ? DONE : AHEAD)} />
            ))}
          </span>
        )}
        <b className="mono">{STEP_NAMES[language][status]}</b>
        {next ? <span className="mono muted whitespace-nowrap">{next}</span> : null}
      </span>
      <span
        className="unit col-[11/13] mono-20/[1.2] [font-stretch:87.5%] text-right phone:col-3 phone:row-3 phone:self-end phone:type-17"
        translate="no"
      >
        {total}
      </span>
    </li>
  );
}
