import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { signIn, signInByCode } from '../../server/accounts/sign-in.ts';
import { addStaff, listStaff, removeStaff } from '../../server/accounts/staff.ts';
import { EVENT_DECISIONS } from '../../server/api/payment-events.ts';
import { createSigning } from '../../server/platform/links/signing.ts';
import { accountsOf, type Browser, forgetCounts } from '../fixtures/account-life.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { codeOf, PASSWORD } from '../fixtures/log-in.ts';

const PAGE = readFileSync('docs/going-live.md', 'utf8');

/** Statements for operators to copy. */
const STATEMENTS = Array.from(
  PAGE.matchAll(/`((?:select|update|delete) [^`]+)`/g),
  ([, statement = '']) => statement,
);

const shop = await openFileShop({
  LINK_SECRET: 'a secret that somebody has seen who should not have',
  TRUST_PROXY: 'true',
  TEST_MODE_OPEN_TO_NETWORK: 'true',
});

const { loggedIn, own, viewOf } = accountsOf(() => shop);

async function withFactor(browser: Browser): Promise<string> {
  const secret = (await viewOf(browser))?.offer?.secret ?? '';
  const asked = { secret, code: codeOf(secret), password: PASSWORD };
  expect((await own(browser, 'second factor', asked)).status).toBe(200);
  return secret;
}

describe('after a leaked LINK_SECRET was replaced', () => {
  const SENDER = { client: '2001:db8::1', device: undefined, session: undefined, language: 'en' } as const;

  it('second factors end with an explanation, and the documented remedy lets everybody log in again [row D402]', async () => {
    const secret = await withFactor(await loggedIn('jonas@example.org'));
    await loggedIn('maxi@example.org');
    const signing = createSigning('another secret of thirty-two letters or more');
    const logged: object[] = [];
    const log = Object.assign(Object.create(shop.services.log), {
      error: (facts: object) => void logged.push(facts),
    });
    const services = { ...shop.services, signing, log };
    const given = { email: 'jonas@example.org', password: PASSWORD };

    await forgetCounts(shop);
    const first = await signIn(services, given, SENDER);
    if (!first.ok || first.value.is !== 'needs code') throw new Error('a code is asked for');
    const { step } = first.value;
    for (const code of [codeOf(secret, 1), 'AAAA-BBBB-CCCC-DDDD'])
      expect(await signInByCode(services, { step, code }, SENDER)).toMatchObject({
        ok: false,
        status: 410,
        error: expect.stringMatching(/second factor.*no longer valid.*write to us/i),
      });
    // The log tells operators, without a name.
    expect(logged.length).toBeGreaterThan(0);
    expect(JSON.stringify(logged)).not.toContain('jonas');

    for (const statement of STATEMENTS) await shop.database.sql.query(statement);
    expect(await signIn(services, given, SENDER)).toMatchObject({ ok: true, value: { is: 'signed in' } });
    // Possibly hijacked sessions are ended.
    expect((await (await loggedIn('anna@example.org')).get('/api/userservice/session')).status).toBe(200);

    const house = { ...services, publicUrl: shop.publicUrl };
    await addStaff({ ...house, signing: shop.services.signing }, 'maxi@example.org');
    expect(await removeStaff(house, 'maxi@example.org')).toBe(true);
    await addStaff(house, 'maxi@example.org');
    expect(await listStaff(house)).toMatchObject([{ email: 'maxi@example.org', state: 'invited' }]);
  });
});

it('each statement that operators copy works in this database [row D402]', async () => {
  expect(STATEMENTS.length).toBeGreaterThanOrEqual(3);
  for (const statement of STATEMENTS)
    await expect(shop.database.sql.query(statement), statement).resolves.toBeDefined();
});

const eventsIn = (text: string) =>
  Array.from(
    text.matchAll(
      /`((?:checkout\.session|payment_intent|charge|refund|review|radar|price|product)\.[a-z_.]+)`/g,
    ),
  ).map(([, name = '']) => name);

it('the documented webhook events are exactly those that the shop handles [rows D405, D774]', async () => {
  const [, list = ''] = /Developers → Webhooks → add ([\s\S]*?)\n\n/.exec(PAGE) ?? [];
  const ordered = eventsIn(list);
  expect(ordered.length).toBeGreaterThan(12);
  for (const type of ordered) {
    const object = { id: 'cs_of_nobody', payment_intent: 'pi_of_nobody', lookup_key: 'humbucker' };
    const event = { id: `evt_${type.replaceAll('.', '_')}`, object: 'event', type, data: { object } };
    expect([type, (await shop.deliver(event)).body]).not.toEqual([type, { data: 'not needed' }]);
  }
  // Only older accounts send `charge.refund.updated`, beside `refund.updated`.
  const taken = Object.entries(EVENT_DECISIONS).flatMap(([type, decision]) =>
    'by' in decision && !decision.olderName ? [type] : [],
  );
  expect(ordered.toSorted()).toEqual(taken.toSorted());
});
