import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { Prices } from '#server/prices/index.ts';
import { CallForm, Submit } from '../call-form.tsx';
import { counted, euro, momentOf } from '../format.ts';
import { framed, PageHead } from '../frame.tsx';
import look from '../look.module.css';
import styles from './prices.module.css';

export const PricesIsland = framed(PricesPage, '/workshop/prices');

/** The price list that the shop sells from: what it misses cannot be sold. */
export function PricesPage({ prices }: { prices: Prices }) {
  const { keys, missing, readAt, fault } = prices;
  return (
    <>
      <PageHead title="Prices">
        <span className={cx(look.small, look.faint)}>
          {readAt ? `read ${momentOf(readAt)}` : 'never read'} · {counted(keys.length, 'key')}
        </span>
        <CallForm call="read-prices" asks={() => ({})} done="The list is read.">
          <Submit className={look.primary}>Read again</Submit>
        </CallForm>
      </PageHead>
      <div className="px-margin pb-56">
        {fault ? <p className={styles.fault}>{fault}</p> : null}
        {missing.length > 0 ? (
          <p className={styles.fault}>
            {missing.length === 1 ? 'One key has no price' : `${missing.length} keys have no price`} in the
            payment account: what needs {missing.length === 1 ? 'it' : 'them'} cannot be sold.
          </p>
        ) : (
          <p className={look.faint}>
            Complete. Prices are changed in the payment account, and are read anew every five minutes.
          </p>
        )}
        <ul className={styles.list}>
          {keys.map(({ key, amount }) => (
            <li
              key={key}
              className={cx(
                amount === undefined ? 'text-wine' : undefined,
                'flex items-baseline justify-between gap-12 py-9 line-t break-inside-avoid',
              )}
            >
              <code>{key}</code>
              {amount === undefined ? (
                <b>
                  <Icon name="warning" size={14} /> no price
                </b>
              ) : (
                <b>{euro(amount)}</b>
              )}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
