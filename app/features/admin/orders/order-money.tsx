import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { useMessages, useTranslation } from '#app/ui/language.tsx';
import { dayInWords } from '#domain/calendar/day.ts';
import { DISCOUNT_LABEL } from '#domain/checkout/discount.ts';
import { DUTY_LABEL } from '#domain/customs/duty-label.ts';
import { exactEuro } from '#domain/money.ts';
import { BY_HAND } from '#domain/orders/by-hand.messages.ts';
import { isOpen } from '#domain/orders/states.ts';
import { smallBusinessWords } from '#domain/prices/vat.messages.ts';
import { isOfSmallBusiness } from '#domain/prices/vat.ts';
import { delayWords } from '#domain/production/promise.messages.ts';
import type { WorkshopOrder } from '#server/admin/index.ts';
import { CallForm, Submit } from '../kit/call-form.tsx';
import { CheckField, InputField } from '../kit/field.tsx';
import { filePath, TextLink, workshopOrderPath } from '../kit/link.tsx';
import look from '../kit/look.module.css';
import { TitledSection } from '../kit/section.tsx';
import { ORDER_MONEY } from './order-money.messages.ts';

export function OrderMoney({ order }: { order: WorkshopOrder }) {
  const [words, language] = useTranslation(ORDER_MONEY);
  const { money, buyer, number, invoiceNumber, paidAt, code, byHand } = order;
  const { shipping, vat } = money;
  return (
    <TitledSection titleId="money" title={words.title}>
      <dl className="pt-8">
        <Sum label={words.goods} amount={exactEuro(money.goods)} />
        {money.discount > 0 ? (
          <Sum
            label={
              <>
                {DISCOUNT_LABEL[language](money.discountPercent)}{' '}
                {code ? <TextLink label={code} to={`/workshop/codes#${code}`} className="fine" /> : null}
              </>
            }
            amount={exactEuro(-money.discount)}
            className="text-forest"
          />
        ) : null}
        {byHand?.collected ? null : (
          <Sum label={words.shipping(buyer.countryName)} amount={exactEuro(shipping.fee)} />
        )}
        {shipping.discount > 0 ? (
          <Sum label={words.offShipping} amount={exactEuro(-shipping.discount)} className="text-forest" />
        ) : null}
        {money.duty > 0 ? <Sum label={DUTY_LABEL[language]} amount={exactEuro(money.duty)} /> : null}
        <Sum
          label={paidAt ? words.paid : words.toPay}
          amount={exactEuro(money.total)}
          className="mt-6 pt-10 [border-top:1px_solid_var(--text)] weight-600"
          amountClassName="text-copper mono-22/[1.2] weight-500 ls-[-0.02em]"
        />
        {isOfSmallBusiness(vat) ? (
          <div className="flex justify-between py-5 text-muted">
            <dt>{smallBusinessWords(language)}</dt>
          </div>
        ) : (
          <Sum
            label={vat.country ? words.vat(vat.ratePercent) : words.export}
            amount={exactEuro(vat.contained)}
            className="text-muted"
          />
        )}
        {money.refunded > 0 ? (
          <Sum label={words.sentBack} amount={exactEuro(-money.refunded)} className="text-wine" />
        ) : null}
        {money.disputed > 0 ? (
          <Sum label={words.disputed} amount={exactEuro(-money.disputed)} className="text-wine" />
        ) : null}
      </dl>
      {byHand ? (
        <p className="fine">
          {words.byHand}: {BY_HAND[language].kind(byHand.kind)}, {BY_HAND[language].pays[byHand.pay]}
          {byHand.replaces ? (
            <>
              {', '}
              <TextLink label={byHand.replaces} to={workshopOrderPath(byHand.replaces)} />
            </>
          ) : null}
        </p>
      ) : null}
      {byHand && money.total === 0 ? (
        <TextLink
          label={words.deliveryNote}
          newTab
          href={filePath(number, 'delivery-note.pdf')}
          className="fine"
        />
      ) : null}
      {invoiceNumber ? (
        <TextLink
          label={words.invoice(invoiceNumber)}
          newTab
          href={filePath(number, 'invoice.pdf')}
          className="fine"
        />
      ) : null}
      {invoiceNumber ? <Corrections order={order} /> : null}
      <PromisedDay order={order} />
    </TitledSection>
  );
}

function Corrections({ order: { number, refunds } }: { order: WorkshopOrder }) {
  const words = useMessages(ORDER_MONEY);
  const made = refunds.filter(({ state }) => state === 'done');
  return made.map(({ id, amount }, index) => (
    <p key={id}>
      <TextLink
        label={words.correction(exactEuro(-amount))}
        newTab
        href={filePath(number, `correction-${index + 1}.pdf`)}
        className="fine"
      />
    </p>
  ));
}

const Sum = ({
  label,
  amount,
  className,
  amountClassName = 'mono-13/[1.6]',
}: {
  label: ReactNode;
  amount: string;
  className?: string | undefined;
  amountClassName?: string;
}) => (
  <div className={cx('flex justify-between py-5', className)}>
    <dt>{label}</dt>
    <dd className={cx('unit', amountClassName)} translate="no">
      {amount}
    </dd>
  </div>
);

function PromisedDay({ order: { number, version, state, promised } }: { order: WorkshopOrder }) {
  const [words, language] = useTranslation(ORDER_MONEY);
  const { day, moved, law, delay } = promised;
  if (!day) return null;
  const facts = (
    <p className="fine text-muted mt-10">
      {words.moved(moved)}
      {law ? ` ${words.law(dayInWords(law, language, 'short'))}` : null}
    </p>
  );
  if (!isOpen(state))
    return (
      <>
        <p className={look.label}>{words.promised}</p>
        <p className="num">{dayInWords(day, language, 'short')}</p>
        {facts}
      </>
    );
  return (
    <CallForm
      call="move-promise"
      asks={(fields) => ({
        number,
        version,
        promised: fields.text('promised'),
        tell: fields.flag('tell'),
      })}
      done={words.isMoved}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-12">
        <InputField
          boxClassName="contents"
          label={words.promised}
          labelClassName={cx(look.label, 'col-span-full')}
          type="date"
          className="num type-15!"
          id="promised"
          name="promised"
          defaultValue={delay?.instead ?? day}
        />
        <Submit label={words.delay} />
      </div>
      <CheckField label={words.tell} name="tell" defaultChecked />
      {delay ? <p className="fine text-wine mt-10">{delayWords(delay, language)}</p> : null}
      {facts}
    </CallForm>
  );
}
