import { cx } from '#app/ui/cx.ts';
import { amountWords, changeWords } from '#domain/stock/amounts.ts';
import type { MovementView } from '#server/shelf/index.ts';
import { momentOf } from '../format.ts';
import look from '../look.module.css';
import styles from './stock.module.css';

/** "W-42-06, coil of 26-0416", "Box M, packed", "Slug, goods in". */
function movementWords({
  kind,
  name,
  lot,
  unit,
  book,
  change,
  by,
  serial,
  order,
  reason,
  note,
}: MovementView) {
  const what = lot ?? name;
  const why = [reason, note].filter(Boolean).join(': ');
  switch (kind) {
    case 'taken':
      return `${what}, ${serial ? `for ${serial}` : `packed, ${order ?? 'a parcel'}`}`;
    case 'returned':
      return `${what}, back from ${serial ?? order ?? 'an order'}`;
    case 'goods in':
      return `${name}, goods in${lot ? `, ${lot}` : ''}`;
    case 'first count':
      return `${what}, first count by ${by}`;
    case 'counted':
    case 'weighed':
      return `${what} ${kind} by ${by}: book ${amountWords(unit, book)}, found ${amountWords(unit, book + change)}${
        why ? `, ${why}` : kind === 'weighed' && change !== 0 ? ', ends' : ''
      }`;
  }
}

/** What happened last to what lies on the shelf. */
export const Movements = ({ movements }: { movements: readonly MovementView[] }) => (
  <section aria-labelledby="movements-title" className={styles.block}>
    <h2 id="movements-title" className={look.title}>
      Last movements
    </h2>
    {movements.length === 0 ? (
      <p className={cx(look.faint, 'mt-12')}>Nothing has moved yet.</p>
    ) : (
      <table className={styles.movements}>
        <tbody>
          {movements.map((one) => (
            <tr key={one.id}>
              <td className={look.small}>{momentOf(one.at)}</td>
              <td>{movementWords(one)}</td>
              <td className={cx(look.num, one.change < 0 && look.wine)}>
                {changeWords(one.unit, one.change)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </section>
);
