import type { Message } from '#app/state/messages.ts';
import type { Language } from '#domain/languages.ts';
import { faultWords } from '#domain/order-log/refund-cause.ts';
import type { WorkshopAnswer } from '#server/api/workshop-api.ts';
import type { MoneyCall } from '#server/api/workshop-calls.ts';
import { REFUND_SAID } from './refund-said.messages.ts';

/**
 * Message after a call that refunds money, directly or with a cancellation: the form's own, unless the refund has not
 * started.
 */
export function saidOf(
  answer: WorkshopAnswer<MoneyCall>,
  done: string,
  language: Language = 'en',
): Pick<Message, 'type' | 'text'> {
  const { failed, refused, asked } = REFUND_SAID[language];
  const refund = 'amount' in answer ? answer : answer.refund;
  if (refund?.state === 'failed')
    return {
      type: 'error',
      text: failed(refund.fault ? faultWords(refund.fault, language) : refused),
    };
  if (refund?.state === 'asked')
    return {
      type: 'info',
      text: asked,
    };
  return { type: 'success', text: done };
}
