// The makers' pages with 200 000 orders in the database, 20 000 of them open: milliseconds of server time on PostgreSQL.
import { Client } from 'pg';
import { fillWithOrders } from '../fixtures/many-orders.mjs';
import { serverParts } from './server-parts.mjs';

const RUNS = 40;
const BY = { accountId: '11111111-1111-4111-8111-111111111111', name: 'Maxi' };
const silent = { lost() {}, waiting() {} };

const PARTS = [
  'admin/read-board',
  'admin/read-figures',
  'admin/read-order',
  'admin/search',
  'platform/db/postgres',
  'platform/documents/paper-tools',
  'production/read-bench',
  'returns/read-returns',
];

/** Answers a row a page: half and 95 of 100 readings stay under so many milliseconds. */
export async function measureWorkshop(server) {
  const {
    openPostgres,
    createPaperTools,
    readBench,
    readBoard,
    readFigures,
    readOrder,
    readReturns,
    search,
    close,
  } = await serverParts(PARTS);
  const admin = new Client({ connectionString: server });
  await admin.connect();
  await admin.query('create database workshop_bench');
  await admin.end();
  const url = new URL(server);
  url.pathname = '/workshop_bench';
  const database = await openPostgres(url.href, 'server/platform/db/migrations', silent);
  try {
    await fillWithOrders(url.href, 200_000, 20_000);
    const services = { db: database.db, now: () => new Date(), papers: createPaperTools('http://localhost') };
    const [{ number, email, shipping_name: name }] = await database.sql.query(
      "select number, email, shipping_name from orders where state = 'in the making' order by paid_at limit 1",
    );
    const [{ serial }] = await database.sql.query(
      'select serial from pieces where serial is not null limit 1',
    );
    const month = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 7);
    const pages = {
      board: () => readBoard(services, BY),
      order: () => readOrder(services, number),
      bench: () => readBench(services, { number, unit: 3, by: BY.accountId }),
      'search, number': () => search(services, number.slice(3, 8)),
      'search, name': () => search(services, name),
      'search, first name alone': () => search(services, 'Jonas'),
      'search, mail': () => search(services, email),
      'search, serial': () => search(services, serial),
      'search, nothing found': () => search(services, 'nobody of that name'),
      returns: () => readReturns(services),
      // A month of this workshop has 1 440 orders.
      figures: () => readFigures(services, month),
    };
    const rows = [];
    for (const [page, read] of Object.entries(pages)) {
      const times = [];
      for (let run = 0; run < RUNS + 5; run++) {
        const begun = performance.now();
        await read();
        if (run >= 5) times.push(performance.now() - begun);
      }
      times.sort((a, b) => a - b);
      rows.push({
        'workshop page': page,
        'p50 ms': times[Math.floor(RUNS / 2)].toFixed(1),
        'p95 ms': times[Math.floor(RUNS * 0.95)].toFixed(1),
      });
    }
    return rows;
  } finally {
    await database.close();
    await close();
  }
}
