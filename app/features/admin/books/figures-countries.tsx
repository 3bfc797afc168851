import { useLanguage, useMessages } from '#app/ui/language.tsx';
import type { MonthRow } from '#domain/admin/month.ts';
import { countryIn } from '#domain/country-in.ts';
import { decimalsIn } from '#domain/decimal-comma.ts';
import type { Cents } from '#domain/money.ts';
import { keysOf } from '#domain/records.ts';
import type { MonthView } from '#server/admin/index.ts';
import { euro } from '../kit/format.ts';
import { FIGURES } from './figures.messages.ts';
import { FigureSection, MonthTable, RowsHead } from './month-table.tsx';

export function FiguresCountries({ figures: { rows, all } }: { figures: MonthView }) {
  const { countries: words } = useMessages(FIGURES);
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
            <td className="text-copper">{euro(all.vat)}</td>
          </tr>
        </tbody>
      </MonthTable>
    </FigureSection>
  );
}

function Country({ row }: { row: MonthRow }) {
  const language = useLanguage();
  const { noRate, firms } = useMessages(FIGURES).countries;
  return (
    <tr>
      <th scope="row">
        {countryIn(row.country, language)} <span className="fine text-muted">{row.country}</span>
        {row.isFirm ? <span className="fine"> {firms}</span> : null}
      </th>
      <td>{row.orders}</td>
      <Amount cents={row.goods} />
      <Amount cents={row.shipping} />
      <Amount cents={row.duty} />
      <Amount cents={row.refunds} isBack />
      <Amount cents={row.net} />
      <td className="text-muted">
        {row.ratePercent > 0 ? `${decimalsIn(String(row.ratePercent), language)}\u00a0%` : noRate}
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
    <td className={isBack ? 'text-wine' : undefined}>{euro(cents)}</td>
  );
