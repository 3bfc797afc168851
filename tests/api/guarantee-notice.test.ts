import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noticeFileName } from '#domain/legal/guarantee-notice.ts';
import { openShop } from '../../open-shop.ts';
import { parseEnv } from '../../server/main/env.ts';
import { noticeFault } from '../../server/main/live-faults.ts';
import { readCompanyView } from '../../server/shopfront/index.ts';
import { eventually } from '../fixtures/eventually.ts';
import { openedDump } from '../fixtures/fresh-database.ts';
import { openMailServer } from '../fixtures/mail-server.ts';
import { base64, NOTICE_PDF, noticeSvg } from '../fixtures/notice-files.ts';
import { stockLine } from '../fixtures/pickups.ts';
import { openTestShop, type TestShop } from '../fixtures/test-shop.ts';
import { payFor, signedIn } from '../fixtures/workshop.ts';

/** The EU notice on the legal guarantee, from the makers' files to pages and mails. */

const SET = stockLine('HUMBUCKER', 'HOT', 'SET', 'cream');

const server = await openMailServer();
let shop: TestShop;
let maxi: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  shop = await openTestShop({ SMTP_URL: server.url });
  maxi = await signedIn(shop, { role: 'staff', name: 'Maxi' });
});
afterAll(async () => {
  await shop.close();
  await server.close();
});

const put = (language: string, file: string, headers = {}) =>
  shop.post('/api/workshop/put-notice', { language, content: base64(file) }, { ...maxi.headers, ...headers });
const shown = () => shop.services.shopfront.current().notices;

/** The confirmation mail in a language, as the mail server received it. */
async function confirmation(language: 'en' | 'de'): Promise<string> {
  const before = server.mails.length;
  const { number } = await payFor(shop, [SET], language);
  const mine = () => server.mails.slice(before).find((mail) => mail.includes(number));
  await eventually(async () => mine() !== undefined, 'a confirmation');
  return mine() ?? '';
}

it('a shop that takes money refuses to start without the notice in each language, and names all missing ones at once [row D646]', async () => {
  const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = shop;
  const env = parseEnv({ NODE_ENV: 'test', PORT: '0', DATA_DIR, DATABASE_URL });
  const live = openShop({
    env: { ...env, takesMoney: true },
    log: shop.services.log,
    findPage: () => undefined,
    listPages: () => [],
    renderPage: () => Promise.reject(new Error('it is not open')),
    contractText: () => {
      throw new Error('it is not open');
    },
    staticFolders: undefined,
    inMemory: { dump: DATABASE_URL ? undefined : await openedDump() },
  });
  await expect(live).rejects.toThrow(
    /^Company data: [^\n]+\nEU notice [^\n]+English and the German SVG are missing/,
  );
  expect(noticeFault(['de'])).toContain('the German SVG is missing');
  expect(noticeFault([])).toBeUndefined();
});

it('a confirmation in test mode shows a placeholder for the notice, and attaches none [row D651]', async () => {
  const mail = await confirmation('en');
  expect(mail).toContain('Placeholder: the official EU notice goes');
  expect(mail).not.toMatch(/EU-notice|image\/svg/);
});

describe('a maker’s uploaded file', () => {
  it('is refused with an explanation if it contains more than drawings, in the language of the page, without any change [row D645]', async () => {
    const script = noticeSvg('<script>alert(1)</script>');
    const english = await put('en', script);
    expect(english).toEqual({ status: 422, body: { error: expect.stringContaining('contains scripts') } });
    const german = await put('en', script, { 'accept-language': 'de' });
    expect(german).toEqual({ status: 422, body: { error: expect.stringContaining('enthält Skripte') } });
    expect((await put('fr', noticeSvg())).status).toBe(400);
    expect(shown()).toEqual({});
  });

  it('may be larger than other calls, is accepted from makers only, and is not read before they are authenticated [row D645]', async () => {
    const large = base64(noticeSvg(`<!--${'a'.repeat(1_500_000)}-->`));
    const path = '/api/workshop/put-notice';
    const stranger = await shop.post(path, { language: 'en', content: large });
    expect(stranger.status).toBe(401);
    const maker = await shop.post(path, { language: 'en', content: large }, maxi.headers);
    expect(maker).toEqual({ status: 200, body: { data: { type: 'svg' } } });
  });

  it('has a permanent address of its own, and is served as an image that runs and loads nothing [row D647]', async () => {
    const first = noticeSvg('<rect width="9" height="9"/>');
    await put('de', first);
    const { de } = shown();
    expect(de).toEqual({
      src: expect.stringMatching(/^\/notices\/guarantee-[\da-f]{32}\.svg$/),
      width: 595,
      height: 842,
    });
    const answer = await fetch(shop.publicUrl + de?.src);
    expect(await answer.text()).toBe(first);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringMatching(
        /default-src 'none'.*frame-ancestors 'none'; sandbox$/,
      ),
    });
    // Another file has another address, so pages still cached find the first.
    await put('de', noticeSvg('<rect width="8" height="8"/>'));
    expect(shown().de?.src).not.toBe(de?.src);
    expect((await fetch(shop.publicUrl + de?.src)).status).toBe(200);
    for (const odd of ['guarantee-0.svg', `guarantee-${'0'.repeat(32)}.svg`, 'guarantee.svg'])
      expect((await fetch(`${shop.publicUrl}/notices/${odd}`)).status, odd).toBe(404);
  });

  it('invalidates the pages of every instance [row D648]', async () => {
    const made = () => JSON.stringify(shop.services.shopfront.madeOf());
    const before = made();
    await put('en', noticeSvg('<rect width="7" height="7"/>'));
    expect(made()).not.toBe(before);
    expect(made()).toContain(shown().en?.src);
  });

  it('is listed for makers with its author, and recorded as a change [row D649]', async () => {
    const { notices } = await readCompanyView(shop.services);
    expect(notices.map(({ language, type, by }) => [language, type, by])).toEqual([
      ['de', 'svg', 'Maxi'],
      ['en', 'svg', 'Maxi'],
    ]);
  });
});

it('the mail that confirms an order contains the notice in its language, as a PDF if there is one [row D651]', async () => {
  await put('en', NOTICE_PDF);
  const [english, german] = [await confirmation('en'), await confirmation('de')];
  expect(english).toContain(`filename=${noticeFileName('en', 'pdf')}`);
  expect(english).toContain('Content-Type: application/pdf');
  expect(german).toContain(`filename=${noticeFileName('de', 'svg')}`);
  expect(german).toContain('Content-Type: image/svg+xml');
  for (const mail of [english, german]) expect(mail).not.toMatch(/Placeholder|Platzhalter/);
});
