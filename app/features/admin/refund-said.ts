import type { Message } from '#app/state/messages.ts';
import type { WorkshopAnswer } from '#server/api/workshop-api.ts';
import type { MoneyCall } from '#server/api/workshop-calls.ts';

/** What is said once a call was heard that sends money back, of itself or after a cancellation: what its form promised, unless the money is not on its way. */
export function saidOf(answer: WorkshopAnswer<MoneyCall>, done: string): Pick<Message, 'type' | 'text'> {
  const refund = 'amount' in answer ? answer : answer.refund;
  if (refund?.state === 'failed')
    return {
      type: 'error',
      text: `No money went back: ${refund.failure ?? 'the provider refused it.'} It can be asked for again.`,
    };
  if (refund?.state === 'asked')
    return {
      type: 'info',
      text: 'Written down. The provider does not answer yet: the shop goes on by itself, and refunds once.',
    };
  return { type: 'success', text: done };
}
