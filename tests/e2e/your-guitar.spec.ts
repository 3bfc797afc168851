import type { Locator, Page, Request } from '@playwright/test';
import { usualGuitar, writeGuitar } from '../../domain/guitar/guitar.ts';
import { expectNoFindings } from './axe.ts';
import { Listener } from './listener.ts';
import { expect, test } from './shopper.ts';

const PAGE = '/your-guitar';
const KEY = 'your-guitar';
const KEPT = String(writeGuitar({ ...usualGuitar('les-paul'), cable_m: 9 }));
const LINK = `${PAGE}?${writeGuitar({ ...usualGuitar('stratocaster'), cable_m: 3 })}`;

const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);
const keepsOne = (page: Page, guitar = KEPT) =>
  page.addInitScript(([key, words]) => localStorage.setItem(key, words), [KEY, guitar] as const);
const state = (page: Page) => page.locator('[data-kept-guitar]');
const sums = (page: Page) => page.getByText(/^Load/);
const chip = (page: Page) =>
  page.getByRole('button', { name: /^(Played through|Standard|Your (guitar|bass))/ });

async function holdsTime(page: Page) {
  const now = await page.evaluate(() => Date.now());
  // Later than a busy machine reaches between the two calls.
  await page.clock.pauseAt(now + 3_600_000);
}

test('a guitar is saved for the next visit; it is deleted without a question, and can be restored', async ({
  shopper,
  page,
}) => {
  await shopper.opens(PAGE);
  await test.step('drawing, load and figure follow', async () => {
    await expect(state(page)).toContainText('We do not know your guitar yet.');
    await expect(sums(page)).toHaveText(/200\s*kΩ ∥ 500\s*pF/);
    await page.getByLabel('Instrument').selectOption('Strat style');
    await expect(page.getByRole('img', { name: /^Strat style to scale, 648 mm/ })).toBeVisible();
    await page.getByRole('radio', { name: /^300/ }).check({ force: true });
    const cable = page.getByRole('slider', { name: 'Cable' });
    await cable.press('End');
    await cable.press('Shift+ArrowLeft');
    await expect(cable).toHaveAttribute('aria-valuetext', '7 metres, 700 picofarad');
    await page.getByRole('radio', { name: /Pedal/ }).check({ force: true });
    await expect(sums(page)).toHaveText(/114\s*kΩ ∥ 700\s*pF/);
    await expect(state(page)).toContainText('Saved in this browser only.');
  });
  await test.step('any scale can be typed in, and one pickup stays', async () => {
    await page.getByRole('radio', { name: 'Other' }).check({ force: true });
    await page.getByRole('spinbutton').fill('660');
    await expect(page.getByRole('img', { name: /to scale, 660 mm/ })).toBeVisible();
    for (const spot of ['Middle', 'Neck']) await page.getByRole('checkbox', { name: spot }).uncheck();
    await page.getByRole('checkbox', { name: 'Bridge' }).click();
    await expect(page.getByRole('checkbox', { name: 'Bridge' })).toBeChecked();
  });
  await page.reload();
  await shopper.pageIsHydrated();
  await expect(sums(page)).toHaveText(/114\s*kΩ ∥ 700\s*pF/);
  await expect(page.getByLabel('Instrument')).toHaveValue('stratocaster');
  await expect(page.getByRole('checkbox', { name: 'Middle' })).not.toBeChecked();
  const mine = await kept(page);
  expect(mine).toContain('scale=660');
  await page.getByRole('button', { name: 'Forget it' }).click();
  expect(await kept(page)).toBeNull();
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await kept(page)).toBe(mine);
});

test('a resonance message ends after a second, and Undo after eight @at-length', async ({
  shopper,
  page,
}) => {
  await page.clock.install();
  await keepsOne(page);
  await shopper.opens(PAGE);
  const figure = page.getByRole('table', { name: /on its sheet and in your guitar$/ });
  await figure.scrollIntoViewIfNeeded();
  const own = figure
    .getByRole('row', { name: /^Resonance, bridge/ })
    .getByRole('cell')
    .last();
  const news = page.getByRole('status').filter({ hasText: /^Resonance/ });
  await expect(page.locator('[data-deferred]')).toHaveCount(0);
  await holdsTime(page);
  // The stored guitar is announced too.
  await page.clock.runFor(2000);
  const before = await own.textContent();
  await page.getByRole('slider', { name: 'Cable' }).press('Shift+ArrowLeft');
  await expect(own).not.toHaveText(before ?? '');
  await expect(news).toHaveCount(0);
  await page.clock.runFor(650);
  await expect(news).toHaveText(/^Resonance \d\.\d\skHz, was \d\.\d\skHz$/);
  await page.clock.runFor(1050);
  await expect(news).toHaveCount(0);

  await page.getByRole('button', { name: 'Forget it' }).click();
  await page.clock.runFor(7900);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.clock.runFor(200);
  await expect(state(page)).toContainText('We do not know your guitar yet.');
});

