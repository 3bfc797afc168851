import { markHydrated } from '#app/islands/held-input.ts';
import { hydratePart, IslandBoundary } from '#app/islands/island-boundary.tsx';
import { PAGES, type PagePath } from './pages.ts';

/** Hydrates the page of the workshop that the server has drawn, as a whole. `data-hydrated` is set once it answers. */
export async function hydrateWorkshop(element: HTMLElement): Promise<void> {
  const { workshop, props = '{}' } = element.dataset;
  const { default: Page } = await PAGES[workshop as PagePath].load();
  hydratePart(
    element,
    <IslandBoundary onHydrated={() => markHydrated(element)}>
      <Page {...JSON.parse(props)} />
    </IslandBoundary>,
  );
}
