import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { ModelCheck } from '../app/features/model/model-check.ts';

const FILE = fileURLToPath(new URL('../app/features/model/model-check.ts', import.meta.url));

/**
 * Holds the tone model against the measured curves while the shop is built, with the very code that winds its pickups: the
 * page says what came out, and no visitor waits for it. In the browser it is empty, as the route that draws it is.
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
