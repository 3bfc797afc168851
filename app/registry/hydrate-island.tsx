import type { ComponentType } from 'react';
import { markHydrated } from '../islands/held-input.ts';
import { hydratePart, IslandBoundary } from '../islands/island-boundary.tsx';
import { ISLANDS } from './registry.ts';

/** Hydrates an island from its name and its props, in what the server has drawn. */
export async function hydrateIsland(element: HTMLElement): Promise<void> {
  const { island = '' } = element.dataset;
  const islands: Readonly<Record<string, () => Promise<ComponentType<never>>>> = island.startsWith('admin-')
    ? (await import('./admin-islands.ts')).ADMIN_ISLANDS
    : ISLANDS;
  const props = JSON.parse(element.dataset.props ?? '{}') as object;
  const Component = (await islands[island]?.()) as ComponentType<object>;
  hydratePart(
    element,
    <IslandBoundary onHydrated={() => markHydrated(element)}>
      <Component {...props} />
    </IslandBoundary>,
  );
}
