import { hydratePage } from './hydrate-page.ts';

// zod tries `new Function` before it first reads an object, and the policy of these pages refuses that aloud.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// All of it is beside what it hydrates: one file packs smaller than two.
hydratePage();

if (import.meta.hot) {
  // Route modules are not in the browser, so their changes reload the page.
  import.meta.hot.on('react-router:hmr', () => location.reload());
}
