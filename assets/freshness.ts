import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Generator } from './generator.ts';

/** Hashes of one generator: its sources, and each file it wrote (as `placeOf` reads it). */
export interface Stamp {
  readonly source: string;
  readonly outputs: Readonly<Record<string, string>>;
}

/** Everything that determines a generator's outputs. */
export type Source = Omit<Generator, 'make'>;

/** Content of `assets/records/stamps.json`: a stamp a generator, sorted by name. */
export type Stamps = Readonly<Record<string, Stamp>>;

/** Folder of generated files for browsers, relative to the project. */
export const OUTPUT = 'public/generated';
/** Folder of files for server, makers and tests only: stamps, lists, measurements, fonts for documents. */
export const RECORDS = 'assets/records';

/** Lists, and the fonts of documents. */
const FOR_SERVER = /\.json$|^print-fonts\//;

/** Path of a generated file, relative to the project. */
export const placeOf = (path: string): string => join(FOR_SERVER.test(path) ? RECORDS : OUTPUT, path);

const STAMPS = 'stamps.json';

/** SHA-256 of bytes, hex. Text checked out with CRLF counts as the same as with LF. */
export function hashOf(content: Buffer): string {
  const binary = content.includes(0);
  const bytes = binary ? content : Buffer.from(content.toString('utf8').replace(/\r\n/g, '\n'));
  return createHash('sha256').update(bytes).digest('hex');
}

/** Hash of a generator's sources: names and contents, in a fixed order, whatever folder the project is in. */
export async function sourceHash(root: string, generator: Source): Promise<string> {
  const files = (await Promise.all(generator.sources.map((path) => listFiles(root, path)))).flat().sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n${hashOf(await readFile(join(root, file)))}\n`);
  const options = typeof generator.options === 'function' ? generator.options(root) : generator.options;
  if (options) hash.update(JSON.stringify(options));
  return hash.digest('hex');
}

/** Lists why a generator's outputs are stale; empty when all are fresh. */
export async function staleReasons(
  root: string,
  generator: Source,
  stamp: Stamp | undefined,
  place = placeOf,
): Promise<string[]> {
  if (!stamp) return [`${generator.name}: never made`];
  if ((await sourceHash(root, generator)) !== stamp.source)
    return [`${generator.name}: sources have changed`];
  return damage(root, generator, stamp, place);
}

/** Lists a generator's missing or changed files. */
export async function damage(
  root: string,
  { name }: Pick<Source, 'name'>,
  { outputs }: Stamp,
  place = placeOf,
): Promise<string[]> {
  const reasons = await Promise.all(
    Object.entries(outputs).map(async ([path, hash]) => {
      const content = await readFile(join(root, place(path))).catch(() => undefined);
      if (!content) return `${name}: ${path} is missing`;
      return hashOf(content) === hash ? undefined : `${name}: ${path} was changed by hand`;
    }),
  );
  return reasons.filter((reason) => reason !== undefined);
}

/** The stamps of the last run; none if the file is missing or no JSON. */
export async function readStamps(root: string): Promise<Stamps> {
  try {
    return JSON.parse(await readFile(join(root, RECORDS, STAMPS), 'utf8')) as Stamps;
  } catch {
    return {};
  }
}

/** Age of a stale lock, whose owner was stopped. */
const LOCK_MS = 10_000;

/** Waits for the lock of the stamps and takes it. Returns a function that releases it. */
async function lockStamps(root: string): Promise<() => Promise<void>> {
  const lock = join(root, RECORDS, `${STAMPS}.lock`);
  await mkdir(join(root, RECORDS), { recursive: true });
  for (;;) {
    const file = await open(lock, 'wx').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    await file?.close();
    if (file) return () => rm(lock, { force: true });
    const held = await stat(lock).catch(() => undefined);
    if (held && Date.now() - held.mtimeMs > LOCK_MS) await rm(lock, { force: true });
    else await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/**
 * Reads the stamps again under the lock and changes them, because another run may write meanwhile: pictures take
 * hours.
 */
export async function changeStamps(root: string, change: (stamps: Stamps) => Stamps): Promise<void> {
  const unlock = await lockStamps(root);
  try {
    const file = join(root, RECORDS, STAMPS);
    await writeFile(`${file}.${process.pid}.tmp`, stampsText(change(await readStamps(root))));
    await rename(`${file}.${process.pid}.tmp`, file);
  } finally {
    await unlock();
  }
}

/** Text of the stamps with sorted keys. */
export function stampsText(stamps: Stamps): string {
  const sorted = Object.fromEntries(
    Object.entries(stamps)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, { source, outputs }]) => [
        name,
        { source, outputs: Object.fromEntries(Object.entries(outputs).sort(([a], [b]) => (a < b ? -1 : 1))) },
      ]),
  );
  return `${JSON.stringify(sorted, null, 2)}\n`;
}

async function listFiles(root: string, path: string): Promise<string[]> {
  const info = await stat(join(root, path));
  if (!info.isDirectory()) return [path];
  const entries = await readdir(join(root, path), { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(join(root).length + 1)
        .replaceAll('\\', '/'),
    );
}
