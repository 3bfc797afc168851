import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { awaken } from '../islands/held-input.ts';
import { IslandBoundary } from '../islands/island-boundary.tsx';
import { hearRestored } from '../islands/restored.ts';
import { ISLANDS, type IslandName } from './registry.ts';

/** Hydrates an island from its name and its props, in what the server has drawn. */
export async function wakeIsland(element: HTMLElement): Promise<void> {
  const name = element.dataset.island as IslandName;
  const props = JSON.parse(element.dataset.props ?? '{}') as object;
  const Component = (await ISLANDS[name]()) as ComponentType<object>;
  hearRestored(element);
  hydrateRoot(
    element,
    <IslandBoundary onAwake={() => awaken(element)}>
      <Component {...props} />
    </IslandBoundary>,
  );
}
