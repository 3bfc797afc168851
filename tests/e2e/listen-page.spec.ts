import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, type Shopper, test } from './shopper.ts';

const STRAT_AND_HUMBUCKER = '/listen?a=stratocaster.vintage.bridge&b=humbucker.vintage.bridge';

/** Somebody who compares pickups by ear. */
class Listener {
  readonly page: Page;
  readonly shopper: Shopper;
  /** Sounds that were loaded, by file name. */
  readonly loaded: string[] = [];

  constructor(shopper: Shopper) {
    this.shopper = shopper;
    this.page = shopper.page;
    this.page.on('request', (request) => {
      const name = /([^/]+)\.mp3/.exec(request.url())?.[1];
      if (name) this.loaded.push(name);
    });
  }

  async opens(path: string): Promise<void> {
    await this.shopper.opens(path);
  }

  get playing(): Locator {
    return this.page.getByRole('button', { name: 'Pause' });
  }

  /** The loop's hand, as it stands. */
  async hand(): Promise<number> {
    const x = await this.page.locator('main svg line[y2="22"]').getAttribute('x1');
    return Number.parseFloat(x ?? '');
  }

  async plays(): Promise<void> {
    await this.page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(this.playing).toBeVisible();
    await expect.poll(() => this.hand()).toBeGreaterThan(0);
  }

  hearing(name: string | RegExp): Locator {
    return this.page.getByRole('group', { name: /Now hearing/ }).getByRole('radio', { name });
  }

  async hears(name: string | RegExp): Promise<void> {
    await this.hearing(name).check({ force: true });
  }

  /** The choice is loaded with the first move. */
  async reachesThePaper(): Promise<void> {
    await this.page.getByRole('heading', { name: 'Choose two or three' }).hover();
    await expect(this.page.locator('[data-asleep]')).toHaveCount(0);
  }

  async chooses(
    letter: string,
    what: { product?: string; flavor?: string; position?: string },
  ): Promise<void> {
    await this.reachesThePaper();
    const card = this.page.getByRole('group', { name: `Pickup ${letter}` });
    if (what.product) await card.getByLabel('Product').selectOption(what.product);
    if (what.flavor) await card.getByLabel('Flavor').selectOption(what.flavor);
    if (what.position) await card.getByLabel('Position').selectOption(what.position);
  }

  async startsBlind(): Promise<void> {
    await this.page.getByRole('button', { name: 'Listen blind' }).click();
    await expect(this.page.getByRole('heading', { name: 'What is X?' })).toBeFocused();
  }

  /** Hears what the round has to offer, and says what X is. */
  async answers(side: 'A' | 'B'): Promise<void> {
    // A may still be on its way.
    await expect(async () => {
      await this.hears('A');
      await this.hears('B');
      await expect(this.hearing('X')).toBeEnabled({ timeout: 1000 });
    }).toPass();
    await this.hears('X');
    await this.page.getByRole('button', { name: `X is ${side}` }).click();
  }
}

async function expectNoFindings(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const findings = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(findings, what).toEqual([]);
}

/** Makes every draw come out the same: 0 is the first pair, in order, and X is A each time. */
async function loadDice(page: Page, value: number): Promise<void> {
  await page.addInitScript((number) => {
    crypto.getRandomValues = (<T extends ArrayBufferView | null>(array: T) => {
      if (array instanceof Uint32Array) array.fill(number);
      return array;
    }) as typeof crypto.getRandomValues;
  }, value);
}

