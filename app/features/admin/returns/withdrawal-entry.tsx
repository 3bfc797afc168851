import { useState } from 'react';
import { useMessages, useTranslation } from '#app/ui/language.tsx';
import { exactEuro } from '#domain/money.ts';
import { stepLabel } from '#domain/orders/states.ts';
import { suggestRefund, sumOfRefund } from '#domain/returns/refund.ts';
import { WITHDRAWAL_STATE_WORDS } from '#domain/returns/withdrawal-state.messages.ts';
import type { WithdrawalRow } from '#server/returns/index.ts';
import { CallForm, Submit } from '../kit/call-form.tsx';
import { Input } from '../kit/field.tsx';
import { OrderLink } from '../kit/link.tsx';
import { MoneyForm } from '../kit/money-form.tsx';
import { Tag } from '../kit/parts.tsx';
import { Fold } from '../kit/section.tsx';
import { buyerName, momentOf } from '../kit/words.ts';
import { Deadline, HowMany, Items, isTwice, ROW, RowActions, toneOf } from './returns-parts.tsx';
import { WITHDRAWAL_ROW } from './returns-rows.messages.ts';

export function WithdrawalEntry({ row }: { row: WithdrawalRow }) {
  const { id, state, name, email, typedNumber, goods, receivedAt, acknowledgedAt, order, money } = row;
  const [words, language] = useTranslation(WITHDRAWAL_ROW);
  const stateWords = useMessages(WITHDRAWAL_STATE_WORDS);
  const items = row.items.filter(({ quantity }) => quantity > 0);
  return (
    <article className={ROW} data-row="" data-tone={toneOf(money)}>
      <div>
        <Tag label={words.kind} tone="ink" />
        <p className="fine text-muted">{stateWords[state]}</p>
      </div>
      <div>
        {order ? (
          <OrderLink number={order.number} data-open="" />
        ) : (
          <span className="num">{typedNumber}</span>
        )}
        <p>
          {name}
          <span className="fine text-muted block">{email}</span>
        </p>
      </div>
      {items.length > 0 ? <Items items={items} /> : <p className="text-muted">{goods ?? words.noOrder}</p>}
      <div>
        <b className="[&::first-letter]:uppercase block">{words.state}</b>
        <p className="fine text-muted">
          {words.received(momentOf(receivedAt, language), acknowledgedAt !== null)}
          {goods ? ` · ${words.quoted(goods)}` : null}
        </p>
      </div>
      <Deadline money={money} />
      <RowActions>
        {order ? (
          <Answer row={row} order={order} />
        ) : (
          <CallForm
            call="match-withdrawal"
            asks={(fields) => ({ withdrawalId: id, number: fields.text('number') })}
            done={words.found}
          >
            <Input name="number" aria-label={words.orderOf} defaultValue={typedNumber} />
            <Submit label={words.isThis} />
          </CallForm>
        )}
        <Fold title={words.close} className="fine">
          <CallForm
            call="settle-withdrawal"
            asks={(fields) => ({ withdrawalId: id, reason: fields.text('reason') })}
            done={words.closed}
          >
            <Input name="reason" aria-label={words.whyClosed} placeholder={words.why} />
            <Submit label={words.close} />
          </CallForm>
        </Fold>
      </RowActions>
    </article>
  );
}

/** Refunds unshipped goods at once; shipped ones must return first. */
function Answer({
  row: { id, goods, items },
  order,
}: {
  row: WithdrawalRow;
  order: NonNullable<WithdrawalRow['order']>;
}) {
  const { number, state, answer, refundable, owed, paid } = order;
  const [words, language] = useTranslation(WITHDRAWAL_ROW);
  // A partial withdrawal must be read by a maker, so nothing is preset.
  const [quantities, setQuantities] = useState(items.map(({ quantity }) => (goods === null ? quantity : 0)));
  if (answer === 'none')
    return <p className="fine text-muted">{words.orderIs(stepLabel(state, language))}</p>;
  const boxes = items.map(({ name, detail, quantity }, index) => (
    <HowMany
      key={name + detail}
      name={name}
      {...(isTwice(items, name) && { detail })}
      most={quantity}
      chosen={quantities[index] ?? 0}
      onChoose={(count) => setQuantities(quantities.with(index, count))}
      isInRow
    />
  ));
  if (answer === 'await')
    return (
      <>
        <CallForm
          call="answer-withdrawal"
          asks={(fields) => ({ withdrawalId: id, quantities: fields.numbers('quantities') })}
          done={words.answered}
        >
          {boxes}
          <Submit label={words.answer} />
        </CallForm>
        {owed.kind === 'owed' ? (
          <p className="fine text-muted">{words.onceHere(exactEuro(owed.amount))}</p>
        ) : null}
      </>
    );
  const isAll = refundable.lines.every(({ quantity }, index) => quantities[index] === quantity);
  return (
    <MoneyForm
      call="refund-withdrawal"
      id={id}
      asks={(fields, refundId) => ({
        withdrawalId: id,
        refundId,
        quantities: fields.numbers('quantities'),
        amount: fields.number('amount') ?? 0,
      })}
      done={words.refunded}
      amount={sumOfRefund(refundable, suggestRefund(refundable, 'withdrawal', quantities))}
      atMost={refundable.atMost}
      paid={paid}
      buyer={buyerName(order.buyer, language)}
      ends={isAll ? number : undefined}
    >
      {boxes}
    </MoneyForm>
  );
}
