// node scripts/release.ts <folder> [<release that runs>]: lays what a shop needs to run into a new folder. `npm ci --omit=dev`
// there brings the rest; nothing is built where it runs. Whoever still has a page of the release that runs open finds the files
// of that page in the new one, too.
import { cpSync, existsSync, globSync, linkSync, realpathSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Sources too, for the commands that are run beside the shop: `npm run staff`, `stripe:sync`, `backup`, `restore`. */
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

/** Where a release keeps the files of the one before it: its pages are still open, and ask for more of them. */
const BEFORE = 'build/before/assets';

/** Of one release before and of none before that: pages stand open for hours, not for weeks. */
export function keepFilesOf(before: string, folder: string): void {
  const earlier = join(before, 'build/client/assets');
  if (!existsSync(earlier)) throw new Error(`${before} holds no release.`);
  cpSync(earlier, join(folder, BEFORE), { recursive: true });
}

/** Answers the folder. Throws where there is no build, the folder has something in it, or the release before is none. */
export function layRelease(folder: string, before?: string): string {
  if (!existsSync('build/server/index.js')) throw new Error('There is no build: run npm run build first.');
  if (existsSync(join(folder, 'package.json'))) throw new Error(`${folder} holds a release already.`);
  if (before) keepFilesOf(before, folder);
  for (const part of PARTS) cpSync(part, join(folder, part), { recursive: true, filter: isWanted });
  cpSync(realpathSync('build'), join(folder, 'build'), { recursive: true });
  // Beside their packed twins lie the files themselves once more: ten megabytes that one link each saves.
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
