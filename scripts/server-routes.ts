import { readFileSync } from 'node:fs';
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite';

const ROUTE = '?__react-router-build-client-route';
/** Style sheets of every page, and of the workshop. */
const STYLES = [
  ['root.tsx', '/app/styles.ts'],
  ['routes/workshop.tsx', '/app/features/admin/kit/styles.ts'],
] as const;
const CLASSES = '\0classes:';

/**
 * The browser's build: routes render on the server only, because browsers hydrate islands (decision 003), so it includes
 * two style sheets and no code of routes. Islands get class names only, not a chunk per sheet.
 */
export function serverRoutes(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'server-routes',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(resolved) {
      config = resolved;
    },
    async resolveId(source, importer) {
      if (!source.endsWith('.module.css') || importer?.endsWith('/styles.ts')) return undefined;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && `${CLASSES}${found.id}.js`;
    },
    async load(id) {
      if (!id.startsWith(CLASSES)) return undefined;
      const file = id.slice(CLASSES.length, -'.js'.length);
      const { modules = {} } = await preprocessCSS(readFileSync(file, 'utf8'), file, config);
      return `export default ${JSON.stringify(modules)};`;
    },
    transform: {
      order: 'post',
      handler(_code, id) {
        if (!id.endsWith(ROUTE)) return undefined;
        const [, styles] = STYLES.find(([route]) => id.endsWith(`/app/${route}${ROUTE}`)) ?? [];
        return { code: styles ? `export { default } from '${styles}';` : 'export default null;', map: null };
      },
    },
  };
}
