import { cx } from '#app/ui/cx.ts';
import { REGIONS } from '#domain/admin/packaging.ts';
import type { Figures } from '#server/admin/index.ts';
import { counted } from '../format.ts';
import look from '../look.module.css';
import styles from './figures.module.css';

/** Address of a table, of a month or of a quarter. */
export const fileOf = (span: string, name: string) => `/api/workshop/files/figures/${span}/${name}.csv`;
const kilograms = (grams: number) => (grams === 0 ? '–' : `${(grams / 1000).toFixed(2)}\u00a0kg`);

/** What goes to the packaging register, and to the tax adviser. */
export function FiguresFiles({ figures }: { figures: Figures }) {
  const { month, quarter, packaging, parcels, all, refundedOrders, rows } = figures;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-y-0 gap-x-28 phone:grid-cols-1">
      <section className={cx(styles.block, 'mb-44 pt-16 edge-t')} aria-labelledby="packaging">
        <h2 className={look.title} id="packaging">
          Packaging put on the market{' '}
          <span className={cx(look.small, look.faint)}>{counted(parcels, 'parcel')}</span>
        </h2>
        <div className="relative overflow-x-auto">
          <table className={cx(styles.table, 'mt-12 mono-13/1.5')}>
            <thead>
              <tr>
                {['Material', ...REGIONS, 'All'].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {packaging.map(({ material, name, grams, all: sum }) => (
                <tr key={material} className={material === 'all' ? styles.all : undefined}>
                  <th scope="row">{name}</th>
                  {[...REGIONS.map((region) => grams[region]), sum].map((weight, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                    <td key={index}>{kilograms(weight)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <section className={cx(styles.block, 'mb-44 pt-16 edge-t')} aria-labelledby="files">
        <h2 className={look.title} id="files">
          For the tax adviser <span className={cx(look.small, look.faint)}>CSV, UTF-8, semicolons</span>
        </h2>
        <ul className={cx(styles.files, 'grid grid-cols-[1fr_1fr] gap-12 mt-14 small:grid-cols-1')}>
          <File
            href={fileOf(month, 'orders')}
            name="Orders"
            note={`${month} · ${counted(all.orders, 'row')}`}
          />
          <File
            href={fileOf(month, 'vat')}
            name="VAT by country"
            note={`${month} · ${counted(rows.length, 'row')}`}
          />
          <File
            href={fileOf(month, 'refunds')}
            name="Refunds"
            note={`${month} · ${counted(refundedOrders, 'order')}`}
          />
          <File href={fileOf(quarter, 'oss')} name="One-stop shop" note={`${quarter} · the whole quarter`} />
          <File
            href={fileOf(month, 'packaging')}
            name="Packaging"
            note={`${month} · ${counted(parcels, 'parcel')}`}
          />
        </ul>
      </section>
    </div>
  );
}

const File = ({ href, name, note }: { href: string; name: string; note: string }) => (
  <li>
    <a href={href}>
      <b className="block weight-600">{name}</b>
      <span className={cx(look.small, look.faint)}>{note}</span>
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
