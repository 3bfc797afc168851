// What the rest of the shop may ask of this noun.

export { carrierFile, postedParcels } from './carrier-files.ts';
export { cn23Form } from './cn23-sheet.ts';
export { enterDayRate, enterRow } from './enter-customs.ts';
export { finishHandOver, handOver, undoHandOver } from './hand-over.ts';
export { type ParcelSheet, parcelPapers } from './parcel-papers.ts';
export { postingList } from './posting-list-sheet.ts';
export { enterRecord, keepStampedList, proofFileOf, takeProofBack } from './prove-export.ts';
export { type Desk, readDesk } from './read-desk.ts';
export { type CustomsView, type LeavingRow, packedNumbers } from './read-leaving.ts';
export { countMissing, type ProofRow } from './read-posted.ts';
