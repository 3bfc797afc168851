import type { ComponentType } from 'react';

/** Every island by name, loaded only by pages that hold one. */
export const ISLANDS = {
  product: async () => (await import('../features/products/product-island.tsx')).ProductIsland,
  listen: async () => (await import('../features/listening/listen-page.tsx')).ListenPage,
  configurator: async () =>
    (await import('../features/configurator/configurator-island.tsx')).ConfiguratorIsland,
  cart: async () => (await import('../features/cart/cart-page.tsx')).CartPage,
  checkout: async () => (await import('../features/checkout/checkout-page.tsx')).CheckoutPage,
  'checkout-done': async () => (await import('../features/checkout/checkout-done.tsx')).CheckoutDone,
  'checkout-leave': async () => (await import('../features/checkout/checkout-leave.tsx')).CheckoutLeave,
  waveform: async () => (await import('../features/blog/islands.ts')).waveform(),
  'tone-figure': async () => (await import('../features/blog/islands.ts')).toneFigure(),
  'admin-board': async () => (await import('../features/admin/orders/board.tsx')).BoardIsland,
  'admin-order': async () => (await import('../features/admin/orders/order-page.tsx')).OrderIsland,
  'admin-find': async () => (await import('../features/admin/orders/find-page.tsx')).FindIsland,
  'admin-returns': async () => (await import('../features/admin/returns/returns-page.tsx')).ReturnsIsland,
  'admin-figures': async () => (await import('../features/admin/figures/figures-page.tsx')).FiguresIsland,
  'admin-prices': async () => (await import('../features/admin/prices/prices-page.tsx')).PricesIsland,
  'admin-codes': async () => (await import('../features/admin/prices/codes-page.tsx')).CodesIsland,
  'admin-leads': async () => (await import('../features/admin/production/leads-page.tsx')).LeadsIsland,
  'admin-clear-bench': async () => (await import('../features/admin/production/clear-bench.tsx')).ClearBench,
  bench: async () => (await import('../features/admin/production/bench-page.tsx')).BenchPage,
  'payment-watch': async () => (await import('../features/checkout/payment-watch.tsx')).PaymentWatch,
} as const satisfies Record<string, () => Promise<ComponentType<never>>>;

export type IslandName = keyof typeof ISLANDS;

type Registered = typeof ISLANDS;

declare module '../islands/island.tsx' {
  interface Islands extends Registered {}
}
