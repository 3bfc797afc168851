export { carrierFile, postedParcels } from './carrier-files.ts';
export { cn23Form } from './cn23-sheet.ts';
export { boxesOfOrder, declare } from './declare.ts';
export { deliverOrder, markDelivered, undoDelivery } from './deliver-order.ts';
export { enterDayRate, enterRow } from './enter-customs.ts';
export { finishHandOver, handOver, scanLabel, undoHandOver } from './hand-over.ts';
export {
  isLabelled,
  needParcel,
  packOrder,
  takeLabelBack,
} from './pack-order.ts';
export { SLIP_WORDS } from './packing-slip.messages.ts';
export { packingSlipPaper, type SlipRequest } from './packing-slip-paper.ts';
export { type ParcelSheet, parcelPapers, postingList } from './parcel-papers.ts';
export { enterRecord, keepStampedList, proofFileOf, takeProofBack } from './prove-export.ts';
export { type CustomsView, type LeavingRow, packedNumbers } from './read-leaving.ts';
export { type ParcelsView, readParcelsView } from './read-parcels-view.ts';
export { countMissing, type ProofRow } from './read-posted.ts';
export { NO_ADDRESS, stateStands } from './refusals.messages.ts';
export { releaseOrder } from './release-order.ts';
export { giveToBuyer, readAll, shipOrder, undoGiving, undoShipping } from './ship-order.ts';