/** Everything the page sends: addresses, bodies and headers. */
function listensIn(page: Page) {
  const sent: Promise<string>[] = [];
  const listen = (request: Request) => {
    const told = async () =>
      [request.url(), request.postData() ?? '', ...Object.values(await request.allHeaders())].join('\n');
    sent.push(told());
  };
  page.on('request', listen);
  return async () => {
    page.off('request', listen);
    return Promise.all(sent);
  };
}

test.describe('as a link', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a guitar is copied; a link with another asks first, and disappears from the address @at-length [row D423]', async ({
    shopper,
    page,
  }) => {
    // Runs before each page, to undo a link's changes.
    await keepsOne(page);
    await shopper.opens(PAGE);
    await page.getByRole('button', { name: 'Copy as link' }).click();
    await expect(page.getByText('Copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${shopper.shopUrl}${PAGE}?${KEPT}`,
    );
    expect(page.url()).toBe(shopper.shopUrl + PAGE);

    const sent = listensIn(page);
    for (const [answer, then] of [
      ['Keep mine', 'guitar=les-paul'],
      ['Use it here', 'guitar=stratocaster'],
    ] as const) {
      await shopper.opens(LINK);
      await expect(state(page)).toContainText(
        /This link contains a Strat.style\..*Yours is a Les Paul style/,
      );
      await expect(sums(page)).toHaveText(/111\s*kΩ ∥ 300\s*pF/);
      expect(await kept(page)).toBe(KEPT);
      if (answer === 'Keep mine') await expectNoFindings(page, 'a link');
      await page.getByRole('button', { name: answer }).click();
      await expect(state(page)).toContainText('Saved in this browser');
      expect(await kept(page)).toContain(then);
      expect(page.url()).toBe(shopper.shopUrl + PAGE);
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'All pickups' }).click();
    await page.waitForURL('**/shop');
    const all = await sent();
    expect(all.length).toBeGreaterThan(10);
    // Each link was requested once, and sent nowhere else.
    expect(all.filter((one) => one.includes('guitar=stratocaster'))).toHaveLength(2);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link draws its guitar, the form makes another link, and pages that show a tone lead there', async ({
    page,
    shop,
  }) => {
    await page.goto(shop.url + LINK);
    await expect(page.getByRole('img', { name: /^Strat style to scale/ })).toBeVisible();
    await expect(sums(page)).toHaveText(/111\s*kΩ ∥ 300\s*pF/);
    await page.getByRole('radio', { name: /^1\sMΩ/ }).check({ force: true });
    await page.getByRole('button', { name: 'Draw this guitar' }).click();
    await expect(sums(page)).toHaveText(/333\s*kΩ ∥ 300\s*pF/);
    expect(page.url()).toContain('pots=1000');
    for (const path of ['/shop/humbucker', '/listen', '/configurator/humbucker']) {
      await page.goto(shop.url + path);
      const link = page.getByRole('link', { name: /^(Played through|Standard|Your guitar$)/ });
      await expect(link.first()).toHaveAttribute('href', PAGE);
    }
  });
});

test('loading the saved guitar moves nothing @at-length [row D421]', async ({ shopper, page }) => {
  await keepsOne(page);
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node?: Node }[] };
        shifts.push(
          `${value} ${sources.map(({ node }) => `${node?.parentElement?.className}: ${node?.textContent}`).join()}`,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Scripts are delayed until web fonts are drawn, because late fonts move lines.
  await page.route('**/assets/entry*', async (route) => {
    await page.evaluate(async () => {
      const isDrawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      await isDrawn();
      await document.fonts.ready;
      await isDrawn();
      await isDrawn();
      Reflect.get(globalThis, 'shifts').length = 0;
    });
    await route.continue();
  });
  const opens = async (path: string, width: number) => {
    // A viewport high enough for the whole page; a phone's curve and sheet are far down.
    await page.setViewportSize({ width, height: width < 600 ? 7200 : 4200 });
    await shopper.opens(path.startsWith('/shop') ? `${path}#specification` : path);
    await expect(page.getByText(/^(In y|Y)our (guitar|bass):/).first()).toBeVisible();
    if (path === '/listen') await expect(page.getByText('Each in your guitar.')).toBeVisible();
    if (path.startsWith('/shop'))
      await expect(page.getByText(/^Resonance in your (guitar|bass)/)).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts')), `${path} at ${width}`).toEqual([]);
  };
  for (const path of [PAGE, '/shop/humbucker?flavor=modern', '/listen']) await opens(path, 390);
  // In two columns a product's figures are at another place.
  await opens('/shop/humbucker?flavor=modern', 1440);
  // A pickup without a peak in its own load, and one in this bass.
  await keepsOne(page, String(writeGuitar({ ...usualGuitar('jazz-bass'), cable_m: 9 })));
  await opens('/shop/precision-bass?flavor=hot', 390);
});

