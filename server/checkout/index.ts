// What the rest of the shop may ask of this noun.
export type { Asker } from './asker.ts';
export { keepBuyerDetails } from './buyer-details.ts';
export { calculateShipping } from './calculate-shipping.ts';
export { chargesAbroad } from './charges-abroad.ts';
export { checkoutStatus } from './checkout-status.ts';
export { closeStaleOrders } from './close-stale-orders.ts';
export { dropCode } from './drop-code.ts';
export { expressCheckout } from './express-checkout.ts';
export { orderNumber } from './freeze-order.ts';
export { lockForPayment } from './lock-for-payment.ts';
export { openCheckout } from './open-checkout.ts';
export { paidCookie } from './paid-cookie.ts';
export { putCode } from './put-code.ts';
export { CHECKOUT_REFUSALS } from './refusals.messages.ts';
export { settlePayment } from './settle-payment.ts';
export { settleTax } from './settle-tax.ts';
export { hearEvent, takeEvent } from './take-event.ts';
export { writePaid } from './write-paid.ts';
