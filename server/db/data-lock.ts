import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export class DataFolderInUse extends Error {
  constructor(folder: string) {
    super(
      `Another shop is running on the data folder ${folder}. Stop it first, or give this one a DATA_DIR of its own.`,
    );
  }
}

/** Linux drops an abstract socket with its process, so a crash never leaves a stale lock behind. */
function addressOf(folder: string): string {
  const name = `gewitter-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24)}`;
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

/**
 * Takes the data folder for this process: the embedded database has no lock of its own and two writers would
 * ruin it. Throws DataFolderInUse when another process holds it. Answers a function that lets it go.
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  const address = addressOf(folder);
  if (process.platform !== 'linux' && !(await isAnswered(address))) await rm(address, { force: true });
  try {
    const server = await listen(address);
    return () => new Promise((resolve) => server.close(() => resolve()));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw new DataFolderInUse(folder);
    throw error;
  }
}
