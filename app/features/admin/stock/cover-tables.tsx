import { cx } from '#app/ui/cx.ts';
import { COLOURS, type ColourId } from '#domain/products/colours.ts';
import { isKeyOf } from '#domain/records.ts';
import { amountWords } from '#domain/stock/amounts.ts';
import type { CoverTable } from '#server/shelf/index.ts';
import look from '../look.module.css';
import styles from './stock.module.css';

const NAMES = { humbucker: 'Humbucker', hp90: 'HP90' } as const;
const upper = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const hexOf = (id: string): string | undefined =>
  isKeyOf(COLOURS, id) ? COLOURS[id as ColourId].hex[0] : undefined;

/** Patterns by colours, both spacings together; a cell that is short is hatched and says how many are reserved. */
export const CoverTables = ({ covers }: { covers: readonly CoverTable[] }) => (
  <section aria-labelledby="covers-title" className={styles.covers}>
    <div className={styles.lowHead}>
      <h2 id="covers-title" className={look.title}>
        Open covers, free
      </h2>
      <span className={cx(look.small, look.faint, styles.right)}>50 and 52&nbsp;mm together</span>
    </div>
    {covers.map(({ of, colours, rows }) => (
      <table key={of} className={styles.matrix}>
        <caption className={look.small}>
          {NAMES[of]} <span className={look.faint}>brass, powder-coated</span>
        </caption>
        <thead className={look.small}>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Pattern</span>
            </th>
            {colours.map(({ id, name }) => (
              <th key={id} scope="col">
                <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
                  <circle cx="6" cy="6" r="5.5" fill={hexOf(id)} stroke="currentColor" strokeOpacity=".4" />
                </svg>
                <abbr title={name}>{name.slice(0, 4)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ model, cells }) => (
            <tr key={model}>
              <th scope="row">{model === 'plain' ? 'Plain, 6B' : upper(model)}</th>
              {cells.map((cell, index) => (
                <td key={colours[index]?.id} data-short={cell?.isShort ? '' : undefined}>
                  {cell ? (
                    <a
                      href={`/workshop/stock?part=${encodeURIComponent(cell.part)}#part`}
                      aria-label={`Cover ${upper(model)}, ${colours[index]?.name}: ${
                        cell.isCounted ? `${amountWords('piece', cell.free)} free` : 'not counted'
                      }${cell.reserved > 0 ? `, ${cell.reserved} reserved` : ''}${cell.paused ? `, ${cell.paused}` : ''}`}
                    >
                      <span data-none={cell.free === 0 ? '' : undefined}>
                        {cell.isCounted ? amountWords('piece', cell.free) : '–'}
                      </span>
                      {cell.reserved > 0 ? <small>{cell.reserved} res.</small> : null}
                      {cell.paused ? <small>{cell.paused}</small> : null}
                    </a>
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    ))}
    <p className={cx(look.small, look.faint)}>
      0 pauses the option in the shop until covers are in, or sells it to order: each cover says which.
    </p>
  </section>
);
