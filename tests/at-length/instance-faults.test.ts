import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseProxy, openDatabaseProxy } from '../fixtures/database-proxy.ts';
import { eventually } from '../fixtures/eventually.ts';
import { type Instances, openInstances } from '../fixtures/instances.ts';
import { type MailServer, openMailServer } from '../fixtures/mail-server.ts';
import { makeOpenedOn } from '../fixtures/opened-databases.ts';
import { type PostgresPair, startPostgresPair } from '../fixtures/postgres-pair.ts';
import { type Fault, type ProviderStub, startProviderStub } from '../fixtures/provider-stub.ts';
import { allSettled } from '../fixtures/settled-sessions.ts';
import { lostAnswers, type Shoppers, sendShoppers } from '../fixtures/shoppers.ts';

/** Each fault lasts until all instances have reported it and shoppers have met it, plus these seconds. */
const { GONE_SECONDS = '30', FROZEN_SECONDS = '20', PROVIDER_SECONDS = '90' } = process.env;
const ms = (seconds: string) => Number(seconds) * 1000;
const SHOPPERS = 4;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let pair: PostgresPair;
let way: DatabaseProxy;
/** In front of each instance's own sandbox. */
let providers: readonly ProviderStub[];
let mail: MailServer;
let shops: Instances;
beforeAll(async () => {
  pair = await startPostgresPair({ isSynchronous: true });
  const template = await makeOpenedOn(pair.primary.url);
  way = await openDatabaseProxy(pair.primary.url);
  const started = await Promise.all([startProviderStub(), startProviderStub(), startProviderStub()]);
  providers = started;
  mail = await openMailServer('slow');
  const detour = new URL('../fixtures/provider-detour.mjs', import.meta.url).href;
  shops = await openInstances({
    server: { url: pair.primary.url, template },
    pooled: true,
    behindPooler: through,
    settings: { SMTP_URL: mail.url, NODE_OPTIONS: `--import ${detour}`, PROVIDER_PATIENCE_MS: '3000' },
    each: (index) => ({ PROVIDER_STUB: started[index]?.url ?? '' }),
    beforeStart: (addresses) => {
      for (const [index, address] of addresses.entries()) started[index]?.behind(address);
    },
  });
});
afterAll(async () => {
  pair?.primary.signal('SIGCONT');
  await shops?.close();
  await way?.close();
  await Promise.all((providers ?? []).map((provider) => provider.close()));
  await mail?.close();
  await pair?.close();
});

/** A database address through a breakable proxy. */
function through(url: string): string {
  const broken = new URL(url);
  broken.host = new URL(way.url).host;
  return broken.href;
}

const readiness = () =>
  Promise.all(
    shops.all.map(async ({ address }) => {
      const answer = await fetch(`${address}/readyz`).catch(() => undefined);
      return answer?.status;
    }),
  );

const allSay = (status: number) =>
  eventually(async () => (await readiness()).every((one) => one === status), `all instances say ${status}`);

/** Waits for refusals, each with a sentence, and then for the end of the fault. */
async function lasts({ answers }: Shoppers, ms: number): Promise<void> {
  const since = answers.length;
  await eventually(
    async () => answers.slice(since).filter(({ status }) => status !== 200).length >= SHOPPERS,
    'shoppers who are refused',
  );
  await pause(ms);
}

/** Waits until shoppers can pay again. */
async function sells({ paid }: Shoppers): Promise<void> {
  const before = paid.size;
  await eventually(async () => paid.size >= before + SHOPPERS, 'orders that are paid again');
}

/** Nobody gets an empty or broken page: unavailable things are explained. */
function expectSentences({ answers }: Shoppers): void {
  const refused = answers.filter(({ status }) => status !== 200);
  const unsaid = refused.filter(
    ({ status, said }) =>
      status !== 503 || !/again|once more|does not answer|went wrong|order again/i.test(said),
  );
  expect(unsaid).toEqual([]);
}

/** Each mail arrives once, however often it was attempted. */
function expectEachMailOnce(): void {
  const ids = mail.mails.map((text) => /^Message-ID:\s*(<[^>]+>)/im.exec(text)?.[1]);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
}

/** A fault while people buy. Afterwards every payment is one order with one mail. */
async function during(fault: {
  comes(): Promise<void> | void;
  goes(): Promise<void> | void;
  readonly ms: number;
  readonly isOfDatabase: boolean;
}): Promise<void> {
  const load = sendShoppers(shops.url, SHOPPERS);
  try {
    await sells(load);
    await eventually(async () => mail.tries > mail.mails.length, 'a mail that is under way');
    await fault.comes();
    try {
      if (fault.isOfDatabase) await allSay(503);
      await lasts(load, fault.ms);
    } finally {
      await fault.goes();
    }
    await allSay(200);
    await sells(load);
  } finally {
    await load.stop();
  }
  expectSentences(load);
  const kept = await allSettled(through(shops.databaseUrl), load.paid);
  expectEachMailOnce();
  console.log(`${load.answers.length} answers, ${load.paid.size} paid of them, ${kept.length} orders so far`);
}

describe('three instances behind a pooler, while people buy', () => {
  it(
    'survive a database that is gone: nothing is lost, and all sell again automatically',
    () =>
      during({
        comes: () => way.down(),
        goes: () => way.up(),
        ms: ms(GONE_SECONDS),
        isOfDatabase: true,
      }),
    300_000,
  );

  it(
    'survive a frozen database',
    () =>
      during({
        comes: () => pair.primary.signal('SIGSTOP'),
        goes: () => pair.primary.signal('SIGCONT'),
        ms: ms(FROZEN_SECONDS),
        isOfDatabase: true,
      }),
    300_000,
  );

  for (const fault of [500, 429, 'hang'] as const satisfies readonly Fault[])
    it(
      `survive a payment provider that answers "${fault}": failed sales say so`,
      () =>
        during({
          comes() {
            for (const provider of providers) provider.fail(/./, fault);
          },
          goes() {
            for (const provider of providers) provider.heal();
          },
          ms: ms(PROVIDER_SECONDS) / 3,
          isOfDatabase: false,
        }),
      900_000,
    );

  it('sell while the mail server is gone, and write to everybody once when it is back', async () => {
    const port = Number(new URL(mail.url).port);
    await mail.close();
    const load = sendShoppers(shops.url, SHOPPERS);
    await sells(load);
    await load.stop();
    expect(lostAnswers(load)).toEqual([]);
    const client = new Client({ connectionString: through(shops.databaseUrl) });
    await client.connect();
    const failed = `select count(*)::int as count from mails where state = 'waiting' and failure is not null`;
    await eventually(
      async () => (await client.query<{ count: number }>(failed)).rows[0]?.count !== 0,
      'a mail that could not be sent',
    );
    await client.end();
    mail = await openMailServer('well', port);
    await allSettled(through(shops.databaseUrl), load.paid);
    expectEachMailOnce();
  }, 300_000);

  // Last, because one server fewer is left afterwards.
  it(
    'lose no paid order when the database fails over to its standby',
    () =>
      during({
        comes: () => pair.primary.kill(),
        async goes() {
          await pair.promote();
          way.lead(pair.standby.url);
        },
        ms: 0,
        isOfDatabase: true,
      }),
    300_000,
  );
});
