import { useState } from 'react';
import { cx } from '#app/ui/cx.ts';
import { useTranslation } from '#app/ui/language.tsx';
import { add, type Cents, cents, exactEuro, ZERO } from '#domain/money.ts';
import { causeWords, refundFaultWords } from '#domain/order-log/refund-cause.ts';
import { allOfIt, sumOfRefund } from '#domain/returns/refund.ts';
import { readFigure, TYPED_FIGURES, type TypedFigure, writeFigure } from '#domain/typed-figures.ts';
import type { WorkshopOrder } from '#server/admin/index.ts';
import { Button } from '../kit/button.tsx';
import { Input, Options, SelectInput } from '../kit/field.tsx';
import { MoneyForm, WhyAndMessage } from '../kit/money-form.tsx';
import { ListRow, ORDER_TABLE, TableHead, TitledSection, TWO_COLUMNS } from '../kit/section.tsx';
import { buyerName, momentOf } from '../kit/words.ts';
import { ORDER_REFUND } from './order-refund.messages.ts';

export function OrderRefund({ order }: { order: WorkshopOrder }) {
  const [words, language] = useTranslation(ORDER_REFUND);
  const { refunds } = order;
  const { atMost } = order.refundable;
  return (
    <TitledSection
      titleId="refund"
      className="pt-14 pb-30 edge-t"
      head="flex items-baseline gap-14"
      title={words.title}
      aside={words.atMost(exactEuro(atMost))}
    >
      {refunds.length > 0 ? (
        <ul>
          {refunds.map(({ id, state, amount, cause, fault, by, askedAt }) => (
            <ListRow
              key={id}
              aside={
                <>
                  {by}, {momentOf(askedAt, language)}
                </>
              }
            >
              {exactEuro(amount)} {words.states[state]}: {causeWords(cause, language)}
              {fault ? <span className="text-wine block">{refundFaultWords(fault, language)}</span> : null}
            </ListRow>
          ))}
        </ul>
      ) : null}
      {atMost > 0 ? <NewRefund order={order} /> : null}
    </TitledSection>
  );
}

const { shipping: SHIPPING, duty: DUTY, goodwill: GOODWILL } = TYPED_FIGURES;

/** The sum in a field while it is typed; zero if invalid. */
const centsIn = (text: string, figure: TypedFigure): Cents => cents(readFigure(text, figure) ?? 0);

/** A refund in preparation: button and question show its current sum. */
function NewRefund({ order: { number, lines, refundable, money, buyer } }: { order: WorkshopOrder }) {
  const [words, language] = useTranslation(ORDER_REFUND);
  const [quantities, setQuantities] = useState(lines.map(() => 0));
  const [typed, setTyped] = useState({ shipping: '', duty: '', goodwill: '' });
  const { atMost } = refundable;
  const goods = add(...refundable.lines.map(({ amount }) => amount));
  const written = (amount: Cents, figure: TypedFigure) => writeFigure(amount || null, figure, language);
  const all = allOfIt(refundable);
  return (
    <MoneyForm
      call="refund"
      id="refund"
      asks={(fields, id) => ({
        id,
        number,
        quantities: fields.numbers('quantities'),
        shipping: fields.figure('shipping', SHIPPING, 0),
        duty: fields.figure('duty', DUTY, 0),
        goodwill: fields.figure('goodwill', GOODWILL, 0),
        reason: fields.text('reason'),
        message: fields.text('message'),
        amount: fields.number('amount') ?? 0,
      })}
      done={words.done}
      amount={sumOfRefund(refundable, {
        quantities,
        shipping: centsIn(typed.shipping, SHIPPING),
        duty: centsIn(typed.duty, DUTY),
        goodwill: centsIn(typed.goodwill, GOODWILL),
      })}
      atMost={atMost}
      paid={money.total}
      buyer={buyerName(buyer.name, language)}
      kind="second"
      className="flex justify-end gap-12 mt-14"
      beside={
        <Button
          label={words.all}
          onClick={() => {
            setQuantities([...all.quantities]);
            setTyped({
              shipping: written(all.shipping, SHIPPING),
              duty: written(refundable.duty, DUTY),
              goodwill: written(all.goodwill, GOODWILL),
            });
          }}
        />
      }
    >
      <table
        className={cx(
          ORDER_TABLE,
          '[&_:is(th,_td):nth-child(n+2)]:w-140 [&_:is(th,_td):nth-child(n+2)]:pr-0 [&_:is(th,_td):nth-child(n+2)]:text-right [&_select]:w-110 [&_select]:mr-10 [&_input]:w-116 [&_input]:text-right small:[&_:is(th,_td):nth-child(2)]:hidden small:[&_select]:block small:[&_select]:mb-6',
        )}
      >
        <TableHead names={[words.what, words.left, words.refund]} />
        <tbody>
          {lines.map(({ name, detail }, index) => {
            const { quantity = 0, amount = ZERO, shares = [] } = refundable.lines[index] ?? {};
            const chosen = quantities[index] ?? 0;
            return (
              <tr key={name + detail}>
                <td>
                  <SelectInput
                    name="quantities"
                    data-key={index === 0 ? 'r' : undefined}
                    aria-label={words.howMany(name)}
                    value={chosen}
                    onChange={({ target }) => setQuantities(quantities.with(index, Number(target.value)))}
                  >
                    <Options
                      values={Array.from({ length: quantity + 1 }, (_, count) => count)}
                      nameOf={(count) => words.of(count, quantity)}
                    />
                  </SelectInput>{' '}
                  {name}
                </td>
                <td className="fine">{exactEuro(amount)}</td>
                <td className="fine">{exactEuro(shares[chosen - 1] ?? ZERO)}</td>
              </tr>
            );
          })}
          {(['shipping', 'duty', 'goodwill'] as const).map((name) =>
            name === 'duty' && refundable.duty === 0 ? null : (
              <tr key={name}>
                <td>{words[name]}</td>
                <td className="fine">{name === 'goodwill' ? null : exactEuro(refundable[name])}</td>
                <td>
                  <Input
                    className="num type-15!"
                    name={name}
                    inputMode="decimal"
                    placeholder="0,00"
                    aria-label={`${words[name]}, €`}
                    autoComplete="off"
                    value={typed[name]}
                    onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
                  />
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      <div className={TWO_COLUMNS}>
        <WhyAndMessage id="refund" />
      </div>
      {goods > refundable.goods ? (
        <p className="fine text-muted">{words.together(exactEuro(refundable.goods))}</p>
      ) : null}
    </MoneyForm>
  );
}
