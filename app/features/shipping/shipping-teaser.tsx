import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { useLanguage, useMessages, usePath } from '#app/ui/language.tsx';
import { Section } from '#app/ui/section.tsx';
import { formatEuro } from '#domain/money.ts';
import { PROMOTION } from '#domain/shipping/shipping.ts';
import { FeeTable } from './fee-table.tsx';
import { SHIPPING_TEASER_MESSAGES } from './shipping-teaser.messages.ts';

/** The landing page's section on shipping, with the promotion in large figures. */
export function ShippingTeaser() {
  const words = useMessages(SHIPPING_TEASER_MESSAGES);
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
            <span className="heading block mt-4 mb-32 ml-[-0.04em] text-copper [font-size:clamp(6rem,10.3vw,9.25rem)] lh-[0.8] ls-[-0.05em] whitespace-nowrap [word-spacing:-0.12em] phone:mb-24">
              {formatEuro(PROMOTION.off)}
            </span>
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
