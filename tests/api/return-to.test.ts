import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { AccountState } from '../../server/pages/forms/account-state.ts';
import { createBrowser, forgetCounts, mailTo, makeAccount, proofOf } from '../fixtures/account-life.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { codeOf, PASSWORD } from '../fixtures/log-in.ts';

const shop = await openFileShop({ TRUST_PROXY: 'true', TEST_MODE_OPEN_TO_NETWORK: 'true' });

// An app's codes change every half minute; the clock is stopped.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

const OWNER = '/p/26-0412#owner';
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

it('keeps the return address through the second factor, also after a wrong code [row D70]', async () => {
  const email = 'factor@example.com';
  const ann = await makeAccount(shop, email);
  await ann.login(email);
  const set = { do: 'second factor', secret: SECRET, code: codeOf(SECRET, -1), password: PASSWORD };
  expect((await ann.form('/account', set)).status).toBe(200);

  const elsewhere = createBrowser(shop);
  const first = await elsewhere.form('/login', { email, password: PASSWORD, to: OWNER });
  const { action, values } = first.body as AccountState;
  expect([action, values.to]).toEqual(['code', OWNER]);
  const wrong = await elsewhere.form('/login', { ...values, code: '000000' });
  expect(wrong.body).toMatchObject({ action: 'code', values: { to: OWNER } });
  const right = await elsewhere.form('/login', { ...values, code: codeOf(SECRET) });
  expect([right.status, right.headers.get('location')]).toEqual([303, OWNER]);
  // A return address altered between the steps is refused, as an altered one at the start is.
  const altered = createBrowser(shop);
  const again = await altered.form('/login', { email, password: PASSWORD, to: OWNER });
  const { values: mine } = again.body as AccountState;
  const led = await altered.form('/login', { ...mine, to: '//evil.example', code: codeOf(SECRET, 1) });
  expect([led.status, led.headers.get('location')]).toEqual([303, '/account']);
});

it.each([
  ['new@example.com', OWNER, '?to=%2Fp%2F26-0412%23owner', OWNER],
  ['lost@example.com', '//evil.example', '', '/account'],
  // An order's address opens it, so it is put into no mail to an unconfirmed address.
  ['order@example.com', '/order/a.b.c', '', '/account'],
])('a registration of %s that began at %s continues to %s after its mail', async (email, to, query, end) => {
  await forgetCounts(shop);
  const browser = createBrowser(shop);
  const sent = await browser.form('/register', { email, password: PASSWORD, proof: await proofOf(shop), to });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/register?sent']);
  const [, token, after] =
    /\/verify\/([\w.-]+)(\S*)/.exec(await mailTo(shop, email, /confirm your address/)) ?? [];
  expect(after).toBe(query);
  const back = new URLSearchParams(after).get('to') ?? '';
  const wrong = await browser.form(`/verify/${token}`, { password: 'not this one', to: back });
  expect(wrong).toMatchObject({ status: 401, body: { values: { to: back } } });
  const opened = await browser.form(`/verify/${token}`, { password: PASSWORD, to: back });
  expect([opened.status, opened.headers.get('location')]).toEqual([303, end]);
});
