export { agreeEarlierUnits } from './agree-units.ts';
export { declineReturn, giveReturnNumber } from './answer-request.ts';
export {
  answerWithdrawal,
  enterWithdrawal,
  matchWithdrawal,
  refundWithdrawal,
  settleWithdrawal,
} from './answer-withdrawal.ts';
export { askRefund, askRefundWithin } from './ask-refund.ts';
export { cancelOrder } from './cancel-order.ts';
export { enterRepair, prolongGuarantee, receiveRepair, sendRepairBack } from './enter-repair.ts';
export { finishRefund, reconcileRefunds } from './finish-refund.ts';
export {
  type RequestRow,
  type ReturnRow,
  type Returns,
  readDueReturns,
  readReturns,
} from './read-returns.ts';
export type { WithdrawalRow } from './read-withdrawals.ts';
export { checkReturn, closeReturn, goodsPosted, goodsReceived, returnStepWords } from './receive-return.ts';
export { processWithdrawal, readReceipt, receiveWithdrawal } from './receive-withdrawal.ts';
export { causeOf, faultOf, type RefundRow, readRefundFacts, refundFacts } from './refund-facts.ts';
export { readSurplus, refundSurplus } from './refund-surplus.ts';
export {
  acknowledgeWithdrawal,
  leaveUnacknowledged,
  tellMakersOfWithdrawal,
} from './send-withdrawal-mails.ts';
