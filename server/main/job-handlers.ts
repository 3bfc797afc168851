import { sendAccountMail } from '../accounts/index.ts';
import { readAccount } from '../books/index.ts';
import { closeStaleOrders, takeEvent, tellMakersOfLostOrder } from '../checkout/index.ts';
import {
  finishDueLetters,
  finishLetter,
  giveUp,
  sendConfirmation,
  sendOrderMail,
  tellMakersByMail,
  tellRefundByMail,
} from '../messages/index.ts';
import type { JobHandlers } from '../platform/jobs/jobs.ts';
import type { Services } from '../platform/services.ts';
import { answerDataRequest, keepNoLonger, passOnCorrection } from '../privacy/index.ts';
import { foldQueueChanges } from '../production/index.ts';
import { sendRepairMail } from '../repairs/index.ts';
import {
  acknowledgeWithdrawal,
  finishRefund,
  processWithdrawal,
  reconcileRefunds,
  refundSurplus,
  tellMakersOfWithdrawal,
} from '../returns/index.ts';
import { finishHandOver, markDelivered } from '../shipping/index.ts';
import { syncCode } from '../shopfront/index.ts';

/** The handler of each job. */
export const jobHandlers = (services: Services): JobHandlers => ({
  'order-confirmation': (payload) => sendConfirmation(services, payload),
  'given-up': (payload, from) => giveUp(services, payload, from),
  'close-stale-orders': async () => {
    await foldQueueChanges(services);
    await closeStaleOrders(services);
    await finishDueLetters(services);
  },
  'take-event': (news) => takeEvent(services, news),
  'tell-makers': (payload) => tellMakersByMail(services, payload),
  'tell-makers-of-lost-order': (payload) => tellMakersOfLostOrder(services, payload),
  'refund-payment': ({ noticeId }) => refundSurplus(services, noticeId),
  'acknowledge-withdrawal': (payload) => acknowledgeWithdrawal(services, payload),
  'take-up-withdrawal': ({ withdrawalId }) => processWithdrawal(services, withdrawalId),
  'tell-makers-of-withdrawal': (payload) => tellMakersOfWithdrawal(services, payload),
  'answer-data-request': (payload) => answerDataRequest(services, payload),
  'pass-on-correction': (payload) => passOnCorrection(services, payload),
  'account-mail': (payload) => sendAccountMail(services, payload),
  'repair-mail': (payload) => sendRepairMail(services, payload),
  'keep-no-longer': () => keepNoLonger(services),
  'order-mail': (payload) => sendOrderMail(services, payload),
  'finish-refund': ({ refundId }) => finishRefund(services, refundId),
  'agree-code': ({ codeId }) => syncCode(services, codeId),
  'agree-refunds': ({ orderId }) => reconcileRefunds(services, orderId),
  'count-delivered': () => markDelivered(services),
  'read-account': () => readAccount(services),
  'finish-hand-over': ({ handOverId }) => finishHandOver(services, handOverId),
  'finish-letter': ({ letterId }) => finishLetter(services, letterId),
  'tell-refund': (payload) => tellRefundByMail(services, payload),
});
