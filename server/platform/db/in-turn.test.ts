import { expect, it } from 'vitest';
import type { Db } from './database.ts';
import { inTurn, NoTurn } from './in-turn.ts';

/** A database that returns one row. */
const answering = (row: object) => ({ select: () => ({ from: async () => [row] }) }) as unknown as Db;

it('a turn is had where the database took the lock, and an answer of NULL is none [case A13]', async () => {
  await expect(inTurn(answering({ has: true }), 'winding machines')).resolves.toBeUndefined();
  for (const row of [{ has: false }, { has: null }, {}])
    await expect(inTurn(answering(row), 'winding machines')).rejects.toThrow(NoTurn);
});
