import { cx } from '#app/ui/cx.ts';
import { Slide } from '#app/ui/slide.tsx';

interface FigureTableProps {
  label: string;
  head: readonly string[];
  even?: boolean;
  /** The first cell of a row is its name; the others are figures, copper if far off. */
  rows: readonly {
    readonly name: string;
    readonly cells: readonly { readonly words: string; readonly far?: boolean }[];
  }[];
}

export function FigureTable({ label, head, even, rows }: FigureTableProps) {
  return (
    <Slide label={label} className="overflow-x-auto phone:-mx-margin phone:px-margin">
      <table
        className={cx(
          'mono mono-13 cells:py-10 cells:pr-14 cells:text-left cells:line-t cells:whitespace-nowrap [&_thead_th]:[border-top:0] [&_thead_th]:weight-400',
          even &&
            '[&_td]:pr-0 [&_td]:pl-14 [&_td]:text-right [&_thead_th+th]:pr-0 [&_thead_th+th]:pl-14 [&_thead_th+th]:text-right',
        )}
      >
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr className="muted">
            {head.map((words) => (
              <th key={words} scope="col">
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row" translate="no">
                {name}
              </th>
              {cells.map(({ words, far }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells never move
                <td key={index} className={far ? 'copper' : undefined}>
                  {words}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Slide>
  );
}
