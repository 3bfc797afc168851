import { constants } from 'node:fs';
import { access, mkdir, open, readdir, rm, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartRefused } from '../log/start-refused.ts';

const REMEDIES: Record<string, string> = {
  ENOSPC: 'its disk is full. Make room',
  EDQUOT: 'its quota is used up. Make room',
  EROFS: 'its disk is read-only. Make it writable',
  EACCES: 'this user has no rights there. Grant them',
  EPERM: 'this user has no rights there. Grant them',
  ENOTDIR: 'a part of its path is a file. Remove it',
  EEXIST: 'there is a file of that name. Remove it',
};

/** Translates errors of an unusable data folder into a sentence; returns every other error unchanged. */
export function explainFolder(folder: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = REMEDIES[code];
  return reason
    ? new StartRefused(`The data folder ${folder} cannot be written: ${reason}, or set DATA_DIR to another.`)
    : error;
}

/** Creates a folder and its parents. Throws StartRefused with a remedy on failure. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    // On a read-only disk Node reports a missing folder; the parent folder has the actual error.
    const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw explainFolder(folder, isAbsent ? await whyNot(dirname(folder)) : error);
  }
}

const whyNot = (folder: string): Promise<unknown> =>
  tryFolder(folder).then(
    () => new Error(`${folder} takes files, but no folder`),
    (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' && dirname(folder) !== folder ? whyNot(dirname(folder)) : error,
  );

/** The embedded database allocates its log in files of 16 MB and may stop at any moment with less. */
const ROOM_BYTES = 16 * 1024 * 1024;

const TRIAL = Buffer.alloc(8192);

/** Writes, syncs and deletes a file in the folder. Throws the disk's error. */
async function tryFolder(folder: string): Promise<void> {
  const file = join(folder, `.trial-${process.pid}`);
  try {
    const handle = await open(file, 'w', 0o600);
    await handle.writeFile(TRIAL).finally(() => handle.close());
  } finally {
    await rm(file, { force: true });
  }
}

export async function hasRoom(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < ROOM_BYTES) return false;
    await tryFolder(folder);
    return true;
  } catch {
    return false;
  }
}

const DAMAGED = (folder: string) =>
  new StartRefused(
    `The database in ${folder} cannot be opened: it is damaged, or of another version. Put a backup in its place, or move it away to begin with an empty one.`,
  );

/** Checks the folder of a database before opening it. Throws StartRefused with a remedy. */
export async function checkDatabaseFolder(dataDir: string, folder: string): Promise<void> {
  try {
    await tryFolder(dataDir);
    const files: string[] = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    if (files.length === 0) return;
    await tryFolder(folder);
    const control = join(folder, 'global', 'pg_control');
    const isMade = await access(control, constants.R_OK | constants.W_OK).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return false;
        throw error;
      },
    );
    // Without PG_VERSION the database would count as new and be overwritten.
    if (isMade && !files.includes('PG_VERSION')) throw DAMAGED(folder);
  } catch (error) {
    throw explainFolder(dataDir, error);
  }
}

/** Explains a failed open: the embedded database reports neither a full disk nor damage. */
export async function explainDatabase(dataDir: string, folder: string): Promise<StartRefused> {
  return (await hasRoom(dataDir))
    ? DAMAGED(folder)
    : new StartRefused(
        `The data folder ${dataDir} cannot be written: its disk is full. Make room, or set DATA_DIR to another.`,
      );
}
