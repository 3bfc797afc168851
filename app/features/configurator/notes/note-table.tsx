import { cx } from '#app/ui/cx.ts';

interface NoteColumn {
  /** What is over the column; short, for phones. */
  readonly head: string;
  /** The same in full, for someone who hears it. */
  readonly full?: string;
  /** Words stand left, figures right. */
  readonly words?: boolean;
}

interface NoteTableProps {
  columns: readonly NoteColumn[];
  /** Cells of each row; the first names it. */
  rows: readonly (readonly string[])[];
}

const CELL = 'py-8 line-b align-baseline';

/** A table in mono: rows are named by their first cell. */
export function NoteTable({ columns, rows }: NoteTableProps) {
  const place = (index: number) =>
    cx(CELL, index > 0 && (columns[index]?.words ? 'pl-18' : 'pl-10 text-right phone:pl-8'));
  return (
    <table className="mono phone:type-11">
      <thead className="text-muted">
        <tr>
          {columns.map(({ head, full }, index) => (
            <th key={head} scope="col" className={place(index)}>
              {full ? (
                <>
                  <span aria-hidden="true">{head}</span>
                  <span className="visually-hidden">{full}</span>
                </>
              ) : (
                head
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row" className={cx(place(0), /^\d/.test(name ?? '') && 'unit')} translate="no">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td
                key={columns[index + 1]?.head}
                className={cx(place(index + 1), !columns[index + 1]?.words && 'unit')}
                translate="no"
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
