import { wakeHeader } from './features/layout/wake-header.ts';
import { wakeMessages } from './features/messages/wake-messages.ts';

// What every page has around it needs no framework; React arrives with the first island (docs/decisions/003).
wakeHeader();
wakeMessages();

/** What is to be seen goes before what is to be touched: React would take the line from the first picture. */
function firstPaint(): Promise<void> {
  const painted = performance.getEntriesByName('first-contentful-paint').length > 0;
  // A page that nobody looks at paints nothing.
  if (painted || document.hidden) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

const islands = document.querySelectorAll<HTMLElement>('[data-island]');
if (islands.length > 0) {
  await firstPaint();
  const { wakeIsland } = await import('./islands/wake.tsx');
  for (const island of islands) void wakeIsland(island);
}

if (import.meta.hot) {
  // Route modules are not in the browser, so their changes reload the page.
  import.meta.hot.on('react-router:hmr', () => location.reload());
}
