import { describe, expect, it } from 'vitest';
import { lineFor, writeLine } from '#domain/cart/cart-line.ts';
import { bringsCart, cartForms } from './cart-forms.ts';

const app = cartForms({
  publicUrl: 'http://localhost',
  limitReads: async () => undefined,
  limitWrites: async () => undefined,
  show: async (_, path, { cart }) => Response.json({ path, ...cart }),
});

const OVERVIEW =
  '/configurator/p90-classic?pickup=soapbar&base=cream&spacing=50&output=hot&potting=none&magnet=ceramic';
const HOT = { add: '/shop/humbucker', flavor: 'hot', bundleType: 'set', color: 'cream', quantity: '2' };

interface Sent {
  readonly status: number;
  readonly to: string | null;
  /** The browser's `Cookie` header for the next request. */
  readonly cookie: string;
}

async function send(fields: Record<string, string>, cookie = '', headers = {}): Promise<Sent> {
  const answer = await app.request('/cart', {
    method: 'POST',
    headers: { origin: 'http://localhost', cookie, ...headers },
    body: new URLSearchParams(fields),
  });
  const [kept] = answer.headers.get('set-cookie')?.split(';') ?? [];
  return { status: answer.status, to: answer.headers.get('location'), cookie: kept ?? cookie };
}

async function shows(cookie: string, path = '/cart') {
  const answer = await app.request(path, { headers: { cookie } });
  return (await answer.json()) as {
    path: string;
    lines: ReturnType<typeof writeLine>[];
    said?: string;
  };
}

it('add a product with the choices of its form, and a whole build [case B10]', async () => {
  const first = await send(HOT);
  expect(first).toMatchObject({ status: 303, to: '/cart' });
  expect(bringsCart(first.cookie)).toBe(true);
  const { cookie } = await send({ add: OVERVIEW, quantity: '1' }, first.cookie);
  const { lines } = await shows(cookie);
  const line = lineFor(
    { pickupType: 'HUMBUCKER', bundleType: 'SET', pickupFlavor: 'HOT', color: 'cream' },
    2,
  );
  expect(lines).toMatchObject([
    line && { ...writeLine(line), price: 0 },
    { lookupKey: 'p90_soapbar', quantity: 1 },
  ]);
  expect((await shows(cookie, '/de/cart')).path).toBe('/de/cart');
});

it('report what did not fit: pieces over five, and lines over the size of the cookie', async () => {
  const { cookie } = await send({ ...HOT, quantity: '4' });
  const capped = await send({ ...HOT, quantity: '3' }, cookie);
  expect(capped.to).toBe('/cart?left=2');
  expect(await shows(capped.cookie, '/cart?left=2')).toMatchObject({
    said: 'You can order at most five of each, so 2 were left out.',
    lines: [{ quantity: 5 }],
  });
  let full = await send({ add: OVERVIEW });
  for (const magnet of ['alnico-2', 'alnico-3', 'alnico-4', 'alnico-5'])
    for (const output of ['hot', 'vintage', 'reaper'])
      full = await send(
        { add: OVERVIEW.replace('ceramic', magnet).replace('output=hot', `output=${output}`) },
        full.cookie,
      );
  expect(full.to).toBe('/cart?left=full');
  expect(full.cookie.length).toBeLessThan(4096);
  expect((await shows(full.cookie, full.to ?? '')).said).toMatch(/^Nothing added\./);
});

it('change a quantity and remove a line', async () => {
  const { cookie } = await send(HOT);
  const line = 'humbucker_set bundleType=SET color=cream pickupFlavor=HOT pickupType=HUMBUCKER';
  const three = await send({ line, quantity: '3', do: 'quantity' }, cookie);
  expect((await shows(three.cookie)).lines).toMatchObject([{ quantity: 3 }]);
  const none = await send({ line, quantity: '3', do: 'remove' }, three.cookie);
  expect(none.status).toBe(303);
  expect(await send({ line: 'another', do: 'remove' }, three.cookie)).toMatchObject({ to: '/cart' });
});

