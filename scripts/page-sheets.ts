import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite';
import { utilitiesOf } from './utilities.ts';

/** Rooms that every page draws from, or of which there is so little that a sheet more would cost more. */
export const EVERYWHERE = ['ui', 'islands', 'features/layout', 'features/messages', 'features/shipping'];

const ROUTE = '?__react-router-build-client-route';
const NAMES = '\0names:';
const SHEET = /[\\/]app[\\/]sheet~([\w.~-]*)\.css$/;

/** The rooms under `app/` that a file imports from: `ui`, `scene`, `features/cart` and so on. */
function roomsAskedBy(file: string): string[] {
  const source = readFileSync(file, 'utf8').replace(/import type [^;]*;/g, '');
  const asked = Array.from(source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g), ([, specifier = '']) =>
    specifier.startsWith('.') ? join(dirname(file), specifier) : specifier.replace(/^#/, ''),
  );
  return asked.flatMap((path) => /^app\/(features\/[^/]+|[^/]+)\//.exec(path)?.[1] ?? []);
}

/** The rooms beyond those of every page that a route draws from, itself or through one of them. */
export function roomsOf(route: string): string[] {
  const rooms = new Set<string>();
  const visit = (file: string) => {
    for (const room of roomsAskedBy(file)) {
      if (rooms.has(room) || EVERYWHERE.includes(room)) continue;
      rooms.add(room);
      const files = globSync(`app/${room}/**/*.{ts,tsx}`);
      // What a test beside a part imports is drawn on no page.
      for (const inside of files.filter((path) => !path.includes('.test.'))) visit(inside);
    }
  };
  visit(route);
  return [...rooms].filter((room) => globSync(`app/${room}/**/*.{css,tsx}`).length > 0).sort();
}

/** The parts of rooms that draw, and the files of routes, which stand in none. */
const partsOf = (rooms: readonly string[]) =>
  [
    ...globSync('app/{root,routes/**/*}.tsx'),
    ...rooms.flatMap((room) => globSync(`app/${room}/**/*.tsx`)),
  ].filter((file) => !file.includes('.test.'));

const sheetName = (rooms: readonly string[]) => rooms.map((room) => room.replace('/', '.')).join('~');

/**
 * One style sheet a kind of page (docs/decisions/015): all that its rooms hold, so that the one file which a first
 * paint waits for is small. Modules that draw keep the names of their classes alone.
 */
export function pageSheets(): Plugin {
  let config: ResolvedConfig;
  const read = (file: string) => preprocessCSS(readFileSync(file, 'utf8'), file, config);
  return {
    name: 'page-sheets',
    apply: 'build',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved;
    },
    async resolveId(source, importer) {
      if (SHEET.test(source)) return join(config.root, source);
      if (!source.endsWith('.css') || !importer || SHEET.test(importer)) return undefined;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && `${NAMES}${found.id}.js`;
    },
    async load(id) {
      if (id.startsWith(NAMES)) {
        const { modules = {} } = await read(id.slice(NAMES.length, -'.js'.length));
        return { code: `export default ${JSON.stringify(modules)};`, moduleSideEffects: false };
      }
      const [, name] = SHEET.exec(id) ?? [];
      if (name === undefined) return undefined;
      const rooms = [
        ...EVERYWHERE,
        ...name
          .split('~')
          .filter(Boolean)
          .map((room) => room.replace('.', '/')),
      ];
      const files = rooms.flatMap((room) => globSync(`app/${room}/**/*.module.css`).sort());
      const sheets = await Promise.all(files.map(read));
      return [
        "@import './ui/base.css';",
        ...sheets.map(({ code }) => code),
        await utilitiesOf(partsOf(rooms)),
      ].join('\n');
    },
    transform: {
      order: 'post',
      handler(_code, id) {
        if (!id.endsWith(ROUTE) || this.environment.name !== 'client') return undefined;
        const route = relative('.', id.slice(0, -ROUTE.length));
        const sheet = route.startsWith('app/routes/')
          ? `import '/app/sheet~${sheetName(roomsOf(route))}.css';`
          : '';
        return { code: `${sheet}\nexport default null;`, map: null };
      },
    },
  };
}

/** While developing there is one sheet of utilities, with those of all parts, after the ground rules. */
export function allUtilities(): Plugin {
  return {
    name: 'all-utilities',
    apply: 'serve',
    enforce: 'pre',
    async transform(code, id) {
      if (!/[\\/]app[\\/]ui[\\/]base\.css(\?direct)?$/.test(id)) return undefined;
      const parts = globSync('app/**/*.tsx');
      for (const part of parts) this.addWatchFile(resolve(part));
      return `${code}\n${await utilitiesOf(parts)}`;
    },
  };
}
