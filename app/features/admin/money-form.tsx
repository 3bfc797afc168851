import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import type { Cents } from '#domain/money.ts';
import { type Refundable, refundQuestion } from '#domain/returns/refund.ts';
import type { MoneyCall } from '#server/api/workshop-calls.ts';
import { SleepingForm } from './call-form.tsx';
import look from './look.module.css';
import { Question } from './question.tsx';
import { euro } from './words.ts';

/** What a sum is worked out from while it is put together (`wake-money.ts`). */
export interface MoneyFacts {
  readonly can: Refundable;
  readonly paid: Cents;
  readonly buyer: string;
  /** Whether shipping and goodwill are typed, or follow from what is withdrawn. */
  readonly kind: 'typed' | 'withdrawal';
  /** The order that ends once all of it goes back. */
  readonly ends?: string | undefined;
}

/**
 * The one form by which money leaves: its button names the sum, a question names it again, and it is sent along, so that
 * nothing goes where another sum would go by now. `facts` keep the sum right while something is chosen.
 */
export function MoneyForm({
  call,
  id,
  of,
  ids,
  done,
  then,
  amount,
  left,
  paid,
  buyer,
  ends,
  facts,
  button,
  dataKey,
  beside,
  className,
  children,
}: {
  call: MoneyCall;
  /** Of the form on its page. */
  id: string;
  of: object;
  ids: readonly string[];
  done: string;
  then?: string;
  amount: Cents;
  /** What can go back after it. */
  left: Cents;
  paid: Cents;
  buyer: string;
  /** Number of the order that is cancelled with it. */
  ends?: string | undefined;
  facts?: MoneyFacts;
  button?: string | false | undefined;
  dataKey?: string;
  /** What stands beside the button, in a line of this class. */
  beside?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
}) {
  const question = refundQuestion({ amount, left, paid, buyer, ends });
  return (
    <>
      <SleepingForm
        call={call}
        of={of}
        ids={ids}
        done={done}
        {...(then && { then })}
        data-asks={`ask-${id}`}
        data-money={facts ? JSON.stringify(facts) : undefined}
      >
        {children}
        <input type="hidden" name="amount" data-as="number" defaultValue={amount} />
        <div className={className}>
          {beside}
          <button type="submit" className={cx(look.button, button)} data-key={dataKey}>
            <span data-deed="">
              {ends ? (amount > 0 ? 'Cancel and refund' : `Cancel ${ends}`) : 'Refund'}
            </span>{' '}
            <span data-sum="">{amount > 0 ? euro(amount) : null}</span>
          </button>
        </div>
      </SleepingForm>
      <Question id={`ask-${id}`} {...question} />
    </>
  );
}
