import { build, type Plugin } from 'vite';

const ASKED = /\?early$/;

/** `import code from './x.ts?early'`: a script bundled with its imports, as a string for a page's head. */
export const earlyScripts = (): Plugin => ({
  name: 'early-scripts',
  enforce: 'pre',
  load: {
    filter: { id: ASKED },
    async handler(id) {
      const file = id.replace(ASKED, '');
      this.addWatchFile(file);
      const made = await build({
        configFile: false,
        logLevel: 'error',
        build: {
          target: 'baseline-widely-available',
          write: false,
          copyPublicDir: false,
          lib: { entry: file, formats: ['iife'], name: 'early' },
        },
      });
      const [bundle] = [made].flat();
      if (!bundle || !('output' in bundle)) throw new Error(`${file} produced no output`);
      return { code: `export default ${JSON.stringify(bundle.output[0].code.trim())}`, moduleType: 'js' };
    },
  },
});
