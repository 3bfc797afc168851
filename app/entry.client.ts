import { hydratePage } from './hydrate-page.ts';

// All of it is beside what it hydrates: one file packs smaller than two.
hydratePage();

if (import.meta.hot) {
  // Route modules are not in the browser, so their changes reload the page.
  import.meta.hot.on('react-router:hmr', () => location.reload());
}
