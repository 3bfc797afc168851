import { describe, expect, it } from 'vitest';
import { readParcelsView } from '../../server/shipping/read-parcels-view.ts';
import { openParcelDesk } from '../fixtures/parcel-desk.ts';
import { pdfText } from '../fixtures/pdf-text.ts';

const { shop, maker, wound, packed } = await openParcelDesk();
const { done } = maker;

describe('papers and files', () => {
  it('come together for all parcels of a day, and for both carriers [row D413]', async () => {
    const [abroad, home] = [await packed('US'), await packed()];
    const query = `order=${abroad.number}&order=${home.number}`;
    const papers = await maker.file(`parcels/papers.pdf?${query}`);
    expect(papers.headers.get('content-type')).toBe('application/pdf');
    const bytes = new Uint8Array(await papers.arrayBuffer());
    expect(Buffer.from(bytes).toString('latin1')).toContain('pdfaid:part>3');
    // A declaration, two slips and the list of the day.
    expect(
      Buffer.from(bytes)
        .toString('latin1')
        .match(/\/Type \/Page\b/g),
    ).toHaveLength(4);
    const csv = Buffer.from(await (await maker.file(`parcels/dhl.csv?${query}`)).arrayBuffer()).toString(
      'latin1',
    );
    expect(csv.split('\r\n')).toHaveLength(4);
    expect(csv).toContain(';USA;');
    const json = (await (await maker.file(`parcels/dhl.json?${query}`)).json()) as {
      shipments: { customs?: { shippingConditions: string } }[];
    };
    expect(json.shipments.map(({ customs }) => customs?.shippingConditions)).toEqual(
      expect.arrayContaining(['DDP', undefined]),
    );
    const post = (await (await maker.file(`parcels/post.json?${query}`)).json()) as { items: object[] };
    expect(post.items).toHaveLength(1);
    const cn23 = await maker.file(`orders/${abroad.number}/cn23.pdf`);
    const words = pdfText(new Uint8Array(await cn23.arrayBuffer())).replace(/\s+/g, '');
    for (const part of ['Customsdeclaration', '12ExampleStreet', 'Delivereddutypaid', '8518.10'])
      expect(words).toContain(part);
    expect((await maker.file(`orders/${home.number}/cn23.pdf`)).status).toBe(409);
    expect((await maker.file('parcels/ups.csv')).status).toBe(404);
  });

  it('include all packed parcels without a scanned label; a failed link leads to a page with the reason [case M2] [row D700]', async () => {
    const [home, abroad] = [await wound(), await wound('US')];
    for (const { number } of [home, abroad])
      await done('pack', { number, parcels: [{ box: 'M', grams: 1240 }], labelPrinted: true });
    const csv = await (await maker.file('parcels/dhl.csv')).text();
    for (const { number } of (await readParcelsView(shop.services)).leaving) expect(csv).toContain(number);
    for (const { number } of [home, abroad]) expect(csv).toContain(number);
    expect(await (await maker.file('parcels/post.json')).text()).toContain(abroad.number);
    expect((await maker.file('parcels/papers.pdf')).headers.get('content-type')).toBe('application/pdf');
    for (const cookie of ['', maker.headers.cookie])
      for (const path of [
        'parcels/ups.csv',
        'parcels/dhl.csv?order=none',
        `orders/${home.number}/cn23.pdf`,
      ]) {
        const page = await fetch(`${shop.publicUrl}/api/workshop/files/${path}`, {
          headers: { cookie, accept: 'text/html,*/*;q=0.8' },
        });
        expect([path, page.status >= 400]).toEqual([path, true]);
        expect(page.headers.get('content-type')).toContain('text/html');
        expect(await page.text()).toContain('href="/workshop"');
      }
  });
});
