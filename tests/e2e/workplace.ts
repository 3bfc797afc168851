import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { addDays, dayOf, monthOf } from '../../domain/calendar/day.ts';
import { type CartLine, customLineFor, writeLine } from '../../domain/cart/cart-line.ts';
import { CONFIGURATORS } from '../../domain/configurator/tables.ts';
import { finishStepsFor } from '../../domain/production/finish.ts';
import { buildsOf, pickupOf, unitsOf } from '../../domain/production/unit.ts';
import { inductanceAt } from '../../domain/tone/circuit.ts';
import { openSession } from '../../server/accounts/sessions.ts';
import { addStaff } from '../../server/accounts/staff.ts';
import { openDatabase } from '../../server/platform/db/open-database.ts';
import { accounts } from '../../server/platform/db/schema/accounts.ts';
import { createSigning } from '../../server/platform/links/signing.ts';
import { openBrowser } from '../fixtures/browse.ts';
import { type BuiltShop, layDatabase, startBuiltShop } from '../fixtures/built-shop.ts';
import { freePort } from '../fixtures/free-port.ts';
import { openedDatabase } from '../fixtures/fresh-database.ts';
import { setLeadColours } from '../fixtures/lead-colours.ts';
import { payBySandbox } from '../fixtures/pay-by-sandbox.ts';
import { FISHBONE as HUMBUCKER } from '../fixtures/pickups.ts';
import { type ProviderStub, startProviderStub } from '../fixtures/provider-stub.ts';
import { test as base, kept } from './kept.ts';
import { START } from './shopper.ts';

/** A signed-in maker with both factors. */
export interface Maker {
  readonly name: string;
  readonly token: string;
  /** Calls the workshop as its pages do; throws a refusal. */
  call<Data = object>(name: string, asked: object): Promise<Data>;
}

export interface Workplace extends BuiltShop {
  /** A proxy to the payment provider that can fail. */
  readonly provider: ProviderStub;
  readonly maxi: Maker;
  readonly bea: Maker;
  /** Link where a third maker sets a password. */
  readonly invitation: string;
}

/** The middle of the month before, in Leipzig. */
const lastMonth = (now: Date) => new Date(`${addDays(`${monthOf(dayOf(now))}-01`, -17)}T10:00Z`);

/** Settings for a shop's clock. */
const clockAt = (then: Date): Record<string, string> => ({
  CLOCK_OFF_MINUTES: String(Math.round((then.getTime() - Date.now()) / 60_000)),
});

const SECRET = 'the workshop of a test signs with this and nothing else';

