import type { Pool } from 'pg';
import { expect, it } from 'vitest';
import { followPrimary } from './replica.ts';

const answering = (row: object) => ({ query: async () => ({ rows: [row] }) });

/** A copy whose one connection answers with `row`; records whether it was closed afterwards. */
function copyWith(row: object) {
  const closed: boolean[] = [];
  const client = { ...answering(row), release: (isClosed: boolean) => void closed.push(isClosed) };
  return { closed, pool: { connect: async () => client } as unknown as Pool };
}

const primary = answering({ position: '0/2' }) as unknown as Pool;

it('a replica is read once it has caught up, over connections that stay open', async () => {
  const { pool, closed } = copyWith({ follows: true, has_come: true });
  expect(await followPrimary(primary, pool, 'begin').upToDate()).toBeDefined();
  expect(closed).toEqual([false]);
});

it('a promoted replica is not read, and its connection is closed', async () => {
  const { pool, closed } = copyWith({ follows: false, has_come: true });
  expect(await followPrimary(primary, pool, 'begin').upToDate()).toBeUndefined();
  expect(closed).toEqual([true]);
});
