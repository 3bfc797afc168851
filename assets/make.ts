import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { changeStamps, hashOf, placeOf, readStamps, sourceHash } from './freshness.ts';
import type { Generator } from './generator.ts';

/**
 * Makes one generator's files and stamps them, so that a run that is stopped goes on where it was. Files of its last
 * run that it no longer makes are removed.
 * @returns how many files it made
 */
export async function makeFiles(root: string, generator: Generator): Promise<number> {
  const before = (await readStamps(root))[generator.name];
  // Hashed before making, so that a source that changes meanwhile makes the output stale.
  const source = await sourceHash(root, generator);
  const files = await generator.make(root);
  for (const [path, content] of files) await writeAtomically(join(root, placeOf(path)), content);
  await removeFiles(
    root,
    Object.keys(before?.outputs ?? {}).filter((path) => !files.has(path)),
  );
  const outputs = Object.fromEntries([...files].map(([path, content]) => [path, hashOf(content)]));
  await changeStamps(root, (stamps) => ({ ...stamps, [generator.name]: { source, outputs } }));
  return files.size;
}

/**
 * Removes stamps and files of removed generators, unless another one makes the files now.
 * @returns names of those generators
 */
export async function removeOrphans(root: string, generators: readonly Generator[]): Promise<string[]> {
  const names = new Set(generators.map(({ name }) => name));
  const stamps = await readStamps(root);
  const orphans = Object.keys(stamps).filter((name) => !names.has(name));
  if (orphans.length === 0) return [];
  const kept = Object.entries(stamps).filter(([name]) => names.has(name));
  const wanted = new Set(kept.flatMap(([, { outputs }]) => Object.keys(outputs)));
  const files = orphans.flatMap((name) => Object.keys(stamps[name]?.outputs ?? {}));
  await removeFiles(
    root,
    files.filter((path) => !wanted.has(path)),
  );
  await changeStamps(root, (now) =>
    Object.fromEntries(Object.entries(now).filter(([name]) => names.has(name))),
  );
  return orphans;
}

async function removeFiles(root: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) await rm(join(root, placeOf(path)), { force: true });
}

/** Writes a file atomically. */
export async function writeAtomically(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.tmp`;
  await writeFile(temporary, content);
  await rename(temporary, path);
}
