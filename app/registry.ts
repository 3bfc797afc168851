import type { ComponentType } from 'react';
import { hydrateElement } from './islands/hydrate-part.tsx';

/** Every island by name. A page loads only those on it. */
export const ISLANDS = {
  product: async () => (await import('./features/products/product-island.tsx')).ProductIsland,
  listen: async () => (await import('./features/listening/listen-page.tsx')).ListenPage,
  configurator: async () =>
    (await import('./features/configurator/configurator-island.tsx')).ConfiguratorIsland,
  'your-guitar': async () => (await import('./guitar/guitar-page.tsx')).GuitarPage,
  finder: async () => (await import('./features/finder/finder-page.tsx')).FinderPage,
  measure: async () => (await import('./features/measure/measure-page.tsx')).MeasurePage,
  'your-recording': async () => (await import('./features/recording/recording-page.tsx')).RecordingPage,
  phase: async () => (await import('./features/phase/phase-page.tsx')).PhasePage,
  cart: async () => (await import('./features/cart/cart-page.tsx')).CartPage,
  checkout: async () => (await import('./features/checkout/checkout-page.tsx')).CheckoutPage,
  'checkout-done': async () => (await import('./features/checkout/checkout-done.tsx')).CheckoutDone,
  'checkout-leave': async () => (await import('./features/checkout/checkout-leave.tsx')).CheckoutLeave,
  waveform: async () => (await import('./features/blog/islands.ts')).waveform(),
  'tone-figure': async () => (await import('./features/blog/islands.ts')).toneFigure(),
  'payment-watch': async () => (await import('./features/checkout/payment-watch.tsx')).PaymentWatch,
} as const satisfies Record<string, () => Promise<ComponentType<never>>>;

declare module './islands/island.tsx' {
  interface Islands extends Registered {}
}

type Registered = typeof ISLANDS;

export async function hydrateIsland(element: HTMLElement): Promise<void> {
  const islands: Readonly<Record<string, () => Promise<ComponentType<never>>>> = ISLANDS;
  const Component = await islands[element.dataset.island ?? '']?.();
  hydrateElement(element, Component as ComponentType<object>, element.dataset.props ?? '{}');
}