it('accept nothing from other sites, nothing unavailable, and no price', async () => {
  expect((await send(HOT, '', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  for (const add of [
    '',
    '/shop/banjo',
    '/checkout',
    '//evil.example',
    '/configurator/p90-classic?pickup=soapbar',
  ])
    expect((await send({ ...HOT, add })).status, add).toBe(400);
  expect((await send({ ...HOT, flavor: 'mild' })).status).toBe(400);
  const { cookie } = await send({ ...HOT, price: '1' });
  expect((await shows(cookie)).lines).toMatchObject([{ price: 0 }]);
  const spelled = (text: string) => `cart=${Buffer.from(text).toString('base64url')}`;
  for (const odd of ['cart=x', spelled('{'), spelled('{"__proto__":1}'), spelled('[null,{"quantity":9}]')])
    expect((await shows(odd)).lines, odd).toEqual([]);
});

describe('a cart link', () => {
  const open = async (items: string, { cookie = '', headers = {}, prefix = '' } = {}) => {
    const answer = await app.request(`${prefix}/buy/${items}`, { headers: { cookie, ...headers } });
    const [kept] = answer.headers.get('set-cookie')?.split(';') ?? [];
    return { status: answer.status, to: answer.headers.get('location'), cookie: kept ?? cookie, answer };
  };
  const encoded = (item: string) => `~${Buffer.from(item).toString('base64url')}`;

  it('fills the cart with articles and builds, keeps its contents, and leads to it [row D866]', async () => {
    const { cookie } = await send(HOT);
    const { status, to, ...first } = await open(`TELECASTER-SET-HOT-BLACK:2,${encoded(OVERVIEW)}:1`, {
      cookie,
    });
    expect([status, to]).toEqual([303, '/cart']);
    expect(first.answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect((await shows(first.cookie)).lines).toMatchObject([
      { lookupKey: 'humbucker_set', quantity: 2 },
      { lookupKey: 'telecaster_set', quantity: 2 },
      { lookupKey: 'p90_soapbar', quantity: 1, price: 0 },
    ]);
    const reverse = await open('stratocaster-bridge-vintage-white-reverse:1', { prefix: '/de' });
    expect(reverse.to).toBe('/de/cart');
    expect((await shows(reverse.cookie)).lines).toMatchObject([{ config: { wound: 'reverse' } }]);
  });

  it('names what it left out, and ignores everything else in the address [row D866]', async () => {
    const many = await open('HUMBUCKER-SET-HOT-CREAM:7');
    expect(many.to).toBe('/cart?left=2');
    for (const odd of [
      'BANJO:1',
      'HUMBUCKER-SET-HOT-CREAM',
      'HUMBUCKER-SET-HOT-CREAM:0',
      '~%25:1',
      `${encoded('/shop/banjo')}:1`,
      `${encoded('//evil.example')}:1`,
    ]) {
      const { status, to, cookie } = await open(`${odd}?continue_to=//evil.example`);
      expect([status, to, cookie], odd).toEqual([303, '/cart?left=unknown', '']);
    }
    const { lines, said } = await shows('', '/cart?left=unknown');
    expect([lines, said]).toEqual([undefined, expect.stringMatching(/^Something in that link/)]);
    const mixed = await open('BANJO:1,HUMBUCKER-SET-HOT-CREAM:1');
    expect(mixed.to).toBe('/cart?left=unknown');
    expect((await shows(mixed.cookie)).lines).toHaveLength(1);
  });

  it('changes nothing unless a visitor opens it [row D866]', async () => {
    for (const headers of [
      { 'sec-fetch-dest': 'image' },
      { 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch' },
    ]) {
      const { status, cookie } = await open('HUMBUCKER-SET-HOT-CREAM:1', { headers });
      expect([status, cookie]).toEqual([403, '']);
    }
  });
});
