import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages, usePath } from '#app/ui/language.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { MailLink } from '#app/ui/text-link.tsx';
import { DISCOUNT_LABEL } from '#domain/checkout/discount.ts';
import { COMPANY } from '#domain/company.ts';
import { countryIn } from '#domain/countries.ts';
import { DUTY_LABEL } from '#domain/customs/duty-label.ts';
import { type Cents, exactEuro } from '#domain/money.ts';
import type { CheckoutOutcome } from '#server/pages/open-page-services.ts';
import type { OrderRow } from './order-figures.ts';
import { PackagingPicture } from './packaging-picture.tsx';
import { PAYMENT_RETURN } from './payment-return.messages.tsx';

type OrderGoods = NonNullable<Extract<CheckoutOutcome, { orderNumber: string | null }>['goods']>;

interface OrderSentProps {
  /** Null, like the number, in another browser than the one that paid. */
  email: string | null;
  orderNumber: string | null;
  /** Address of the order's page; undefined if it cannot be read at the moment. */
  orderPath: string | undefined;
  /** Undefined if they cannot be read at the moment; the mail lists them too. */
  goods: OrderGoods | undefined;
}

export function OrderSent({ email, orderNumber, orderPath, goods }: OrderSentProps) {
  const { sent, figure, toShop } = useMessages(PAYMENT_RETURN);
  const to = usePath();
  return (
    <>
      <PageTitle figure={figure} lines={orderNumber ? [orderNumber] : []} title={sent.title} />
      <div className="wrap pb-128 phone:pb-80">
        <div className="page-grid">
          <div
            className={cx(
              '[&_p]:wrap-anywhere',
              'grid col-[1/6] gap-24 content-start justify-items-start phone:col-span-full',
            )}
          >
            {orderNumber ? (
              <dl className="w-full line-b">
                <div className="grid grid-cols-[150px_minmax(0,1fr)] gap-12 items-baseline py-12 line-t phone:grid-cols-[120px_minmax(0,1fr)]">
                  <dt className="weight-600">{sent.number}</dt>
                  <dd className="mono mono-13">{orderNumber}</dd>
                </div>
                <div className="grid grid-cols-[150px_minmax(0,1fr)] gap-12 items-baseline py-12 line-t phone:grid-cols-[120px_minmax(0,1fr)]">
                  <dt className="weight-600">{sent.confirmation}</dt>
                  <dd className="wrap-anywhere">{email}</dd>
                </div>
              </dl>
            ) : null}
            {goods ? <Ordered goods={goods} /> : null}
            <p className="lead">{orderNumber ? sent.lead(email ?? '') : sent.elsewhere}</p>
            <p>{sent.questions(<MailLink address={COMPANY.supportEmail} />)}</p>
            {orderPath ? <ButtonLink href={orderPath}>{sent.follow}</ButtonLink> : null}
            <ButtonLink href={to('/shop')} kind="quiet">
              {toShop}
            </ButtonLink>
          </div>
          <figure className="phone:-mx-margin phone:mt-40 phone:mb-0 phone:[border-width:1px_0] col-[6/13] self-start line bg-ground-raised phone:col-span-full">
            <PackagingPicture />
            <figcaption className="mono muted flex gap-24 justify-between py-12 px-16 line-t">
              <span>{sent.figure}</span>
              <span>{sent.packing}</span>
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
  const { sent } = useMessages(PAYMENT_RETURN);
  const language = useLanguage();
  return (
    <section className="w-full" aria-labelledby="ordered-heading">
      <h2 id="ordered-heading" className="h4">
        {sent.ordered}
      </h2>
      <OrderRows
        rows={lines}
        off={off}
        shipping={{
          label: sent.shippingTo(countryIn(country, language)),
          aside: sent.cardboard,
          amount: exactEuro(shipping),
        }}
        duty={duty}
        total={{ label: sent.paid, amount: exactEuro(total) }}
      />
      {customs.map((words) => (
        <p key={words} className="mt-14">
          {words}
        </p>
      ))}
    </section>
  );
}

interface OrderRowsProps {
  rows: readonly Pick<OrderRow, 'id' | 'name' | 'features' | 'quantity' | 'sum'>[];
  off: { readonly discount: Cents; readonly discountPercent: number | null };
  /** Prepaid import duty; not shown if zero. */
  duty: Cents;
  shipping: { readonly label: string; readonly aside: string; readonly amount: string };
  total: { readonly label: string; readonly amount: string };
}

const ROW = 'flex gap-16 items-baseline justify-between py-10 line-t type-16 lh-[1.4]';

function OrderRows({ rows, off, duty, shipping, total }: OrderRowsProps) {
  const language = useLanguage();
  return (
    <dl className="w-full mt-14">
      {rows.map(({ id, name, features, quantity, sum }) => (
        <Row key={id} amount={exactEuro(sum)}>
          <span className="mono">{quantity} ×</span> <b>{name}</b>
          <span className="mono muted block">{features}</span>
        </Row>
      ))}
      {off.discount > 0 ? (
        <Row amount={exactEuro(-off.discount)} className="text-forest">
          {DISCOUNT_LABEL[language](off.discountPercent)}
        </Row>
      ) : null}
      <Row amount={shipping.amount}>
        {shipping.label}
        <span className="mono muted block">{shipping.aside}</span>
      </Row>
      {duty > 0 ? <Row amount={exactEuro(duty)}>{DUTY_LABEL[language]}</Row> : null}
      <div className={cx(ROW, 'line-b weight-600')}>
        <dt>{total.label}</dt>
        <dd className="mono mono-13 unit flex-none weight-500" translate="no">
          {total.amount}
        </dd>
      </div>
    </dl>
  );
}

function Row({ amount, className, children }: { amount: string; className?: string; children: ReactNode }) {
  return (
    <div className={cx(ROW, className)}>
      <dt>{children}</dt>
      <dd className="mono mono-13 unit flex-none" translate="no">
        {amount}
      </dd>
    </div>
  );
}
