import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { PACKAGING } from '#domain/admin/packaging.messages.ts';
import { REGIONS } from '#domain/admin/packaging.ts';
import { decimalsIn } from '#domain/decimal-comma.ts';
import type { MonthView } from '#server/admin/index.ts';
import { FIGURES } from './figures.messages.ts';
import { FigureSection, MonthTable } from './month-table.tsx';

export const fileOf = (span: string, name: string) => `/api/workshop/files/figures/${span}/${name}.csv`;

export function FiguresFiles({ figures }: { figures: MonthView }) {
  const language = useLanguage();
  const { files: words } = useMessages(FIGURES);
  const { materials, regions } = useMessages(PACKAGING);
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
          <File
            href={fileOf(month, 'orders')}
            name={words.names.orders}
            note={`${month} · ${words.rows(all.orders)}`}
          />
          <File
            href={fileOf(month, 'vat')}
            name={words.names.vat}
            note={`${month} · ${words.rows(rows.length)}`}
          />
          <File
            href={fileOf(month, 'refunds')}
            name={words.names.refunds}
            note={`${month} · ${words.orders(refundedOrders)}`}
          />
          <File href={fileOf(quarter, 'oss')} name={words.names.oss} note={`${quarter} · ${words.quarter}`} />
          <File
            href={fileOf(month, 'packaging')}
            name={words.names.packaging}
            note={`${month} · ${words.parcels(parcels)}`}
          />
        </ul>
      </FigureSection>
    </div>
  );
}

const File = ({ href, name, note }: { href: string; name: string; note: string }) => (
  <li>
    <a
      className="relative block pt-14 pr-44 pb-14 pl-16 edge rounded bg-ground-raised hover:border-text hover:bg-white"
      href={href}
    >
      <b className="block weight-600">{name}</b>
      <span className="fine text-muted">{note}</span>
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
