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

/** The sentence for a data folder that cannot be used; every other error as it is. */
export function explainFolder(folder: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = REMEDIES[code];
  return reason
    ? new StartRefused(`The data folder ${folder} cannot be written: ${reason}, or set DATA_DIR to another.`)
    : error;
}

/** Makes a folder with those it is in. Throws StartRefused with a remedy where that cannot be. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    // Of a disk that takes nothing Node says that the folder is not there: the one above it says why.
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

/** The embedded database takes room for its log by files of 16 MB: with less it may stop at any moment. */
const ROOM_BYTES = 16 * 1024 * 1024;

/** What is written to see whether anything can be. */
const TRIAL = Buffer.alloc(8192);

/** Writes a file into the folder, brings it to the disk and takes it away again. Throws what the disk says. */
async function tryFolder(folder: string): Promise<void> {
  const file = join(folder, `.trial-${process.pid}`);
  try {
    const handle = await open(file, 'w', 0o600);
    await handle.writeFile(TRIAL).finally(() => handle.close());
  } finally {
    await rm(file, { force: true });
  }
}

/** Whether a database in the folder can go on writing. */
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

/** Looks whether a database can live in its folder, before it is opened there. Throws StartRefused with a remedy. */
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
    // Without its version it would be taken for a new one, and written over.
    if (isMade && !files.includes('PG_VERSION')) throw DAMAGED(folder);
  } catch (error) {
    throw explainFolder(dataDir, error);
  }
}

/** The sentence for a database that could not be opened: the embedded one dies of a full disk and of damage alike, wordlessly. */
export async function explainDatabase(dataDir: string, folder: string): Promise<StartRefused> {
  return (await hasRoom(dataDir))
    ? DAMAGED(folder)
    : new StartRefused(
        `The data folder ${dataDir} cannot be written: its disk is full. Make room, or set DATA_DIR to another.`,
      );
}
