import type { Page } from '@playwright/test';
import { WORDS } from '../fixtures/words.ts';
import { expectNoFindings } from './axe.ts';
import { Listener, STRAT_AND_HUMBUCKER } from './listener.ts';
import { expect, islandsHydrate, test } from './shopper.ts';

const FISHBONE = 'custom-humbucker.open.fishbone.forest.copper.52.modern.unmatched.wax.5-wire.alnico-5';

const card = (page: Page, letter: string) => page.getByRole('group', { name: `Pickup ${letter}` });
const cells = (page: Page, row: string) =>
  page
    .getByRole('table', { name: /Figures/ })
    .getByRole('row', { name: new RegExp(`^${row}`) })
    .getByRole('cell');
/** Each curve is labelled with the frequency of its peak. */
const peaks = (page: Page) =>
  page.getByRole('img', { name: /Frequency responses/ }).locator('text', { hasText: /^[ABC] \d\.\d/ });

test('a listener plays, switches by pointer and keys, and pauses; no sound loads before Play', async ({
  shopper,
  page,
}) => {
  // A browser whose audio starts late and reports its suspension.
  await page.addInitScript(() => {
    const { resume, suspend } = AudioContext.prototype;
    AudioContext.prototype.resume = async function () {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await resume.call(this);
      document.documentElement.dataset.woken = '';
    };
    AudioContext.prototype.suspend = async function () {
      await suspend.call(this);
      dispatchEvent(new Event('rests'));
    };
  });
  const listener = new Listener(shopper);
  await listener.opens(STRAT_AND_HUMBUCKER);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/listen$/);

  await test.step('Play is on the first screen, above the consent bar', async () => {
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const box = await page.getByRole('button', { name: 'Play', exact: true }).boundingBox();
      expect((box?.y ?? height) + (box?.height ?? 0), `${width} × ${height}`).toBeLessThanOrEqual(
        width > 991 ? height - 80 : height,
      );
    }
  });

  await test.step('arrows and numbers switch, numbers only within the group', async () => {
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
    await page.getByRole('button', { name: WORDS.listenBlind }).focus();
    await page.keyboard.press('1');
    await expect(listener.hearing(/Humbucker/)).toBeChecked();
  });

  await test.step('Play loads the takes of both pickups, another piece those of its own', async () => {
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
  });

  await test.step('a click on Play while the browser becomes idle works', async () => {
    await page.evaluate(() => {
      const press = (name: string) =>
        [...document.querySelectorAll('button')].find(({ innerText }) => innerText.trim() === name)?.click();
      return new Promise<void>((resolve) => {
        addEventListener(
          'rests',
          () => {
            delete document.documentElement.dataset.woken;
            resolve(press('Play'));
          },
          { once: true },
        );
        press('Pause');
      });
    });
    await expect(listener.playing).toBeVisible();
    const before = await listener.hand();
    await expect.poll(() => listener.hand()).not.toBe(before);
    await expect(page.locator('html[data-woken]')).toBeAttached();
    await expect(listener.playing).toBeVisible();
    await listener.playing.click();
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  });
});

