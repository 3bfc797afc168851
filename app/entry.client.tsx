import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandBoundary } from './islands/island-boundary.tsx';
import { ISLANDS, type IslandName } from './islands/registry.ts';

async function wake(element: HTMLElement): Promise<void> {
  const name = element.dataset.island as IslandName;
  const props = JSON.parse(element.dataset.props ?? '{}') as object;
  const Component = (await ISLANDS[name]()) as ComponentType<object>;
  hydrateRoot(
    element,
    <IslandBoundary
      onAwake={() => {
        element.dataset.awake = '';
      }}
    >
      <Component {...props} />
    </IslandBoundary>,
  );
}

for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) void wake(element);

if (import.meta.hot) {
  // Route modules are not in the browser, so their changes reload the page.
  import.meta.hot.on('react-router:hmr', () => location.reload());
}
