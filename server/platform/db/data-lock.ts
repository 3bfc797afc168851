import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartRefused } from '../log/start-refused.ts';

class DataFolderInUse extends StartRefused {
  constructor(folder: string) {
    super(
      `Another shop is running on the data folder ${folder}. Stop it first, or give this one a DATA_DIR of its own.`,
    );
  }
}

/** Linux drops an abstract socket with its process, so a crash leaves no stale lock. */
function addressOf(folder: string, purpose: 'use' | 'moment'): string {
  const of = purpose === 'use' ? realpathSync(folder) : `${realpathSync(folder)} ${purpose}`;
  const name = `gewitter-${createHash('sha256').update(of).digest('hex').slice(0, 24)}`;
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.sock`);
}

function isAnswered(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function listen(address: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(address, () => resolve(server.unref()));
  });
}

/** Returns a release function; undefined if another process holds the lock. */
async function take(address: string): Promise<(() => Promise<void>) | undefined> {
  if (process.platform !== 'linux' && !(await isAnswered(address))) await rm(address, { force: true });
  try {
    const server = await listen(address);
    return () => new Promise((resolve) => server.close(() => resolve()));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return undefined;
    throw error;
  }
}

/**
 * Locks the data folder for this process: the embedded database has no lock, and two writers would corrupt it. Returns a
 * release function. Throws DataFolderInUse if another process holds the lock.
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  const unlock = await take(addressOf(folder, 'use'));
  if (!unlock) throw new DataFolderInUse(folder);
  return unlock;
}

/** Runs work under a lock on the folder; other processes wait. */
export async function withLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  for (;;) {
    const unlock = await take(addressOf(folder, 'moment'));
    if (unlock) return work().finally(unlock);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
