import { Island } from '#app/islands/island.tsx';
import { cx } from '#app/ui/cx.ts';
import { useMessages } from '#app/ui/language.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { MailLink } from '#app/ui/text-link.tsx';
import { COMPANY } from '#domain/company.ts';
import type { Waiting } from './payment-answer.ts';
import { PAYMENT_RETURN } from './payment-return.messages.tsx';
import { PaymentWatch } from './payment-watch.tsx';

interface PaymentPendingProps {
  reference: string;
  waiting: Waiting;
  /** Known while the bank processes the payment; may be undefined while there is no answer. */
  orderNumber?: string | undefined;
}

/** Index of the step that is pending: the confirmation. */
const AT_STATION = 1;

const STATION =
  'relative pt-28 pr-24 before:absolute before:-top-8 before:left-0 before:size-14 before:rounded-half phone:pt-0 phone:pr-0 phone:pl-28 phone:[border-top:0] phone:before:top-0 phone:before:-left-8';
const STATIONS = [
  '[border-top:2px_solid_var(--copper)] before:[border:2px_solid_var(--copper)] before:bg-copper phone:pb-28 phone:[border-left:2px_solid_var(--copper)]',
  '[border-top:2px_dashed_var(--line)] before:[border:2px_solid_var(--copper)] before:bg-ground before:[box-shadow:0_0_0_4px_var(--ground),0_0_0_6px_var(--copper)] phone:pb-28 phone:[border-left:2px_dashed_var(--line)]',
  '[border-top:2px_dashed_var(--line)] before:[border:2px_solid_var(--line)] before:bg-ground phone:[border-left:2px_solid_transparent]',
];

/** Seconds until a browser without JavaScript reloads the page. */
const RELOAD = { unclear: 15, processing: 60 } as const;

/** The return page while the result of a payment is unknown. The cart stays, and nobody is redirected. */
export function PaymentPending({ reference, waiting, orderNumber }: PaymentPendingProps) {
  const { pending, figure } = useMessages(PAYMENT_RETURN);
  return (
    <>
      <PageTitle
        figure={figure}
        lines={orderNumber ? [orderNumber] : []}
        title={pending.titles[waiting]}
        size="small"
      />
      <div className="wrap pb-128 phone:pb-80">
        <ol className="grid grid-cols-3 mb-56 phone:grid-cols-none phone:mb-40 phone:pl-8">
          {pending.stations.map(({ name, words }, index) => (
            <li
              key={name}
              className={cx(STATION, STATIONS[index])}
              aria-current={index === AT_STATION ? 'step' : undefined}
            >
              <h2 className={cx('h4 phone:-mt-4', index > AT_STATION && 'text-muted')}>{name}</h2>
              <p className="mono muted">{words[waiting]}</p>
            </li>
          ))}
        </ol>
        <div className="page-grid">
          <div className="grid col-[1/8] gap-24 content-start phone:col-span-full">
            <p className="lead">{pending.lead[waiting]}</p>
            <p>
              <strong>{pending.notAgain}</strong> {pending.nothingLost}
            </p>
            <Island name="payment-watch" component={PaymentWatch} props={{ reference, waiting }} />
            <p>
              {pending.questions} <MailLink address={COMPANY.supportEmail} />
              {orderNumber ? pending.nameNumber : '.'}
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
