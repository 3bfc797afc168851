import { useMessages } from '#app/ui/language.tsx';
import type { PassportRow } from '#domain/production/passport.ts';
import { PASSPORT_PAGE } from './passport-page.messages.ts';

const CELL = 'pt-13 pr-16 pb-13 line-t align-top phone:pr-10';

/** The winding of a pickup, a column per coil; common values are shown once. */
export function WindingTable({ coils, rows }: { coils: readonly string[]; rows: readonly PassportRow[] }) {
  const words = useMessages(PASSPORT_PAGE);
  const two = coils.length > 1;
  return (
    <div className="page-grid">
      <table className="col-[4_/_13] w-full border-collapse table-fixed [&_thead>tr>*]:[padding-block:0_12px] [&_thead>tr>*]:[border-top:0] [&_tbody_tr:last-child>*]:line-b phone:col-span-full phone:type-11 mono mono-13">
        <caption className="visually-hidden">{words.howWound}</caption>
        {two ? (
          <thead className="muted">
            <tr>
              <td className={CELL} />
              {coils.map((coil) => (
                <th className={CELL} key={coil} scope="col">
                  {coil}
                </th>
              ))}
            </tr>
          </thead>
        ) : null}
        <tbody>
          {rows.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row" className="muted pt-13 pr-16 pb-13 line-t align-top phone:pr-10">
                {name}
              </th>
              {values.map((value, index) => (
                <td
                  className={CELL}
                  key={coils[index]}
                  colSpan={values.length < coils.length ? coils.length : undefined}
                >
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
