import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { PRODUCTS } from '../../domain/products/products.ts';
import { newChallenge } from '../../server/platform/limits/proof-of-work.ts';
import { createSigning } from '../../server/platform/links/signing.ts';
import { type BuiltShop, startBuiltShop } from '../fixtures/built-shop.ts';
import { freePort } from '../fixtures/free-port.ts';
import { openedDatabase } from '../fixtures/fresh-database.ts';
import { WORDS } from '../fixtures/words.ts';
import { test as base, kept } from './kept.ts';
import { withCoarseReflections, withoutWebgl } from './webgl.ts';

export interface Address {
  readonly name: string;
  readonly country: string;
  readonly street: string;
  readonly city: string;
  readonly code: string;
  readonly state?: string;
}

export const PRODUCT_PAGES = PRODUCTS.map(({ slug }) => `/shop/${slug}`);

export const LEIPZIG: Address = {
  name: 'Jonas Beispiel',
  country: 'Germany',
  street: 'Karl-Heine-Straße 1',
  city: 'Leipzig',
  code: '04229',
};
export const NEW_YORK: Address = {
  name: 'Sam Example',
  country: 'United States',
  street: '1 Main Street',
  city: 'New York',
  code: '10001',
  state: 'New York',
};

export const CARDS = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asksForAuthentication: '4000 0025 0000 3155',
} as const;

/**
 * Waits until islands near the window are hydrated and the fade from the last page is over: a press on it is lost. Polls each
 * frame, because assertions soon poll only twice a second.
 */
export const islandsHydrate = (page: Page) =>
  page.waitForFunction(
    () =>
      !document.querySelector('[data-island]:not([data-hydrated], [data-until])') &&
      !document.documentElement.matches(':active-view-transition'),
    undefined,
    { timeout: 20_000 },
  );

/** Islands that are a page's choices. */
const CHOOSING = ['cart', 'configurator', 'finder', 'listen', 'phase', 'product', 'your-guitar'];

/** A visitor who buys a pickup. */
export class Shopper {
  readonly page: Page;
  readonly shopUrl: string;
  /** Console messages that this test expects. */
  readonly expectedErrors: RegExp[] = [];

  constructor(page: Page, shopUrl: string) {
    this.page = page;
    this.shopUrl = shopUrl;
  }

  /** Opens a page and waits until its islands are hydrated, except those that wait for touch. */
  async opens(path: string): Promise<void> {
    await this.page.goto(this.shopUrl + path);
    await this.pageIsHydrated();
  }

  async pageIsHydrated(): Promise<void> {
    // Pages with choices wait for input; their earlier state is tested in configurator-start and early-input.
    await this.page.waitForLoadState();
    const waits = this.page.locator(`:is(${CHOOSING.map((name) => `[data-island=${name}]`)})[data-until]`);
    if (await waits.count()) {
      await waits.dispatchEvent('wanted');
      await expect(waits).toHaveAttribute('data-hydrated');
    }
    await islandsHydrate(this.page);
  }

  async picks({
    flavor,
    bundle,
    colour,
    quantity,
  }: {
    flavor?: string;
    bundle?: string;
    colour?: string;
    quantity?: number;
  }) {
    if (flavor) await this.page.getByRole('radio', { name: flavor, exact: true }).check({ force: true });
    if (bundle)
      await this.page.getByRole('radio', { name: new RegExp(`^${bundle}\\b`) }).check({ force: true });
    if (colour) await this.page.getByRole('radio', { name: colour, exact: true }).check({ force: true });
    if (quantity) await this.page.getByLabel('Qty').selectOption(String(quantity));
  }

  async addsToCart(): Promise<void> {
    await this.page.getByRole('button', { name: WORDS.addToCart }).click();
    await expect(this.page.getByText(/^(Item|Nothing) [Aa]dded/).first()).toBeVisible();
  }

  async buysNow(): Promise<void> {
    await this.page.getByRole('button', { name: WORDS.buyNow }).click();
    await this.page.waitForURL('**/cart');
    await this.pageIsHydrated();
  }

  async goesToCheckout(): Promise<void> {
    await this.page.getByRole('main').getByRole('link', { name: 'Checkout', exact: true }).click();
    await this.page.waitForURL('**/checkout');
    await expect(this.page.getByLabel('E-mail')).toBeVisible();
  }

  async fillsIn(address: Address, email = 'jonas@example.org'): Promise<void> {
    const parcel = this.page.getByRole('group', { name: 'Address', exact: true });
    await this.page.getByLabel('E-mail').fill(email);
    // The country decides which fields there are.
    await parcel.getByLabel('Country').selectOption({ label: address.country });
    await parcel.getByLabel('Name', { exact: true }).fill(address.name);
    await parcel.getByLabel('Street and number').fill(address.street);
    await parcel.getByLabel(/^(Postal code|ZIP code|Postcode|Eircode)$/).fill(address.code);
    await parcel.getByLabel(/City|city/).fill(address.city);
    if (address.state) await parcel.getByLabel('State').selectOption({ label: address.state });
    await parcel.getByLabel(/City|city/).blur();
  }

