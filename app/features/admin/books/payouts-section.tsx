import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useMessages } from '#app/ui/language.tsx';
import { lastDayOf } from '#domain/calendar/day.ts';
import { cents, exactEuro } from '#domain/money.ts';
import type { BooksView } from '#server/books/index.ts';
import { Tag } from '../kit/parts.tsx';
import { BOOKS_HEAD, SectionHead, TableHead } from '../kit/section.tsx';
import { PAYOUTS_SECTION } from './books-page.messages.ts';
import { BOOK_DAYS } from './days.messages.ts';
import { BooksTable } from './month-table.tsx';

const SUM_VALUE = 'mono-17/[1.4] weight-500 ls-[-0.04em] whitespace-nowrap';

const orDash = (amount: number): string => (amount === 0 ? '–' : exactEuro(amount));

/** The payment provider's receipts, fees and payouts, with their orders. */
export function PayoutsSection({ books: { money, month, before } }: { books: BooksView }) {
  const words = useMessages(PAYOUTS_SECTION);
  const days = useMessages(BOOK_DAYS);
  const { opening, taken, back, fees, others, paidOut, closing, payouts, off, strangers } = money;
  const sum = (of: (row: (typeof payouts)[number]) => number) =>
    payouts.reduce((total, row) => total + of(row), 0);
  const retained = cents(0 - back - fees - others);
  return (
    <section className="mb-40 pt-14 edge-t" aria-labelledby="payouts">
      <SectionHead id="payouts" title={words.title} className={BOOKS_HEAD} aside={words.aside}>
        <Tag className="ml-auto" tone={off === 0 ? 'forest' : 'wine'}>
          <Icon className="[vertical-align:-1px]" name={off === 0 ? 'check' : 'warning'} size={12} />{' '}
          {words.difference(exactEuro(off))}
        </Tag>
      </SectionHead>
      <dl className="grid grid-cols-[repeat(5,auto)] gap-y-12 gap-x-16 justify-between pt-10 pb-11 line-y phone:grid-cols-[1fr_1fr]">
        {(
          [
            [words.opening(days.short(lastDayOf(before))), opening],
            [words.taken, taken],
            [words.kept, retained],
            [words.paidOut, paidOut],
          ] as const
        ).map(([what, amount]) => (
          <div key={what}>
            <dt className="text-muted mono-12/1.5">{what}</dt>
            <dd className={SUM_VALUE}>{exactEuro(amount)}</dd>
          </div>
        ))}
        <div className="text-right phone:text-left">
          <dt className="text-muted mono-12/1.5">{words.closing(days.short(lastDayOf(month)))}</dt>
          <dd className={cx(SUM_VALUE, 'text-copper')}>{exactEuro(closing)}</dd>
        </div>
      </dl>
      {payouts.length === 0 ? (
        <p className="text-muted my-16">{words.none}</p>
      ) : (
        <div className="relative overflow-x-auto">
          <BooksTable>
            <TableHead names={words.heads} />
            <tbody>
              {payouts.map((row) => (
                <tr key={row.id}>
                  <th scope="row">{days.weekday(row.on)}</th>
                  <td>{row.payments}</td>
                  <td>{exactEuro(row.gross)}</td>
                  <td>{orDash(row.fees)}</td>
                  <td className={row.refunds === 0 ? 'text-muted' : 'text-wine'}>{orDash(row.refunds)}</td>
                  <td>
                    <b>{exactEuro(row.amount)}</b>
                  </td>
                  <td className={row.found === row.of && row.off === 0 ? 'text-forest' : 'text-wine'}>
                    <Icon name={row.found === row.of ? 'check' : 'warning'} size={13} />{' '}
                    {words.found(row.found, row.of)}
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{words.count(payouts.length)}</th>
                <td>{sum(({ payments }) => payments)}</td>
                <td>{exactEuro(cents(sum(({ gross }) => gross)))}</td>
                <td>{orDash(sum((row) => row.fees))}</td>
                <td>{orDash(sum(({ refunds }) => refunds))}</td>
                <td className="text-copper">{exactEuro(paidOut)}</td>
                <td />
              </tr>
            </tfoot>
          </BooksTable>
        </div>
      )}
      {strangers.length > 0 ? (
        <p className="mt-12 py-12 px-16 [border-left:4px_solid_var(--wine)] [background:var(--wine-pale)] wrap-anywhere">
          <Icon name="warning" size={14} /> {words.strangers(strangers.join(', '))}
        </p>
      ) : null}
    </section>
  );
}
