import { cx } from '#app/ui/cx.ts';
import { RETURN_DAYS } from '#domain/returns/returns.ts';
import type { OrderView } from '#server/admin/index.ts';
import { CallForm, Submit } from '../call-form.tsx';
import { counted, momentOf, orderPath } from '../format.ts';
import look from '../look.module.css';
import { OrderNumber } from '../parts.tsx';
import { HowMany, isTwice } from './how-many.tsx';
import styles from './returns.module.css';

/** How many of each line come back, as their buyer asked; the number is mailed to them. */
export const ReturnNumberForm = ({
  order: { number, version, lines, request, returnable },
  then,
}: {
  order: OrderView;
  then?: string;
}) =>
  returnable.every((most) => most === 0) ? (
    <p className={look.small}>All of it is on its way back already, or here.</p>
  ) : (
    <CallForm
      call="give-return-number"
      asks={(fields) => ({
        number,
        version,
        requestId: request?.id,
        quantities: fields.numbers('quantities'),
      })}
      done="The return number is given and mailed."
      then={then}
    >
      {request ? (
        <p className={cx(look.small, look.copper)}>
          Asked for on {momentOf(request.askedAt)}, as chosen here.
        </p>
      ) : null}
      {lines.map(({ name, detail }, index) => {
        const most = returnable[index] ?? 0;
        const chosen = request ? Math.min(request.quantities[index] ?? 0, most) : most;
        return (
          <HowMany
            key={name + detail}
            name={name}
            most={most}
            chosen={chosen}
            {...(isTwice(lines, name) && { detail })}
          />
        );
      })}
      <Submit>Give a return number</Submit>
    </CallForm>
  );

/** A number for an order: which one first, then what of it comes back. */
export function NewReturn({ typed, order }: { typed: string | undefined; order: OrderView | undefined }) {
  const left = order?.shippedAt;
  return (
    <section className={styles.new} aria-labelledby="new-return">
      <h2 className={look.title} id="new-return">
        New return number
      </h2>
      <form
        action="/workshop/returns"
        className={cx(styles.find, 'grid grid-cols-[minmax(0,1fr)_auto] content-start gap-y-0 gap-x-12')}
      >
        <input type="hidden" name="new" value="number" />
        <label className={cx(look.label, 'col-span-full')} htmlFor="return-of">
          Order
        </label>
        <input
          className={cx(look.field, look.num)}
          id="return-of"
          name="order"
          defaultValue={typed}
          placeholder="GW-"
          autoComplete="off"
          required
        />
        <button type="submit" className={look.button}>
          Find it
        </button>
      </form>
      {order ? (
        <div>
          <p>
            <a className={look.num} href={orderPath(order.number)}>
              <OrderNumber number={order.number} />
            </a>{' '}
            {order.buyer.name}, <span className={look.faint}>{order.buyer.countryName}</span>
          </p>
          {left && order.back.mayReturn ? (
            <ReturnNumberForm order={order} then="/workshop/returns" />
          ) : (
            <p className={look.small}>
              {left
                ? `Its ${RETURN_DAYS} days are over.`
                : `Nothing of its ${counted(order.lines.length, 'line')} has left yet.`}
            </p>
          )}
        </div>
      ) : typed ? (
        <p role="status" className={look.wine}>
          There is no order {typed}.
        </p>
      ) : null}
      <a className={cx(look.small, look.link, 'absolute top-20 right-24')} href="/workshop/returns">
        Close
      </a>
    </section>
  );
}

/** A withdrawal that came by letter or by telephone. */
export const NewWithdrawal = () => (
  <section className={styles.new} aria-labelledby="new-withdrawal">
    <h2 className={look.title} id="new-withdrawal">
      Enter a withdrawal
    </h2>
    <CallForm
      call="enter-withdrawal"
      asks={(fields) => ({
        orderNumber: fields.text('orderNumber'),
        name: fields.text('name'),
        email: fields.text('email'),
        goods: fields.text('goods') || null,
      })}
      then="/workshop/returns"
      done="The withdrawal is entered, and acknowledged by mail."
    >
      <div
        className={cx(
          styles.entries,
          'grid grid-cols-[repeat(4,minmax(0,1fr))_auto] items-end gap-y-0 gap-x-16',
        )}
      >
        <Entry name="orderNumber" label="Order, as it was said" />
        <Entry name="name" label="Name" />
        <Entry name="email" label="E-mail" type="email" />
        <Entry name="goods" label="Only some of it? Which?" />
        <Submit>Enter it</Submit>
      </div>
    </CallForm>
    <a className={cx(look.small, look.link, 'absolute top-20 right-24')} href="/workshop/returns">
      Close
    </a>
  </section>
);

const Entry = ({ name, label, type = 'text' }: { name: string; label: string; type?: string }) => (
  <div>
    <label className={look.label} htmlFor={`entry-${name}`}>
      {label}
    </label>
    <input className={look.field} id={`entry-${name}`} name={name} type={type} autoComplete="off" />
  </div>
);
