// What the rest of the shop may ask of this noun.
export { deliverOrder, markDelivered } from './deliver-order.ts';
export { NO_ADDRESS, packOrder, parcelsOf } from './pack-order.ts';
export { packingSlipPaper, type SlipRequest, slipSheet } from './packing-slip-paper.ts';
export { shipOrder } from './ship-order.ts';
