import { describe, expect, it } from 'vitest';
import { openFileShop } from '../fixtures/file-shop.ts';

const shop = await openFileShop();

/** Creates a product at the sandbox, once for each key. */
async function make(key: string): Promise<{ status: number; code: string | undefined }> {
  const response = await fetch(`${shop.publicUrl}/v1/products`, {
    method: 'POST',
    body: 'name=Once',
    headers: {
      authorization: `Bearer ${shop.account.secretKey}`,
      'content-type': 'application/x-www-form-urlencoded',
      'idempotency-key': key,
    },
  });
  const { error } = (await response.json()) as { error?: { code?: string } };
  return { status: response.status, code: error?.code };
}

// The embedded database has one connection with sequential transactions.
describe.skipIf(!process.env.TEST_DATABASE_URL)(
  'an idempotency key whose first request hangs in the database',
  () => {
    it('is reported as in use, and retries do not exhaust connections', async () => {
      let letGo = () => {};
      const holding = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      let held = () => {};
      const isHeld = new Promise<void>((resolve) => {
        held = resolve;
      });
      const first = shop.database.sql.transaction(async (sql) => {
        await sql.query("insert into sandbox.idempotency (key, fingerprint, created) values ('hung', '', 0)");
        held();
        await holding;
        throw new Error('the connection was lost');
      });
      await isHeld;
      // More than there are connections.
      const repetitions = Array.from({ length: 20 }, () => make('hung'));
      expect(await make('another')).toMatchObject({ status: 200 });
      for (const answer of await Promise.all(repetitions))
        expect(answer).toEqual({ status: 409, code: 'idempotency_key_in_use' });
      letGo();
      await expect(first).rejects.toThrow('lost');
      expect(await make('hung')).toMatchObject({ status: 200 });
    });
  },
);
