import { cx } from '#app/ui/cx.ts';
import { useMessages, useTranslation } from '#app/ui/language.tsx';
import { atStart } from '#domain/format-count.ts';
import { COLOURS, type ColourId } from '#domain/products/colours.ts';
import { isKeyOf } from '#domain/records.ts';
import { amountWords } from '#domain/stock/amounts.ts';
import type { CoverTable, PartView, StockView } from '#server/stock/index.ts';
import { PageLink } from '../kit/link.tsx';
import look from '../kit/look.module.css';
import { SECTION_ASIDE, SectionHead } from '../kit/section.tsx';
import { COVERS, PARTS_TABLE } from './stock-page.messages.ts';

const PARTS =
  'type-14 cells:py-8 cells:pl-12 cells:weight-400 cells:text-right [&_:is(th,td):first-child]:pl-0 [&_:is(th,td):first-child]:text-left [&_thead_th]:py-4 [&_tr+tr>*]:line-t [&_td]:mono-13/[1.4] [&_td]:[font-variant-numeric:tabular-nums] [&_td]:ls-[-0.02em] [&_td]:whitespace-nowrap';

const STROKES = Array.from({ length: 30 }, (_, index) => index * 4);

/** Fill level of a drawer: free, then reserved, with the reorder point as a tick. The figures are beside it. */
function Level({ part: { onHand, reserved, free, reorder } }: { part: PartView }) {
  const whole = Math.max(onHand, reorder * 1.15, 1);
  const share = (amount: number) => Math.max(0, Math.min(118, (amount / whole) * 118));
  const [ink, held] = [share(free), share(Math.min(reserved, onHand))];
  return (
    <svg
      className="block ml-auto fill-none stroke-edge [&_rect]:fill-ink [&_rect]:stroke-none [&_rect[data-low]]:fill-copper-fill [&_path[data-point]]:stroke-copper [&_path[data-point]]:stroke-[1.5]"
      viewBox="0 0 118 18"
      width="118"
      height="18"
      aria-hidden="true"
    >
      <path d="M0 14.5h118" />
      <rect y="4" width={ink} height="10" data-low={free < reorder ? '' : undefined} />
      {STROKES.map((x) => (x >= ink && x < ink + held ? <path key={x} d={`M${x + 0.5} 4v10`} /> : null))}
      {reorder > 0 ? <path data-point="" d={`M${share(reorder)} 0v18`} /> : null}
    </svg>
  );
}

function Row({ part, isChosen }: { part: PartView; isChosen: boolean }) {
  const { id, name, detail, unit, onHand, reserved, free, reorder, isCounted, isShort, toBuy } = part;
  const [messages, language] = useTranslation(PARTS_TABLE);
  const words = (amount: number) => amountWords(unit, amount, language);
  return (
    <tr
      data-row=""
      data-chosen={isChosen ? '' : undefined}
      className="data-chosen:bg-white data-chosen:[outline:2px_solid_var(--forest)] data-chosen:outline-offset-[-1px] data-chosen:[&>:first-child]:pl-12 data-chosen:[&>:last-child]:pr-12"
    >
      <th scope="row">
        <PageLink
          to={`/workshop/stock?part=${encodeURIComponent(id)}#part`}
          className="inline-block py-4 weight-600 hover:underline hover:underline-offset-[0.22em]"
          data-open=""
        >
          {name}
        </PageLink>{' '}
        <span className="ml-4 fine text-muted">{detail}</span>
      </th>
      <td className="below-700:hidden">{isCounted ? words(onHand) : '–'}</td>
      <td className="below-700:hidden">{reserved > 0 ? words(reserved) : '–'}</td>
      <td
        className={cx(
          'weight-500!',
          isCounted && (free < 0 ? 'text-wine' : free < reorder ? 'text-copper' : undefined),
        )}
      >
        {isCounted ? words(free) : messages.notCounted}
      </td>
      <td className="below-700:hidden">{isCounted ? <Level part={part} /> : null}</td>
      <td className="text-muted below-700:hidden">{reorder > 0 ? words(reorder) : '–'}</td>
      <td>
        {toBuy ? (
          <PageLink
            to={`/workshop/stock/to-buy#${encodeURIComponent(id)}`}
            className={look.tag}
            data-tone={isShort ? 'wine' : undefined}
          >
            {messages.buy}
            <span className="visually-hidden">, {name}</span>
          </PageLink>
        ) : null}
      </td>
    </tr>
  );
}

