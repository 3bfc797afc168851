import { cx } from '#app/ui/cx.ts';
import { amountWords, type PartUnit } from '#domain/stock/amounts.ts';
import type { Delivery } from '#server/shelf/index.ts';
import { dateOf } from '../format.ts';
import look from '../look.module.css';
import styles from './to-buy.module.css';

/** The labels of what came, one for each delivery: for its drawer or its reel. */
export const LabelLinks = ({
  name,
  unit,
  deliveries,
}: {
  name: string;
  unit: PartUnit;
  deliveries: readonly Delivery[];
}) =>
  deliveries.length === 0 ? null : (
    <ul className={cx(styles.labels, look.small)}>
      {deliveries.map(({ id, amount, on, lot }) => (
        <li key={id}>
          <a
            className={look.link}
            href={`/api/workshop/files/stock/label-${id}.pdf`}
            target="_blank"
            rel="noopener"
          >
            Label<span className="visually-hidden">, {name}</span>
          </a>{' '}
          {[amountWords(unit, amount), lot, dateOf(on)].filter(Boolean).join(' · ')}
        </li>
      ))}
    </ul>
  );
