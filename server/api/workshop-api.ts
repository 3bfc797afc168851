import { type Context, Hono } from 'hono';
import type * as z from 'zod';
import { keysOf } from '#domain/records.ts';
import * as admin from '../admin/index.ts';
import * as books from '../books/index.ts';
import { languageAsked, readBody } from '../http/respond.ts';
import * as messages from '../messages/index.ts';
import * as orderPage from '../order-page/index.ts';
import { addNote, type Staff, staffIn, toldIn, type WorkshopOutcome } from '../orders/index.ts';
import { readFromReplica } from '../platform/db/read-from-replica.ts';
import { done } from '../platform/outcome/problem.ts';
import type { Services } from '../platform/services.ts';
import * as production from '../production/index.ts';
import * as repairs from '../repairs/index.ts';
import * as returns from '../returns/index.ts';
import * as shipping from '../shipping/index.ts';
import * as shopfront from '../shopfront/index.ts';
import * as stock from '../stock/index.ts';
import { WORKSHOP_CALLS, type WorkshopAsked, type WorkshopCallName } from './workshop-calls.ts';

type UseCase<Name extends WorkshopCallName> = (
  services: Services,
  by: Staff,
  asked: WorkshopAsked<Name>,
) => Promise<WorkshopOutcome<object>>;

const WORKSHOP_USE_CASES = {
  'take-up': production.startProduction,
  'hold-piece': production.holdUnit,
  'release-piece': production.releaseUnit,
  'enter-values': production.enterValues,
  'correct-values': production.correctValues,
  'confirm-step': production.confirmStep,
  'undo-step': production.undoStep,
  'set-lead-colours': production.setLeadColours,
  pack: shipping.packOrder,
  ship: shipping.shipOrder,
  'undo-shipping': shipping.undoShipping,
  deliver: shipping.deliverOrder,
  'undo-delivery': shipping.undoDelivery,
  'shelve-piece': production.shelveUnit,
  'take-from-shelf': production.takeFromShelf,
  'take-off-shelf': production.takeOffShelf,
  'give-to-buyer': shipping.giveToBuyer,
  'undo-giving': shipping.undoGiving,
  'enter-order': orderPage.enterOrder,
  'enter-address': orderPage.enterAddress,
  'scan-label': shipping.scanLabel,
  'hand-over': shipping.handOver,
  'undo-hand-over': shipping.undoHandOver,
  'keep-stamped-list': shipping.keepStampedList,
  'enter-record': shipping.enterRecord,
  'take-proof-back': shipping.takeProofBack,
  'enter-import-row': shipping.enterRow,
  'enter-rate': shipping.enterDayRate,
  'take-book-file': books.takeBookFile,
  'close-month': books.closeMonth,
  'read-account': books.readAccountNow,
  'set-adviser': books.setAdviser,
  'set-small-business': books.setSmallBusiness,
  'set-oss': books.setOss,
  'mark-setup': admin.markSetup,
  'close-days': production.closeDays,
  'open-days': production.openAgain,
  'place-piece': production.placeUnit,
  'preview-letter': messages.previewAnswers,
  'keep-letter': messages.keepLetter,
  'send-letter': messages.sendLetter,
  'discard-letter': messages.discardLetter,
  'put-letter-aside': messages.closeLetter,
  'settle-letter': messages.settleLetter,
  'move-promise': production.movePromise,
  'add-note': addNote,
  refund: returns.askRefund,
  cancel: returns.cancelOrder,
  'receive-repair': returns.receiveRepair,
  'send-repair-back': returns.sendRepairBack,
  'enter-repair': returns.enterRepair,
  'repair-arrived': repairs.receiveSentIn,
  'close-repair': repairs.closeRepair,
  'quote-repair': repairs.quoteRepair,
  'finish-repair': repairs.finishRepair,
  'bill-repair': repairs.billRepair,
  'return-repair': repairs.returnRepair,
  'release-order': shipping.releaseOrder,
  'give-return-number': returns.giveReturnNumber,
  'decline-return': returns.declineReturn,
  'goods-posted': returns.goodsPosted,
  'goods-received': returns.goodsReceived,
  'check-return': returns.checkReturn,
  'close-return': returns.closeReturn,
  'match-withdrawal': returns.matchWithdrawal,
  'answer-withdrawal': returns.answerWithdrawal,
  'refund-withdrawal': returns.refundWithdrawal,
  'settle-withdrawal': returns.settleWithdrawal,
  'enter-withdrawal': returns.enterWithdrawal,
  'issue-code': shopfront.issueCode,
  'withdraw-code': shopfront.withdrawCode,
  'read-prices': shopfront.readPricesAgain,
  'draft-price': shopfront.draftPrice,
  'discard-prices': shopfront.discardPrices,
  'publish-prices': shopfront.publishPrices,
  'plan-prices': shopfront.planPrices,
  'unplan-prices': shopfront.unplanPrices,
  'draft-text': shopfront.draftText,
  'discard-text': shopfront.discardText,
  'publish-text': shopfront.publishText,
  'end-text': shopfront.endText,
  'bring-back-text': shopfront.bringBackText,
  'pause-sale': shopfront.pauseSale,
  'end-pause': shopfront.endPause,
  'set-company': shopfront.setCompany,
  'put-notice': shopfront.putShopNotice,
  'count-part': stock.countPart,
  'set-part': stock.setPart,
  'set-lot': stock.setLot,
  'set-supplier': stock.setSupplier,
  'choose-line': stock.chooseLine,
  'order-parts': stock.orderParts,
  'move-delivery': stock.moveDelivery,
  'take-in': stock.takeIn,
  'cancel-rest': stock.cancelRest,
  'invite-maker': admin.inviteMaker,
  'remove-maker': admin.removeMaker,
  search: async (services, _by, { text }) =>
    done({ hits: await readFromReplica(services, (aside) => admin.search(aside, text)) }),
} as const satisfies { readonly [Name in WorkshopCallName]: UseCase<Name> };

export type WorkshopAnswer<Name extends WorkshopCallName> = Extract<
  Awaited<ReturnType<(typeof WORKSHOP_USE_CASES)[Name]>>,
  { ok: true }
>['value'];

/** The author of a request, for the trail. Requires `requireStaff`. */
export const staffOf = (context: Context): Staff => staffIn(context.get('staff'));

function answer(context: Context, outcome: WorkshopOutcome<object>): Response {
  if (outcome.ok) return context.json({ data: outcome.value });
  return context.json(toldIn(outcome, languageAsked(context)), outcome.status);
}

/** The makers' calls: parse, run the use case, answer. `server/main/routes.ts` guards them. */
export function workshopApi(services: Services): Hono {
  const api = new Hono();
  for (const name of keysOf(WORKSHOP_CALLS)) open(name);
  return api;

  function open<Name extends WorkshopCallName>(name: Name): void {
    const schemas: { readonly [One in WorkshopCallName]: z.ZodType<WorkshopAsked<One>> } = WORKSHOP_CALLS;
    const useCases: { readonly [One in WorkshopCallName]: UseCase<One> } = WORKSHOP_USE_CASES;
    const [asks, use] = [schemas[name], useCases[name]];
    api.post(`/${name}`, async (context) => {
      const input = await readBody(context, asks, { namesField: true });
      return input.ok ? answer(context, await use(services, staffOf(context), input.value)) : input.response;
    });
  }
}
