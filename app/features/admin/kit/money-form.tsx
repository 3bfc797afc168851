import type { ComponentProps, ReactNode } from 'react';
import type { Toast } from '#app/state/toasts.ts';
import { useMessages, useTranslation } from '#app/ui/language.tsx';
import type { Language } from '#domain/languages.ts';
import { type Cents, cents, exactEuro } from '#domain/money.ts';
import { refundFaultWords } from '#domain/order-log/refund-cause.ts';
import { refundQuestion } from '#domain/returns/refund.ts';
import type { WorkshopAnswer } from '#server/api/workshop-api.ts';
import type { MoneyCall, WorkshopAsks } from '#server/api/workshop-calls.ts';
import { AnyCallForm, type FormReader, Submit } from './call-form.tsx';
import { EntryField } from './field.tsx';
import { MONEY_FORM, REFUND_SAID } from './money-form.messages.ts';

/**
 * The only form that pays money out. Its button and a question both name the sum, and the sum is sent along, so the
 * call fails if another sum would be paid by now.
 */
export function MoneyForm<Name extends MoneyCall>({
  id,
  done,
  amount,
  atMost,
  paid,
  buyer,
  ends,
  kind,
  dataKey,
  beside,
  className,
  children,
  ...form
}: {
  call: Name;
  asks: (fields: FormReader, id: string) => WorkshopAsks<Name>;
  id: string;
  done: string;
  then?: string;
  amount: Cents;
  atMost: Cents;
  paid: Cents;
  buyer: string;
  ends?: string | undefined;
  kind?: ComponentProps<typeof Submit>['kind'];
  dataKey?: string;
  beside?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
}) {
  const [words, language] = useTranslation(MONEY_FORM);
  const left = cents(Math.max(0, atMost - amount));
  const lacks = (fields: FormReader): string | undefined => {
    if (amount === 0 && !ends) return words.choose;
    if (amount > atMost) return words.tooMuch(exactEuro(amount), exactEuro(atMost));
    return fields.flag('reason') && !fields.text('reason') ? words.why : undefined;
  };
  return (
    <AnyCallForm<Name>
      {...form}
      done={(answer) => saidOf(answer, done, language)}
      question={{ id: `ask-${id}`, ...refundQuestion({ amount, left, paid, buyer, ends }, language) }}
      lacks={lacks}
    >
      {children}
      <input type="hidden" name="amount" value={amount} />
      <div className={className}>
        {beside}
        <Submit kind={kind} data-key={dataKey}>
          <span>{ends ? (amount > 0 ? words.cancelAndRefund : words.cancel(ends)) : words.refund}</span>{' '}
          {amount > 0 ? <span>{exactEuro(amount)}</span> : null}
        </Submit>
      </div>
    </AnyCallForm>
  );
}

export function WhyAndMessage({ id }: { id: string }) {
  const words = useMessages(MONEY_FORM);
  return (['reason', 'message'] as const).map((name) => (
    <EntryField
      key={name}
      id={`${id}-${name}`}
      label={name === 'reason' ? words.noteForUs : words.message}
      name={name}
      maxLength={500}
    />
  ));
}

/**
 * Message after a call that refunds money, directly or with a cancellation: the form's own, unless the refund has not
 * started.
 */
export function saidOf(
  answer: WorkshopAnswer<MoneyCall>,
  done: string,
  language: Language = 'en',
): Pick<Toast, 'type' | 'text'> {
  const { failed, refused, asked } = REFUND_SAID[language];
  const refund = 'amount' in answer ? answer : answer.refund;
  if (refund?.state === 'failed')
    return {
      type: 'error',
      text: failed(refund.fault ? refundFaultWords(refund.fault, language) : refused),
    };
  if (refund?.state === 'asked')
    return {
      type: 'info',
      text: asked,
    };
  return { type: 'success', text: done };
}
