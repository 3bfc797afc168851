import { cx } from '#app/ui/cx.ts';
import { useLanguage } from '#app/ui/language.tsx';
import { DISCOUNT_LABEL } from '#domain/checkout/discount.ts';
import { DUTY_LABEL } from '#domain/customs/duty-label.ts';
import { type Cents, cents, formatEuro } from '#domain/money.ts';
import type { OrderRow } from './order-figures.ts';

interface OrderRowsProps {
  rows: readonly Pick<OrderRow, 'id' | 'name' | 'features' | 'quantity' | 'sum'>[];
  off: { readonly discount: Cents; readonly discountPercent: number | null };
  /** Prepaid import duty; not shown if zero. */
  duty: Cents;
  shipping: { readonly label: string; readonly aside: string; readonly amount: string };
  total: { readonly label: string; readonly amount: string };
}

const ROW = 'flex gap-16 items-baseline justify-between py-10 line-t type-16 lh-[1.4]';

export function OrderRows({ rows, off, duty, shipping, total }: OrderRowsProps) {
  const language = useLanguage();
  return (
    <dl className="w-full mt-14">
      {rows.map(({ id, name, features, quantity, sum }) => (
        <div key={id} className={ROW}>
          <dt>
            <span className="mono">{quantity} ×</span> <b>{name}</b>
            <span className="mono muted block">{features}</span>
          </dt>
          <dd className="mono mono-13 unit flex-none" translate="no">
            {formatEuro(sum, { exact: true })}
          </dd>
        </div>
      ))}
      {off.discount > 0 ? (
        <div className={cx(ROW, 'text-forest')}>
          <dt>{DISCOUNT_LABEL[language](off.discountPercent)}</dt>
          <dd className="mono mono-13 unit flex-none" translate="no">
            {formatEuro(cents(-off.discount), { exact: true })}
          </dd>
        </div>
      ) : null}
      <div className={ROW}>
        <dt>
          {shipping.label}
          <span className="mono muted block">{shipping.aside}</span>
        </dt>
        <dd className="mono mono-13 unit flex-none" translate="no">
          {shipping.amount}
        </dd>
      </div>
      {duty > 0 ? (
        <div className={ROW}>
          <dt>{DUTY_LABEL[language]}</dt>
          <dd className="mono mono-13 unit flex-none" translate="no">
            {formatEuro(duty, { exact: true })}
          </dd>
        </div>
      ) : null}
      <div className={cx(ROW, 'line-b weight-600')}>
        <dt>{total.label}</dt>
        <dd className="mono mono-13 unit flex-none weight-500" translate="no">
          {total.amount}
        </dd>
      </div>
    </dl>
  );
}
