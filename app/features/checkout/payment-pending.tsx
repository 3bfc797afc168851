import { Island } from '#app/islands/island.tsx';
import { cx } from '#app/ui/cx.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { COMPANY } from '#domain/company.ts';
import type { Waiting } from './payment-answer.ts';
import styles from './payment-pending.module.css';
import { PaymentWatch } from './payment-watch.tsx';

interface PaymentPendingProps {
  reference: string;
  waiting: Waiting;
  /** Known while the bank passes the payment on; perhaps not while nobody answers. */
  orderNumber?: string | undefined;
}

export const PENDING_TITLES = {
  unclear: 'Confirming your payment',
  processing: 'Your payment is on its way',
} as const;

const STATIONS = [
  { name: 'Sent', words: { unclear: 'You are back from paying', processing: 'Your order is placed' } },
  {
    name: 'Confirmation',
    words: { unclear: 'We ask the payment provider', processing: 'Your bank passes the payment on' },
  },
  { name: 'Winding', words: { unclear: 'Begins once it is paid', processing: 'Begins once it is paid' } },
] as const;

/** Seconds after which a browser without JavaScript loads the page again. */
const RELOAD = { unclear: 15, processing: 60 } as const;

/** The return page while it is not known what a payment has come to. The cart stays, and nobody is sent away. */
export function PaymentPending({ reference, waiting, orderNumber }: PaymentPendingProps) {
  return (
    <>
      <PageTitle
        figure="ORDER"
        lines={orderNumber ? [orderNumber] : []}
        title={PENDING_TITLES[waiting]}
        size="small"
      />
      <div className="wrap pb-128 phone:pb-80">
        <ol
          className={cx(
            styles.track,
            'grid grid-cols-3 mb-56 list-none phone:grid-cols-none phone:mb-40 phone:pl-8',
          )}
        >
          {STATIONS.map(({ name, words }) => (
            <li key={name} aria-current={name === 'Confirmation' ? 'step' : undefined}>
              <h2 className={cx(styles.name, 'h4 phone:-mt-4')}>{name}</h2>
              <p className="mono muted">{words[waiting]}</p>
            </li>
          ))}
        </ol>
        <div className="page-grid">
          <div className="grid col-[1/8] gap-24 content-start phone:col-span-full">
            {waiting === 'unclear' ? (
              <p className="lead">
                We do not know yet whether your payment came through. We are asking our payment provider and
                will tell you here.
              </p>
            ) : (
              <p className="lead">
                Your order is with us. Your bank is still passing the payment on, which can take from a few
                minutes to a few days. We begin to wind when it arrives, and confirm that by mail.
              </p>
            )}
            <p>
              <strong>Please do not order again.</strong> Your cart stays as it is until we know. If you
              leave, nothing is lost: what you have paid for reaches us, and we confirm it by mail.
            </p>
            <Island name="payment-watch" component={PaymentWatch} props={{ reference, waiting }} />
            <p>
              Questions? Write to{' '}
              <a className="link" href={`mailto:${COMPANY.supportEmail}`}>
                {COMPANY.supportEmail}
              </a>
              {orderNumber ? ' and name the order number.' : '.'}
            </p>
          </div>
        </div>
      </div>
      <noscript>
        <meta httpEquiv="refresh" content={String(RELOAD[waiting])} />
      </noscript>
    </>
  );
}
