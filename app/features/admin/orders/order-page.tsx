import { cx } from '#app/ui/cx.ts';
import { useMessages, useTranslation } from '#app/ui/language.tsx';
import type { Neighbours as NeighbourNumbers } from '#domain/admin/neighbours.ts';
import { dayInWords } from '#domain/calendar/day.ts';
import { CASE_WORDS, paymentCaseWords } from '#domain/orders/payment-case.messages.ts';
import {
  isOpen,
  MAKERS_WAY,
  type MakersStep,
  type OrderStep,
  stepLabel,
  stepTitle,
  stepTone,
} from '#domain/orders/states.ts';
import { isFinished, isMeasured, openWords } from '#domain/production/unit-state.ts';
import type { WorkshopOrder } from '#server/admin/index.ts';
import { Key, LinkButton } from '../kit/button.tsx';
import { CallForm, Submit } from '../kit/call-form.tsx';
import { EntryField } from '../kit/field.tsx';
import { framed } from '../kit/frame.tsx';
import { filePath, OrderNumber, TextLink, workshopOrderPath } from '../kit/link.tsx';
import look from '../kit/look.module.css';
import { LIST_ROW, TitledSection } from '../kit/section.tsx';
import { dateOf, momentOf } from '../kit/words.ts';
import { OrderAside } from './order-aside.tsx';
import { OrderBack } from './order-back.tsx';
import { OrderLinesSection } from './order-lines.tsx';
import { OrderMoney } from './order-money.tsx';
import { ORDER_HOLD, ORDER_KEYS, ORDER_PAGE } from './order-page.messages.ts';
import { OrderRefund } from './order-refund.tsx';
import { OrderRepair } from './order-repair.tsx';
import { OrderShipping } from './order-shipping.tsx';
import { CancelOrder, NextState } from './order-steps.tsx';

export default framed(OrderPage, '/workshop/orders', ORDER_KEYS);

export function OrderPage({ order }: { order: WorkshopOrder }) {
  const [words, language] = useTranslation(ORDER_PAGE);
  const { number, buyer, place, neighbours, lines, paidAt, createdAt } = order;
  const units = lines.flatMap((line) => line.units);
  const first = units[0]?.number;
  return (
    <>
      <div className="pt-18 px-margin">
        <div className="fine flex flex-wrap items-start gap-16">
          <TextLink label={words.board} to="/workshop" data-key="escape" />
          {place ? <span className="text-muted">{words.place(place.place, place.of)}</span> : null}
          {neighbours ? <Neighbours {...neighbours} /> : null}
          <CancelOrder order={order} />
        </div>
        <div className="[&_h1]:type-52 [&_h1]:ls-[-0.03em] phone:[&_h1]:type-46 small:[&_h1]:type-30 flex flex-wrap items-end gap-y-14 gap-x-24 mt-14">
          <h1>
            <OrderNumber number={number} />
          </h1>
          <p className="lh-[1.4]">
            <b>{buyer.name ?? words.noName}</b>, {buyer.countryName}
            <br />
            <span className="fine text-muted">
              {paidAt ? words.paid(momentOf(paidAt, language)) : words.opened(momentOf(createdAt, language))}
            </span>
          </p>
          <div className="phone:[&>:last-child]:flex-1 phone:[&_form_button]:w-full flex items-start gap-12 ml-auto phone:w-full phone:ml-0 small:flex-col small:items-stretch">
            {first ? (
              <LinkButton
                newTab
                label={units.length > 1 ? words.sheetOf(first) : words.sheet}
                href={filePath(number, `build-sheet-${first}.pdf`)}
                data-key="d"
              />
            ) : null}
            <NextState order={order} />
          </div>
        </div>
        <Timeline order={order} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_clamp(300px,29vw,400px)] items-start gap-32 px-margin pb-56 phone:grid-cols-1 phone:gap-0">
        <div>
          <OrderHold order={order} />
          <OrderLinesSection order={order} />
          <div className="pt-14 pb-30 edge-t grid grid-cols-2 gap-32 small:grid-cols-1">
            <OrderShipping order={order} />
            <OrderMoney order={order} />
          </div>
          {order.refundable.atMost > 0 || order.refunds.length > 0 ? <OrderRefund order={order} /> : null}
          {paidAt ? <OrderBack order={order} /> : null}
          <OrderRepair order={order} />
        </div>
        <OrderAside order={order} />
      </div>
    </>
  );
}

