import { sendAccountMail } from '../accounts/send-account-mail.ts';
import { keepNoLonger } from '../aftercare/keep-no-longer.ts';
import { answerDataRequest, passOnCorrection } from '../aftercare/send-data-mails.ts';
import { acknowledgeWithdrawal, tellMakersOfWithdrawal } from '../aftercare/send-withdrawal-mails.ts';
import { takeUpWithdrawal } from '../aftercare/take-up-withdrawal.ts';
import type { Mailer } from '../mail/mailer.ts';
import { closeStaleOrders } from '../shop/close-stale-orders.ts';
import { giveUp } from '../shop/give-up.ts';
import { refundSurplus } from '../shop/refund-surplus.ts';
import { sendConfirmation } from '../shop/send-confirmation.ts';
import { tellMakersByMail, tellRefundByMail } from '../shop/send-notices.ts';
import type { Services } from '../shop/services.ts';
import { agreeCode } from '../workshop/agree-code.ts';
import { agreeRefunds } from '../workshop/agree-refunds.ts';
import { countDelivered } from '../workshop/deliver-order.ts';
import { finishRefund } from '../workshop/finish-refund.ts';
import { sendOrderMail } from '../workshop/send-order-mail.ts';
import type { JobHandlers } from './jobs.ts';

/** Who does each job of the queue. With `testMode` mails say that no money has moved. */
export const jobHandlers = (services: Services, mailer: Mailer, testMode: boolean): JobHandlers => ({
  'order-confirmation': ({ orderId }) => sendConfirmation(services, mailer, testMode, orderId),
  'given-up': (payload, from) => giveUp(services, payload, from),
  'close-stale-orders': () => closeStaleOrders(services),
  'tell-makers': ({ noticeId }) => tellMakersByMail(services, mailer, testMode, noticeId),
  'refund-payment': ({ noticeId }) => refundSurplus(services, noticeId),
  'acknowledge-withdrawal': ({ withdrawalId }) =>
    acknowledgeWithdrawal(services, mailer, testMode, withdrawalId),
  'take-up-withdrawal': ({ withdrawalId }) => takeUpWithdrawal(services, withdrawalId),
  'tell-makers-of-withdrawal': (payload) => tellMakersOfWithdrawal(services, mailer, testMode, payload),
  'answer-data-request': ({ requestId }) => answerDataRequest(services, mailer, testMode, requestId),
  'pass-on-correction': ({ requestId }) => passOnCorrection(services, mailer, testMode, requestId),
  'account-mail': (payload) => sendAccountMail(services, mailer, testMode, payload),
  'keep-no-longer': () => keepNoLonger(services),
  'order-mail': (payload) => sendOrderMail(services, mailer, testMode, payload),
  'finish-refund': ({ refundId }) => finishRefund(services, refundId),
  'agree-code': ({ codeId }) => agreeCode(services, codeId),
  'agree-refunds': ({ orderId }) => agreeRefunds(services, orderId),
  'count-delivered': () => countDelivered(services),
  'tell-refund': ({ noticeId }) => tellRefundByMail(services, mailer, testMode, noticeId),
});