test('a configurator sets the guitar under its stage and names its curve’s load; its panel is completely visible @at-length', async ({
  shopper,
  page,
}) => {
  await keepsOne(page);
  const button = page.getByRole('button', { name: 'Your guitar', exact: true });
  const parts = page.getByRole('group', { name: 'Your guitar' });
  const curve = page.locator('summary', { has: page.getByRole('img', { name: /^Tone response/ }) });
  /** True if all four corners are on top and in the window. */
  const isSeen = (part: Locator) =>
    part.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return [
        [left, top],
        [right, top],
        [left, bottom],
        [right, bottom],
      ].every(([x = 0, y = 0]) =>
        element.contains(document.elementFromPoint(x + (x === left ? 4 : -4), y + (y === top ? 4 : -4))),
      );
    });
  await page.goto(`${shopper.shopUrl}/configurator/humbucker`);
  // Hydrates when visible, without input.
  await expect(page.locator('[data-island=configurator]')).toHaveAttribute('data-hydrated');
  await expect(page.getByRole('img', { name: /^Tone response .* resonance at 2\.6/ }).first()).toBeVisible();
  for (const [width, height, pots] of [
    [390, 844, '250'],
    [1000, 760, '500'],
    [1440, 900, '300'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await button.click();
    await expect(parts).toBeVisible();
    await expect.poll(() => isSeen(parts), `${width}`).toBe(true);
    await parts.getByRole('radio', { name: new RegExp(`^${pots}`) }).check({ force: true });
    await page.getByRole('heading', { level: 1 }).click();
    await expect(parts).toBeHidden();
    await curve.click();
    const load = page.getByText(/ 900.pF of cable and \d+.kΩ/);
    await expect(load).toContainText(pots);
    await expect.poll(() => isSeen(load), `${width}`).toBe(true);
    await curve.click();
    await expect(load).toBeHidden();
  }
});

test('a listener sets a guitar, compares a Strat and a P90 in it, and sees why they differ; nothing is uploaded [rows D423, D424]', async ({
  shopper,
  page,
}) => {
  const sent = listensIn(page);
  await shopper.opens(PAGE);
  await page.getByLabel('Instrument').selectOption('Special style');
  const cable = page.getByRole('slider', { name: 'Cable' });
  await cable.press('End');
  await page.getByRole('radio', { name: '33' }).check({ force: true });
  await expect(state(page)).toContainText('Saved in this browser');
  for (const path of ['/shop/telecaster?flavor=vintage', '/configurator/p90', '/cart']) {
    await shopper.opens(path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  }

  const listener = new Listener(shopper);
  await listener.opens('/listen?a=stratocaster.vintage.neck&b=p90-soapbar.vintage.neck');
  await expect(chip(page)).toContainText(/Your guitar:.*Special style, 12.m/);
  await expect(page.getByText('Each in your guitar.')).toBeVisible();
  const differ = page.getByText(/^\d\.\d.dB in shape, and B is/);
  const inMine = await differ.textContent();
  await listener.plays();
  expect([...new Set(listener.loaded)].sort()).toEqual([
    'p90-neck-just-the-two-of-us',
    'stratocaster-neck-just-the-two-of-us',
  ]);
  await listener.hears(/P90/);
  await expect(listener.playing).toBeVisible();

  // The details: curve, figures with their uncertainty, and another load for both during playback.
  await listener.reachesThePaper();
  await page.locator('#figures > summary').click();
  const figures = page.getByRole('table', { name: 'Figures of the pickups compared' });
  const resonances = figures.getByRole('row', { name: /^Resonance/ });
  for (const row of ['Resonance', 'Peak', 'Output', 'Hum'])
    for (const cell of await figures
      .getByRole('row', { name: new RegExp(`^${row}`) })
      .getByRole('cell')
      .all())
      await expect(cell).toContainText('±');
  const [strat, p90] = await resonances.getByRole('cell').allTextContents();
  expect(Number.parseFloat(strat ?? '')).toBeGreaterThan(Number.parseFloat(p90 ?? ''));
  await chip(page).click();
  await page.getByRole('button', { name: 'Show sheet load' }).click();
  await expect(resonances.getByRole('cell').first()).not.toHaveText(strat ?? '');
  await expect(differ).not.toHaveText(inMine ?? '');
  await expect(page.getByText('Each in the guitar it is made for.')).toBeVisible();
  await expect(listener.playing).toBeVisible();
  await page.getByRole('button', { name: 'Show your guitar' }).click();
  await page.getByRole('radio', { name: /^1\sMΩ/ }).check({ force: true });
  expect(await kept(page)).toContain('pots=1000');
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('link', { name: 'Modelled' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The model, checked');

  const all = await sent();
  expect(all.length).toBeGreaterThan(20);
  // The address contains neither its stored form nor its parts, which have these names.
  for (const one of all)
    expect(one).not.toMatch(/your-guitar\?|guitar=|pots=|cap=33|cable=12|pots_kOhm|cable_m/);
});
