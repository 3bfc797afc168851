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
import type { Mailer } from '../platform/mail/mailer.ts';
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

/** The handler of each job. In `testMode` mails state that no money has moved. */
export const jobHandlers = (services: Services, mailer: Mailer, testMode: boolean): JobHandlers => ({
  'order-confirmation': ({ orderId }) => sendConfirmation(services, mailer, testMode, orderId),
  'given-up': (payload, from) => giveUp(services, payload, from),
  'close-stale-orders': async () => {
    await foldQueueChanges(services);
    await closeStaleOrders(services);
    await finishDueLetters(services);
  },
  'take-event': (news) => takeEvent(services, news),
  'tell-makers': (told) => tellMakersByMail(services, mailer, testMode, told),
  'tell-makers-of-lost-order': ({ reference }) =>
    tellMakersOfLostOrder(services, mailer, testMode, reference),
  'refund-payment': ({ noticeId }) => refundSurplus(services, noticeId),
  'acknowledge-withdrawal': ({ withdrawalId }) =>
    acknowledgeWithdrawal(services, mailer, testMode, withdrawalId),
  'take-up-withdrawal': ({ withdrawalId }) => processWithdrawal(services, withdrawalId),
  'tell-makers-of-withdrawal': (payload) => tellMakersOfWithdrawal(services, mailer, testMode, payload),
  'answer-data-request': ({ requestId }) => answerDataRequest(services, mailer, testMode, requestId),
  'pass-on-correction': ({ requestId }) => passOnCorrection(services, mailer, testMode, requestId),
  'account-mail': (payload) => sendAccountMail(services, mailer, testMode, payload),
  'repair-mail': (payload) => sendRepairMail(services, mailer, testMode, payload),
  'keep-no-longer': () => keepNoLonger(services),
  'order-mail': (payload) => sendOrderMail(services, mailer, testMode, payload),
  'finish-refund': ({ refundId }) => finishRefund(services, refundId),
  'agree-code': ({ codeId }) => syncCode(services, codeId),
  'agree-refunds': ({ orderId }) => reconcileRefunds(services, orderId),
  'count-delivered': () => markDelivered(services),
  'read-account': () => readAccount(services),
  'finish-hand-over': ({ handOverId }) => finishHandOver(services, handOverId),
  'finish-letter': ({ letterId }) => finishLetter(services, letterId),
  'tell-refund': ({ noticeId }) => tellRefundByMail(services, mailer, testMode, noticeId),
});
