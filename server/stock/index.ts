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
export { type LotView, lotOfUnit } from './lot-views.ts';
export {
  type BuyGroup,
  type BuyingView,
  type BuyLine,
  type Delivery,
  readBuyingView,
  type WayLine,
} from './read-buying-view.ts';
export { type CountingView, readCountingView } from './read-counting-view.ts';
export { type MovementView, readShelved } from './read-movements.ts';
export { readKinds } from './read-needs.ts';
export { readCountedParts, readReadyDays, readShortParts } from './read-shelf.ts';
export {
  type ChosenPart,
  type CoverTable,
  type PartView,
  readStockView,
  type ShortView,
  type StockView,
} from './read-stock-view.ts';
export { setLot, setPart, setSupplier } from './set-part.ts';
export { countShort, startStockClock } from './settle.ts';
export type { StockTabCounts } from './stock-tabs.ts';
