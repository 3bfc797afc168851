export {
  answerQuote,
  billRepair,
  closeRepair,
  finishRepair,
  quoteRepair,
  receiveSentIn,
  returnRepair,
} from './move-repair.ts';
export {
  type ListedRepair,
  listRepairs,
  openRepair,
  type RepairView,
  readRepairByNumber,
} from './read-repairs.ts';
export { requestRepair } from './request-repair.ts';
export { sendRepairMail } from './send-repair-mail.tsx';
