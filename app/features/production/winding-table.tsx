import { cx } from '#app/ui/cx.ts';
import type { PassportRow } from '#domain/production/passport.ts';
import styles from './winding-table.module.css';

/** How a pickup was wound, a column a coil; what both have in common stands once. */
export function WindingTable({ coils, rows }: { coils: readonly string[]; rows: readonly PassportRow[] }) {
  const two = coils.length > 1;
  return (
    <div className="page-grid">
      <table className={cx('mono mono-13', styles.table)}>
        <caption className="visually-hidden">How it was wound</caption>
        {two ? (
          <thead className="muted">
            <tr>
              <td />
              {coils.map((coil) => (
                <th key={coil} scope="col">
                  {coil}
                </th>
              ))}
            </tr>
          </thead>
        ) : null}
        <tbody>
          {rows.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row" className="muted">
                {name}
              </th>
              {values.map((value, index) => (
                <td key={coils[index]} colSpan={values.length < coils.length ? coils.length : undefined}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
