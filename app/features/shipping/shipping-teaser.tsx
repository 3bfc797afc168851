import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { cx } from '#app/ui/cx.ts';
import { useLanguage, useWords } from '#app/ui/language.tsx';
import { Section } from '#app/ui/section.tsx';
import { usePath } from '#app/ui/use-path.ts';
import { formatEuro } from '#domain/money.ts';
import { PROMOTION } from '#domain/shipping/shipping.ts';
import { FeeTable } from './fee-table.tsx';
import { SHIPPING_TEASER_MESSAGES } from './shipping-teaser.messages.ts';
import styles from './shipping-teaser.module.css';

/** The landing page's section on shipping, with the promotion in large figures. */
export function ShippingTeaser() {
  const words = useWords(SHIPPING_TEASER_MESSAGES);
  const language = useLanguage();
  const to = usePath();
  return (
    <Section
      id="shipping"
      figure={words.figure}
      lines={words.lines}
      heading={words.heading}
      className="pt-128 phone:pt-72"
    >
      <div className="page-grid">
        <div className="col-[4/8] phone:col-span-full">
          <p>
            <span className={cx('heading', styles.figure)}>{formatEuro(PROMOTION.off)}</span>
            <span className="lead">{words.lead(formatEuro(PROMOTION.goodsAbove))}</span>
          </p>
          <ArrowLink href={to('/shipping')} className="mt-20">
            {words.policy}
          </ArrowLink>
        </div>
        <FeeTable language={language} className="col-[8/13] self-end phone:col-span-full phone:mt-36" />
      </div>
    </Section>
  );
}
