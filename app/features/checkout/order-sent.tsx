import { ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { COMPANY } from '#domain/company.ts';
import { COUNTRY_NAMES } from '#domain/countries.ts';
import { formatEuro } from '#domain/money.ts';
import type { CheckoutOutcome } from '#server/pages/page-services.ts';
import { OrderRows } from './order-rows.tsx';
import styles from './order-sent.module.css';
import { PackagingPicture } from './packaging-picture.tsx';

type OrderGoods = NonNullable<Extract<CheckoutOutcome, { orderNumber: string }>['goods']>;

interface OrderSentProps {
  email: string;
  orderNumber: string;
  /** Where it can be followed; undefined where it cannot be read just now. */
  orderPath: string | undefined;
  /** Undefined where it cannot be read just now; the mail lists it too. */
  goods: OrderGoods | undefined;
}

/** The page after a paid order. */
export function OrderSent({ email, orderNumber, orderPath, goods }: OrderSentProps) {
  return (
    <>
      <PageTitle figure="ORDER" lines={[orderNumber]} title="Thanks for ordering" />
      <div className="wrap pb-128 phone:pb-80">
        <div className="page-grid">
          <div
            className={cx(
              styles.words,
              'grid col-[1/6] gap-24 content-start justify-items-start phone:col-span-full',
            )}
          >
            <dl className="w-full line-b">
              <div className="grid grid-cols-[150px_minmax(0,1fr)] gap-12 items-baseline py-12 line-t phone:grid-cols-[120px_minmax(0,1fr)]">
                <dt className="weight-600">Order number</dt>
                <dd className="mono mono-13">{orderNumber}</dd>
              </div>
              <div className="grid grid-cols-[150px_minmax(0,1fr)] gap-12 items-baseline py-12 line-t phone:grid-cols-[120px_minmax(0,1fr)]">
                <dt className="weight-600">Confirmation to</dt>
                <dd className={styles.email}>{email}</dd>
              </div>
            </dl>
            {goods ? <Ordered goods={goods} /> : null}
            <p className="lead">
              A confirmation mail and the tracking number will be sent to {email}. Your order will be on its
              way soon.
            </p>
            <p>
              We wind it, measure each coil and pack it in double cardboard. Questions, or a wrong address?
              Write to{' '}
              <a className="link" href={`mailto:${COMPANY.supportEmail}`}>
                {COMPANY.supportEmail}
              </a>{' '}
              and name the order number.
            </p>
            {orderPath ? <ButtonLink href={orderPath}>Follow the order</ButtonLink> : null}
            <ButtonLink href="/shop" kind="quiet">
              Back to the shop
            </ButtonLink>
          </div>
          <figure
            className={cx(styles.figure, 'col-[6/13] self-start line bg-ground-raised phone:col-span-full')}
          >
            <PackagingPicture />
            <figcaption className="mono muted flex gap-24 justify-between py-12 px-16 line-t">
              <span>FIG. 1</span>
              <span>Double cardboard, no plastic filler</span>
            </figcaption>
          </figure>
        </div>
      </div>
    </>
  );
}

function Ordered({
  goods: { lines, country, shipping, duty, customs, total, ...off },
}: {
  goods: OrderGoods;
}) {
  return (
    <section className="w-full" aria-labelledby="ordered-heading">
      <h2 id="ordered-heading" className="h4">
        You ordered
      </h2>
      <OrderRows
        rows={lines}
        off={off}
        shipping={{
          label: `Shipping to ${COUNTRY_NAMES[country]}`,
          aside: 'Double cardboard',
          amount: formatEuro(shipping, { exact: true }),
        }}
        duty={duty}
        total={{ label: 'Total paid', amount: formatEuro(total, { exact: true }) }}
      />
      {customs.map((words) => (
        <p key={words} className="mt-14">
          {words}
        </p>
      ))}
    </section>
  );
}
