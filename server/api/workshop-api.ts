import { type Context, Hono } from 'hono';
import type * as z from 'zod';
import { keysOf } from '#domain/records.ts';
import { inviteMaker, markSetup, removeMaker, search } from '../admin/index.ts';
import {
  closeMonth,
  readAccountNow,
  setAdviser,
  setOss,
  setSmallBusiness,
  takeBookFile,
} from '../books/index.ts';
import { languageAsked, readBody } from '../http/respond.ts';
import {
  closeLetter,
  discardLetter,
  keepLetter,
  previewAnswers,
  sendLetter,
  settleLetter,
} from '../messages/index.ts';
import { enterAddress, enterOrder } from '../order-page/index.ts';
import { addNote, type Staff, staffIn, toldIn, type WorkshopOutcome } from '../orders/index.ts';
import { readFromReplica } from '../platform/db/read-from-replica.ts';
import { done } from '../platform/outcome/problem.ts';
import type { Services } from '../platform/services.ts';
import {
  closeDays,
  confirmStep,
  correctValues,
  enterValues,
  holdUnit,
  movePromise,
  openAgain,
  placeUnit,
  releaseUnit,
  setLeadColours,
  shelveUnit,
  startProduction,
  takeFromShelf,
  takeOffShelf,
  undoStep,
} from '../production/index.ts';
import {
  billRepair,
  closeRepair,
  finishRepair,
  quoteRepair,
  receiveSentIn,
  returnRepair,
} from '../repairs/index.ts';
import {
  answerWithdrawal,
  askRefund,
  cancelOrder,
  checkReturn,
  closeReturn,
  declineReturn,
  enterRepair,
  enterWithdrawal,
  giveReturnNumber,
  goodsPosted,
  goodsReceived,
  matchWithdrawal,
  receiveRepair,
  refundWithdrawal,
  sendRepairBack,
  settleWithdrawal,
} from '../returns/index.ts';
import {
  deliverOrder,
  enterDayRate,
  enterRecord,
  enterRow,
  giveToBuyer,
  handOver,
  keepStampedList,
  packOrder,
  releaseOrder,
  scanLabel,
  shipOrder,
  takeProofBack,
  undoDelivery,
  undoGiving,
  undoHandOver,
  undoShipping,
} from '../shipping/index.ts';
import {
  bringBackText,
  discardPrices,
  discardText,
  draftPrice,
  draftText,
  endPause,
  endText,
  issueCode,
  pauseSale,
  planPrices,
  publishPrices,
  publishText,
  putShopNotice,
  readPricesAgain,
  setCompany,
  unplanPrices,
  withdrawCode,
} from '../shopfront/index.ts';
import {
  cancelRest,
  chooseLine,
  countPart,
  moveDelivery,
  orderParts,
  setLot,
  setPart,
  setSupplier,
  takeIn,
} from '../stock/index.ts';
import { WORKSHOP_CALLS, type WorkshopAsked, type WorkshopCallName } from './workshop-calls.ts';

type UseCase<Name extends WorkshopCallName> = (
  services: Services,
  by: Staff,
  asked: WorkshopAsked<Name>,
) => Promise<WorkshopOutcome<object>>;

const WORKSHOP_USE_CASES = {
  'take-up': startProduction,
  'hold-piece': holdUnit,
  'release-piece': releaseUnit,
  'enter-values': enterValues,
  'correct-values': correctValues,
  'confirm-step': confirmStep,
  'undo-step': undoStep,
  'set-lead-colours': setLeadColours,
  pack: packOrder,
  ship: shipOrder,
  'undo-shipping': undoShipping,
  deliver: deliverOrder,
  'undo-delivery': undoDelivery,
  'shelve-piece': shelveUnit,
  'take-from-shelf': takeFromShelf,
  'take-off-shelf': takeOffShelf,
  'give-to-buyer': giveToBuyer,
  'undo-giving': undoGiving,
  'enter-order': enterOrder,
  'enter-address': enterAddress,
  'scan-label': scanLabel,
  'hand-over': handOver,
  'undo-hand-over': undoHandOver,
  'keep-stamped-list': keepStampedList,
  'enter-record': enterRecord,
  'take-proof-back': takeProofBack,
  'enter-import-row': enterRow,
  'enter-rate': enterDayRate,
  'take-book-file': takeBookFile,
  'close-month': closeMonth,
  'read-account': readAccountNow,
  'set-adviser': setAdviser,
  'set-small-business': setSmallBusiness,
  'set-oss': setOss,
  'mark-setup': markSetup,
  'close-days': closeDays,
  'open-days': openAgain,
  'place-piece': placeUnit,
  'preview-letter': previewAnswers,
  'keep-letter': keepLetter,
  'send-letter': sendLetter,
  'discard-letter': discardLetter,
  'put-letter-aside': closeLetter,
  'settle-letter': settleLetter,
  'move-promise': movePromise,
  'add-note': addNote,
  refund: askRefund,
  cancel: cancelOrder,
  'receive-repair': receiveRepair,
  'send-repair-back': sendRepairBack,
  'enter-repair': enterRepair,
  'repair-arrived': receiveSentIn,
  'close-repair': closeRepair,
  'quote-repair': quoteRepair,
  'finish-repair': finishRepair,
  'bill-repair': billRepair,
  'return-repair': returnRepair,
  'release-order': releaseOrder,
  'give-return-number': giveReturnNumber,
  'decline-return': declineReturn,
  'goods-posted': goodsPosted,
  'goods-received': goodsReceived,
  'check-return': checkReturn,
  'close-return': closeReturn,
  'match-withdrawal': matchWithdrawal,
  'answer-withdrawal': answerWithdrawal,
  'refund-withdrawal': refundWithdrawal,
  'settle-withdrawal': settleWithdrawal,
  'enter-withdrawal': enterWithdrawal,
  'issue-code': issueCode,
  'withdraw-code': withdrawCode,
  'read-prices': readPricesAgain,
  'draft-price': draftPrice,
  'discard-prices': discardPrices,
  'publish-prices': publishPrices,
  'plan-prices': planPrices,
  'unplan-prices': unplanPrices,
  'draft-text': draftText,
  'discard-text': discardText,
  'publish-text': publishText,
  'end-text': endText,
  'bring-back-text': bringBackText,
  'pause-sale': pauseSale,
  'end-pause': endPause,
  'set-company': setCompany,
  'put-notice': putShopNotice,
  'count-part': countPart,
  'set-part': setPart,
  'set-lot': setLot,
  'set-supplier': setSupplier,
  'choose-line': chooseLine,
  'order-parts': orderParts,
  'move-delivery': moveDelivery,
  'take-in': takeIn,
  'cancel-rest': cancelRest,
  'invite-maker': inviteMaker,
  'remove-maker': removeMaker,
  search: async (services, _by, { text }) =>
    done({ hits: await readFromReplica(services, (aside) => search(aside, text)) }),
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

/** The makers' calls: parse, run the use case, answer. `server/main/server.ts` guards them. */
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
