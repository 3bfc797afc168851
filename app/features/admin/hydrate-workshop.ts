import { hydrateElement } from '#app/islands/hydrate-part.tsx';
import { PAGES, type PagePath } from './pages.ts';

/** Hydrates the page of the workshop that the server has drawn, as a whole. */
export async function hydrateWorkshop(element: HTMLElement): Promise<void> {
  const page = PAGES[element.dataset.workshop as PagePath];
  const props = document.querySelector('#workshop-props')?.textContent ?? '{}';
  hydrateElement(element, (await page.load()).default, props);
}
