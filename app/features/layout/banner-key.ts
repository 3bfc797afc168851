/** Local storage key; set once the shipping banner was dismissed. */
export const BANNER_KEY = 'gewitter.shipping-banner';
