import type { ReactNode } from 'react';
import { CustomsSentences } from '#app/buying/customs-sentences.tsx';
import { GuaranteeNotice } from '#app/buying/guarantee-notice.tsx';
import type { Charges } from '#app/state/charges.ts';
import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages, usePath } from '#app/ui/language.tsx';
import { Money } from '#app/ui/money.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { DISCOUNT_LABEL } from '#domain/checkout/discount.ts';
import { countryIn } from '#domain/countries.ts';
import { DUTY_LABEL, dutyRateWords, isDutyPrepaid } from '#domain/customs/duty-label.ts';
import type { ShownNotice } from '#domain/legal/guarantee-notice.ts';
import { type Cents, cents, exactEuro } from '#domain/money.ts';
import { vatWords } from '#domain/prices/vat.messages.ts';
import { CHECKOUT } from './checkout.messages.tsx';
import type { OrderFigures, OrderRow } from './order-figures.ts';

const BETWEEN = 'flex gap-16 items-baseline justify-between';

interface OrderCardProps {
  figures: OrderFigures;
  /** The duty of the country, with the shop's text. */
  charges: Pick<Charges, 'status' | 'words'>;
  notice: ShownNotice | undefined;
  code: ReactNode;
  children: ReactNode;
}

/**
 * The list of the order: goods with their main features, shipping and total, directly above the order button (§ 312j
 * BGB). Amounts that are paid elsewhere are below the total.
 */
export function OrderCard({ figures, charges, notice, code, children }: OrderCardProps) {
  const language = useLanguage();
  const words = useMessages(CHECKOUT).order;
  const to = usePath();
  const { rows, goods, shipping, duty, total, discount, discountPercent, country, vat } = figures;
  const isTotalKnown = charges.status === 'settled' || !isDutyPrepaid(country);
  return (
    <aside
      id="order"
      className="col-[8/13] desk:-mt-68 [scroll-margin-top:24px] [&:focus]:[outline:none] phone:col-span-full phone:mt-28 desk:sticky desk:top-24 desk:self-start"
      aria-label={words.heading}
      tabIndex={-1}
    >
      <div className="px-28 pt-20 pb-22 line bg-ground-raised phone:-mx-margin phone:px-margin phone:[border-inline:0]">
        <GuaranteeNotice notice={notice} className="mb-20 pb-20 line-b" />
        <h2 className="h4">{words.heading}</h2>
        <ul className="mt-12">
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
        {code}
        <dl className="pt-8" aria-live="polite">
          <Sum label={words.goods} amount={goods} />
          {discount > 0 ? (
            <Sum label={DISCOUNT_LABEL[language](discountPercent)} amount={cents(-discount)} good />
          ) : null}
          <Sum label={words.shipping(countryIn(country, language))} amount={shipping.fee} />
          {shipping.discount > 0 ? <Sum label={words.off} amount={cents(-shipping.discount)} good /> : null}
          {isDutyPrepaid(country) ? (
            <Sum
              label={DUTY_LABEL[language]}
              aside={
                isTotalKnown
                  ? dutyRateWords(duty, cents(goods - discount), charges.words, language)
                  : undefined
              }
              amount={isTotalKnown ? duty : undefined}
            />
          ) : null}
          <div className={cx(BETWEEN, 'mt-8 pt-14 pb-4 line-t weight-600')}>
            <dt>{words.total}</dt>
            <dd className="flex-none">
              {isTotalKnown ? <Money amount={exactEuro(total)} size="total" /> : '–'}
            </dd>
          </div>
        </dl>
        <CustomsSentences country={country} charges={charges} isTotal />
        {children}
        <p className="muted mt-10 type-14 lh-1.5">
          {words.delivery(...shipping.workDays)}{' '}
          {charges.status === 'settled' ? `${vatWords(vat, language).replace(/\.$/, '')}. ` : null}
          {words.terms(to('/terms'), to('/return'))}
        </p>
      </div>
      <p className="mono muted flex flex-wrap gap-y-4 gap-x-24 justify-between mt-14">
        <TextLink to="/cart">{words.change}</TextLink>
        <TextLink to="/shipping">{words.elsewhere}</TextLink>
      </p>
    </aside>
  );
}

function Row({ row: { name, features, imagePath, quantity, sum } }: { row: OrderRow }) {
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)_auto] gap-14 items-center py-10 line-t lh-[1.35]">
      <span className="h-52 overflow-hidden line">
        {imagePath ? (
          <img className="w-full h-full object-cover" src={imagePath} alt="" width={64} height={52} />
        ) : null}
      </span>
      <span>
        <b className="type-16">{name}</b>
        <span className="muted block type-14 lh-[1.35]">{features}</span>
      </span>
      <span className="mono text-right">
        <span className="unit block" translate="no">
          {exactEuro(sum)}
        </span>
        <span className="muted block">× {quantity}</span>
      </span>
    </li>
  );
}

function Sum({
  label,
  aside,
  amount,
  good,
}: {
  label: string;
  aside?: string | undefined;
  amount: Cents | undefined;
  good?: boolean;
}) {
  return (
    <div className={cx(BETWEEN, 'py-4 type-16', good && 'text-forest')}>
      <dt>
        {label} {aside ? <span className="muted type-14">{aside}</span> : null}
      </dt>
      <dd className="flex-none">{amount === undefined ? '–' : <Money amount={exactEuro(amount)} />}</dd>
    </div>
  );
}
