import { wakeHeader } from './features/layout/wake-header.ts';
import { wakeMessages } from './features/messages/wake-messages.ts';

// What every page has around it needs no framework; React arrives with the first island (docs/decisions/003).
wakeHeader();
wakeMessages();

const islands = document.querySelectorAll<HTMLElement>('[data-island]');
if (islands.length > 0) {
  const { wakeIsland } = await import('./islands/wake.tsx');
  for (const island of islands) void wakeIsland(island);
}

if (import.meta.hot) {
  // Route modules are not in the browser, so their changes reload the page.
  import.meta.hot.on('react-router:hmr', () => location.reload());
}
