// Functions of this noun that the rest of the shop may use.
export {
  bookAgain,
  bookBoxes,
  bookBoxesOnce,
  bookRepair,
  bookStage,
  returnBoxes,
  returnStage,
} from './book.ts';
export { cancelRest, chooseLine, moveDelivery, orderParts, takeIn } from './buy.ts';
export { buyListPaper, goodsLabel } from './buy-list-paper.ts';
export { countPart } from './count.ts';
export { layExample } from './lay-example.ts';
export { lotOfUnit } from './lot-of-unit.ts';
export type { LotView } from './lot-views.ts';
export type { ChosenPart, PartView } from './part-views.ts';
export {
  type BuyGroup,
  type BuyingView,
  type BuyLine,
  readBuyingView,
  type WayLine,
} from './read-buying-view.ts';
export { type CountingView, readCountingView } from './read-counting-view.ts';
export type { Delivery } from './read-deliveries.ts';
export { type MovementView, readShelved } from './read-movements.ts';
export { readKinds } from './read-needs.ts';
export { readCountedParts, readShortParts } from './read-shelf.ts';
export { type CoverTable, readStockView, type ShortView, type StockView } from './read-stock-view.ts';
export { readReadyDays } from './ready-days.ts';
export { setLot, setPart, setSupplier } from './set-part.ts';
export { countShort, startStockClock } from './settle.ts';
export type { StockTabCounts } from './stock-tabs.ts';
