// What the rest of the shop may ask of this noun.
export type { BoardFilter } from './board-groups.ts';
export type { BoardRow } from './board-rows.ts';
export { inviteMaker, removeMaker } from './makers.ts';
export { markSetup } from './mark-setup.ts';
export type { OrderLineView, OrderUnit, OrderView } from './order-view.ts';
export { moneyPaper, sheetPaper, slipPaper } from './papers.ts';
export { declarationPaper, NOTHING_PACKED, papersOfDay, postingListPaper } from './parcel-papers.ts';
export type { BenchUnit, Board } from './read-board.ts';
export type { Changes } from './read-changes.ts';
export type { Counts } from './read-counts.ts';
export { FIGURE_FILES, type Figures, figuresCsv, quarterCsv } from './read-figures.ts';
export type { NewOrder } from './read-new-order.ts';
export { readOrder } from './read-order.ts';
export type { Setup } from './read-setup.ts';
export { openWorkshop, type WorkshopReads } from './reads.ts';
export { type Hit, search } from './search.ts';
