import { cx } from '#app/ui/cx.ts';
import { Notice } from '#app/ui/notice.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Section } from '#app/ui/section.tsx';
import type { AccountView } from '#server/pages/account-view.ts';
import type { AccountState } from '#server/pages/forms/account-state.ts';
import styles from './account-page.module.css';
import { BuildCard } from './build-card.tsx';
import { DataRows } from './data-rows.tsx';
import { stateOf } from './form-parts.tsx';
import { OrderRow } from './order-row.tsx';
import { PickupsSection } from './pickups-section.tsx';
import { RecoveryCodes } from './second-factor.tsx';

const inAll = (count: number, one: string, more: string) => (count === 1 ? one : `${count} ${more}`);

function ordersLine({ orders }: AccountView): string {
  const made = orders.filter(({ status }) => status === 'making').length;
  const all = inAll(orders.length, 'One order', 'orders');
  return made > 0 ? `${all}, ${made === 1 ? 'one' : made} on the bench` : all;
}

/** What one has ordered, keeps and is known by. */
export function AccountPage({ view, state }: { view: AccountView; state: AccountState | undefined }) {
  const { email, orders, builds } = view;
  const mustSetUp = view.role === 'staff' && !view.hasSecondFactor;
  const isAtHome = view.role === 'staff' && view.hasSecondFactor;
  return (
    <>
      <PageTitle
        figure="ACCOUNT"
        lines={[email]}
        link={isAtHome ? { href: '/workshop', label: 'To the workshop' } : undefined}
        title="Account"
        aside={
          <form method="post" action="/account">
            <button type="submit" name="do" value="log out" className={styles.out}>
              Sign out
            </button>
          </form>
        }
      />
      {state?.recoveryCodes ? <RecoveryCodes codes={state.recoveryCodes} /> : null}
      {mustSetUp || state?.action === 'build' ? (
        <div className="wrap">
          <div className="page-grid">
            <Notice className="col-[4/11] mb-56 phone:col-span-full">
              {mustSetUp ? (
                <>
                  The workshop opens once you have a second factor.{' '}
                  <a className="link" href="#second-factor">
                    Set it up
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
        figure="ORDERS"
        lines={[orders.length > 0 ? ordersLine(view) : 'None yet']}
        heading="Orders"
        className={cx(styles.section, 'pb-96 last:pb-128 phone:pb-64 phone:last:pb-64')}
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
              What you buy with {email} appears here by itself, with an account or without.{' '}
              <a className="link" href="/shop">
                Look at the pickups
              </a>
            </p>
          </div>
        )}
      </Section>
      <Section
        id="drawer"
        figure="DRAWER"
        lines={[builds.length > 0 ? 'Prices as of today' : 'Empty']}
        heading="Saved configurations"
        className={cx(styles.section, 'pb-96 last:pb-128 phone:pb-64 phone:last:pb-64')}
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
              At the end of the configurator, “Save to account” puts a build in here.{' '}
              <a className="link" href="/configurator">
                Build one
              </a>
            </p>
          </div>
        )}
      </Section>
      <PickupsSection view={view} state={stateOf(state, 'claim')} />
      <Section
        id="data"
        figure="DATA"
        lines={['What we know of you']}
        heading="Data"
        className={cx(styles.section, 'pb-96 last:pb-128 phone:pb-64 phone:last:pb-64')}
      >
        <div className="page-grid">
          <DataRows view={view} state={state} />
        </div>
      </Section>
    </>
  );
}
