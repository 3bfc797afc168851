import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { cx } from '#app/ui/cx.ts';
import { Section } from '#app/ui/section.tsx';
import { formatEuro } from '#domain/money.ts';
import { PROMOTION } from '#domain/shipping/shipping.ts';
import { FeeTable } from './fee-table.tsx';
import styles from './shipping-teaser.module.css';

/** The landing page's section on shipping, with the promotion in large figures. */
export function ShippingTeaser() {
  return (
    <Section
      id="shipping"
      figure="TABLE 1"
      lines={['Shipping']}
      heading="Two boxes, one number to track."
      className="pt-128 phone:pt-72"
    >
      <div className="page-grid">
        <div className="col-[4/8] phone:col-span-full">
          <p>
            <span className={cx('heading', styles.figure)}>{formatEuro(PROMOTION.off)}</span>
            <span className="lead">
              off shipping on orders over {formatEuro(PROMOTION.goodsAbove)}. Double cardboard, no plastic
              filler, out of the door Monday to Friday.
            </span>
          </p>
          <ArrowLink href="/shipping" className="mt-20">
            Shipping policy
          </ArrowLink>
        </div>
        <FeeTable className="col-[8/13] self-end phone:col-span-full phone:mt-36" />
      </div>
    </Section>
  );
}
