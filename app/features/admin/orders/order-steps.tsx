import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { WITHDRAWAL_DAYS } from '#domain/legal/withdrawal-days.ts';
import { isOpen } from '#domain/orders/states.ts';
import { benchPath } from '#domain/production/bench.ts';
import { nextAtBench } from '#domain/production/unit-state.ts';
import type { WorkshopOrder } from '#server/admin/index.ts';
import { CallForm, Submit } from '../kit/call-form.tsx';
import look from '../kit/look.module.css';
import { MoneyForm, WhyAndMessage } from '../kit/money-form.tsx';
import { buyerName, PageLink, workshopOrderPath } from '../kit/parts.tsx';
import { ORDER_PAGE } from './order-page.messages.ts';

const primary = cx(look.button, look.primary);

export function NextState({ order }: { order: WorkshopOrder }) {
  const language = useLanguage();
  const words = useMessages(ORDER_PAGE);
  const { number, version, step, lines, byHand } = order;
  const next = nextAtBench(lines.flatMap((line) => line.units));
  switch (step) {
    case 'paid':
      return (
        <CallForm call="take-up" asks={() => ({ number, version })} done={words.inTheMaking(number)}>
          <Submit className={look.primary} data-key="b">
            {words.takeUp}
          </Submit>
        </CallForm>
      );
    case 'in the making':
      return next ? (
        <PageLink to={benchPath(number, next.number)} className={primary} data-key="b">
          {words.openBench}
          <kbd className={look.key}>B</kbd>
        </PageLink>
      ) : null;
    case 'wound':
      return byHand?.collected ? (
        <CallForm call="give-to-buyer" asks={() => ({ number, version })} done={words.delivered(number)}>
          <Submit className={look.primary}>{words.giveToBuyer}</Submit>
        </CallForm>
      ) : (
        <a className={primary} href="#shipping" data-key="p">
          {words.pack}
          <kbd className={look.key}>P</kbd>
        </a>
      );
    case 'packed':
      return (
        <a className={primary} href="#shipping" data-key="s">
          {words.ship}
          <kbd className={look.key}>S</kbd>
        </a>
      );
    case 'shipped':
      return (
        <CallForm
          call="deliver"
          asks={() => ({ number, version })}
          done={words.delivered(number)}
          question={{
            id: 'ask-delivered',
            title: words.askDelivered(number),
            words: words.fromToday(buyerName(order.buyer.name, language), WITHDRAWAL_DAYS),
            yes: words.isDelivered,
          }}
        >
          <Submit className={look.primary}>{words.isDelivered}</Submit>
        </CallForm>
      );
    case 'delivered':
      if (byHand?.kind === 'repair') return null;
      return byHand?.collected ? (
        <CallForm
          call="undo-giving"
          asks={() => ({ number, version })}
          done={words.isBack(number)}
          question={{
            id: 'ask-not-collected',
            title: words.askNotCollected(number),
            words: words.notCollectedMeans,
            yes: words.notCollected,
          }}
        >
          <Submit>{words.notCollected}</Submit>
        </CallForm>
      ) : (
        <CallForm call="undo-delivery" asks={() => ({ number, version })} done={words.onItsWay(number)}>
          <Submit>{words.notDelivered}</Submit>
        </CallForm>
      );
    default:
      return null;
  }
}

export function CancelOrder({ order }: { order: WorkshopOrder }) {
  const language = useLanguage();
  const words = useMessages(ORDER_PAGE);
  const { number, version, state, refundable, money, buyer } = order;
  if (!isOpen(state)) return null;
  return (
    <details className="[&_summary]:cursor-pointer [&_summary]:list-none [&_summary]:text-right [&_form]:w-[min(420px,calc(100vw_-_2_*_var(--margin)))] [&_form]:px-0 [&_form]:pt-4 [&_form]:pb-16 [&_button]:mt-12 relative ml-auto">
      <summary className={cx(look.link, 'text-wine')}>{words.cancel}</summary>
      <MoneyForm
        call="cancel"
        id="cancel"
        asks={(fields, refundId) => ({
          number,
          version,
          refundId,
          reason: fields.text('reason'),
          message: fields.text('message'),
          amount: fields.number('amount') ?? 0,
        })}
        then={workshopOrderPath(number)}
        done={words.cancelled(number)}
        amount={refundable.atMost}
        atMost={refundable.atMost}
        paid={money.total}
        buyer={buyerName(buyer.name, language)}
        ends={number}
        button={look.warning}
      >
        <WhyAndMessage id="cancel" />
      </MoneyForm>
    </details>
  );
}
