import { useTranslation } from '#app/ui/language.tsx';
import { WITHDRAWAL_DAYS } from '#domain/legal/withdrawal-days.ts';
import { isOpen } from '#domain/orders/states.ts';
import { benchPath } from '#domain/production/bench.ts';
import { nextAtBench } from '#domain/production/unit-state.ts';
import type { WorkshopOrder } from '#server/admin/index.ts';
import { LinkButton } from '../kit/button.tsx';
import { CallForm, Submit } from '../kit/call-form.tsx';
import { workshopOrderPath } from '../kit/link.tsx';
import { MoneyForm, WhyAndMessage } from '../kit/money-form.tsx';
import { Fold } from '../kit/section.tsx';
import { buyerName } from '../kit/words.ts';
import { ORDER_PAGE } from './order-page.messages.ts';

export function NextState({ order }: { order: WorkshopOrder }) {
  const [words, language] = useTranslation(ORDER_PAGE);
  const { number, version, step, lines, byHand } = order;
  const next = nextAtBench(lines.flatMap((line) => line.units));
  switch (step) {
    case 'paid':
      return (
        <CallForm call="take-up" asks={() => ({ number, version })} done={words.inTheMaking(number)}>
          <Submit label={words.takeUp} kind="primary" data-key="b" />
        </CallForm>
      );
    case 'in the making':
      return next ? (
        <LinkButton label={words.openBench} to={benchPath(number, next.number)} kind="primary" shortcut="B" />
      ) : null;
    case 'wound':
      return byHand?.collected ? (
        <CallForm call="give-to-buyer" asks={() => ({ number, version })} done={words.delivered(number)}>
          <Submit label={words.giveToBuyer} kind="primary" />
        </CallForm>
      ) : (
        <LinkButton label={words.pack} kind="primary" href="#shipping" shortcut="P" />
      );
    case 'packed':
      return <LinkButton label={words.ship} kind="primary" href="#shipping" shortcut="S" />;
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
          <Submit label={words.isDelivered} kind="primary" />
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
          <Submit label={words.notCollected} />
        </CallForm>
      ) : (
        <CallForm call="undo-delivery" asks={() => ({ number, version })} done={words.onItsWay(number)}>
          <Submit label={words.notDelivered} />
        </CallForm>
      );
    default:
      return null;
  }
}

export function CancelOrder({ order }: { order: WorkshopOrder }) {
  const [words, language] = useTranslation(ORDER_PAGE);
  const { number, version, state, refundable, money, buyer } = order;
  if (!isOpen(state)) return null;
  return (
    <Fold
      title={words.cancel}
      titleClassName="text-wine"
      className="[&_summary]:cursor-pointer [&_summary]:list-none [&_summary]:text-right [&_form]:w-[min(420px,calc(100vw_-_2_*_var(--margin)))] [&_form]:px-0 [&_form]:pt-4 [&_form]:pb-16 [&_button]:mt-12 relative ml-auto"
    >
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
        kind="warning"
      >
        <WhyAndMessage id="cancel" />
      </MoneyForm>
    </Fold>
  );
}
