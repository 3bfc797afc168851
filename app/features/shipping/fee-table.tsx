import { cx } from '#app/ui/cx.ts';
import { formatEuro } from '#domain/money.ts';
import { SHIPPING_ZONES, type ShippingZone } from '#domain/shipping.ts';
import styles from './fee-table.module.css';

const ZONES: readonly ShippingZone[] = Object.values(SHIPPING_ZONES);

/** The fees of the shipping policy, as a table in mono. */
export function FeeTable({ className }: { className?: string }) {
  return (
    <table className={cx('mono mono-13', styles.table, className)}>
      <thead>
        <tr>
          <th scope="col">Destination</th>
          <th scope="col">Fee</th>
          <th scope="col">Work days</th>
        </tr>
      </thead>
      <tbody>
        {ZONES.map(({ name, fee, workDays: [from, to] }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="unit">{formatEuro(fee, { exact: true })}</td>
            <td className="muted">
              {from}–{to}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
