// What the rest of the shop may ask of this noun.

export { buyListPaper } from './buy-list-paper.ts';
export {
  cancelRest,
  chooseLine,
  countPart,
  moveDelivery,
  orderParts,
  setLot,
  setPart,
  setSupplier,
  takeIn,
} from './desk.ts';
export { goodsLabel } from './goods-label.ts';
export { layExample } from './lay-example.ts';
export {
  type BuyDesk,
  type BuyGroup,
  type BuyLine,
  type Delivery,
  readBuyDesk,
  type WayLine,
} from './read-buy-desk.ts';
export { type CountDesk, readCountDesk } from './read-count-desk.ts';
export {
  type ChosenPart,
  type CoverTable,
  type LotView,
  type MovementView,
  type PartView,
  readStockDesk,
  type ShortView,
  type StockDesk,
  type StockTabs,
} from './read-stock-desk.ts';
export { readReadyDays } from './ready-days.ts';
export { readStanding, startStockClock } from './settle.ts';
