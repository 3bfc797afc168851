// What the rest of the shop may ask of this noun.
export { addNote } from './add-note.ts';
export { type Changed, writeAudit } from './audit.ts';
export { bookForeignRefund } from './book-refunds.ts';
export { type Changing, changeOrder, type Saved } from './change-order.ts';
export { mailsOf } from './mails-of.ts';
export { noticeDetail } from './notice-detail.ts';
export { orderFacts } from './order-facts.ts';
export { frozenQuote, linesOf, type OrderGoods, orderGoods, priceOf } from './order-goods.ts';
export { givenName, goodsWords, type OrderItem, orderItem, placeWords } from './order-items.ts';
export { openOrder, orderLink, orderPath } from './order-link.ts';
export { move, type Order, remark, tellMakers } from './order-trail.ts';
export { readTrail, type TrailEntry, trailCsv } from './read-trail.ts';
export { takeNumber, takeNumbers } from './running-numbers.ts';
export { BUYER, byOf, CLOCK, type Doer, PROVIDER, type Staff, staffIn } from './staff.ts';
export {
  type Conflict,
  type Refusal,
  Refused,
  refuse,
  refuseDoubts,
  type WorkshopOutcome,
} from './workshop-outcome.ts';
