import { cx } from '#app/ui/cx.ts';

interface NoteColumn {
  /** Column header; short, for phones. */
  readonly head: string;
  /** The full header, for screen readers. */
  readonly full?: string;
  readonly words?: boolean;
}

interface NoteTableProps {
  columns: readonly NoteColumn[];
  /** Cells of each row; the first is its header. */
  rows: readonly (readonly string[])[];
}

const CELL = 'py-8 line-b align-baseline';

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
