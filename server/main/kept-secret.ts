import { randomBytes } from 'node:crypto';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { explainFolder, makeFolder } from '../platform/db/data-folder.ts';
import { withLock } from '../platform/db/data-lock.ts';

const SECRET = /^[0-9a-f]{48}$/;

async function readSecret(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return SECRET.test(text.trim()) ? text.trim() : undefined;
}

/** Atomic write: a temporary file is synced and renamed. */
async function writeWhole(file: string, text: string): Promise<void> {
  const part = `${file}.part`;
  try {
    const handle = await open(part, 'w', 0o600);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(part, file);
    const folder = await open(dirname(file));
    await folder.sync().finally(() => folder.close());
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/**
 * A secret that is generated once and stored in a file; an empty or broken file is replaced. Concurrent processes get the
 * same one. Throws StartRefused with a remedy if the folder is not writable.
 */
export async function keptSecret(file: string): Promise<string> {
  const folder = dirname(file);
  try {
    await makeFolder(folder);
    const stored = await readSecret(file);
    if (stored) return stored;
    return await withLock(folder, async () => {
      const madeMeanwhile = await readSecret(file);
      if (madeMeanwhile) return madeMeanwhile;
      const secret = randomBytes(24).toString('hex');
      await writeWhole(file, secret);
      return secret;
    });
  } catch (error) {
    throw explainFolder(folder, error);
  }
}
