import { expect, it } from 'vitest';
import { acquireLock, NoLock } from './acquire-lock.ts';
import type { Db } from './database.ts';

/** A database that returns one row. */
const answering = (row: object) => ({ select: () => ({ from: async () => [row] }) }) as unknown as Db;

it('a turn is had where the database took the lock, and an answer of NULL is none [case A13]', async () => {
  await expect(acquireLock(answering({ has: true }), 'winding machines')).resolves.toBeUndefined();
  for (const row of [{ has: false }, { has: null }, {}])
    await expect(acquireLock(answering(row), 'winding machines')).rejects.toThrow(NoLock);
});
