import { describe, expect, it } from 'vitest';
import { newChallenge, passesProof } from '../../server/platform/limits/proof-of-work.ts';
import { createSigning } from '../../server/platform/links/signing.ts';
import { proofOf } from '../fixtures/account-life.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { solveProof } from '../fixtures/solve-proof.ts';

const shop = await openFileShop({ TRUST_PROXY: 'true', TEST_MODE_OPEN_TO_NETWORK: 'true' });

/** A full proof of the shop's task; other tests use tasks that take no time. */
async function wholeProof(): Promise<string> {
  const { status, body } = await shop.get('/api/shop/proof-task');
  expect(status).toBe(200);
  return solveProof((body as { data: unknown }).data);
}
const proof = () => proofOf(shop);

const passes = (text: string, now = new Date()) => {
  const { db, signing } = shop.services;
  return passesProof(db, signing, text, now);
};

const open = (text: string) => JSON.parse(Buffer.from(text, 'base64').toString());
const close = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

describe('a proof of work', () => {
  it('is valid once, even if it is sent many times at once [row D144]', async () => {
    const solved = await wholeProof();
    const shown = await Promise.all(Array.from({ length: 8 }, () => passes(solved)));
    expect(shown.filter(Boolean)).toHaveLength(1);
    expect(await passes(solved)).toBe(false);
  });

  it('is valid for twenty minutes', async () => {
    const solved = await proof();
    expect(await passes(solved, new Date(Date.now() + 20 * 60_000))).toBe(false);
    expect(await passes(solved)).toBe(true);
  });

  it('is invalid if forged, changed, too easy or from another shop', async () => {
    const solved = await proof();
    const { challenge, solution } = open(solved);
    const { parameters } = challenge;
    const theirs = createSigning('another shop');
    const wrong = [
      '',
      'bm9uZQ==',
      '%%%',
      'e30=',
      'bnVsbA==',
      close({ challenge }),
      close({ solution }),
      close({ challenge: { ...challenge, signature: '00' }, solution }),
      close({ challenge: { ...challenge, parameters: { ...parameters, cost: 1 } }, solution }),
      close({ challenge: { ...challenge, parameters: { ...parameters, expiresAt: 4e9 } }, solution }),
      close({ challenge: { ...challenge, parameters: { ...parameters, nonce: '00' } }, solution }),
      close({ challenge, solution: { ...solution, derivedKey: '00' } }),
      close({ challenge, solution: { ...solution, counter: 1e99, derivedKey: 'ff'.repeat(32) } }),
      await solveProof(await newChallenge(theirs, new Date(), 1)),
      close({ challenge, solution, more: 'x'.repeat(3000) }),
    ];
    for (const text of wrong) expect(await passes(text), text.slice(0, 80)).toBe(false);
    expect(await passes(solved)).toBe(true);
  });
});

describe('a form with a proof', () => {
  const client = { 'x-forwarded-for': '198.51.100.20' };
  const ask = (number: number, text: string) =>
    shop.sendForm('/data', { kind: 'copy', email: `one${number}@example.org`, proof: text }, client);

  it('has a higher limit with a proof, and refuses a used one', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 3; time++) statuses.push((await ask(time, await proof())).status);
    expect(statuses).toEqual([303, 303, 303]);
    const solved = await wholeProof();
    expect((await ask(6, solved)).status).toBe(303);
    expect(await ask(7, solved)).toMatchObject({
      status: 422,
      body: { refused: 'proof', values: { email: 'one7@example.org' } },
    });
    expect((await ask(7, 'bm9uZQ==')).status).toBe(422);
    // Without a proof the stricter limit still applies.
    for (let time = 0; time < 3; time++) statuses.push((await ask(10 + time, '')).status);
    statuses.push((await ask(13, '')).status);
    expect(statuses.slice(3)).toEqual([303, 303, 303, 429]);
  });
});
