import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sandboxFiles } from './assets.ts';
import { mailbox } from './mailbox.ts';

const NOTHING_WAITS = { waiting: async () => ({ jobs: 0, tries: 0 }) };

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mailbox-'));
});
afterAll(() => rm(directory, { recursive: true }));

it('an absent folder is an empty mailbox', async () => {
  const pages = mailbox({ ...NOTHING_WAITS, mailDirectory: join(directory, 'none'), shopName: 'Gewitter' });
  expect(await (await pages.request('/sandbox/mailbox.json')).json()).toEqual({ data: [] });
  expect(await (await pages.request('/sandbox/mailbox')).text()).toContain('No mail yet');
});

it('e-mails are listed newest first, unreadable files are skipped, and scripts in them do not run', async () => {
  const mail = {
    to: 'jonas@example.org',
    from: 'Gewitter <shop@example.org>',
    text: 'Hello <b>',
    html: '<html><head><title>x</title></head><body><script>alert(1)</script>Hello</body></html>',
  };
  const write = (name: string, content: string) => writeFile(join(directory, name), content);
  await write('a.json', JSON.stringify({ ...mail, id: 'a', subject: 'Old', sentAt: '2026-11-01T10:00:00Z' }));
  await write(
    'b.json',
    JSON.stringify({ ...mail, id: 'b', subject: '<i>New</i>', sentAt: '2026-11-02T10:00:00Z' }),
  );
  await write('broken.json', '{');
  await write('note.txt', 'no mail');
  const pages = mailbox({ ...NOTHING_WAITS, mailDirectory: directory, shopName: 'Gewitter' });
  const json = (await (await pages.request('/sandbox/mailbox.json')).json()) as {
    data: Array<{ id: string }>;
  };
  expect(json.data.map(({ id }) => id)).toEqual(['b', 'a']);
  const page = await pages.request('/sandbox/mailbox');
  const html = await page.text();
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(html).toContain('Test mode – no money moves');
  expect(html).toContain('&lt;i&gt;New');
  expect(html).not.toContain('<script');
  const body = await pages.request('/sandbox/mailbox/b/html');
  expect(body.headers.get('content-security-policy')).toMatch(/^sandbox .*default-src 'none'/);
  expect(await (await pages.request('/sandbox/mailbox/a/text')).text()).toBe('Hello <b>');
  expect((await pages.request('/sandbox/mailbox/..%2f..%2fx/html')).status).toBe(404);
});

it('scripts have an ETag, and the card page has its own strict policy', async () => {
  await writeFile(join(directory, 'stripe.js'), 'void 0;');
  const files = sandboxFiles(directory);
  const first = await files.request('/sandbox/stripe.js');
  expect(first.headers.get('content-type')).toContain('text/javascript');
  const again = await files.request('/sandbox/stripe.js', {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
  expect((await files.request('/sandbox/card.js')).status).toBe(404);
  const card = await files.request('/sandbox/card');
  expect(card.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
});
