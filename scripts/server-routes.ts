import type { Plugin } from 'vite';

const ROUTE = '?__react-router-build-client-route';

/**
 * Routes are drawn on the server alone: browsers hydrate islands (decision 003), so the build of the browser takes none of a route's
 * code. The root's brings the styles.
 */
export const serverRoutes: Plugin = {
  name: 'server-routes',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    order: 'post',
    filter: { id: /\?__react-router-build-client-route$/ },
    handler(_code, id) {
      const isRoot = id.endsWith(`/app/root.tsx${ROUTE}`);
      return { code: isRoot ? "export { default } from '/app/styles.ts';" : 'export default null;', map: null };
    },
  },
};
