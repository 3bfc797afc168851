import { useWords } from '#app/ui/language.tsx';
import { usePath } from '#app/ui/use-path.ts';
import { COLOURS, type ColourId } from '#domain/products/colours.ts';
import { isKeyOf } from '#domain/records.ts';
import { amountWords } from '#domain/stock/amounts.ts';
import type { CoverTable } from '#server/shelf/index.ts';
import look from '../look.module.css';
import { COVERS } from './cover-tables.messages.ts';
import styles from './stock.module.css';

const NAMES = { humbucker: 'Humbucker', hp90: 'HP90' } as const;
const upper = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const hexOf = (id: string): string | undefined =>
  isKeyOf(COLOURS, id) ? COLOURS[id as ColourId].hex[0] : undefined;

/** Patterns by colours, both spacings together; a cell that is short is hatched and says how many are reserved. */
export function CoverTables({ covers }: { covers: readonly CoverTable[] }) {
  const words = useWords(COVERS);
  const path = usePath();
  const nameOf = (model: string) => (model === 'plain' ? words.plain : upper(model));
  return (
    <section aria-labelledby="covers-title" className="[&>p]:mt-12">
      <div className="flex flex-wrap items-baseline gap-y-4 gap-x-14 mb-14">
        <h2 id="covers-title" className={look.title}>
          {words.title}
        </h2>
        <span className="fine text-muted ml-auto [@media(max-width:699px)]:ml-0">{words.together}</span>
      </div>
      {covers.map(({ of, colours, rows }) => (
        <table key={of} className={styles.matrix}>
          <caption className="fine">
            {NAMES[of]} <span className="text-muted">{words.made}</span>
          </caption>
          <thead className="fine">
            <tr>
              <th scope="col">
                <span className="visually-hidden">{words.pattern}</span>
              </th>
              {colours.map(({ id, name }) => (
                <th key={id} scope="col">
                  <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
                    <circle cx="6" cy="6" r="5.5" fill={hexOf(id)} stroke="currentColor" strokeOpacity=".4" />
                  </svg>
                  <span className="inline-block [writing-mode:vertical-rl]">{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ model, cells }) => (
              <tr key={model}>
                <th scope="row">{model === 'plain' ? words.plainRow : upper(model)}</th>
                {cells.map((cell, index) => (
                  <td key={colours[index]?.id} data-short={cell?.isShort ? '' : undefined}>
                    {cell ? (
                      <a href={path(`/workshop/stock?part=${encodeURIComponent(cell.part)}#part`)}>
                        <b className="visually-hidden">
                          {words.cell(nameOf(model), colours[index]?.name ?? '', {
                            ...cell,
                            free: cell.isCounted ? amountWords('piece', cell.free) : undefined,
                          })}
                        </b>
                        <span data-none={cell.free === 0 ? '' : undefined} aria-hidden="true">
                          {cell.isCounted ? amountWords('piece', cell.free) : '–'}
                        </span>
                        {cell.reserved > 0 ? (
                          <small aria-hidden="true">{words.reserved(cell.reserved)}</small>
                        ) : null}
                        {cell.paused ? <small aria-hidden="true">{words.states[cell.paused]}</small> : null}
                      </a>
                    ) : null}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <p className="fine text-muted">{words.foot}</p>
    </section>
  );
}