test('curve, figures, address and sound follow pickups, split coils and pairs [row D190]', async ({
  shopper,
  page,
  context,
  shop,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: shop.url });
  const listener = new Listener(shopper);
  await listener.opens('/listen?a=humbucker.hot.bridge&b=humbucker.hot.bridge');
  await listener.reachesThePaper();

  await test.step('a humbucker is split and wired in parallel', async () => {
    const mark = peaks(page).filter({ hasText: /^B/ });
    const before = await mark.textContent();
    await card(page, 'B').getByLabel('Coils').selectOption('Split');
    await expect(page).toHaveURL(/\/listen\?a=humbucker\.hot\.bridge&b=humbucker\.hot\.bridge\.split$/);
    await expect(listener.hearing(/^B/)).toHaveAccessibleName(/Humbucker Hot, bridge, split/);
    await expect(mark).not.toHaveText(before ?? '');
    await page.locator('#figures > summary').click();
    await expect(cells(page, 'Distance')).toHaveText(['36 and 54 mm', '36 mm']);
    await expect(page.getByText('B is 6.0 dB quieter')).toBeVisible();
    await expect(card(page, 'B')).toContainText('Played live');
    await expect(card(page, 'A')).not.toContainText('Played live');
    await listener.plays();
    expect([...new Set(listener.loaded)].sort()).toEqual([
      'humbucker-bridge-blues-riff',
      'stratocaster-bridge-blues-riff',
    ]);
    await listener.hears(/^B/);
    await card(page, 'B').getByLabel('Coils').selectOption('Parallel');
    await expect(page).toHaveURL(/&b=humbucker\.hot\.bridge\.parallel#figures$/);
    await expect(cells(page, 'Distance')).toHaveText(['36 and 54 mm', '36 and 54 mm']);
    await expect(listener.playing).toBeVisible();
    await card(page, 'B').getByLabel('Coils').selectOption('Series');
    await expect(page.getByText('A and B are the same pickup.')).toBeVisible();
  });

  await test.step('two pickups on one switch play from a take each', async () => {
    await listener.chooses('A', { product: 'Stratocaster', flavor: 'Vintage' });
    await expect(card(page, 'A').getByLabel('Position').getByRole('option')).toHaveText([
      'Neck',
      'Neck + middle',
      'Middle',
      'Middle + bridge',
      'Bridge',
    ]);
    // Single coils have no choice of coils.
    await expect(card(page, 'A').getByLabel('Coils')).toHaveCount(0);
    await listener.chooses('A', { position: 'Middle + bridge' });
    await expect(page).toHaveURL(/\?a=stratocaster\.vintage\.middle-bridge&/);
    await expect(cells(page, 'Distance').first()).toHaveText('41 and 100 mm');
    await expect.poll(() => listener.loaded).toContain('stratocaster-middle-blues-riff');
    await expect(listener.playing).toBeVisible();
    // Other products have other positions: the nearest is chosen.
    await listener.chooses('A', { product: 'Telecaster' });
    await expect(page).toHaveURL(/\?a=telecaster\.vintage\.neck-bridge&/);
    await expect(listener.hearing(/^A/)).toHaveAccessibleName(/Telecaster Vintage, neck and bridge/);
  });

  await test.step('a third is added, and the second removed', async () => {
    await page.getByRole('button', { name: 'Add a third' }).click();
    await expect(card(page, 'C').getByLabel('Product')).toBeFocused();
    await listener.hears(/^C/);
    await page.getByRole('button', { name: 'Remove B' }).click();
    await expect(page.getByRole('button', { name: 'Add a third' })).toBeFocused();
    await expect(page).toHaveURL(/\/listen\?a=telecaster\.vintage\.neck-bridge&b=[a-z0-9.-]+#figures$/);
    await expect(listener.hearing(/^B/)).toBeChecked();
  });

  await test.step('the copied link opens the same comparison, which leads to the product', async () => {
    await listener.chooses('A', { product: 'Humbucker', flavor: 'Hot', position: 'Bridge' });
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Copied.')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(page.url());
    await page.goto(copied);
    await shopper.pageIsHydrated();
    await expect(listener.hearing(/^A/)).toHaveAccessibleName(/Humbucker Hot, bridge/);
    await expect(page).toHaveTitle(/^Humbucker Hot, bridge \/ .*: listen side by side · Gewitter$/);
    await card(page, 'A').getByRole('link', { name: 'Humbucker Hot' }).click();
    await expect(page).toHaveURL(/\/shop\/humbucker\?/);
    await shopper.pageIsHydrated();
    await expect(page.getByRole('radio', { name: 'Hot', exact: true })).toBeChecked();
    await expect(page.getByRole('radio', { name: /^Bridge/ })).toBeChecked();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page compares, and its form sets pickups, switches, builds and measured pickups [rows D190, D841]', async ({
    page,
    shop,
  }) => {
    const shows = () => page.locator('noscript button', { hasText: 'Show this choice' }).click();
    // In a row that is closed again after each choice.
    const header = (name: RegExp) => page.getByRole('columnheader', { name, includeHidden: true });
    await page.goto(`${shop.url}/listen?a=stratocaster.vintage.neck-middle&b=humbucker.hot.bridge`);
    await expect(page.getByRole('img', { name: /Frequency responses of A, Stratocaster/ })).toBeVisible();
    await expect(header(/Stratocaster Vintage, neck and middle/)).toBeAttached();
    await expect(card(page, 'A')).toContainText('Played live');
    // Playwright's text matching ignores <noscript>.
    await expect(page.locator('noscript p').first()).toHaveText(/^Listening needs JavaScript\./);
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeHidden();
    await card(page, 'B').getByLabel('Coils').selectOption('Split');
    await shows();
    await expect(header(/Humbucker Hot, bridge, split/)).toBeAttached();
    await expect(header(/neck and middle/)).toBeAttached();
    await page.getByRole('button', { name: 'Add a third' }).click();
    await expect(card(page, 'C')).toBeVisible();
    await page.getByRole('button', { name: 'Remove A' }).click();
    await expect(header(/^A Humbucker Hot/)).toBeAttached();
    await expect(card(page, 'C')).toHaveCount(0);

    await page.goto(`${shop.url}/listen?a=${FISHBONE}.neck-bridge&b=humbucker.hot.bridge`);
    await expect(header(/AlNiCo 5, neck and bridge/)).toBeAttached();
    await card(page, 'A').getByLabel('Coils').selectOption('Parallel');
    await card(page, 'A').getByLabel('Position').selectOption('Bridge');
    await card(page, 'B').getByLabel('Product').selectOption('Telecaster');
    await shows();
    await expect(header(/AlNiCo 5, in parallel/)).toBeAttached();
    await expect(header(/^B Telecaster Hot, bridge/)).toBeAttached();
    await card(page, 'A').getByRole('link', { name: 'Compare with a stock pickup instead' }).click();
    await expect(header(/^A Humbucker Vintage, bridge/)).toBeAttached();

    await card(page, 'B').getByLabel('Product').selectOption('Duncan Jazz, neck, measured: 4.1\u00a0H');
    await shows();
    await expect(header(/^B Duncan Jazz, neck, measured: 4\.1\sH$/)).toBeAttached();
    await expect(card(page, 'B')).toContainText('strayr measured one of them');
    await page.locator('#figures > summary').click();
    await expect(cells(page, 'Price').nth(1)).toHaveText('Not ours');
    await card(page, 'B').getByLabel('Product').selectOption('Stratocaster');
    await shows();
    await expect(header(/^B Stratocaster Vintage, neck/)).toBeAttached();
  });
});

