import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#domain/calendar/day.ts';
import { closedMonths } from '../../server/platform/db/schema/books.ts';
import { exportedOrders, parcels, proofFiles } from '../../server/platform/db/schema/shipping.ts';
import { keepNoLonger } from '../../server/privacy/keep-no-longer.ts';
import { readParcelsView } from '../../server/shipping/read-parcels-view.ts';
import { openParcelDesk } from '../fixtures/parcel-desk.ts';
import { changeRows } from '../fixtures/rows.ts';

const { shop, maker, posted } = await openParcelDesk();
const { call, done } = maker;

describe('proof of export', () => {
  const jpegFile = sharp({ create: { width: 40, height: 30, channels: 3, background: '#c9683a' } })
    .jpeg()
    .toBuffer();
  const send = (day: string, content: string, type = 'image/jpeg') =>
    call('keep-stamped-list', { day, type, content });

  it('is missing after five work days, with the VAT at stake, until the stamped list is uploaded [rows D412, D661]', async () => {
    const { number, id, total } = await posted('CH');
    await changeRows(shop, exportedOrders, eq(exportedOrders.orderId, id), { posted: '2026-01-12' });
    const { proofs } = await readParcelsView(shop.services);
    const row = proofs.open.find((one) => one.number === number);
    expect(row).toMatchObject({ isMissing: true, paid: total });
    expect(proofs.vat).toBe(Math.round((total * 19) / 119));

    const file = await jpegFile;
    const jpeg = file.toString('base64');
    const sent = await Promise.all([1, 2, 3].map(() => send('2026-01-12', jpeg)));
    // Only one of several uploads becomes the proof; the others leave no file.
    const attached = sent
      .filter(({ status }) => status === 200)
      .flatMap(({ body }) => Object(body.data).attached);
    expect(attached).toEqual([number]);
    expect(await shop.database.db.select({ id: proofFiles.id }).from(proofFiles)).toHaveLength(1);
    expect((await send('2026-01-12', jpeg)).status).toBe(409);
    const shown = await maker.file(`parcels/proofs/${number}`);
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(new Uint8Array(file));
    // The file is downloaded, and would be inert even if a browser displayed it.
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': `attachment; filename="${number}-proof.jpg"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect((await readParcelsView(shop.services)).proofs.missing).toBe(0);

    await done('take-proof-back', { number });
    expect((await readParcelsView(shop.services)).proofs.missing).toBe(1);
    await done('enter-record', { number, reference: 'CX000000417DE, delivered 20 Nov' });
    expect((await readParcelsView(shop.services)).proofs.missing).toBe(0);
  });

  it('cannot be removed once its month is closed; a file that proves no order is deleted [cases A11, A13] [row D779]', async () => {
    const { number, id } = await posted('CH');
    const { db } = shop.database;
    await db.update(exportedOrders).set({ posted: '2026-02-11' }).where(eq(exportedOrders.orderId, id));
    const handedOverAt = new Date('2026-02-11T12:00:00Z');
    await db.update(parcels).set({ handedOverAt }).where(eq(parcels.orderId, id));
    await send('2026-02-11', (await jpegFile).toString('base64'));
    await done('take-proof-back', { number });
    const files = () =>
      db.select({ id: proofFiles.id }).from(proofFiles).where(eq(proofFiles.day, '2026-02-11'));
    expect(await files()).toHaveLength(1);
    await keepNoLonger(shop.services);
    expect(await files()).toHaveLength(1);
    await changeRows(shop, proofFiles, eq(proofFiles.day, '2026-02-11'), {
      at: new Date(Date.now() - 2 * DAY_MS),
    });
    await keepNoLonger(shop.services);
    expect(await files()).toHaveLength(0);

    await done('enter-record', { number, reference: 'CX000000418DE' });
    await db.insert(closedMonths).values({ month: '2026-02', byName: 'Maxi', at: new Date() });
    for (const [name, more] of [
      ['take-proof-back', {}],
      ['enter-record', { reference: 'Another one' }],
    ] as const)
      expect(await call(name, { number, ...more })).toMatchObject({
        status: 409,
        body: { error: expect.stringContaining('2026-02') },
      });
    await db.delete(closedMonths).where(eq(closedMonths.month, '2026-02'));
  });

  it('is refused as a file that is too large or has other content than its type [row D660]', async () => {
    const day = '2026-01-13';
    const jpeg = (await jpegFile).toString('base64');
    expect(await send(day, jpeg, 'image/png')).toMatchObject({
      status: 422,
      body: { error: 'This file cannot be read. Choose another one.' },
    });
    for (const type of ['text/html', 'image/svg+xml', 'image/gif'])
      expect((await send(day, jpeg, type)).status, type).toBe(400);
    expect((await send(day, 'A'.repeat(16 * 1024 * 1024))).status).toBe(413);
  });
});

it('customs rates are entered with a source, and end the previous ones', async () => {
  const row = {
    kind: 'duty',
    country: 'US',
    code: '8518.10',
    origin: 'DE',
    from: '2026-12-01',
    until: null,
    percent: 5.4,
    upToPercent: null,
    source: 'broker, letter of 30 Nov',
  };
  expect((await call('enter-import-row', { ...row, source: '' })).status).toBe(400);
  expect((await call('enter-import-row', { ...row, code: null })).body.error).toContain(
    'Enter HS code and origin of the duty',
  );
  await done('enter-import-row', row);
  await done('enter-rate', { currency: 'GBP', day: '2026-11-23', perEuro: 0.87, source: 'ECB' });
  const { rules } = await readParcelsView(shop.services);
  expect(rules.imports).toContainEqual(
    expect.objectContaining({
      basisPoints: 540,
      from: '2026-12-01',
      source: 'broker, letter of 30 Nov, read by Maxi',
    }),
  );
});
