import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Generator } from '../generator.ts';
import type { ModelEntry } from './model-entry.ts';
import { models } from './models.ts';
import type { ModelReport } from './report.ts';

/** Uncompressed twins for the studio, relative to the project; not committed. */
export const PLAIN_MODELS = 'build-assets/models';

/** A model's twin carries its shape in its name, so that no picture is taken of another one. */
export function twinFile(root: string, id: string, report: string): string {
  const { shape } = JSON.parse(report) as ModelReport;
  return join(root, PLAIN_MODELS, `${id}-${shape.slice(0, 12)}.glb`);
}

const here = dirname(fileURLToPath(import.meta.url));
const project = join(here, '../..');
const libraries = ['replicad', 'replicad-opencascadejs', 'meshoptimizer', 'sharp'].concat(
  ['core', 'extensions', 'functions'].map((part) => `@gltf-transform/${part}`),
);
/** Imports of each module that was read. */
const known = new Map<string, readonly string[]>();

/** A generator a model, so that each can be made, found stale and resumed for itself. */
export const modelGenerators: readonly Generator[] = models.map((entry) => ({
  name: entry.id,
  group: 'models',
  options: entry.options,
  sources: sourcesOf(entry),
  make: (root) => makeModel(root, entry),
}));

/** Builds in a process of its own: OpenCascade never gives memory back. */
async function makeModel(root: string, { id }: ModelEntry): Promise<ReadonlyMap<string, Buffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'model-'));
  try {
    await run(process.execPath, [join(here, 'build-model.ts'), id, folder]);
    await mkdir(join(root, PLAIN_MODELS), { recursive: true });
    await copyFile(
      join(folder, 'plain', `${id}.glb`),
      twinFile(root, id, await readFile(join(folder, `${id}.report.json`), 'utf8')),
    );
    const files = [`${id}.glb`, `${id}.json`, `${id}.report.json`];
    return new Map(
      await Promise.all(
        files.map(async (file): Promise<[string, Buffer]> => {
          return [`models/${file}`, await readFile(join(folder, file))];
        }),
      ),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function run(command: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${args.at(1)} could not be built`));
    });
  });
}

/** The entry's own modules, the exporter, and everything that these import, relative to the project. */
function sourcesOf({ modules }: ModelEntry): string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const imported of importsOf(file)) visit(imported);
  };
  for (const module of [...modules, 'export-glb.ts', 'report.ts', 'describe-model.ts'])
    visit(join(here, module));
  const files = [...found].map((file) => relative(project, file).replaceAll('\\', '/'));
  return [...files, ...libraries.map((name) => `node_modules/${name}/package.json`)].sort();
}

/** Files of the project that a module imports, types left out. */
function importsOf(file: string): readonly string[] {
  const before = known.get(file);
  if (before) return before;
  const text = readFileSync(file, 'utf8');
  const imports = [...text.matchAll(/^(?:import|export|\})(?! type)[^;'"]*from\s+'([.#][^']+)'/gms)].map(
    ([, path = '']) => (path.startsWith('#') ? join(project, path.slice(1)) : join(dirname(file), path)),
  );
  known.set(file, imports);
  return imports;
}
