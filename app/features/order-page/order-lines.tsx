import { cx } from '#app/ui/cx.ts';
import { Money } from '#app/ui/money.tsx';
import { SwatchDot } from '#app/ui/swatch.tsx';
import { DISCOUNT_LABEL } from '#domain/checkout/discount.ts';
import { countryIn } from '#domain/country-in.ts';
import type { Language } from '#domain/languages.ts';
import { type Cents, cents, formatEuro } from '#domain/money.ts';
import { vatWords } from '#domain/prices/vat-words.ts';
import { POSITION_NAMES } from '#domain/products/pickup-types.ts';
import type { OrderedPickup, OrderPage } from '#server/order-page/index.ts';
import { GOODS_WORDS } from './goods-words.ts';
import styles from './order-lines.module.css';
import { PASSPORT_WORDS } from './passport-words.ts';

const euro = (amount: Cents) => formatEuro(amount, { exact: true });

/** What was ordered, as it was agreed, and what it came to. */
export function OrderLines({ order }: { order: OrderPage }) {
  const { lines, language } = order;
  return (
    <div className={styles.lines}>
      {lines.map((line) => (
        <OrderLine key={line.id} line={line} language={language} />
      ))}
      <Sums order={order} />
    </div>
  );
}

function OrderLine({
  line,
  language,
}: {
  line: OrderPage['lines'][number];
  language: OrderPage['language'];
}) {
  const { name, path, imagePath, description, quantity, price, pickups } = line;
  const words = GOODS_WORDS[language];
  return (
    <article className={styles.line}>
      <div className={styles.picture}>
        {imagePath ? <img src={imagePath} alt="" width={236} height={177} /> : null}
      </div>
      <div>
        <h2 className={cx('h3', styles.name)}>{path ? <a href={path}>{name}</a> : name}</h2>
        {/* Names of parts are the shop's own, and those are English. */}
        <dl className={cx('mono', styles.description)} lang="en">
          {description.map(({ label, value, colours }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {colours ? <SwatchDot colours={colours} size={11} className={styles.dot} /> : null}
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.price}>
        <Money amount={formatEuro(price)} size="line" />
        <span className="mono muted">{words.pieces(quantity)}</span>
      </div>
      {pickups.length > 0 ? <Pickups pickups={pickups} language={language} /> : null}
    </article>
  );
}

/** The numbers of a line's pickups; those that are measured lead to their passports. */
function Pickups({ pickups, language }: { pickups: readonly OrderedPickup[]; language: Language }) {
  const words = PASSPORT_WORDS[language];
  const isMade = pickups.some(({ passport }) => passport);
  return (
    <div className={cx('mono', styles.serials)}>
      <span className="muted">{words[isMade ? 'passports' : 'serials'](pickups.length)}</span>
      <ul>
        {pickups.map(({ serial, passport, position, holder }) => (
          <li key={serial}>
            {passport ? (
              <a className="link" href={passport}>
                {serial}
              </a>
            ) : (
              serial
            )}
            {position ? <span lang="en"> {POSITION_NAMES[position].toLowerCase()}</span> : null}
            {holder === 'nobody' ? null : <span className="muted"> {words.holders[holder]}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Sums({ order: { quoted, refunded, lines, language } }: { order: OrderPage }) {
  const words = GOODS_WORDS[language];
  const { goods, shipping, total, vat, country, discount, discountPercent } = quoted;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{words.goods(pieces)}</dt>
        <dd className="mono mono-13 unit">{euro(goods)}</dd>
      </div>
      {discount > 0 ? (
        <div className={styles.promotion}>
          <dt>{DISCOUNT_LABEL[language](discountPercent)}</dt>
          <dd className="mono mono-13 unit">{euro(cents(-discount))}</dd>
        </div>
      ) : null}
      <div>
        <dt>
          {words.shipping}, {countryIn(country, language)}
        </dt>
        <dd className="mono mono-13 unit">{euro(shipping.fee)}</dd>
      </div>
      {shipping.discount > 0 ? (
        <div className={styles.promotion}>
          <dt>{words.promotion}</dt>
          <dd className="mono mono-13 unit">{euro(cents(-shipping.discount))}</dd>
        </div>
      ) : null}
      <div className={styles.total}>
        <dt>
          <b>{words.total}</b>
          <span className="mono muted">{vatWords(vat, language)}</span>
        </dt>
        <dd>
          <Money amount={euro(total)} size="total" />
        </dd>
      </div>
      {refunded > 0 ? (
        <div className={styles.back}>
          <dt>{words.sentBack}</dt>
          <dd className="mono mono-13 unit">{euro(cents(-refunded))}</dd>
        </div>
      ) : null}
    </dl>
  );
}
