import { cx } from '#app/ui/cx.ts';
import { formatEuro } from '#domain/money.ts';
import { SHIPPING_ZONES, type ZoneId } from '#domain/shipping.ts';
import styles from './shipping-table.module.css';

const ZONES = Object.keys(SHIPPING_ZONES) as ZoneId[];

/** The fees of the shipping policy, with the row that counts for this order marked. */
export function ShippingTable({ current }: { current: ZoneId | undefined }) {
  return (
    <table className={cx('mono', styles.table)}>
      <caption className="visually-hidden">Shipping fees and delivery in work days</caption>
      <thead>
        <tr>
          <th scope="col">Shipping to</th>
          <th scope="col">Fee</th>
          <th scope="col">Work days</th>
        </tr>
      </thead>
      <tbody>
        {ZONES.map((id) => {
          const { name, fee, workDays } = SHIPPING_ZONES[id];
          return (
            <tr key={id} aria-current={id === current ? 'true' : undefined}>
              <th scope="row">
                {name}
                {id === current ? <span className="visually-hidden"> (this order)</span> : null}
              </th>
              <td>
                <span className="unit">{formatEuro(fee, { exact: true })}</span>
              </td>
              <td>
                {workDays[0]}–{workDays[1]}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