test('a listener plays, switches and pauses, and no sound is loaded before', async ({ shopper, page }) => {
  const listener = new Listener(shopper);
  await listener.opens(STRAT_AND_HUMBUCKER);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Listen side by side');
  await expect(page).toHaveTitle('Listen side by side · Gewitter');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/listen$/);
  await listener.hears(/Humbucker Vintage/);
  await page.getByLabel('Piece').selectOption('Bridge Freestyle');
  await page.getByRole('switch', { name: 'True output' }).check({ force: true });
  expect(listener.loaded).toEqual([]);

  await listener.plays();
  expect([...new Set(listener.loaded)].sort()).toEqual([
    'humbucker-bridge-bridge-freestyle',
    'stratocaster-bridge-bridge-freestyle',
  ]);
  await listener.hears(/Stratocaster Vintage/);
  await expect(listener.hearing(/Stratocaster Vintage/)).toBeChecked();
  await page.getByRole('switch', { name: 'Drive' }).check({ force: true });
  await page.getByRole('switch', { name: 'Hum and hiss' }).check({ force: true });
  await page.getByLabel('Piece').selectOption('Hallelujah');
  await expect.poll(() => listener.loaded.some((name) => name.endsWith('bridge-hallelujah'))).toBe(true);
  await expect(listener.playing).toBeVisible();
  await listener.playing.click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('arrows and numbers switch, numbers only within the group', async ({ shopper, page }) => {
  const listener = new Listener(shopper);
  await listener.opens(STRAT_AND_HUMBUCKER);
  await listener.hearing(/Stratocaster/).focus();
  await page.keyboard.press('ArrowDown');
  await expect(listener.hearing(/Humbucker/)).toBeChecked();
  await page.keyboard.press('1');
  await expect(listener.hearing(/Stratocaster/)).toBeChecked();
  await expect(listener.hearing(/Stratocaster/)).toBeFocused();
  await page.keyboard.press('2');
  await expect(listener.hearing(/Humbucker/)).toBeFocused();
  await page.keyboard.press('3');
  await expect(listener.hearing(/Humbucker/)).toBeChecked();
  await page.getByRole('button', { name: 'Listen blind' }).focus();
  await page.keyboard.press('1');
  await expect(listener.hearing(/Humbucker/)).toBeChecked();
});

test('the address follows the choice and leads back to it', async ({ shopper, page, context, shop }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: shop.url });
  const listener = new Listener(shopper);
  await listener.opens('/listen?a=P90-Dogear.hybrid.middle&b=banjo');
  await expect(listener.hearing(/^A/)).toHaveAccessibleName(/Dogear P90 Modern, neck/);
  await expect(listener.hearing(/^B/)).toHaveAccessibleName(/Stratocaster Vintage, neck/);

  await listener.chooses('A', { product: 'Stratocaster', flavor: 'Hybrid', position: 'Middle' });
  await expect(page).toHaveURL(/\/listen\?a=stratocaster\.hybrid\.middle&b=stratocaster\.vintage\.neck$/);
  // What the next product has not becomes the nearest it has.
  await listener.chooses('A', { product: 'Precision Bass' });
  await expect(page).toHaveURL(/\?a=precision-bass\.modern\.split&/);
  await expect(page.getByText('A sits in a bass')).toBeVisible();
  await listener.chooses('A', { product: 'Humbucker', flavor: 'Hot', position: 'Bridge' });

  await page.getByRole('button', { name: 'Add a third' }).click();
  await expect(page.getByRole('group', { name: 'Pickup C' }).getByLabel('Product')).toBeFocused();
  await listener.hears(/^C/);
  await page.getByRole('button', { name: 'Remove B' }).click();
  await expect(page.getByRole('button', { name: 'Add a third' })).toBeFocused();
  await expect(page).toHaveURL(/\/listen\?a=humbucker\.hot\.bridge&b=[a-z0-9.-]+$/);
  await expect(listener.hearing(/^B/)).toBeChecked();

  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(page.url());
  await page.goto(copied);
  await shopper.pageIsAwake();
  await expect(listener.hearing(/^A/)).toHaveAccessibleName(/Humbucker Hot, bridge/);
  await expect(page).toHaveTitle(/^Humbucker Hot, bridge \/ .*: listen side by side · Gewitter$/);

  await page.getByRole('group', { name: 'Pickup A' }).getByRole('link', { name: 'Humbucker Hot' }).click();
  await expect(page).toHaveURL(/\/shop\/humbucker\?/);
  await shopper.pageIsAwake();
  await expect(page.getByRole('radio', { name: 'Hot', exact: true })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^Bridge/ })).toBeChecked();
});

