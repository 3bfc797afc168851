import { Icon } from '#app/ui/icon.tsx';
import { countedIfSeveral } from '#domain/cart/counted.ts';
import type { ReturnRow } from '#server/returns/index.ts';
import { Thumb } from '../kit/parts.tsx';

/** The last day is marked like a late one. */
export const toneOf = ({ tone, isLastDay }: ReturnRow['money']) => (isLastDay ? 'late' : tone);

/** Deadline of a refund: one cell a day. */
export const Deadline = ({ money }: { money: ReturnRow['money'] }) => (
  <div className="data-[tone=late]:text-wine" data-tone={toneOf(money)}>
    <b className="in-data-[tone=soon]:text-copper flex items-center gap-8 mono-16/[1.3] weight-500">
      {toneOf(money) === 'late' ? <Icon name="warning" size={16} /> : null}
      {money.words}
    </b>
    <span
      className="[&_i]:w-14 [&_i]:h-10 [&_i]:[border:1px_solid_currentcolor] [&_i[data-filled]]:bg-current flex gap-2 my-7"
      aria-hidden="true"
    >
      {money.cells.map((filled, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: days are identified by position
        <i key={index} data-filled={filled || undefined} />
      ))}
    </span>
    <span className="text-muted in-data-[tone=late]:text-wine fine">{money.detail}</span>
  </div>
);

export const Items = ({ items }: { items: ReturnRow['items'] }) => (
  <div>
    {items.map(({ name, detail, quantity, picture }) => (
      <div key={name + detail} className="not-first:mt-8 flex gap-14">
        <Thumb path={picture.path} className="w-72 h-52" />
        <div>
          <b>{countedIfSeveral(quantity, name)}</b>
          <p className="fine text-muted">{detail}</p>
        </div>
      </div>
    ))}
  </div>
);
