import type { ReactNode } from 'react';
import { OrderLine } from '#app/buying/order-line.tsx';
import { cx } from '#app/ui/cx.ts';
import { Money } from '#app/ui/money.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { DISCOUNT_LABEL } from '#domain/checkout/discount.ts';
import { countryIn } from '#domain/countries.ts';
import { DUTY_LABEL } from '#domain/customs/duty-label.ts';
import type { Language } from '#domain/languages.ts';
import { exactEuro, formatEuro } from '#domain/money.ts';
import { vatWords } from '#domain/prices/vat.messages.ts';
import { POSITIONS_SAID } from '#domain/products/pickup-types.messages.ts';
import type { OrderedPickup, ShopperOrder } from '#server/order-page/index.ts';
import { GOODS_MESSAGES } from './goods.messages.ts';
import { PASSPORT_MESSAGES } from './passport.messages.ts';

const BETWEEN = 'flex gap-16 items-baseline justify-between';
const SUM = `${BETWEEN} py-10 line-b`;

export function OrderLines({ order }: { order: ShopperOrder }) {
  const { lines, language } = order;
  return (
    <div className="col-[1/9] phone:col-span-full">
      {lines.map((line) => (
        <Line key={line.id} line={line} language={language} />
      ))}
      <Sums order={order} />
    </div>
  );
}

function Line({
  line,
  language,
}: {
  line: ShopperOrder['lines'][number];
  language: ShopperOrder['language'];
}) {
  const { path, imagePath, spoken, quantity, sum, pickups } = line;
  const words = GOODS_MESSAGES[language];
  return (
    <article className="grid grid-cols-[236px_minmax(0,1fr)_104px] gap-x-24 py-24 line-t max-[1200px]:grid-cols-[160px_minmax(0,1fr)_96px] phone:grid-cols-[112px_minmax(0,1fr)] phone:gap-x-14 phone:py-18">
      <div className="row-[1/3] self-start h-180 overflow-hidden line bg-ground-raised max-[1200px]:h-124 phone:row-1 phone:h-96">
        {imagePath ? (
          <img className="photo-on-white" src={imagePath} alt="" width={236} height={177} />
        ) : null}
      </div>
      <OrderLine
        line={line}
        path={path}
        lang={spoken}
        headingClassName="h3 mb-10 phone:mb-6 phone:type-19"
        linkClassName="hover:underline hover:decoration-2 hover:decoration-copper-fill hover:underline-offset-[0.18em]"
        descriptionClassName={'[&_dt]:text-muted mono phone:type-11'}
        factClassName="grid grid-cols-[118px_minmax(0,1fr)] gap-10 py-2.5 phone:grid-cols-[92px_minmax(0,1fr)]"
        dotClassName="mr-7 align-[-1px]"
      />
      <div className="phone:flex phone:flex-row-reverse phone:col-span-full phone:items-baseline phone:justify-between phone:mt-12 grid gap-4 content-start justify-items-end">
        <Money amount={formatEuro(sum)} size="line" />
        <span className="mono muted">{words.units(quantity)}</span>
      </div>
      {pickups.length > 0 ? <Pickups pickups={pickups} language={language} /> : null}
    </article>
  );
}

/** Serial numbers of a line's pickups; measured ones link to their passports. */
function Pickups({ pickups, language }: { pickups: readonly OrderedPickup[]; language: Language }) {
  const words = PASSPORT_MESSAGES[language];
  const isMade = pickups.some(({ passport }) => passport);
  return (
    <div
      className={cx(
        '[&_a]:inline-block [&_a]:py-2',
        'mono grid col-[2/4] grid-cols-[118px_minmax(0,1fr)] gap-10 mt-20 pt-12 line-t phone:col-span-full phone:mt-14',
      )}
    >
      <span className="muted">{words[isMade ? 'passports' : 'serials'](pickups.length)}</span>
      <ul className="flex flex-wrap gap-y-0 gap-x-16">
        {pickups.map(({ serial, passport, position, holder }) => (
          <li key={serial}>
            {passport ? (
              <TextLink href={passport} translate="no">
                {serial}
              </TextLink>
            ) : (
              <span translate="no">{serial}</span>
            )}
            {position ? <span> {POSITIONS_SAID[language](position)}</span> : null}
            {holder === 'nobody' ? null : <span className="muted"> {words.holders[holder]}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Sums({ order: { quoted, customs, refunded, lines, language } }: { order: ShopperOrder }) {
  const words = GOODS_MESSAGES[language];
  const { goods, shipping, duty, total, vat, country, discount, discountPercent } = quoted;
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <dl className="line-t">
        <Sum amount={goods}>{words.goods(units)}</Sum>
        {discount > 0 ? (
          <Sum amount={-discount} className="text-forest">
            {DISCOUNT_LABEL[language](discountPercent)}
          </Sum>
        ) : null}
        <Sum amount={shipping.fee}>
          {words.shipping}, {countryIn(country, language)}
        </Sum>
        {shipping.discount > 0 ? (
          <Sum amount={-shipping.discount} className="text-forest">
            {words.promotion}
          </Sum>
        ) : null}
        {duty > 0 ? <Sum amount={duty}>{DUTY_LABEL[language]}</Sum> : null}
        <div className={cx(BETWEEN, 'pt-16 pb-10 text-copper')}>
          <dt className="grid text-text">
            <b className="weight-600">{words.total}</b>
            <span className="mono muted">{vatWords(vat, language)}</span>
          </dt>
          <dd>
            <Money amount={exactEuro(total)} size="total" />
          </dd>
        </div>
        {refunded > 0 ? (
          <Sum amount={-refunded} className="line-t">
            {words.sentBack}
          </Sum>
        ) : null}
      </dl>
      {customs.map((sentence) => (
        <p key={sentence} className="pt-6 type-15 lh-[1.45] max-w-[64ch]">
          {sentence}
        </p>
      ))}
    </>
  );
}

function Sum({ amount, className, children }: { amount: number; className?: string; children: ReactNode }) {
  return (
    <div className={cx(SUM, className)}>
      <dt>{children}</dt>
      <dd className="mono mono-13 unit" translate="no">
        {exactEuro(amount)}
      </dd>
    </div>
  );
}
