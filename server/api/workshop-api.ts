import { type Context, Hono } from 'hono';
import type * as z from 'zod';
import { done } from '../shop/problem.ts';
import type { Services } from '../shop/services.ts';
import { addNote } from '../workshop/add-note.ts';
import { declineReturn, giveReturnNumber } from '../workshop/answer-request.ts';
import {
  answerWithdrawal,
  enterWithdrawal,
  matchWithdrawal,
  refundWithdrawal,
  settleWithdrawal,
} from '../workshop/answer-withdrawal.ts';
import { askRefund } from '../workshop/ask-refund.ts';
import { cancelOrder } from '../workshop/cancel-order.ts';
import { deliverOrder } from '../workshop/deliver-order.ts';
import { enterValues } from '../workshop/enter-values.ts';
import { closeReturn, goodsPosted, goodsReceived } from '../workshop/goods-back.ts';
import { holdPiece, releasePiece } from '../workshop/hold-piece.ts';
import { issueCode } from '../workshop/issue-code.ts';
import { movePromise } from '../workshop/move-promise.ts';
import { packOrder } from '../workshop/pack-order.ts';
import { readPricesAgain } from '../workshop/read-prices.ts';
import { search } from '../workshop/search.ts';
import { shipOrder } from '../workshop/ship-order.ts';
import { type Staff, staffIn } from '../workshop/staff.ts';
import { takeUp } from '../workshop/take-up.ts';
import { withdrawCode } from '../workshop/withdraw-code.ts';
import type { WorkshopOutcome } from '../workshop/workshop-outcome.ts';
import { readBody } from './respond.ts';
import { WORKSHOP_CALLS, type WorkshopAsked, type WorkshopCallName } from './workshop-calls.ts';

type UseCase<Name extends WorkshopCallName> = (
  services: Services,
  by: Staff,
  asked: WorkshopAsked<Name>,
) => Promise<WorkshopOutcome<object>>;

export const WORKSHOP_USE_CASES = {
  'take-up': takeUp,
  'hold-piece': holdPiece,
  'release-piece': releasePiece,
  'enter-values': enterValues,
  pack: packOrder,
  ship: shipOrder,
  deliver: deliverOrder,
  'move-promise': movePromise,
  'add-note': addNote,
  refund: askRefund,
  cancel: cancelOrder,
  'give-return-number': giveReturnNumber,
  'decline-return': declineReturn,
  'goods-posted': goodsPosted,
  'goods-received': goodsReceived,
  'close-return': closeReturn,
  'match-withdrawal': matchWithdrawal,
  'answer-withdrawal': answerWithdrawal,
  'refund-withdrawal': refundWithdrawal,
  'settle-withdrawal': settleWithdrawal,
  'enter-withdrawal': enterWithdrawal,
  'issue-code': issueCode,
  'withdraw-code': withdrawCode,
  'read-prices': readPricesAgain,
  search: async (services, _by, { text }) => done({ hits: await search(services, text) }),
} as const satisfies { readonly [Name in WorkshopCallName]: UseCase<Name> };

/** What a call answers: `data`, or `error` with a `conflict` where somebody was faster. */
export type WorkshopAnswer<Name extends WorkshopCallName> = Extract<
  Awaited<ReturnType<(typeof WORKSHOP_USE_CASES)[Name]>>,
  { ok: true }
>['value'];

/** Who asks, as the trail names them. Behind `requireStaff`. */
export const staffOf = (context: Context): Staff => staffIn(context.get('staff'));

function answer(context: Context, outcome: WorkshopOutcome<object>): Response {
  if (outcome.ok) return context.json({ data: outcome.value });
  const { status, error, conflict } = outcome;
  return context.json({ error, ...(conflict && { conflict }) }, status);
}

/** The makers' calls: parse, ask a use-case, answer. The guard stands in front (`index.ts`). */
export function workshopApi(services: Services): Hono {
  const api = new Hono();
  for (const [name, asks] of Object.entries<z.ZodType>(WORKSHOP_CALLS)) {
    // The tables pair each call's schema with its use-case; in a loop over all of them the pairs cannot be seen.
    const use = WORKSHOP_USE_CASES[name as WorkshopCallName] as unknown as (
      services: Services,
      by: Staff,
      asked: unknown,
    ) => Promise<WorkshopOutcome<object>>;
    api.post(`/${name}`, async (context) => {
      const asked = await readBody(context, asks);
      return asked.ok ? answer(context, await use(services, staffOf(context), asked.value)) : asked.response;
    });
  }
  return api;
}