/** Colours without orders and with enough stock. */
const isQuiet = ({ id, reserved, toBuy, isShort }: PartView): boolean =>
  /^(bobbin:.+:(?!black$)|half-bar:|cover:)/.test(id) && reserved === 0 && !toBuy && !isShort;

function Heads() {
  const words = useMessages(PARTS_TABLE);
  return (
    <thead className="fine text-muted below-700:hidden">
      <tr>
        <th scope="col">{words.part}</th>
        <th scope="col">{words.onHand}</th>
        <th scope="col">{words.reserved}</th>
        <th scope="col">{words.free}</th>
        <th scope="col">
          <span className="visually-hidden">{words.level}</span>
        </th>
        <th scope="col">{words.reorder}</th>
        <th scope="col">
          <span className="visually-hidden">{words.toBuy}</span>
        </th>
      </tr>
    </thead>
  );
}

const Group = ({
  name,
  rows,
  chosen,
}: {
  name: string;
  rows: readonly PartView[];
  chosen: string | undefined;
}) =>
  rows.length === 0 ? null : (
    <tbody>
      <tr>
        <th colSpan={7} scope="rowgroup" className="pt-22! pb-8! pl-0! mono-12/[1.4]! weight-500!">
          {name}
        </th>
      </tr>
      {rows.map((row) => (
        <Row key={row.id} part={row} isChosen={row.id === chosen} />
      ))}
    </tbody>
  );

/** All parts in pieces or metres, by group; idle colours are folded. */
export function PartsTable({ groups, chosen }: { groups: StockView['groups']; chosen: string | undefined }) {
  const words = useMessages(PARTS_TABLE);
  return (
    <section aria-labelledby="parts-title">
      <SectionHead id="parts-title" title={words.title} aside={words.sum}>
        <span className={SECTION_ASIDE}>
          <span
            className="inline-block w-0 h-11 mr-4 [border-left:1.5px_solid_var(--copper)] [vertical-align:-1px]"
            aria-hidden="true"
          />{' '}
          {words.reorderPoint}
        </span>
      </SectionHead>
      <table className={PARTS}>
        <Heads />
        {groups.map(({ name, rows }) => (
          <Group key={name} name={name} rows={rows.filter((row) => !isQuiet(row))} chosen={chosen} />
        ))}
      </table>
      {groups.some(({ rows }) => rows.some(isQuiet)) ? (
        <details
          className="mt-14 pt-10 line-t"
          open={groups.some(({ rows }) => rows.some((row) => row.id === chosen && isQuiet(row)))}
        >
          <summary className="py-10 type-14 weight-600 cursor-pointer">
            {words.more(groups.reduce((sum, { rows }) => sum + rows.filter(isQuiet).length, 0))}
          </summary>
          <table className={PARTS}>
            <Heads />
            {groups.map(({ name, rows }) => (
              <Group key={name} name={name} rows={rows.filter(isQuiet)} chosen={chosen} />
            ))}
          </table>
        </details>
      ) : null}
    </section>
  );
}

const NAMES = { humbucker: 'Humbucker', hp90: 'HP90' } as const;
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
  const nameOf = (model: string) => (model === 'plain' ? words.plain : atStart(model));
  return (
    <section aria-labelledby="covers-title" className="[&>p]:mt-12">
      <SectionHead id="covers-title" title={words.title}>
        <span className={SECTION_ASIDE}>{words.together}</span>
      </SectionHead>
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
                <th scope="row">{model === 'plain' ? words.plainRow : atStart(model)}</th>
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