  async entersCard(number: string, { expiry = '12 / 34', cvc = '123' } = {}): Promise<void> {
    const card = this.page.frameLocator('iframe[title="Secure card payment input frame"]');
    await card.getByLabel('Card number').fill(number);
    await card.getByLabel('Expiry').fill(expiry);
    await card.getByLabel('CVC').fill(cvc);
  }

  get orderButton(): Locator {
    return this.page.getByRole('button', { name: /Order with obligation to pay/ });
  }

  async orders(): Promise<void> {
    await expect(this.orderButton).toContainText('€');
    await this.orderButton.click();
  }

  async seesThanks(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: /Thanks for ordering/i })).toBeVisible({
      timeout: 20_000,
    });
  }

  /** A line of sums, such as Shipping or Total, in a summary. */
  sum(label: RegExp, within: Locator = this.page.locator('main')): Locator {
    return within
      .locator('dl > div')
      .filter({ has: this.page.locator('dt', { hasText: label }) })
      .locator('dd')
      .first();
  }

  /** Mails in the sandbox's mailbox, newest first. */
  async mails(): Promise<{ to: string; subject: string; text: string; html: string }[]> {
    const answer = await this.page.request.get(`${this.shopUrl}/sandbox/mailbox.json`);
    return ((await answer.json()) as { data: Awaited<ReturnType<Shopper['mails']>> }).data;
  }

  expects(error: RegExp): void {
    this.expectedErrors.push(error);
  }
}

/**
 * Chromium's message when a page is too late for its fade, on a slow machine or with a test between browser and shop,
 * or is left during it (w3c/csswg-drafts#13726). The page is simply shown; no code of ours runs.
 */
const FADE_GIVEN_UP =
  /^Transition was (skipped|aborted because of invalid state\. (ViewTransition opt-in disabled|Page already revealed))$/;

/** Collects errors in a page that are invisible to visitors. */
export function watch(page: Page, seen: string[]): void {
  const note = (text: string) => {
    if (!FADE_GIVEN_UP.test(text)) seen.push(text);
  };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') note(message.text());
  });
  page.on('pageerror', (error) => note(error.message));
}

const SECRET = 'the shop of a test signs with this and nothing else';

export interface OwnShop extends BuiltShop {
  readonly dataDir: string;
}

/** A shop whose folder and database are deleted with it; `settings` receives both. */
export async function openOwnShop(
  settings: (dataDir: string, url?: string) => Promise<Record<string, string>> = async () => ({}),
): Promise<OwnShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gewitter-e2e-'));
  const database = await openedDatabase();
  const shop = await startBuiltShop({
    PORT: String(await freePort()),
    LINK_SECRET: SECRET,
    ...(await settings(dataDir, database.url)),
    ...(database.url && { DATABASE_URL: database.url }),
    DATA_DIR: dataDir,
  });
  return {
    ...shop,
    dataDir,
    async close() {
      await shop.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Start of a shop on a busy machine. */
export const START = { scope: 'test', timeout: 120_000 } as const;

const plainShop = kept(() => openOwnShop());

declare global {
  /** Creates a proof-of-work task of the shop. */
  var giveTask: () => Promise<unknown>;
}

/** Runs in a page: requests tasks from the test. */
const askForTasksHere = () => {
  const { fetch } = globalThis;
  globalThis.fetch = async (asked, how) =>
    asked === '/api/shop/proof-task'
      ? Response.json({ data: await globalThis.giveTask() })
      : fetch(asked, how);
};

interface Options {
  /** For tests that look at a live view. */
  readonly webgl: boolean;
  /** For tests of the proof of work; others get signed tasks that need no computing time. */
  readonly wholeProof: boolean;
}

export const test = base.extend<Options & { shopper: Shopper; shop: OwnShop }>({
  webgl: [false, { option: true }],
  wholeProof: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  shop: [async ({}, use) => use(await plainShop()), START],
  shopper: async ({ page, shop, context, webgl, wholeProof }, use) => {
    await context.addInitScript(webgl ? withCoarseReflections : withoutWebgl);
    if (!wholeProof) {
      await context.exposeFunction('giveTask', () => newChallenge(createSigning(SECRET), new Date(), 1));
      await context.addInitScript(askForTasksHere);
    }
    const seen: string[] = [];
    watch(page, seen);
    context.on('page', (other) => watch(other, seen));
    const shopper = new Shopper(page, shop.url);
    await use(shopper);
    const unexpected = seen.filter((text) => !shopper.expectedErrors.some((expected) => expected.test(text)));
    expect(unexpected, 'unexpected messages in the console').toEqual([]);
  },
});

export { expect };
