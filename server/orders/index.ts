export { addNote, ID_USED, refuseOther } from './add-note.ts';
export {
  appendEvents,
  bookForeignRefund,
  keepAside,
  keepingAside,
  lockOrder,
  mayMove,
  move,
  type NewEvent,
  type Order,
  placeOrder,
} from './append-events.ts';
export { type AuditedWork, auditedThen, changeAudited, writeAudit } from './audit.ts';
export { changeOrder, type Saved, type SeenOrder, type UnitOfWork } from './change-order.ts';
export { contractPaper, storeContractText } from './contract-text.ts';
export { freezeEarlier } from './freeze-earlier.ts';
export { mailsOf } from './mails-of.ts';
export {
  goodsOf,
  mailPace,
  noticeWith,
  putOrderNotice,
  tellBuyer,
  tellMakers,
  tellOfStep,
} from './notices.ts';
export { refuseOlderRecord } from './older-record.ts';
export { orderFacts } from './order-facts.ts';
export {
  frozenQuote,
  linesOf,
  linesOfOrders,
  type OrderGoods,
  orderGoods,
  picturedLines,
  soldFeatures,
  soldInWords,
} from './order-goods.ts';
export { givenName, goodsNamed, type OrderItem, orderItem, placeWords } from './order-items.ts';
export { openOrder, orderLink, orderPath } from './order-link.ts';
export { eventsOf, isWritten, type LoggedEvent } from './read-events.ts';
export { type Guarantee, leftToReplace, readGuarantee } from './read-guarantee.ts';
export { nameOf, readTrail, trailCsv } from './read-trail.ts';
export { noOrder, orderIs } from './refusals.messages.ts';
export { isPlugged, returnTerm } from './return-term.ts';
export { takeNumber, takeNumbers } from './running-numbers.ts';
export { soldAs } from './sold-as.ts';
export { actorOf, BUYER, byOf, CLOCK, type Doer, PROVIDER, type Staff, staffIn } from './staff.ts';
export {
  orRefusal,
  RefusedChange,
  refusal,
  refuse,
  refuseConflict,
  refuseDoubts,
  type ToldRefusal,
  toldIn,
  type WorkshopOutcome,
} from './workshop-outcome.ts';
