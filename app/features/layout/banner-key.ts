/** Where the browser remembers that the shipping banner was put away. */
export const BANNER_KEY = 'gewitter.shipping-banner';
