/** Builds the browser half: two scripts without imports, one request each. */
import { resolve } from 'node:path';
import { defineConfig, type EnvironmentOptions } from 'vite';

// Each build has a folder of its own (scripts/build.mjs).
const outDir = resolve(import.meta.dirname, '..', process.env.BUILD_FOLDER ?? 'build', 'sandbox');

function script(name: string): EnvironmentOptions {
  return {
    consumer: 'client',
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: new URL(`browser/${name}.ts`, import.meta.url).pathname,
        output: { format: 'iife', entryFileNames: `${name}.js` },
      },
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  environments: { stripe: script('stripe'), card: script('card') },
  builder: {
    async buildApp(builder) {
      for (const name of ['stripe', 'card']) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
});