test('the page explains missing sound, and Play tries again @at-length', async ({ shopper, page }) => {
  shopper.expects(/Failed to load resource/);
  const listener = new Listener(shopper);
  const play = page.getByRole('button', { name: 'Play', exact: true });
  await listener.opens(STRAT_AND_HUMBUCKER);
  await page.route('**/takes/**', (route) => route.abort());
  await play.click();
  await expect(page.getByText('The sound did not load.')).toBeVisible();
  await expectNoFindings(page, 'failure');
  await page.unroute('**/takes/**');
  await listener.plays();
  await expect(page.getByText('The sound did not load.')).toBeHidden();

  const saysMute = async () => {
    await listener.opens(STRAT_AND_HUMBUCKER);
    await play.click();
    await expect(
      page.getByText('This browser plays no sound. Check your speakers or headphones'),
    ).toBeVisible();
    await expect(page.getByText('did not load')).toBeHidden();
    await expect(play).toBeVisible();
  };
  await test.step('without a sound device the context never runs', async () => {
    await page.addInitScript(() => {
      Object.assign(AudioContext.prototype, { resume: () => new Promise(() => {}) });
      Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'suspended' });
    });
    await saysMute();
  });
  await test.step('without Web Audio there is no context', async () => {
    await page.addInitScript(() => {
      Object.assign(globalThis, {
        AudioContext: class {
          constructor() {
            throw new DOMException('no', 'NotSupportedError');
          }
        },
      });
    });
    await saysMute();
  });
});

