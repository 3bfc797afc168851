import { cx } from '#app/ui/cx.ts';
import { useMessages, useTranslation } from '#app/ui/language.tsx';
import { PACKAGING_MATERIALS } from '#domain/admin/packaging.messages.ts';
import { REGIONS } from '#domain/admin/packaging.ts';
import { decimalsIn } from '#domain/languages.ts';
import { add, type Cents, cents, exactEuro } from '#domain/money.ts';
import { marginPercent } from '#domain/stock/margin.ts';
import type { MonthView } from '#server/admin/index.ts';
import { LinkButton } from '../kit/button.tsx';
import { framed, PageHead } from '../kit/frame.tsx';
import { BooksTabs, MonthLinks } from './books-tabs.tsx';
import { BOOK_DAYS } from './days.messages.ts';
import { FIGURES_KEYS, FIGURES_PAGE } from './figures.messages.ts';
import { FiguresCountries, FiguresWork } from './figures-sections.tsx';
import { FigureSection, MonthTable } from './month-table.tsx';

export default framed(FiguresPage, '/workshop/figures', FIGURES_KEYS);

function FiguresPage({ figures }: { figures: MonthView }) {
  const words = useMessages(FIGURES_PAGE);
  const { sums } = words;
  const monthName = useMessages(BOOK_DAYS).month;
  const { month, all, oss, refundedOrders, before, isOpen, quarter, waiting, grossBefore } = figures;
  const change = grossBefore > 0 ? Math.round((all.gross / grossBefore - 1) * 100) : undefined;
  return (
    <>
      <PageHead title={monthName(month)} aside={isOpen ? words.isOpen : words.isOver}>
        <MonthLinks months={figures} label={words.months}>
          <LinkButton
            label={words.csv}
            kind="primary"
            className="small:flex-[1_1_auto]"
            href={fileOf(month, 'orders')}
            shortcut="E"
          />
        </MonthLinks>
      </PageHead>
      <BooksTabs page="figures" month={month} />
      <div className="px-margin pb-56">
        <dl className="grid grid-cols-[1.9fr_repeat(4,1fr)] edge-t phone:grid-cols-[repeat(4,1fr)] small:grid-cols-[1fr_1fr]">
          <Sum
            label={sums.revenue}
            value={exactEuro(all.gross)}
            more={[
              sums.net(exactEuro(all.net)),
              change === undefined
                ? sums.nothingIn(monthName(before))
                : sums.change(`${change < 0 ? '−' : '+'}${Math.abs(change)} %`, monthName(before)),
            ].join(' · ')}
            isFirst
          />
          <Sum label={sums.orders} value={String(all.orders)} more={sums.pickups(all.pickups)} />
          <Sum label={sums.vat} value={exactEuro(all.vat)} more={sums.oss(exactEuro(oss), quarter)} />
          <Sum
            label={sums.refunds}
            value={all.refunds === 0 ? sums.noRefunds : exactEuro(all.refunds)}
            more={sums.refunded(refundedOrders, all.orders)}
          />
          <Sum
            label={sums.waiting}
            value={waiting.median === undefined ? '–' : sums.days(waiting.median)}
            more={waiting.median === undefined ? sums.nothingLeft : sums.median}
          />
        </dl>
        <FiguresCountries figures={figures} />
        <FiguresWork figures={figures} />
        <FiguresMargin figures={figures} />
        <FiguresFiles figures={figures} />
      </div>
    </>
  );
}

const Sum = ({
  label,
  value,
  more,
  isFirst,
}: {
  label: string;
  value: string;
  more: string;
  isFirst?: boolean;
}) => (
  <div className="px-16 pt-16 pb-26 line-l first:pl-0 first:line-0 phone:first:col-span-full phone:first:pb-14 phone:nth-[n+2]:line-t phone:nth-[2]:pl-0 phone:nth-[2]:[border-left:0] small:even:pl-0 small:even:[border-left:0]">
    <dt className="text-muted mono-12/1.5">{label}</dt>
    <dd>
      <b
        className={cx(
          'block mt-4 mb-6 font-mono weight-500 ls-[-0.045em]',
          isFirst ? 'text-copper type-40 lh-1 small:type-32' : 'mono-26/[1.15] phone:type-22',
        )}
      >
        {value}
      </b>
      <span className="text-muted mono-12/1.5">{more}</span>
    </dd>
  </div>
);

