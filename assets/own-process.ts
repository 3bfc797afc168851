import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Runs a script with arguments and an empty folder as the last of them, and answers what it wrote there, by name. In a
 * process of its own, because OpenCascade never gives memory back.
 */
export async function filesOf(script: string, ...options: string[]): Promise<ReadonlyMap<string, Buffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'assets-'));
  try {
    await new Promise<void>((resolve, reject) => {
      const child = spawn(process.execPath, [script, ...options, folder], {
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      child.on('error', reject);
      child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${options[0]} failed`))));
    });
    const names = (await readdir(folder)).sort();
    return new Map(
      await Promise.all(
        names.map(async (name): Promise<[string, Buffer]> => [name, await readFile(join(folder, name))]),
      ),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
