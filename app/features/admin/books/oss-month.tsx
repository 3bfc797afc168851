import { useMessages, useTranslation } from '#app/ui/language.tsx';
import { decimalsIn, type Language } from '#domain/languages.ts';
import { type Cents, cents, exactEuro, formatEuro } from '#domain/money.ts';
import { OSS_LINE, OSS_TOLD } from '#domain/prices/tax-year.ts';
import type { BooksView, OssYear } from '#server/books/index.ts';
import { BOOKS_HEAD, SectionHead, TableHead } from '../kit/section.tsx';
import { BOOK_DAYS } from './days.messages.ts';
import { BooksTable } from './month-table.tsx';
import { OSS } from './oss.messages.ts';

export function OssMonth({ books: { oss, quarter, ossYear } }: { books: BooksView }) {
  const [words, language] = useTranslation(OSS);
  const sum = (of: (row: (typeof oss)[number]) => number) =>
    cents(oss.reduce((total, row) => total + of(row), 0));
  return (
    <section className="mb-40 pt-14 edge-t" aria-labelledby="oss">
      <SectionHead id="oss" title={words.title} className={BOOKS_HEAD} aside={words.aside}>
        <span className="fine text-muted ml-auto">{words.quarter(quarter)}</span>
      </SectionHead>
      <div className="grid grid-cols-[minmax(0,1fr)_300px] gap-32 items-start phone:grid-cols-[minmax(0,1fr)]">
        <OssPanel oss={ossYear} />
        {oss.length === 0 ? (
          <p className="text-muted">{words.none}</p>
        ) : (
          <BooksTable>
            <TableHead names={[words.heads.rate, words.heads.net, words.heads.vat]} />
            <tbody>
              {oss.map(({ country, ratePercent, net, vat, correctionOf }) => (
                <tr key={`${country} ${ratePercent} ${correctionOf}`}>
                  <th scope="row">
                    <b>{country}</b>{' '}
                    <span className="text-muted">{decimalsIn(String(ratePercent), language)}&nbsp;%</span>
                    {correctionOf ? <span className="text-muted">{words.corrects(correctionOf)}</span> : null}
                  </th>
                  <td>{exactEuro(net)}</td>
                  <td>{exactEuro(vat)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{oss.length}</th>
                <td>{exactEuro(sum(({ net }) => net))}</td>
                <td className="text-copper">{exactEuro(sum(({ vat }) => vat))}</td>
              </tr>
            </tfoot>
          </BooksTable>
        )}
      </div>
    </section>
  );
}

/** The drawing in its own units; a step is a month. */
const [LEFT, RIGHT, FLOOR, STEP, TOP] = [30, 620, 268, 49, 34] as const;
const MONTHS = 'J F M A M J J A S O N D'.split(' ');

const whole = (amount: number) => formatEuro(cents(Math.round(amount / 100) * 100));

/** Net sales to consumers in other member states since January as a step chart, with the threshold. */
function OssPanel({ oss }: { oss: OssYear }) {
  const words = useMessages(OSS);
  const days = useMessages(BOOK_DAYS);
  const { year, months, net, passedOn, toldOn } = oss;
  // The threshold is always visible, with room above it.
  const most = Math.max(OSS_LINE * 1.15, ...months.map(({ since }) => since));
  const height = (amount: Cents) => FLOOR - (Math.max(0, amount) / most) * (FLOOR - TOP);
  const end = LEFT + months.length * STEP;
  const stairs = months.map(
    ({ since }, index) => `V${height(since).toFixed(1)}H${LEFT + (index + 1) * STEP}`,
  );
  const path = `M${LEFT} ${FLOOR}${stairs.join('')}`;
  const [line, told, top] = [height(OSS_LINE), height(OSS_TOLD), height(net)];
  // Late in the year the sum is above the steps, because there is no room beside them.
  const isLate = end > 500;
  return (
    <figure>
      <svg
        viewBox="0 0 640 292"
        className="block w-full mono-12/1 [font-variant-numeric:tabular-nums]"
        fill="none"
        role="img"
        aria-label={words.picture(year, whole(net), whole(OSS_LINE))}
      >
        <path d={`M${LEFT} ${FLOOR}H${RIGHT}`} className="stroke-edge" />
        {months.length > 0 ? (
          <>
            <path d={`${path}V${FLOOR}Z`} className="fill-copper-fill [fill-opacity:0.16]" />
            <path d={path} className="stroke-copper-fill stroke-2" />
          </>
        ) : null}
        <path d={`M${LEFT} ${line}H${RIGHT}`} className="stroke-wine stroke-[1.5]" />
        <path d={`M${LEFT} ${told}H${RIGHT}`} className="stroke-edge [stroke-dasharray:3_4]" />
        <text
          x={RIGHT}
          y={line - (passedOn ? 23 : 8)}
          textAnchor="end"
          className="fill-wine type-13 weight-500"
        >
          {whole(OSS_LINE)}
        </text>
        {passedOn ? (
          <text x={RIGHT} y={line - 8} textAnchor="end" className="fill-wine">
            {days.plain(passedOn)}
          </text>
        ) : null}
        <text x={RIGHT} y={told + 15} textAnchor="end" className="fill-muted">
          {toldOn ? words.told(days.short(toldOn)) : '8.000'}
        </text>
        {months.length > 0 ? (
          <>
            <circle cx={end} cy={top} r="4.5" className="fill-copper-fill" />
            <text
              x={isLate ? end : end + 12}
              y={isLate ? top - 12 : top + 4}
              textAnchor={isLate ? 'end' : undefined}
              className="fill-text type-13 weight-500"
            >
              {whole(net)}
            </text>
          </>
        ) : null}
        {MONTHS.map((letter, index) => (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: the months never move
            key={index}
            x={LEFT + (index + 0.5) * STEP}
            y="286"
            textAnchor="middle"
            className="fill-muted"
          >
            {letter}
          </text>
        ))}
      </svg>
      <figcaption className="fine text-muted mt-6">
        {sentence(oss, words, days)}
        {oss.firms === 0 ? null : ` ${words.firms(exactEuro(oss.firms))}`}
      </figcaption>
      {/* A table ignores width limits, so its wrapper hides it. */}
      <div className="visually-hidden">
        <table>
          <caption>{words.caption(year)}</caption>
          <TableHead names={[words.heads.month, words.heads.net, words.heads.since]} />
          <tbody>
            {months.map((one) => (
              <tr key={one.month}>
                <th scope="row">{one.month}</th>
                <td>{exactEuro(one.net)}</td>
                <td>{exactEuro(one.since)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

function sentence(
  { year, passedOn, beganAbove, chosenFrom, net }: OssYear,
  words: (typeof OSS)[Language],
  days: (typeof BOOK_DAYS)[Language],
): string {
  if (chosenFrom) return words.chosen(days.dated(chosenFrom));
  if (beganAbove) return words.beganAbove(year, passedOn ? words.next(year) : words.ends(year));
  return passedOn ? words.passed(days.plain(passedOn), words.next(year)) : words.below(whole(OSS_LINE - net));
}
