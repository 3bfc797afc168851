import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { ModelCheck } from '../app/features/model/model-check.ts';

const FILE = fileURLToPath(new URL('../app/features/model/model-check.ts', import.meta.url));

/**
 * Compares the tone model with measured curves at build time, with the shop's own code, and provides the results to the
 * page. Empty in the browser, where its route is never rendered.
 */
export function checkedModel(): Plugin {
  return {
    name: 'checked-model',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /features[\\/]model[\\/]model-check\.ts$/ },
      async handler() {
        if (this.environment.name === 'client') return { code: 'export const MODEL_CHECK = {};', map: null };
        const { MODEL_CHECK }: { MODEL_CHECK: ModelCheck } = await import(pathToFileURL(FILE).href);
        return { code: `export const MODEL_CHECK = ${JSON.stringify(MODEL_CHECK)};`, map: null };
      },
    },
  };
}
