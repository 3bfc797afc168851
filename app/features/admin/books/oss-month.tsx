import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { decimalsIn } from '#domain/decimal-comma.ts';
import { cents } from '#domain/money.ts';
import type { BooksDesk } from '#server/books/index.ts';
import { euro } from '../kit/format.ts';
import look from '../kit/look.module.css';
import { BOOKS_HEAD } from '../kit/looks.ts';
import { BooksTable } from './books-table.tsx';
import { OSS } from './oss.messages.ts';
import { OssPanel } from './oss-panel.tsx';

export function OssMonth({ books: { oss, quarter, ossYear } }: { books: BooksDesk }) {
  const language = useLanguage();
  const words = useMessages(OSS);
  const sum = (of: (row: (typeof oss)[number]) => number) =>
    cents(oss.reduce((total, row) => total + of(row), 0));
  return (
    <section className="mb-40 pt-14 edge-t" aria-labelledby="oss">
      <div className={BOOKS_HEAD}>
        <h2 id="oss" className={look.title}>
          {words.title}
        </h2>
        <span className="fine text-muted">{words.aside}</span>
        <span className="fine text-muted ml-auto">{words.quarter(quarter)}</span>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_300px] gap-32 items-start phone:grid-cols-[minmax(0,1fr)]">
        <OssPanel oss={ossYear} />
        {oss.length === 0 ? (
          <p className="text-muted">{words.none}</p>
        ) : (
          <BooksTable>
            <thead>
              <tr>
                <th scope="col">{words.heads.rate}</th>
                <th scope="col">{words.heads.net}</th>
                <th scope="col">{words.heads.vat}</th>
              </tr>
            </thead>
            <tbody>
              {oss.map(({ country, ratePercent, net, vat, correctionOf }) => (
                <tr key={`${country} ${ratePercent} ${correctionOf}`}>
                  <th scope="row">
                    <b>{country}</b>{' '}
                    <span className="text-muted">{decimalsIn(String(ratePercent), language)}&nbsp;%</span>
                    {correctionOf ? <span className="text-muted">{words.corrects(correctionOf)}</span> : null}
                  </th>
                  <td>{euro(net)}</td>
                  <td>{euro(vat)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{oss.length}</th>
                <td>{euro(sum(({ net }) => net))}</td>
                <td className="text-copper">{euro(sum(({ vat }) => vat))}</td>
              </tr>
            </tfoot>
          </BooksTable>
        )}
      </div>
    </section>
  );
}
