// What the rest of the shop may ask of this noun.
export { bookAgain, bookBoxes, bookBoxesOnce, bookStage, returnBoxes, returnStage } from './book.ts';
export { changeStock } from './change-stock.ts';
export { countPart, partRow } from './count.ts';
export { lotOfUnit } from './lot-of-unit.ts';
export { setLot, setPart, setSupplier } from './set-part.ts';
export { type LotRow, type PartRow, writeMovements } from './write-movements.ts';
