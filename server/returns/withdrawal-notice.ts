import type { Language } from '#domain/languages.ts';
import type { NoticeMessages } from '#domain/orders/order-notice.ts';
import { type OrderState, phaseOf, stepLabel } from '#domain/orders/states.ts';
import type { WhyTold, Withdrawal } from '#domain/returns/withdrawal.ts';
import { WITHDRAWAL_NOTICE } from './withdrawal-notice.messages.ts';

interface KnownOrder {
  readonly number: string;
  readonly state: OrderState;
}

/** A withdrawal for the makers: the declaration, and the next steps. */
export function withdrawalNotice(
  why: WhyTold,
  withdrawal: Withdrawal & { readonly receivedAt: Date },
  order: KnownOrder | undefined,
  language: Language,
): NoticeMessages {
  const { declared, matched, unmatched, unsaid, refund, steps } = WITHDRAWAL_NOTICE[language];
  const what = declared(withdrawal);
  if (why !== 'received') return unsaid[why](what);
  if (!order) return unmatched(what);
  // § 357 (1) and (2) BGB: includes the outbound fee for a full withdrawal.
  const toDo = steps[phaseOf(order.state)](refund(withdrawal.goods === null));
  return matched(what, order.number, stepLabel(order.state, language), toDo);
}
