import { cx } from '#app/ui/cx.ts';
import { useMessages, usePath, useTranslation } from '#app/ui/language.tsx';
import type { WorkshopOrder } from '#server/admin/index.ts';
import { Button } from '../kit/button.tsx';
import { CallForm, Submit } from '../kit/call-form.tsx';
import { EntryField } from '../kit/field.tsx';
import { OrderLink, TextLink } from '../kit/link.tsx';
import look from '../kit/look.module.css';
import { TitledSection } from '../kit/section.tsx';
import { momentOf } from '../kit/words.ts';
import { NEW_RETURN } from './new-return.messages.ts';
import { HowMany, isTwice } from './returns-parts.tsx';

const NEW =
  'relative grid grid-cols-[minmax(0,380px)_minmax(0,1fr)] gap-y-8 gap-x-40 mb-20 pt-20 px-24 pb-24 edge bg-ground-raised small:grid-cols-[minmax(0,1fr)] small:p-16';

/** Counts per line to return, preset with the buyer's request; the return number is mailed to them. */
export function ReturnNumberForm({
  order: { number, version, lines, request, returnable },
  then,
}: {
  order: WorkshopOrder;
  then?: string;
}) {
  const [words, language] = useTranslation(NEW_RETURN);
  if (returnable.every((most) => most === 0)) return <p className="fine">{words.allOnItsWay}</p>;
  return (
    <CallForm
      call="give-return-number"
      asks={(fields) => ({
        number,
        version,
        requestId: request?.id,
        quantities: fields.numbers('quantities'),
      })}
      done={words.given}
      then={then}
    >
      {request ? (
        <p className="fine text-copper">{words.askedOn(momentOf(request.askedAt, language))}</p>
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
      <Submit label={words.give} />
    </CallForm>
  );
}

/** A return number for an order: first the order, then its lines. */
export function NewReturn({ typed, order }: { typed: string | undefined; order: WorkshopOrder | undefined }) {
  const words = useMessages(NEW_RETURN);
  const path = usePath();
  const left = order?.shippedAt;
  return (
    <TitledSection
      titleId="new-return"
      className={NEW}
      titleClassName="col-span-full"
      title={words.number.title}
    >
      <form
        action={path('/workshop/returns')}
        className="grid grid-cols-[minmax(0,1fr)_auto] content-start gap-y-0 gap-x-12"
      >
        <input type="hidden" name="new" value="number" />
        <EntryField
          boxClassName="contents"
          label={words.number.order}
          labelClassName={cx(look.label, 'col-span-full')}
          className="num type-15!"
          id="return-of"
          name="order"
          defaultValue={typed}
          placeholder="GW-"
          required
        />
        <Button label={words.number.find} type="submit" />
      </form>
      {order ? (
        <div>
          <p>
            <OrderLink number={order.number} /> {order.buyer.name},{' '}
            <span className="text-muted">{order.buyer.countryName}</span>
          </p>
          {left && order.back.mayReturn ? (
            <ReturnNumberForm order={order} then="/workshop/returns" />
          ) : (
            <p className="fine">{left ? words.number.daysOver : words.number.notLeft(order.lines.length)}</p>
          )}
        </div>
      ) : typed ? (
        <p role="status" className="text-wine">
          {words.number.noOrder(typed)}
        </p>
      ) : null}
      <TextLink label={words.close} to="/workshop/returns" className="fine absolute top-20 right-24" />
    </TitledSection>
  );
}

export function NewWithdrawal() {
  const { withdrawal: words, close } = useMessages(NEW_RETURN);
  return (
    <TitledSection
      titleId="new-withdrawal"
      className={cx(NEW, '[&>form]:col-span-full')}
      titleClassName="col-span-full"
      title={words.title}
    >
      <CallForm
        call="enter-withdrawal"
        asks={(fields) => ({
          orderNumber: fields.text('orderNumber'),
          name: fields.text('name'),
          email: fields.text('email'),
          goods: fields.text('goods') || null,
        })}
        then="/workshop/returns"
        done={words.entered}
      >
        <div className="max-[1200px]:grid-cols-[1fr_1fr] small:grid-cols-[minmax(0,1fr)] max-[1200px]:[&_button]:mt-16 grid grid-cols-[repeat(4,minmax(0,1fr))_auto] items-end gap-y-0 gap-x-16">
          <Entry name="orderNumber" label={words.order} />
          <Entry name="name" label={words.name} />
          <Entry name="email" label={words.email} type="email" />
          <Entry name="goods" label={words.goods} />
          <Submit label={words.enter} />
        </div>
      </CallForm>
      <TextLink label={close} to="/workshop/returns" className="fine absolute top-20 right-24" />
    </TitledSection>
  );
}

const Entry = ({ name, label, type = 'text' }: { name: string; label: string; type?: string }) => (
  <EntryField id={`entry-${name}`} label={label} name={name} type={type} />
);
