/** Payment methods (specification, section 1). */
export const PAYMENT_MEANS = [
  'Visa',
  'Mastercard',
  'American Express',
  'PayPal',
  'Apple Pay',
  'Google Pay',
] as const;

/** The payment provider. Card numbers go only there. */
export const PAYMENT_PROVIDER = {
  name: 'Stripe',
  legalName: 'Stripe Payments Europe, Limited',
  address: '1 Grand Canal Street Lower, Grand Canal Dock, Dublin, D02 H210',
  country: { en: 'Ireland', de: 'Irland' },
  privacy: 'https://stripe.com/privacy',
} as const;
