import { hydrateElement } from '#app/islands/hydrate-part.tsx';
import { PAGES, type PagePath } from './pages.ts';

export async function hydrateWorkshop(element: HTMLElement): Promise<void> {
  const page = PAGES[element.dataset.workshop as PagePath];
  const props = document.querySelector('#workshop-props')?.textContent ?? '{}';
  hydrateElement(element, (await page.load()).default, props);
}
