import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openDays } from '#domain/production/open-days.ts';
import { readBoard } from '../../server/admin/read-board.ts';
import { freezeEarlier } from '../../server/orders/freeze-earlier.ts';
import type { Database } from '../../server/platform/db/database.ts';
import { openEmbedded } from '../../server/platform/db/embedded.ts';
import { openDatabase } from '../../server/platform/db/open-database.ts';
import { openPostgres } from '../../server/platform/db/postgres.ts';
import { createPaperTools } from '../../server/platform/documents/paper-tools.ts';
import { createLog } from '../../server/platform/log/log.ts';
import type { Services } from '../../server/platform/services.ts';
import { planEarlierOrders } from '../../server/production/plan-units.ts';
import { failWhereAsked } from '../fixtures/failing-transactions.ts';
import { freshDatabase } from '../fixtures/fresh-database.ts';
import { CUSTOM, MAXI } from '../fixtures/workshop.ts';

const BEFORE = '0003_aftercare';

const folder = mkdtempSync(join(tmpdir(), 'gewitter-migration-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function migrationsUntil(last: string): string {
  const copy = join(folder, 'migrations');
  cpSync('server/platform/db/migrations', copy, { recursive: true });
  const file = join(copy, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { idx: number; tag: string }[] };
  const until = journal.entries.find(({ tag }) => tag === last)?.idx ?? -1;
  writeFileSync(
    file,
    JSON.stringify({ ...journal, entries: journal.entries.filter(({ idx }) => idx <= until) }),
  );
  return copy;
}

const id = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
const STRAT = { pickupType: 'STRATOCASTER', bundleType: 'SET', pickupFlavor: 'VINTAGE', color: 'white' };

/** Orders of that version: paid, paid and partly refunded, refunded, cancelled unpaid, and open. */
async function fill({ sql }: Pick<Database, 'sql'>): Promise<void> {
  const states = ['paid', 'paid', 'refunded', 'cancelled', 'awaiting payment'];
  for (const [index, state] of states.entries()) {
    const paid = index < 3;
    await sql.query(
      `insert into orders (id, number, state, email, shipping_name, shipping_country, goods_cents, shipping_cents,
         total_cents, refunded_cents, created_at, expires_at, paid_at)
       values ($1, $2, $3, 'jonas@example.org', 'Jonas Beispiel', 'DE', 20000, 0, 20000, $4, now(), now(), $5)`,
      [
        id(index),
        `GW-0000000${index}`,
        state,
        [0, 500, 20000, 0, 0][index],
        paid ? new Date(Date.now() - 86_400_000 * (9 - index)) : null,
      ],
    );
    const config = index === 1 ? JSON.stringify(CUSTOM.config) : JSON.stringify(STRAT);
    await sql.query(
      `insert into order_lines (id, order_id, position, lookup_key, name, config, quantity, unit_cents, vat_country, vat_rate_percent)
       values ($1, $1, 0, 'stratocaster_set', 'Stratocaster', $2, $3, 10000, 'DE', 19)`,
      [id(index), config, index === 1 ? 2 : 1],
    );
  }
}

it('a database of the version before the workshop migrates, and its paid orders stand on the board [row D133]', async () => {
  const { url, drop } = await freshDatabase();
  const dataDir = join(folder, 'data');
  const log = createLog('silent');
  const silent = { lost: () => {}, waiting: () => {} };
  const older = migrationsUntil(BEFORE);
  const before = url ? await openPostgres(url, older, silent) : await openEmbedded(dataDir, older);
  await fill(before);
  await before.close();

  const database = await openDatabase({ url, dataDir });
  const sayWhatFailed = failWhereAsked(database);
  try {
    const papers = createPaperTools('http://shop.example');
    const shopfront = { days: () => openDays([]) } as Services['shopfront'];
    const services = { db: database.db, log, papers, shopfront, now: () => new Date() } as Services;
    await freezeEarlier(services);
    await planEarlierOrders(services);
    const planned = await database.sql.query('select * from pieces');
    await planEarlierOrders(services);
    expect(await database.sql.query('select * from pieces')).toHaveLength(planned.length);

    const board = await readBoard(services, MAXI);
    const paid = board.groups.find(({ step }) => step === 'paid');
    expect(paid?.rows.map(({ number, units }) => [number, units.length])).toEqual([
      ['GW-00000000', 3],
      ['GW-00000001', 2],
    ]);
    expect(board.queue.toWind).toBe(5);
    expect(board.next).toMatchObject({ order: 'GW-00000000', number: 1 });
    expect(board.late).toBe(0);
    const refunds = await database.sql.query<{ amount_cents: number; reason: string }>(
      'select amount_cents, reason from refunds order by amount_cents',
    );
    expect(refunds.map(({ amount_cents, reason }) => [amount_cents, reason])).toEqual([
      [500, 'Made in the payment account'],
      [20000, 'Made in the payment account'],
    ]);
  } finally {
    await sayWhatFailed();
    await database.close();
    await drop();
  }
});
