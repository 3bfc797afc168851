// What the rest of the shop may ask of this noun.
export { boxesOfOrder, type Declared, declare } from './declare.ts';
export { deliverOrder, markDelivered, undoDelivery } from './deliver-order.ts';
export {
  isLabelled,
  mayLeave,
  needFinished,
  needParcel,
  packOrder,
  takeLabelBack,
} from './pack-order.ts';
export { SLIP_WORDS } from './packing-slip.messages.ts';
export { packingSlipPaper, type SlipRequest, slipSheet } from './packing-slip-paper.ts';
export { NO_ADDRESS, stateStands } from './refusals.messages.ts';
export { releaseOrder } from './release-order.ts';
export { scanLabel } from './scan-label.ts';
export { giveToBuyer, needOpenMonth, readAll, shipOrder, undoGiving, undoShipping } from './ship-order.ts';