test('a blind series ends in a score, and names come back', async ({ shopper, page }) => {
  await loadDice(page, 0);
  const listener = new Listener(shopper);
  await listener.opens(STRAT_AND_HUMBUCKER);
  await page.getByRole('switch', { name: 'True output' }).check({ force: true });
  await listener.startsBlind();
  await expect(listener.playing).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/Stratocaster|Humbucker/, { useInnerText: true });
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
  await expect(page.getByRole('switch', { name: 'True output' })).toHaveCount(0);

  // Nobody answers what was not heard, and X does not sound before A and B have.
  await expect(listener.hearing('X')).toBeDisabled();
  await page.getByRole('button', { name: 'X is A' }).click({ force: true });
  await expect(page.getByText('Round 1 of 10')).toBeVisible();

  for (let round = 0; round < 10; round++) {
    await expect(page.getByText(`Round ${round + 1} of 10`)).toBeVisible();
    // X is A each time; three answers say otherwise.
    await listener.answers(round < 3 ? 'B' : 'A');
  }
  await expect(page.getByRole('heading', { name: '7 of 10' })).toBeFocused();
  await expect(page.getByText('Guessing alone does at least this well 17 % of the time.')).toBeVisible();
  await expect(page.getByText('It may be luck.')).toBeVisible();
  await expect(
    page.getByText('A was the Stratocaster Vintage, bridge. B was the Humbucker Vintage, bridge.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Back to the names' }).click();
  await expect(page.getByRole('button', { name: 'Listen blind' })).toBeFocused();
  await expect(listener.hearing(/Stratocaster Vintage/)).toBeVisible();
  await expect(page.getByRole('switch', { name: 'True output' })).toBeChecked();
});

test('a blind series can be left, with what was answered or with nothing', async ({ shopper, page }) => {
  await loadDice(page, 0);
  const listener = new Listener(shopper);
  await listener.opens(STRAT_AND_HUMBUCKER);
  await listener.startsBlind();
  await page.getByRole('button', { name: 'Back to the names' }).click();
  await expect(listener.hearing(/Stratocaster Vintage/)).toBeVisible();
  await listener.startsBlind();
  await listener.answers('A');
  await expect(page.getByText('Round 2 of 10')).toBeVisible();
  await page.getByRole('button', { name: 'Stop here and see how it went' }).click();
  await expect(page.getByRole('heading', { name: '1 of 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Ten more rounds' }).click();
  await expect(page.getByText('Round 1 of 10')).toBeVisible();
});

test('nothing in the document tells what X is', async ({ browser, shop }) => {
  const seen: string[] = [];
  for (const value of [0, 0xffffffff]) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await loadDice(page, value);
    await page.goto(shop.url + STRAT_AND_HUMBUCKER);
    await expect(page.locator('[data-island]:not([data-awake])')).toHaveCount(0);
    await page.getByRole('button', { name: 'Listen blind' }).click();
    const radio = (name: string) => page.getByRole('radio', { name, exact: true });
    // X waits until A and B have sounded, and A may still be on its way.
    await expect(async () => {
      for (const name of ['A', 'B']) await radio(name).check({ force: true });
      await expect(radio('X')).toBeEnabled({ timeout: 1000 });
    }).toPass();
    await radio('X').check({ force: true });
    await page.getByRole('button', { name: 'X is A' }).click();
    await radio('X').check({ force: true });
    await expect(page.getByText('Round 2 of 10')).toBeVisible();
    await expect(page.getByText('First listen to')).toBeHidden();
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.mouse.move(0, 0);
    const html = await page.locator('main').innerHTML();
    // The hand of the loop stands where it was stopped.
    seen.push(html.replaceAll(/ x[12]="[\d.]+%"/g, ''));
    await context.close();
  }
  expect(seen[0]).toContain('Round 2 of 10');
  expect(seen[1]).toBe(seen[0]);
});

