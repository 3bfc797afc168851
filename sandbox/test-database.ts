import { randomUUID } from 'node:crypto';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { Client, Pool, type PoolClient } from 'pg';
import type { SandboxDatabase } from './store/database.ts';

export interface TestDatabase {
  database: SandboxDatabase;
  close(): Promise<void>;
}

/** A fresh database: in memory, or on the PostgreSQL server that `TEST_DATABASE_URL` names. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return openOnServer(url);
  const pglite = new PGlite();
  return { database: overPglite(pglite), close: () => pglite.close() };
}

function overPglite(db: PGlite | Transaction): SandboxDatabase {
  return {
    query: async <Row>(text: string, values?: unknown[]) => (await db.query<Row>(text, values)).rows,
    transaction: (work) =>
      'transaction' in db ? db.transaction((tx) => work(overPglite(tx))) : work(overPglite(db)),
  };
}

async function openOnServer(url: string): Promise<TestDatabase> {
  const name = `sandbox_${randomUUID().replaceAll('-', '')}`;
  const administer = async (statement: string) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await administer(`create database ${name}`);
  const own = new URL(url);
  own.pathname = name;
  const pool = new Pool({ connectionString: own.href, max: 8 });
  return {
    database: overPool(pool),
    async close() {
      await pool.end();
      // The server notices closed connections a moment later, and drops no database that is in use.
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await administer(`drop database ${name}`);
        } catch (error) {
          if (attempt === 50) throw error;
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      }
    },
  };
}

function overPool(pool: Pool): SandboxDatabase {
  const over = (client: Pool | PoolClient): SandboxDatabase => ({
    // The SDK of the database knows only rows in general; the caller names what it selected.
    query: async <Row>(text: string, values?: unknown[]) => (await client.query(text, values)).rows as Row[],
    transaction: async (work) => {
      const connection = await pool.connect();
      try {
        await connection.query('begin');
        const result = await work(over(connection));
        await connection.query('commit');
        return result;
      } catch (error) {
        await connection.query('rollback');
        throw error;
      } finally {
        connection.release();
      }
    },
  });
  return over(pool);
}
