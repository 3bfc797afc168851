// What the rest of the shop may ask of this noun.
export { giveUp } from './give-up.ts';
export { sendConfirmation } from './send-confirmation.ts';
export { tellMakersByMail, tellRefundByMail } from './send-notices.ts';
export { sendOrderMail } from './send-order-mail.ts';
