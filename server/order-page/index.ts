export { answerQuestion, writeLetter } from './answer-question.ts';
export { askReturn } from './ask-return.ts';
export { changeAddress, chooseLanguage, enterAddress } from './change-address.ts';
export { claimPickups } from './claim-pickups.ts';
export { enterOrder } from './enter-order.ts';
export type { AddressFault, OrderForm, OrderRefusal } from './order-form.ts';
export { type OrderPaper, type OrderPaperKind, orderPaper, readPaperKind } from './order-papers.ts';
export { type OrderedPickup, readOrderPage, type ShopperOrder } from './read-order.ts';