function makerOf(url: string, name: string, token: string): Maker {
  return {
    name,
    token,
    async call(call, asked) {
      const response = await fetch(`${url}/api/workshop/${call}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          cookie: `session=${token}`,
        },
        body: JSON.stringify(asked),
      });
      const answer = (await response.json()) as { data?: never; error?: string };
      if (answer.data === undefined) throw new Error(`${call}: ${response.status} ${answer.error}`);
      return answer.data;
    },
  };
}

interface Opening {
  /** Runs on the same day of the month before, by the clocks of shop and provider. */
  readonly before?: (place: Workplace) => Promise<unknown>;
  /** The hour (UTC) of today at which the shop opens; by default the present one. */
  readonly hour?: number;
}

/** Opens a shop with two signed-in makers and an invited third one. */
export async function openWorkplace({ before, hour }: Opening = {}): Promise<Workplace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gewitter-workplace-'));
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const database = await openedDatabase();
  layDatabase({ DATA_DIR: dataDir, DATABASE_URL: database.url });
  const { db, close } = await openDatabase({ dataDir, url: database.url });
  // By the shop's clock, because a session ends after eight hours without a call.
  const now = hour === undefined ? new Date() : new Date(new Date().setUTCHours(hour, 5));
  const tokens = [];
  for (const name of ['Maxi', 'Bea']) {
    const account = { id: randomUUID(), role: 'staff' as const };
    await db.insert(accounts).values({
      ...account,
      name,
      email: `${name.toLowerCase()}-${account.id}@example.org`,
      createdAt: now,
    });
    const { token } = await openSession(db, account, { isProved: true, former: undefined, now });
    tokens.push(makerOf(url, name, token));
  }
  await setLeadColours(db);
  const invitation = await addStaff(
    { db, signing: createSigning(SECRET), publicUrl: url, now: () => now },
    'toni@example.org',
  );
  await close();
  const provider = await startProviderStub();
  provider.behind(`http://127.0.0.1:${port}`);
  const detour = new URL('../fixtures/provider-detour.mjs', import.meta.url).href;
  const clock = new URL('../fixtures/clock-off.mjs', import.meta.url).href;
  const start = (settings: Record<string, string> = {}) =>
    startBuiltShop({
      LINK_SECRET: SECRET,
      ...(database.url && { DATABASE_URL: database.url }),
      DATA_DIR: dataDir,
      PORT: port,
      NODE_OPTIONS: `--import=${detour} --import=${clock}`,
      CLOCK_OFF_MINUTES: '0',
      PROVIDER_STUB: provider.url,
      LOG_LEVEL: 'silent',
      ...settings,
    });
  const [maxi, bea] = tokens as [Maker, Maker];
  const people = { maxi, bea, invitation, provider };
  if (before) {
    const then = await start(clockAt(lastMonth(now)));
    await before({ ...then, ...people });
    await then.close();
  }
  const shop = await start(hour === undefined ? {} : clockAt(now));
  return {
    ...shop,
    ...people,
    async close() {
      await shop.close();
      await provider.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Most orders of a test have one piece, and none more than four. */
const PIECES = [1, 2, 3, 4] as const;

/** Frees the machines after a test for the next one in the same shop. */
async function clearsMachines({ url, maxi }: Workplace): Promise<void> {
  const board = await (
    await fetch(`${url}/workshop`, { headers: { cookie: `session=${maxi.token}` } })
  ).text();
  const rows = board.split('<article').filter((row) => /machine (?:<!-- -->)?\d/.test(row));
  for (const row of rows) {
    const [, number] = /\/workshop\/orders\/([\w-]+)/.exec(row) ?? [];
    for (const unit of PIECES)
      await maxi.call('release-piece', { number, unit, takeOver: true }).catch(() => {
        // It is not on a machine, or does not exist.
      });
  }
}

/**
 * Every press and assertion waits until the workshop's page is hydrated. Keys on the whole page wait for
 * `html[data-keys]`.
 */
async function waitsForHydration(page: Page): Promise<Page> {
  await page.addLocatorHandler(page.locator('[data-workshop]:not([data-hydrated])'), async () => {});
  return page;
}

const testIn = (workplace: () => Promise<Workplace>) =>
  base.extend<{ place: Workplace }>({
    page: async ({ page }, use) => use(await waitsForHydration(page)),
    place: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
      async ({}, use) => {
        const place = await workplace();
        await use(place);
        place.provider.heal();
        await clearsMachines(place);
      },
      START,
    ],
  });

export const test = testIn(kept(() => openWorkplace()));

/** For tests that change the shop's texts or prices: other tests do not sell in their shop. */
export const testOfShopfront = testIn(kept(() => openWorkplace()));

/** For tests of stock: other tests take no wire from their shop. */
export const testOfStock = testIn(kept(() => openWorkplace()));

/** For tests of the books: `before` runs in the month before. */
export const testOfLastMonth = (before: (place: Workplace) => Promise<unknown>) =>
  testIn(kept(() => openWorkplace({ before })));

/** A page of a logged-in maker. */
export async function pageOf(
  browser: Browser,
  { url }: BuiltShop,
  { token }: Maker,
  device: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, ...device });
  await context.addCookies([{ name: 'session', value: token, url, httpOnly: true, sameSite: 'Lax' }]);
  return waitsForHydration(await context.newPage());
}

export const FISHBONE = customLineFor(CONFIGURATORS.humbucker, HUMBUCKER.choices);

/** An address in each country. */
const TOWNS: Readonly<Record<string, object>> = {
  DE: { postal_code: '04229', city: 'Leipzig' },
  CH: { postal_code: '8001', city: 'Zürich' },
  GB: { postal_code: 'SW1A 1AA', city: 'London' },
  US: { postal_code: '97201', city: 'Portland', state: 'OR' },
};

/** An order placed as by the shop's pages, paid by card; returns its number. */
export async function order(
  place: Workplace,
  {
    lines = [FISHBONE],
    name = 'Jonas Beispiel',
    country = 'DE',
  }: { lines?: readonly CartLine[]; name?: string; country?: string } = {},
): Promise<string> {
  const browse = openBrowser();
  const post = async (path: string, body: unknown) => {
    const response = await browse(place.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as { data: string; error?: string };
    if (answer.error) throw new Error(`${path}: ${response.status} ${answer.error}`);
    return answer;
  };
  const { data: clientSecret } = await post('/api/shop/checkout', lines.map(writeLine));
  const [checkoutSessionId = ''] = clientSecret.split('_secret_');
  const address = { line1: 'Karl-Heine-Straße 1', ...(TOWNS[country] ?? TOWNS.DE), country };
  await post('/api/shop/calculate-shipping', { checkoutSessionId, shippingDetails: { name, address } });
  const email = `${randomUUID()}@example.org`;
  await payBySandbox({ baseUrl: place.url, clientSecret, email });
  await fetch(`${place.url}/api/shop/checkout-status?session_id=${checkoutSessionId}`);
  const { hits } = await place.maxi.call<{ hits: { number: string }[] }>('search', { text: email });
  const [hit] = hits;
  if (!hit) throw new Error('The order is not paid');
  return hit.number;
}

/** The order's page, from the link in its confirmation. */
export async function orderLink(place: Workplace, number: string): Promise<string> {
  const linkIn = async () => {
    const answer = await fetch(`${place.url}/sandbox/mailbox.json`);
    const { data: mails } = (await answer.json()) as { data: { subject: string; text: string }[] };
    const mail = mails.find(({ subject, text }) => subject.includes(number) && text.includes('/order/'));
    return /https?:\/\/\S+\/order\/[\w.-]+/.exec(mail?.text ?? '')?.[0];
  };
  await expect.poll(linkIn, { timeout: 20_000 }).toBeDefined();
  return (await linkIn()) ?? '';
}

const unitsIn = (lines: readonly CartLine[]) =>
  unitsOf(lines.map(({ config, quantity }) => ({ pickups: buildsOf(config), quantity })));

/** Winds and measures all pickups of an order, each slightly off its target. */
async function measure(
  { maxi }: Workplace,
  number: string,
  lines: readonly CartLine[] = [FISHBONE],
): Promise<void> {
  for (const { number: unit, pickup } of unitsIn(lines)) {
    const { winding, circuit } = pickupOf(pickup);
    await maxi.call('hold-piece', { number, unit, machine: 1 });
    await maxi.call('enter-values', {
      id: randomUUID(),
      number,
      unit,
      measured: {
        resistance_Ohm: winding.resistance_Ohm * 1.008,
        temperature_C: 20,
        inductance_H: inductanceAt(circuit, 120) * 0.979,
        turns: winding.turns,
      },
    });
  }
}

/** Confirms all steps after measuring. */
export async function finish(
  { maxi }: Workplace,
  number: string,
  lines: readonly CartLine[] = [FISHBONE],
): Promise<void> {
  for (const { number: unit, pickup } of unitsIn(lines))
    for (const step of finishStepsFor(pickupOf(pickup).recipe))
      await maxi.call('confirm-step', {
        id: randomUUID(),
        number,
        unit,
        step,
        figures: step === 'wax' ? { minutes: 20, temperature_C: 65 } : {},
      });
}

export async function wind(
  place: Workplace,
  number: string,
  lines: readonly CartLine[] = [FISHBONE],
): Promise<void> {
  await measure(place, number, lines);
  await finish(place, number, lines);
}

/** Packs and ships a wound order. */
export async function ship({ maxi }: Workplace, number: string): Promise<void> {
  // Enough for any number of pickups.
  const parcels = [{ box: 'S', grams: 640 }];
  await maxi.call('pack', { number, parcels, labelPrinted: true, sure: true });
  await maxi.call('ship', { number, carrier: 'dhl', tracking: ['00340434161828391234'] });
}