/** Links to the neighbouring orders, in the desk's sequence. */
function Neighbours({ before, after }: NeighbourNumbers) {
  const words = useMessages(ORDER_PAGE);
  return (
    <nav className="flex gap-y-6 gap-x-18" aria-label={words.beside}>
      {before ? (
        <TextLink to={workshopOrderPath(before)} className="flex items-center gap-8" data-key="k">
          {words.previous}
          <Key>K</Key>
        </TextLink>
      ) : null}
      {after ? (
        <TextLink to={workshopOrderPath(after)} className="flex items-center gap-8" data-key="j">
          {words.next}
          <Key>J</Key>
        </TextLink>
      ) : null}
    </nav>
  );
}

function Timeline({ order }: { order: WorkshopOrder }) {
  const [words, language] = useTranslation(ORDER_PAGE);
  const { step, paidAt, shippedAt, deliveredAt, promised, lines, parcels, trail } = order;
  const way: readonly OrderStep[] = MAKERS_WAY;
  const at = way.indexOf(step);
  const units = lines.flatMap((line) => line.units);
  const begun = trail.find(({ kind }) => kind === 'production-started');
  const measured = units.filter(({ state }) => isMeasured(state)).length;
  const isLabelled = parcels.some(({ labelPrinted }) => labelPrinted);
  const reached: Readonly<Record<MakersStep, boolean>> = {
    paid: paidAt !== null,
    'in the making': begun !== undefined,
    wound: units.length > 0 && units.every(isFinished),
    packed: isLabelled,
    shipped: shippedAt !== null,
    delivered: deliveredAt !== null,
  };
  const details: Readonly<Record<MakersStep, string>> = {
    paid: paidAt ? momentOf(paidAt, language) : words.notYet,
    'in the making': begun ? words.since(dateOf(begun.at, language), begun.by) : '',
    wound: [words.measured(measured, units.length), openWords(units, language)].filter(Boolean).join(', '),
    packed: isLabelled ? words.labelPrinted : words.labelAndSlip,
    shipped: shippedAt
      ? momentOf(shippedAt, language)
      : promised.day
        ? words.promised(dayInWords(promised.day, language, 'short'))
        : '',
    delivered: deliveredAt ? momentOf(deliveredAt, language) : '',
  };
  return (
    <>
      {at < 0 ? (
        <p className={cx(look.tag, 'mt-18')} data-tone={stepTone(step)}>
          {stepLabel(step, language)}
        </p>
      ) : null}
      <ol className="grid grid-cols-[repeat(6,1fr)] mt-24 line-t small:grid-cols-[1fr_1fr_1fr]">
        {MAKERS_WAY.map((name, index) => (
          <li
            className="before:absolute before:-top-1 before:right-0 before:left-0 before:[border-top:3px_solid_var(--text)] data-[at=now]:before:right-1/2 data-[at=now]:before:border-copper-fill data-[at=todo]:before:hidden relative pt-14 pr-12 pb-18 phone:type-14"
            key={name}
            data-at={(at < 0 ? reached[name] : index < at) ? 'done' : index === at ? 'now' : 'todo'}
            aria-current={index === at ? 'step' : undefined}
          >
            <b className="in-data-[at=now]:text-copper in-data-[at=todo]:text-muted in-data-[at=todo]:weight-400 block">
              {stepTitle(name, language)}
            </b>
            <span className="fine text-muted">{at < 0 && !reached[name] ? null : details[name]}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Doubts about an order's payment, and the form that releases it all the same. */
function OrderHold({ order }: { order: WorkshopOrder }) {
  const [words, language] = useTranslation(ORDER_HOLD);
  const { number, version, held, cases, state } = order;
  if (cases.length === 0) return null;
  const isHeld = held !== null && isOpen(state);
  return (
    <TitledSection titleId="hold" className="pt-14 pb-30" title={words.title}>
      <ul>
        {cases.map(({ id, of, link, ...stands }) => (
          <li className={LIST_ROW} key={id}>
            <span>
              <b>{CASE_WORDS[language].of[of]}</b>: {paymentCaseWords(stands, language)}
              <br />
              <TextLink label={words.evidence} newTab href={link} className="fine" />
            </span>
          </li>
        ))}
      </ul>
      {isOpen(state) ? (
        <p className={held ? 'text-wine' : 'text-muted'}>{held ? words.held : words.notHeld}</p>
      ) : null}
      {isHeld ? (
        <CallForm
          call="release-order"
          asks={(fields) => ({ number, version, reason: fields.text('reason') })}
          done={words.released(number)}
        >
          <EntryField id="release-reason" label={words.why} name="reason" maxLength={500} />
          <Submit label={words.release} className="mt-12" />
        </CallForm>
      ) : null}
    </TitledSection>
  );
}
