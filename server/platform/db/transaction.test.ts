import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { DrizzleQueryError } from 'drizzle-orm';
import { Pool } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CommitUnknown, inTransaction } from './transaction.ts';

const message = (type: string, ...body: Buffer[]) => {
  const text = Buffer.concat(body);
  const length = Buffer.alloc(4);
  length.writeInt32BE(text.length + 4);
  return Buffer.concat([Buffer.from(type), length, text]);
};
const READY = message('Z', Buffer.from('T'));
const WELCOME = Buffer.concat([message('R', Buffer.alloc(4)), READY]);
const DONE = Buffer.concat([message('C', Buffer.from('BEGIN\0')), READY]);

/** A database that accepts a connection, begins a transaction, and then drops every packet. */
const server = createServer((socket) => {
  sockets.push(socket);
  socket.once('data', () => {
    socket.write(WELCOME);
    socket.once('data', () => socket.write(DONE));
  });
});
const sockets: Socket[] = [];
let pool: Pool;
let asked: string[];
let released: unknown[];

beforeEach(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  pool = new Pool({ host: '127.0.0.1', port, user: 'shop', query_timeout: 100 });
  asked = [];
  released = [];
  pool.on('connect', (client) => {
    const query = client.query.bind(client);
    Object.assign(client, {
      query: (question: string | { text: string }) => {
        asked.push(typeof question === 'string' ? question : question.text);
        return query(question as string);
      },
    });
  });
  pool.on('release', (error) => released.push(error));
});
afterEach(async () => {
  await pool.end();
  for (const socket of sockets) socket.destroy();
  server.close();
});

it('sends no rollback over a connection that has just timed out', async () => {
  const lost = inTransaction(pool, async (client) => {
    await client.query('select 1').catch((error: Error) => {
      throw new DrizzleQueryError('select 1', [], error);
    });
  });
  await expect(lost).rejects.toThrow('Failed query');
  expect(asked).toEqual(['begin', 'select 1']);
  // This message tells the pool that its idle connections are dead, too.
  expect(released).toEqual([expect.objectContaining({ message: 'Query read timeout' })]);
  expect(pool.totalCount).toBe(0);
});

it('discards a connection whose commit timed out, and the pool’s idle ones with it', async () => {
  await expect(inTransaction(pool, async () => {})).rejects.toBeInstanceOf(CommitUnknown);
  expect(asked).toEqual(['begin', 'commit']);
  expect(released).toEqual([expect.objectContaining({ message: 'Query read timeout' })]);
});
