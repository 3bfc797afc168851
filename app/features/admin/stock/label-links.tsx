import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { amountWords, type PartUnit } from '#domain/stock/amounts.ts';
import type { Delivery } from '#server/stock/index.ts';
import { dateOf } from '../kit/format.ts';
import look from '../kit/look.module.css';
import { ON_THE_WAY } from './way.messages.ts';

interface LabelLinksProps {
  name: string;
  unit: PartUnit;
  deliveries: readonly Delivery[];
}

/** Links to the labels of a delivery's parts, for drawers or reels. */
export function LabelLinks({ name, unit, deliveries }: LabelLinksProps) {
  const { label } = useMessages(ON_THE_WAY);
  const language = useLanguage();
  return deliveries.length === 0 ? null : (
    <ul className="grid mt-6 fine">
      {deliveries.map(({ id, amount, on, lot }) => (
        <li key={id}>
          <a
            className={cx('inline-block pt-10 pr-8 pb-10 pl-0', look.link)}
            href={`/api/workshop/files/stock/label-${id}.pdf`}
            target="_blank"
            rel="noopener"
          >
            {label}
            <span className="visually-hidden">, {name}</span>
          </a>{' '}
          {[amountWords(unit, amount, language), lot, dateOf(on, language)].filter(Boolean).join(' · ')}
        </li>
      ))}
    </ul>
  );
}
