import { cx } from '#app/ui/cx.ts';
import { amountWords } from '#domain/stock/amounts.ts';
import type { PartView, StockDesk } from '#server/shelf/index.ts';
import look from '../look.module.css';
import styles from './stock.module.css';

/** How full a drawer is: free, then reserved, with the reorder point as a tick. In figures it stands beside it. */
export function Level({ part: { onHand, reserved, free, reorder } }: { part: PartView }) {
  const whole = Math.max(onHand, reorder * 1.15, 1);
  const share = (amount: number) => `${Math.max(0, Math.min(100, (amount / whole) * 100))}%`;
  return (
    <div className={styles.level} aria-hidden="true">
      <i style={{ width: share(free) }} data-low={free < reorder ? '' : undefined} />
      <i style={{ width: share(Math.min(reserved, onHand)) }} data-reserved="" />
      {reorder > 0 ? <b style={{ left: share(reorder) }} /> : null}
    </div>
  );
}

function Row({ part, isChosen }: { part: PartView; isChosen: boolean }) {
  const { id, name, detail, unit, onHand, reserved, free, reorder, isCounted, isShort, toBuy } = part;
  const words = (amount: number) => amountWords(unit, amount);
  return (
    <tr data-row="" data-chosen={isChosen ? '' : undefined}>
      <th scope="row">
        <a href={`/workshop/stock?part=${encodeURIComponent(id)}#part`} data-open="">
          {name}
        </a>{' '}
        <span className={cx(look.small, look.faint)}>{detail}</span>
      </th>
      <td>{isCounted ? words(onHand) : '–'}</td>
      <td>{reserved > 0 ? words(reserved) : '–'}</td>
      <td
        className={cx(
          styles.free,
          isCounted && (free < 0 ? look.wine : free < reorder ? look.copper : undefined),
        )}
      >
        {isCounted ? words(free) : 'not counted'}
      </td>
      <td className={styles.levelCell}>{isCounted ? <Level part={part} /> : null}</td>
      <td className={look.faint}>{reorder > 0 ? words(reorder) : '–'}</td>
      <td>
        {toBuy ? (
          <a
            className={look.tag}
            data-tone={isShort ? 'wine' : undefined}
            href={`/workshop/stock/to-buy#${encodeURIComponent(id)}`}
          >
            to buy<span className="visually-hidden">, {name}</span>
          </a>
        ) : null}
      </td>
    </tr>
  );
}

/** Everything that is counted in pieces or metres, group by group. */
export const PartsTable = ({
  groups,
  chosen,
}: {
  groups: StockDesk['groups'];
  chosen: string | undefined;
}) => (
  <section aria-labelledby="parts-title">
    <div className={styles.lowHead}>
      <h2 id="parts-title" className={look.title}>
        Parts
      </h2>
      <span className={cx(look.small, look.faint)}>free = on hand less reserved</span>
      <span className={cx(look.small, look.faint, styles.right)}>
        <span className={styles.tick} aria-hidden="true" /> reorder point
      </span>
    </div>
    <table className={styles.parts}>
      <thead className={cx(look.small, look.faint)}>
        <tr>
          <th scope="col">Part</th>
          <th scope="col">On hand</th>
          <th scope="col">Reserved</th>
          <th scope="col">Free</th>
          <th scope="col">
            <span className="visually-hidden">Level</span>
          </th>
          <th scope="col">Reorder</th>
          <th scope="col">
            <span className="visually-hidden">To buy</span>
          </th>
        </tr>
      </thead>
      {groups.map(({ name, rows }) => (
        <tbody key={name}>
          <tr>
            <th colSpan={7} scope="rowgroup" className={styles.group}>
              {name}
            </th>
          </tr>
          {rows.map((row) => (
            <Row key={row.id} part={row} isChosen={row.id === chosen} />
          ))}
        </tbody>
      ))}
    </table>
  </section>
);