/** Makes every random draw equal: 0 is the first pair in order, and X is A each time. */
async function loadDice(page: Page, value: number): Promise<void> {
  await page.addInitScript((number) => {
    crypto.getRandomValues = (<T extends ArrayBufferView | null>(array: T) => {
      if (array instanceof Uint32Array) array.fill(number);
      return array;
    }) as typeof crypto.getRandomValues;
  }, value);
}

test('a blind series hides all names, can be left early, and ends in a score @at-length', async ({
  shopper,
  page,
}) => {
  await loadDice(page, 0);
  const listener = new Listener(shopper);
  await listener.opens(STRAT_AND_HUMBUCKER);
  await page.getByRole('switch', { name: 'True output' }).check({ force: true });
  const back = page.getByRole('button', { name: 'Back to the names' });

  await test.step('left before the first answer it has no score', async () => {
    await listener.startsBlind();
    await back.click();
    await expect(listener.hearing(/Stratocaster Vintage/)).toBeVisible();
  });

  await test.step('no names, and no answer before all three were heard', async () => {
    await listener.startsBlind();
    await expect(listener.playing).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/Stratocaster|Humbucker/, { useInnerText: true });
    await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
    await expect(page.getByRole('switch', { name: 'True output' })).toHaveCount(0);
    await expect(listener.hearing('X')).toBeDisabled();
    await page.getByRole('button', { name: 'X is A' }).click({ force: true });
    await expect(page.getByText('Round 1 of 10')).toBeVisible();
    await expectNoFindings(page, 'blind');
  });

  await test.step('ended after one answer it scores that one', async () => {
    await listener.answers('A');
    await expect(page.getByText('Round 2 of 10')).toBeVisible();
    await page.getByRole('button', { name: WORDS.endBlind }).click();
    await expect(page.getByRole('heading', { name: '1 of 1' })).toBeVisible();
    await page.getByRole('button', { name: 'Ten more rounds' }).click();
  });

  await test.step('ten rounds end in a score', async () => {
    for (let round = 0; round < 10; round++) {
      await expect(page.getByText(`Round ${round + 1} of 10`)).toBeVisible();
      // X is always A; three answers are wrong.
      await listener.answers(round < 3 ? 'B' : 'A');
    }
    await expect(page.getByRole('heading', { name: '7 of 10' })).toBeFocused();
    await expect(page.getByText('Pure guessing does at least this well 17 % of the time.')).toBeVisible();
    await expect(page.getByText('It could be luck.')).toBeVisible();
    await expect(
      page.getByText('A was the Stratocaster Vintage, bridge. B was the Humbucker Vintage, bridge.'),
    ).toBeVisible();
    await expectNoFindings(page, 'result');
    await back.click();
    await expect(page.getByRole('button', { name: WORDS.listenBlind })).toBeFocused();
    await expect(listener.hearing(/Stratocaster Vintage/)).toBeVisible();
    await expect(page.getByRole('switch', { name: 'True output' })).toBeChecked();
  });
});

test('nothing in the document reveals X @at-length', async ({ browser, shop }) => {
  const seen: string[] = [];
  for (const value of [0, 0xffffffff]) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await loadDice(page, value);
    await page.goto(shop.url + STRAT_AND_HUMBUCKER);
    await islandsHydrate(page);
    await page.getByRole('button', { name: WORDS.listenBlind }).click();
    const radio = (name: string) => page.getByRole('radio', { name, exact: true });
    // X waits until A and B have sounded, and A may still be loading.
    await expect(async () => {
      for (const name of ['A', 'B']) await radio(name).check({ force: true });
      await expect(radio('X')).toBeEnabled({ timeout: 1000 });
    }).toPass();
    await radio('X').check({ force: true });
    await page.getByRole('button', { name: 'X is A' }).click();
    await radio('X').check({ force: true });
    await expect(page.getByText('Round 2 of 10')).toBeVisible();
    await expect(page.getByText(/^Listen to (X|A and B) first/)).toBeHidden();
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.mouse.move(0, 0);
    const html = await page.locator('main').innerHTML();
    // The loop's hand is at its stopped position.
    seen.push(html.replaceAll(/ x[12]="[\d.]+%"/g, ''));
    await context.close();
  }
  expect(seen[0]).toContain('Round 2 of 10');
  expect(seen[1]).toBe(seen[0]);
});
