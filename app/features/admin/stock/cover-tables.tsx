import { cx } from '#app/ui/cx.ts';
import { useMessages } from '#app/ui/language.tsx';
import { COLOURS, type ColourId } from '#domain/products/colours.ts';
import { isKeyOf } from '#domain/records.ts';
import { amountWords } from '#domain/stock/amounts.ts';
import type { CoverTable } from '#server/stock/index.ts';
import { PageLink } from '../kit/links.tsx';
import look from '../kit/look.module.css';
import { SECTION_ASIDE, SECTION_HEAD } from '../kit/looks.ts';
import { COVERS } from './stock-page.messages.ts';

const NAMES = { humbucker: 'Humbucker', hp90: 'HP90' } as const;
const upper = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const hexOf = (id: string): string | undefined =>
  isKeyOf(COLOURS, id) ? COLOURS[id as ColourId].hex[0] : undefined;

const Note = ({ isShort, children }: { isShort: boolean; children: string }) => (
  <small className={cx('block mono-11/[1.1]', isShort ? 'text-wine' : 'text-muted')} aria-hidden="true">
    {children}
  </small>
);

/** Patterns by colours, both spacings together; a cell that is short is hatched and shows the reserved count. */
export function CoverTables({ covers }: { covers: readonly CoverTable[] }) {
  const words = useMessages(COVERS);
  const nameOf = (model: string) => (model === 'plain' ? words.plain : upper(model));
  return (
    <section aria-labelledby="covers-title" className="[&>p]:mt-12">
      <div className={SECTION_HEAD}>
        <h2 id="covers-title" className={look.title}>
          {words.title}
        </h2>
        <span className={SECTION_ASIDE}>{words.together}</span>
      </div>
      {covers.map(({ of, colours, rows }) => (
        <table key={of} className="mb-18 type-14 table-fixed [&_tbody_tr>*]:line-t">
          <caption className="pb-6 text-left fine">
            {NAMES[of]} <span className="text-muted">{words.made}</span>
          </caption>
          <thead className="fine">
            <tr>
              <th scope="col" className="w-96">
                <span className="visually-hidden">{words.pattern}</span>
              </th>
              {colours.map(({ id, name }) => (
                <th key={id} scope="col" className="text-center">
                  <svg className="mx-auto mb-3" viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
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
                  <td
                    key={colours[index]?.id}
                    className={cx(
                      'text-center',
                      cell?.isShort &&
                        'text-wine [background:repeating-linear-gradient(135deg,rgb(127_56_84_/_0.16)_0_3px,transparent_3px_6px)] [box-shadow:inset_0_0_0_1.5px_var(--wine)]',
                    )}
                  >
                    {cell ? (
                      <PageLink
                        to={`/workshop/stock?part=${encodeURIComponent(cell.part)}#part`}
                        className={cx(
                          'grid place-content-center min-h-36 mono-13/[1.2] weight-500 phone:min-h-44',
                          cell.isShort ? '[background:rgb(245_241_232_/_0.8)]' : 'hover:bg-white',
                        )}
                      >
                        <b className="visually-hidden">
                          {words.cell(nameOf(model), colours[index]?.name ?? '', {
                            ...cell,
                            free: cell.isCounted ? amountWords('piece', cell.free) : undefined,
                          })}
                        </b>
                        <span
                          className={cell.free === 0 ? 'text-muted weight-400' : undefined}
                          aria-hidden="true"
                        >
                          {cell.isCounted ? amountWords('piece', cell.free) : '–'}
                        </span>
                        {cell.reserved > 0 ? (
                          <Note isShort={cell.isShort}>{words.reserved(cell.reserved)}</Note>
                        ) : null}
                        {cell.paused ? <Note isShort={cell.isShort}>{words.states[cell.paused]}</Note> : null}
                      </PageLink>
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
