// node scripts/release.ts <folder> [<running release>]: copies everything a shop needs at run time into a new
// folder. Run `npm ci --omit=dev` there; nothing is built where it runs. Includes the browser files of the
// running release, because its pages may still be open.
import { cpSync, existsSync, globSync, linkSync, realpathSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Includes sources for commands beside the shop: `npm run staff`, `stripe:sync`, `backup`, `restore`. */
export const PARTS: readonly string[] = [
  'package.json',
  'package-lock.json',
  'LICENSE',
  'README.md',
  'ARCHITECTURE.md',
  'SECURITY.md',
  'deploy',
  'docs',
  'domain',
  'server',
  'scripts',
  'public',
  'assets/records/models',
  'assets/records/print-fonts',
];
const isWanted = (path: string) => !/\.test\.tsx?$|\.webp$/.test(path) || path.startsWith('public/');

/** Browser files of the previous release, whose pages may still be open. */
const BEFORE = 'build/before/assets';

/** Only of one release before: pages stay open for hours, not for weeks. */
export function keepFilesOf(before: string, folder: string): void {
  const earlier = join(before, 'build/client/assets');
  if (!existsSync(earlier)) throw new Error(`${before} holds no release.`);
  cpSync(earlier, join(folder, BEFORE), { recursive: true });
}

/** Returns the folder. Throws if there is no build, the folder is not empty, or `before` is no release. */
export function layRelease(folder: string, before?: string): string {
  if (!existsSync('build/server/index.js')) throw new Error('There is no build: run npm run build first.');
  if (existsSync(join(folder, 'package.json'))) throw new Error(`${folder} holds a release already.`);
  if (before) keepFilesOf(before, folder);
  for (const part of PARTS) cpSync(part, join(folder, part), { recursive: true, filter: isWanted });
  cpSync(realpathSync('build'), join(folder, 'build'), { recursive: true });
  // The compressed twins have hard links to their originals beside them, which saves ten megabytes.
  const packed = join(folder, 'build/packed');
  for (const twin of globSync(`${packed}/**/*.br`)) {
    const file = twin.slice(0, -'.br'.length);
    const same = join(folder, 'public', relative(packed, file));
    if (!existsSync(same) || statSync(same).size !== statSync(file).size) continue;
    rmSync(file);
    linkSync(same, file);
  }
  return folder;
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const [folder, before] = process.argv.slice(2);
  try {
    if (!folder) throw new Error('node scripts/release.ts <folder> [<release that runs>]');
    console.log(`Laid into ${layRelease(folder, before)}. There: npm ci --omit=dev`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