test('a take that does not arrive is told in words, and Play tries again', async ({ shopper, page }) => {
  shopper.expects(/Failed to load resource/);
  const listener = new Listener(shopper);
  await listener.opens(STRAT_AND_HUMBUCKER);
  await page.route('**/takes/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByText('The playing did not arrive.')).toBeVisible();
  await page.unroute('**/takes/**');
  await listener.plays();
  await expect(page.getByText('The playing did not arrive.')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page compares, and its form changes what is compared', async ({ page, shop }) => {
    await page.goto(shop.url + STRAT_AND_HUMBUCKER);
    await expect(page.getByRole('img', { name: /Frequency responses of A, Stratocaster/ })).toBeVisible();
    await expect(page.getByRole('table', { name: /Figures/ })).toContainText('3.5');
    // Playwright's own words for text pass over <noscript>.
    await expect(page.locator('noscript p').first()).toHaveText(/^Listening needs JavaScript\./);
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeHidden();
    await page.getByRole('group', { name: 'Pickup B' }).getByLabel('Product').selectOption('Jazz Bass');
    await page.locator('noscript button', { hasText: 'Show this choice' }).click();
    await expect(page.getByRole('columnheader', { name: /Jazz Bass Vintage, bridge/ })).toBeVisible();
    await page.getByRole('button', { name: 'Add a third' }).click();
    await expect(page.getByRole('group', { name: 'Pickup C' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove A' }).click();
    await expect(page.getByRole('columnheader', { name: /^A Jazz Bass Vintage/ })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Pickup C' })).toHaveCount(0);
  });
});

for (const [device, viewport] of Object.entries({
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
})) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, reducedMotion: 'reduce' });
    test('axe finds nothing, with three pickups, in a failure, in a blind series and its result', async ({
      shopper,
      page,
    }) => {
      shopper.expects(/Failed to load resource/);
      const listener = new Listener(shopper);
      await listener.opens(`${STRAT_AND_HUMBUCKER}&c=p90-soapbar.hot.bridge`);
      await expectNoFindings(page, 'three pickups');
      await page.route('**/takes/**', (route) => route.abort());
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await expect(page.getByText('The playing did not arrive.')).toBeVisible();
      await expectNoFindings(page, 'failure');
      await page.unroute('**/takes/**');
      await listener.startsBlind();
      await expectNoFindings(page, 'blind');
      await listener.answers('A');
      await expect(page.getByText('Round 2 of 10')).toBeVisible();
      await page.getByRole('button', { name: 'Stop here and see how it went' }).click();
      await expectNoFindings(page, 'result');
    });

    test('nothing is wider than the window, from 320 px on', async ({ shopper, page }) => {
      const listener = new Listener(shopper);
      await listener.opens(
        '/listen?a=humbucker-p90.vintage.bridge&b=precision-bass.vintage&c=p90-soapbar.hot.neck',
      );
      const width = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      for (const size of [viewport.width, 320]) {
        await page.setViewportSize({ width: size, height: viewport.height });
        expect(await width()).toBeLessThanOrEqual(0);
      }
      await listener.startsBlind();
      expect(await width()).toBeLessThanOrEqual(0);
    });
  });
}

test.describe('a browser that gives no sound', () => {
  const MUTE = 'This browser gives no sound. Check that a loudspeaker or headphones are on';
  /** Ways in which there is none: no Web Audio at all, and no device, so that the context never runs. */
  const WAYS = {
    'has no Web Audio': () => {
      Object.assign(globalThis, {
        AudioContext: class {
          constructor() {
            throw new DOMException('no', 'NotSupportedError');
          }
        },
      });
    },
    'has no sound device': () => {
      Object.assign(AudioContext.prototype, { resume: () => new Promise(() => {}) });
      Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'suspended' });
    },
  };
  for (const [way, breaks] of Object.entries(WAYS))
    test(`says so where it ${way}, and blames no connection`, async ({ shopper, page }) => {
      await page.addInitScript(breaks);
      const listener = new Listener(shopper);
      await listener.opens(STRAT_AND_HUMBUCKER);
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await expect(page.getByText(MUTE)).toBeVisible();
      await expect(page.getByText('did not arrive')).toBeHidden();
      await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    });
});
