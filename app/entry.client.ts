import { wakePage } from './wake-page.ts';

// All of it stands beside what it wakes: one file packs smaller than two.
wakePage();

if (import.meta.hot) {
  // Route modules are not in the browser, so their changes reload the page.
  import.meta.hot.on('react-router:hmr', () => location.reload());
}
