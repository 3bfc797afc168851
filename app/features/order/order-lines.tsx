import { cx } from '#app/ui/cx.ts';
import { Money } from '#app/ui/money.tsx';
import { SwatchDot } from '#app/ui/swatch.tsx';
import { countryIn } from '#domain/country-in.ts';
import { DISCOUNT_LABEL } from '#domain/discount.ts';
import { type Cents, cents, formatEuro } from '#domain/money.ts';
import type { OrderPage } from '#server/order-page/read-order.ts';
import styles from './order-lines.module.css';
import { ORDER_WORDS } from './order-words.ts';

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
  const { name, path, imagePath, description, quantity, price, serials } = line;
  const words = ORDER_WORDS[language];
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
      {serials.length > 0 ? (
        <p className={cx('mono', styles.serials)}>
          <span className="muted">{words.serials(serials.length)}</span> {serials.join(', ')}
        </p>
      ) : null}
    </article>
  );
}

function Sums({ order: { quoted, refunded, lines, language } }: { order: OrderPage }) {
  const words = ORDER_WORDS[language];
  const { goods, shipping, total, vat, country, discount, discountPercent } = quoted;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const rate = String(vat.ratePercent).replace('.', ',');
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
      {refunded > 0 ? (
        <div>
          <dt>{words.sentBack}</dt>
          <dd className="mono mono-13 unit">{euro(cents(-refunded))}</dd>
        </div>
      ) : null}
      <div className={styles.total}>
        <dt>
          <b>{words.total}</b>
          <span className="mono muted">
            {vat.ratePercent > 0 ? words.vat(euro(vat.contained), rate) : words.noVat}
          </span>
        </dt>
        <dd>
          <Money amount={euro(total)} size="total" />
        </dd>
      </div>
    </dl>
  );
}
