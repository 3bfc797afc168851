// What the rest of the shop may ask of this noun.
export type { Asker } from './asker.ts';
export { keepBuyerDetails } from './buyer-details.ts';
export { calculateShipping } from './calculate-shipping.ts';
export { chargesAbroad } from './charges-abroad.ts';
export { beganCheckout, bindCheckout, checkoutHeader, paidCookie } from './checkout-cookies.ts';
export { checkoutStatus } from './checkout-status.ts';
export { closeStaleOrders } from './close-stale-orders.ts';
export { dropCode } from './drop-code.ts';
export { expressCheckout } from './express-checkout.ts';
export { openCheckout } from './open-checkout.ts';
export { putCode } from './put-code.ts';
export { CHECKOUT_REFUSALS } from './refusals.messages.ts';
export { settlePayment } from './settle-payment.ts';
export { hearEvent, takeEvent } from './take-event.ts';