/** Margin of each kind of pickup after the cost of its parts. */
function FiguresMargin({ figures: { margin } }: { figures: MonthView }) {
  const { margin: words } = useMessages(FIGURES_PAGE);
  const each = (sum: Cents, count: number) => exactEuro(cents(Math.round(sum / count)));
  const all = {
    net: add(...margin.map(({ net }) => net)),
    material: add(...margin.map(({ material }) => material)),
  };
  return (
    <FigureSection titleId="margin" title={words.title} note={words.aside}>
      {margin.length === 0 ? <p className="text-muted">{words.nothing}</p> : null}
      {margin.length > 0 ? (
        <MonthTable heads={words.heads}>
          <tbody>
            {margin.map(({ kind, count, net, material, isPartly }) => (
              <tr key={kind}>
                <th scope="row">{kind}</th>
                <td>{count}</td>
                <td>{each(net, count)}</td>
                <td className={isPartly ? 'text-copper' : undefined}>
                  {isPartly ? words.atLeast(each(material, count)) : each(material, count)}
                </td>
                <td>{exactEuro(net - material)}</td>
                <td>{percent(marginPercent({ net, material }))}</td>
              </tr>
            ))}
            <tr data-all>
              <th scope="row">{words.all}</th>
              <td>{margin.reduce((sum, { count }) => sum + count, 0)}</td>
              <td />
              <td />
              <td>{exactEuro(all.net - all.material)}</td>
              <td>{percent(marginPercent(all))}</td>
            </tr>
          </tbody>
        </MonthTable>
      ) : null}
      {margin.some(({ isPartly }) => isPartly) ? (
        <p className="fine text-muted mt-8">{words.unpriced}</p>
      ) : null}
    </FigureSection>
  );
}

const percent = (share: number | undefined) => (share === undefined ? '–' : `${share}\u00a0%`);

const fileOf = (span: string, name: string) => `/api/workshop/files/figures/${span}/${name}.csv`;

function FiguresFiles({ figures }: { figures: MonthView }) {
  const [{ files: words }, language] = useTranslation(FIGURES_PAGE);
  const { materials, regions } = useMessages(PACKAGING_MATERIALS);
  const kilograms = (grams: number) =>
    grams === 0 ? '–' : `${decimalsIn((grams / 1000).toFixed(2), language)}\u00a0kg`;
  const { month, quarter, packaging, parcels, all, refundedOrders, rows } = figures;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-y-0 gap-x-28 phone:grid-cols-1">
      <FigureSection titleId="packaging" title={words.packaging} note={words.parcels(parcels)}>
        <MonthTable heads={[words.material, ...REGIONS.map((region) => regions[region]), words.all]}>
          <tbody>
            {packaging.map(({ material, grams, all: sum }) => (
              <tr key={material} data-all={material === 'all' || undefined}>
                <th scope="row">{materials[material]}</th>
                {[...REGIONS.map((region) => grams[region]), sum].map((weight, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                  <td key={index}>{kilograms(weight)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </MonthTable>
      </FigureSection>
      <FigureSection titleId="files" title={words.title} note={words.aside}>
        <ul className="grid grid-cols-[1fr_1fr] gap-12 mt-14 small:grid-cols-1">
          <File span={month} file="orders" note={words.rows(all.orders)} />
          <File span={month} file="vat" note={words.rows(rows.length)} />
          <File span={month} file="refunds" note={words.orders(refundedOrders)} />
          <File span={quarter} file="oss" note={words.quarter} />
          <File span={month} file="packaging" note={words.parcels(parcels)} />
        </ul>
      </FigureSection>
    </div>
  );
}

/** `span` is a month or a quarter. */
function File({
  span,
  file,
  note,
}: {
  span: string;
  file: keyof (typeof FIGURES_PAGE)['en']['files']['names'];
  note: string;
}) {
  const { names } = useMessages(FIGURES_PAGE).files;
  return (
    <li>
      <a
        className="relative block pt-14 pr-44 pb-14 pl-16 edge rounded bg-ground-raised hover:border-text hover:bg-white"
        href={fileOf(span, file)}
      >
        <b className="block weight-600">{names[file]}</b>
        <span className="fine text-muted">
          {span} · {note}
        </span>
        <svg
          viewBox="0 0 16 16"
          aria-hidden="true"
          className="absolute top-16 right-16 w-16 fill-none stroke-current stroke-[1.4]"
        >
          <path d="M8 1.5v9M4.2 7 8 10.8 11.8 7M2 14.2h12" />
        </svg>
      </a>
    </li>
  );
}
