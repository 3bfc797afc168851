const GOALS = [
  'Add to cart',
  'Checkout begun',
  'Order paid',
  'Configuration finished',
  'Blind test done',
] as const;

export type Goal = (typeof GOALS)[number];

/** Everything reported of a visit; `pageview` is the service's own name. */
export const VISIT_EVENTS = ['pageview', ...GOALS] as const;

export type VisitEvent = (typeof VISIT_EVENTS)[number];
