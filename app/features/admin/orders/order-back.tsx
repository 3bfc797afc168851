import { useTranslation } from '#app/ui/language.tsx';
import { dayInWords } from '#domain/calendar/day.ts';
import { WITHDRAWAL_DAYS } from '#domain/legal/withdrawal-days.ts';
import { RETURN_DAYS } from '#domain/returns/returns.ts';
import { WITHDRAWAL_STATE_WORDS } from '#domain/returns/withdrawal-state.messages.ts';
import type { WorkshopOrder } from '#server/admin/index.ts';
import { CallForm, Submit } from '../kit/call-form.tsx';
import { EntryField } from '../kit/field.tsx';
import { TextLink } from '../kit/link.tsx';
import { ListRow, SectionHead } from '../kit/section.tsx';
import { dateOf } from '../kit/words.ts';
import { ReturnNumberForm } from '../returns/new-return.tsx';
import { ORDER_BACK } from './order-back.messages.ts';

const WAY_TITLE = 'mb-4 body-15/[1.4] weight-600 ls-[0]';

const goodsOf = ({ lines }: WorkshopOrder, quantities: readonly number[]): string =>
  lines
    .flatMap(({ name }, index) => (quantities[index] ? [`${quantities[index]} × ${name}`] : []))
    .join(', ');

/** Goods on their way back: the voluntary return within 21 days, and the statutory withdrawal. */
export function OrderBack({ order }: { order: WorkshopOrder }) {
  const [words, language] = useTranslation(ORDER_BACK);
  const { number, back, returnedGoods, withdrawals, request, shippedAt, buyer, money } = order;
  const isRefunded = money.refunded > 0 && money.refunded >= money.total;
  const entryCount = returnedGoods.length + withdrawals.length + (request ? 1 : 0);
  return (
    <section className="pt-14 pb-30 edge-t" aria-labelledby="back">
      <SectionHead
        id="back"
        title={words.title}
        className="flex items-baseline gap-14"
        aside={entryCount === 0 ? words.none : words.entries(entryCount)}
      >
        {entryCount > 0 ? (
          <TextLink label={words.returns} to="/workshop/returns" className="fine ml-auto" />
        ) : null}
      </SectionHead>
      <ul>
        {request ? <ListRow aside={goodsOf(order, request.quantities)}>{words.askedFor}</ListRow> : null}
        {returnedGoods.map(({ id, returnNumber, stepWords, quantities }) => (
          <ListRow key={id} aside={goodsOf(order, quantities)}>
            {returnNumber}: {stepWords}
          </ListRow>
        ))}
        {withdrawals.map(({ id, state, goods, receivedAt }) => (
          <ListRow key={id} aside={dateOf(receivedAt, language)}>
            {words.withdrawal(WITHDRAWAL_STATE_WORDS[language][state], goods)}
          </ListRow>
        ))}
      </ul>
      <div className="[&_p]:mb-12 [&_button]:mt-12 grid grid-cols-2 gap-32 small:grid-cols-1 mt-12 py-16 px-18 edge-dashed rounded">
        <div>
          <h3 className={WAY_TITLE}>{words.return(RETURN_DAYS)}</h3>
          <p className="fine text-muted">
            {words.returnUntil(dayInWords(back.returnUntil, language, 'short'))}
          </p>
          {back.mayReturn && shippedAt ? (
            <ReturnNumberForm order={order} />
          ) : (
            <p className="fine">{shippedAt ? words.over : words.nothingLeft}</p>
          )}
        </div>
        <div>
          <h3 className={WAY_TITLE}>{words.withdraw(WITHDRAWAL_DAYS)}</h3>
          <p className="fine text-muted">
            {back.withdrawalUntil
              ? words.withdrawUntil(dayInWords(back.withdrawalUntil, language, 'short'))
              : words.notBegun}
          </p>
          {isRefunded ? (
            <p className="fine">{words.allRefunded}</p>
          ) : (
            <CallForm
              call="enter-withdrawal"
              asks={(fields) => ({
                name: buyer.name ?? number,
                orderNumber: number,
                email: buyer.email ?? '',
                goods: fields.text('goods') || null,
              })}
              done={words.entered}
            >
              <EntryField id="withdrawn" label={words.which} name="goods" />
              <Submit label={words.enter} />
            </CallForm>
          )}
        </div>
      </div>
    </section>
  );
}
