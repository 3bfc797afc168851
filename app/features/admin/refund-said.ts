import type { RefundAnswer } from '#server/returns/index.ts';

/** What became of the money, where a call sent some back: of itself, or after a cancellation or a withdrawal. */
function refundIn(data: unknown): Partial<RefundAnswer> | undefined {
  const answer = data as (Partial<RefundAnswer> & { refund?: RefundAnswer }) | null;
  return answer?.refund ?? (answer?.amount === undefined ? undefined : answer);
}

/** What is said once a call was heard: what its form promised, unless the money is not on its way. */
export function saidOf(
  data: unknown,
  done: string | undefined,
): { readonly type: 'success' | 'info' | 'error'; readonly text: string } | undefined {
  const refund = refundIn(data);
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
  return done === undefined ? undefined : { type: 'success', text: done };
}
