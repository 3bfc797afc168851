import { useMessages, useTranslation } from '#app/ui/language.tsx';
import type { MonthRow } from '#domain/admin/month.ts';
import { countryIn } from '#domain/countries.ts';
import { decimalsIn } from '#domain/languages.ts';
import { type Cents, exactEuro } from '#domain/money.ts';
import { BENCH } from '#domain/production/bench.ts';
import { keysOf } from '#domain/records.ts';
import type { MonthView } from '#server/admin/index.ts';
import { FIGURES_PAGE } from './figures.messages.ts';
import { FigureSection, MonthTable, RowsHead } from './month-table.tsx';

/** Kinds in the drawing; the rest is rare. */
const KINDS = 8;
/** Waiting times: width of a bar and its gap, its height, and room for figures below. */
const [BAR, GAP, HIGH, FOOT] = [30, 6, 96, 18];

export const FiguresWork = ({ figures }: { figures: MonthView }) => (
  <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-y-0 gap-x-28 phone:grid-cols-1">
    <MostBuilt figures={figures} />
    <Waiting figures={figures} />
  </div>
);

function MostBuilt({ figures: { mostBuilt, all } }: { figures: MonthView }) {
  const { work: words } = useMessages(FIGURES_PAGE);
  const most = mostBuilt[0]?.count ?? 1;
  return (
    <FigureSection titleId="most" title={words.most} note={words.pickups(all.pickups)}>
      {mostBuilt.length === 0 ? <p className="text-muted">{words.nothingOrdered}</p> : null}
      <ol className="mt-16">
        {mostBuilt.slice(0, KINDS).map(({ name, count }) => (
          <li
            className="grid grid-cols-[170px_1fr_44px] items-center min-h-36 small:grid-cols-[130px_1fr_36px]"
            key={name}
          >
            <span>{name}</span>
            <svg
              viewBox={`0 0 ${most} 1`}
              preserveAspectRatio="none"
              aria-hidden="true"
              className="[li:first-child_&]:fill-copper-fill w-full h-14 fill-ink"
            >
              <rect width={count} height="1" />
            </svg>
            <b className="mono-14/1 weight-500 text-right">{count}</b>
          </li>
        ))}
      </ol>
    </FigureSection>
  );
}

function Waiting({ figures: { waiting } }: { figures: MonthView }) {
  const { work: words } = useMessages(FIGURES_PAGE);
  const { bars, median, late } = waiting;
  const most = Math.max(1, ...bars.map(({ orders }) => orders));
  const left = bars.reduce((sum, { orders }) => sum + orders, 0);
  const step = BAR + GAP;
  const tall = (orders: number) => ((HIGH - 16) * orders) / most;
  const middle = median === undefined ? undefined : (Math.max(1, median) - 0.5) * step - GAP / 2;
  return (
    <FigureSection titleId="waiting" title={words.waiting} note={words.orders(left)}>
      {left === 0 ? (
        <p className="text-muted">{words.nothingLeft}</p>
      ) : (
        <>
          <svg
            viewBox={`0 0 ${bars.length * step - GAP} ${HIGH + FOOT}`}
            className="w-full mt-16 mb-8 fill-ink stroke-none"
            role="img"
            aria-label={bars
              .filter(({ orders }) => orders > 0)
              .map(({ days, orders }) => words.bar(days, orders))
              .join(', ')}
          >
            <defs>
              <pattern
                id="late"
                width="4"
                height="4"
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(45)"
              >
                <rect className="fill-wine" width="2" height="4" />
              </pattern>
            </defs>
            {bars.map(({ days, orders, late: after }) => {
              const x = (days - 1) * step;
              return (
                <g key={days}>
                  <rect x={x} width={BAR} y={HIGH - tall(orders)} height={tall(orders - after)} />
                  <rect
                    x={x}
                    width={BAR}
                    y={HIGH - tall(after)}
                    height={tall(after)}
                    className="stroke-wine stroke-[0.5]"
                    fill="url(#late)"
                  />
                  <text
                    className="fill-muted [font:400_8px_var(--mono)] small:[font-size:12px]"
                    x={x + BAR / 2}
                    y={HIGH + 13}
                    textAnchor="middle"
                  >
                    {days}
                  </text>
                </g>
              );
            })}
            <path className="stroke-edge stroke-[0.5]" d={`M0 ${HIGH + 0.25}H${bars.length * step - GAP}`} />
            {median === undefined || middle === undefined ? null : (
              <>
                <path d={`M${middle} 0V${HIGH}`} className="stroke-copper stroke-1" />
                <text
                  x={middle + 4}
                  y="8"
                  className="[font:400_8px_var(--mono)] small:[font-size:12px] fill-copper"
                >
                  {words.median(median)}
                </text>
              </>
            )}
          </svg>
          <p className="fine text-muted">
            {late === 0 ? words.noneLate : words.late(late)} {words.aDay(BENCH.pickupsADay)}
          </p>
        </>
      )}
    </FigureSection>
  );
}

export function FiguresCountries({ figures: { rows, all } }: { figures: MonthView }) {
  const { countries: words } = useMessages(FIGURES_PAGE);
  return (
    <FigureSection titleId="countries" title={words.title} note={words.aside}>
      <MonthTable heads={words.heads}>
        {keysOf(words.sections).map((section) => {
          const own = rows.filter((row) => row.section === section);
          return own.length > 0 ? (
            <tbody key={section}>
              <RowsHead columns={words.heads.length}>{words.sections[section]}</RowsHead>
              {own.map((row) => (
                <Country key={`${row.country} ${row.ratePercent} ${row.isFirm}`} row={row} />
              ))}
            </tbody>
          ) : null;
        })}
        <tbody>
          <tr data-all>
            <th scope="row">{words.all}</th>
            <td>{all.orders}</td>
            <Amount cents={all.goods} />
            <Amount cents={all.shipping} />
            <Amount cents={all.duty} />
            <Amount cents={all.refunds} isBack />
            <Amount cents={all.net} />
            <td />
            <td className="text-copper">{exactEuro(all.vat)}</td>
          </tr>
        </tbody>
      </MonthTable>
    </FigureSection>
  );
}

function Country({ row }: { row: MonthRow }) {
  const [{ countries: words }, language] = useTranslation(FIGURES_PAGE);
  return (
    <tr>
      <th scope="row">
        {countryIn(row.country, language)} <span className="fine text-muted">{row.country}</span>
        {row.isFirm ? <span className="fine"> {words.firms}</span> : null}
      </th>
      <td>{row.orders}</td>
      <Amount cents={row.goods} />
      <Amount cents={row.shipping} />
      <Amount cents={row.duty} />
      <Amount cents={row.refunds} isBack />
      <Amount cents={row.net} />
      <td className="text-muted">
        {row.ratePercent > 0 ? `${decimalsIn(String(row.ratePercent), language)}\u00a0%` : words.noRate}
      </td>
      <Amount cents={row.vat} />
    </tr>
  );
}

/** Zero is a dash, so that amounts stand out. */
const Amount = ({ cents, isBack }: { cents: Cents; isBack?: boolean }) =>
  cents === 0 ? (
    <td className="text-muted">–</td>
  ) : (
    <td className={isBack ? 'text-wine' : undefined}>{exactEuro(cents)}</td>
  );
