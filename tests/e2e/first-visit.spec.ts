import type { Locator, Page } from '@playwright/test';
import { WORDS } from '../fixtures/words.ts';
import { expectNoFindings } from './axe.ts';
import { BUILD_PAGES, Builder } from './builder.ts';
import { answer, bar, expect, test } from './visitor.ts';

/** What a first visitor meets on a phone, with everything in place: the line of the shop, and the choice of consent. */

const PHONES = {
  tall: { width: 390, height: 844 },
  low: { width: 375, height: 667 },
} as const;

const COVERS = `${BUILD_PAGES.humbucker}?cover=open&step=model`;
const COLOURS = `${BUILD_PAGES.humbucker}?cover=open&model=fishbone&color=forest&base=copper&step=color`;

const line = (page: Page) => page.getByRole('complementary', { name: 'About this shop' });

const putsAway = (page: Page) =>
  line(page).locator('summary', { hasText: 'Close the shipping offer' }).click();

async function box(of: Locator) {
  const found = await of.boundingBox();
  if (!found) throw new Error('nothing is drawn');
  return { ...found, bottom: found.y + found.height, right: found.x + found.width };
}

/** How far something ends above the consent, px. */
async function above(page: Page, what: Locator): Promise<number> {
  return (await box(bar(page))).y - (await box(what)).bottom;
}

test.use({ reducedMotion: 'reduce' });

for (const [name, viewport] of Object.entries(PHONES))
  test.describe(`on a ${name} phone`, () => {
    test.use({ viewport });
    const low = name === 'low';

    test('line and header take 100 px, consent 104 with three equal answers, at its variable’s height', async ({
      visitor,
      page,
    }) => {
      await visitor.opens('/shop/humbucker');
      expect(await box(line(page))).toMatchObject({ x: 0, y: 0, width: viewport.width, height: 40 });
      expect((await box(page.getByRole('banner'))).bottom).toBe(100);
      const asks = await box(bar(page));
      expect(asks).toMatchObject({ x: 0, width: viewport.width, bottom: viewport.height });
      expect(asks.height).toBeLessThanOrEqual(104);
      // The computed value is a sum of lengths: what it comes to is measured.
      const told = await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('div'));
        probe.style.height = 'var(--ckb)';
        const { height } = probe.getBoundingClientRect();
        probe.remove();
        return height;
      });
      expect(told).toBe(asks.height);
      const answers = await Promise.all((await bar(page).locator('a, button').all()).map(box));
      expect(answers).toHaveLength(3);
      expect(
        new Set(answers.map(({ width, height, y }) => [width, height, y].map(Math.round).join())).size,
      ).toBe(1);
      expect(answers[0]?.height).toBe(44);
    });

    test('the pickup of the first page is as large as drawn, and both its buttons stand above the consent', async ({
      visitor,
      page,
    }) => {
      await visitor.opens('/');
      const picture = page.locator('[data-exploded-view-pin] img');
      const pickup = await box(picture);
      expect(pickup.height).toBeCloseTo(low ? 484 : 556, 0);
      expect(pickup.x).toBeCloseTo(low ? 80 : 74, 0);
      // 63 and 26 px of its lead lie above the stage, which begins below the header.
      expect(pickup.y).toBeCloseTo(100 - (low ? 63 : 26), 0);
      for (const name of ['Shop pickups', 'Build your own']) {
        const button = page.getByRole('main').getByRole('link', { name, exact: true });
        expect((await box(button)).height).toBe(low ? 48 : 52);
        expect(await above(page, button), name).toBeGreaterThanOrEqual(11);
      }
      const sentence = page.getByText(/^Guitar and bass pickups, wound by hand/);
      if (low) expect((await box(sentence)).y).toBeGreaterThan(viewport.height - 104);
      else expect(await above(page, sentence)).toBeGreaterThan(16 + 52);
      // Letters in three lines, as wide as 18.7 % of the window each; what the pickup covers is drawn on it, and only there.
      const letters = page.locator('[data-hidden-lines]');
      const { size, mask } = await letters.evaluate((svg) => {
        const { fontSize, maskImage } = getComputedStyle(svg);
        return { size: Number.parseFloat(fontSize), mask: maskImage };
      });
      expect(size).toBeCloseTo(0.187 * viewport.width, 1);
      expect(mask).toContain('masks/standing.webp');
      await expectNoFindings(page, 'first page');
    });

    test('a product has its name and price above the consent', async ({ visitor, page }) => {
      await visitor.opens('/shop/humbucker');
      const main = page.getByRole('main');
      const gallery = await box(main.locator('figure img').first());
      expect(gallery).toMatchObject({ x: 0, y: 100, width: viewport.width, height: low ? 228 : 286 });
      for (const one of [
        main.getByRole('navigation', { name: 'Breadcrumb' }),
        main.getByRole('button', { name: 'Zoom' }),
      ])
        expect((await box(one)).bottom).toBeLessThanOrEqual(gallery.y + 44);
      for (const thumbnail of await main.getByRole('button', { name: /^Show / }).all())
        expect((await box(thumbnail)).height).toBe(low ? 44 : 52);
      const heading = main.getByRole('heading', { level: 1 });
      expect(await heading.evaluate((one) => getComputedStyle(one).fontSize)).toBe(low ? '38px' : '42px');
      const price = main.getByText(/^240\s€$/).first();
      expect(await price.evaluate((one) => getComputedStyle(one).fontSize)).toBe('27px');
      expect(await above(page, price)).toBeGreaterThanOrEqual(low ? 79 : 172);
      await expectNoFindings(page, 'product');
    });

    test('every product has', async ({ visitor, page }) => {
      for (const slug of ['stratocaster', 'humbucker-p90', 'precision-bass', 'p90-soapbar']) {
        await visitor.opens(`/shop/${slug}`);
        const main = page.getByRole('main');
        for (const one of [main.getByRole('heading', { level: 1 }), main.getByText(/^\d+\s€$/).first()])
          expect(await above(page, one), slug).toBeGreaterThan(0);
      }
    });

    test('the bar that comes with the answer leads to the flavors, then to the cart', async ({
      visitor,
      page,
    }) => {
      await visitor.opens('/shop/humbucker');
      await answer(page, 'Decline');
      await expect(bar(page)).toBeHidden();
      const buys = page.locator('[data-buy-bar]');
      expect(await box(buys)).toMatchObject({ x: 0, height: 68, bottom: viewport.height });
      await expect(buys).toContainText('No flavor yet');
      const buttons = buys.locator('a:visible, button:visible');
      await expect(buttons).toHaveText(['Pick a Flavor!']);
      await buttons.click();
      await expect(page.getByRole('radio', { name: 'Hot', exact: true })).toBeInViewport();
      await visitor.picks({ flavor: 'Hot' });
      await expect(buttons).toHaveText([WORDS.addToCart, WORDS.buyNow]);
      await expect(buys).toContainText('Hot, Set');
      expect((await box(buys)).height).toBe(68);
      await expectNoFindings(page, 'answered');
    });
  });

test.describe('an answer', () => {
  test.use({ viewport: PHONES.tall });
  for (const path of ['/', '/shop/humbucker', '/imprint', '/configurator/humbucker'])
    test(`moves nothing on ${path}, at its beginning or at its end`, async ({ visitor, page }) => {
      const places = () =>
        page.evaluate(() =>
          Array.from(document.querySelectorAll('main, main h1, main h2, footer a, main img'), (one) => {
            const { x, y } = one.getBoundingClientRect();
            return `${one.tagName} ${Math.round(x)} ${Math.round(y)}`;
          }),
        );
      for (const end of [false, true]) {
        await page.context().clearCookies();
        await visitor.opens(path);
        await page.evaluate((end) => scrollTo(0, end ? document.body.scrollHeight : 0), end);
        const before = await places();
        await answer(page, 'Decline');
        await expect(bar(page)).toBeHidden();
        expect(await places()).toEqual(before);
      }
    });

  test('whatever sticks to the bottom stands on the question', async ({ visitor, page }) => {
    await visitor.opens('/shop/humbucker?flavor=hot');
    await visitor.addsToCart();
    expect(await above(page, page.getByText(/^Item added/i).first())).toBeGreaterThan(0);
    // Ten covers are more than the window holds.
    await visitor.opens(COVERS);
    const onward = page.getByRole('main').locator('[class*=foot]').first();
    expect(await above(page, onward)).toBeCloseTo(0, 0);
  });
});

test.describe('in a configurator', () => {
  test.use({ viewport: PHONES.tall });

  test('two rows of covers are seen in a configurator, and the edge of a third', async ({ visitor }) => {
    const builder = new Builder(visitor);
    await builder.opens(COVERS);
    const foot = await box(builder.back);
    const second = await box(builder.option('Hornet').locator('xpath=ancestor::label'));
    const third = await box(builder.option('Lightning').locator('xpath=ancestor::label'));
    expect(second.bottom).toBeLessThan(foot.y);
    expect(third.y).toBeLessThan(foot.y - 8);
  });

  test('both chosen colours of a build are seen, the fifth of each', async ({ visitor, page }) => {
    const builder = new Builder(visitor);
    await builder.opens(COLOURS);
    const consent = await box(bar(page));
    const foot = await box(builder.goesOn);
    expect(foot.bottom).toBeLessThanOrEqual(consent.y);
    for (const [name, group] of [
      ['Forest', 'Cover Color'],
      ['Copper', 'Base Color'],
    ] as const) {
      const row = await box(builder.option(name, group).locator('xpath=ancestor::label'));
      expect(row.height).toBeGreaterThanOrEqual(44);
      expect(row.bottom).toBeLessThanOrEqual(foot.y);
    }
  });
});

test.describe('on a wide screen', () => {
  test('consent takes 80 px; in a configurator 72 px at the stage’s foot, and none of the panel', async ({
    visitor,
    page,
  }) => {
    await visitor.opens('/shop');
    expect(await box(bar(page))).toMatchObject({ x: 0, width: 1440, height: 80, bottom: 900 });
    await visitor.opens('/configurator/humbucker');
    const stage = await box(page.getByRole('region', { name: 'Your pickup' }));
    const asks = await box(bar(page));
    expect(asks).toMatchObject({ x: 0, height: 72, bottom: 900 });
    expect(asks.width).toBeCloseTo(stage.width, 0);
    expect(stage.bottom).toBeCloseTo(900, 0);
    const last = page.getByRole('region', { name: 'Your pickup' }).locator('> :last-child');
    expect((await box(last)).bottom).toBeCloseTo(asks.y, 0);
    await expectNoFindings(page, 'consent on the stage', '#consent');
    await answer(page, 'Okay');
    await expect(bar(page)).toBeHidden();
  });

  test('the line says all at once', async ({ visitor, page }) => {
    await visitor.opens('/shop');
    await expect(line(page)).toContainText('Test mode – no money moves');
    await expect(line(page)).toContainText(/25\s€ off shipping on orders over 200\s€/);
    for (const [name, path] of [
      ['Mailbox', '/sandbox/mailbox'],
      ['Visits', '/sandbox/visits'],
    ] as const)
      await expect(line(page).getByRole('link', { name })).toHaveAttribute('href', path);
    expect((await box(line(page))).height).toBe(40);
    // The cross puts the banner away, never the test mode.
    await putsAway(page);
    await expect(line(page).getByText(/off shipping/)).toBeHidden();
    await expect(line(page).getByText('Test mode – no money moves')).toBeVisible();
  });
});

test.describe('the line', () => {
  test.use({ viewport: PHONES.tall });
  test('is remembered as put away also where that was before the page’s script ran', async ({
    visitor,
    page,
  }) => {
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${visitor.shopUrl}/shop`, { waitUntil: 'commit' });
    const offer = line(page).locator('details[data-banner]');
    await putsAway(page);
    await expect(offer).toBeHidden();
    go();
    await expect(page.locator('html')).toHaveAttribute('data-banner', 'away');
    await visitor.opens('/');
    await expect(offer).toBeHidden();
  });

  test('says by a press what the test mode is, by keys too', async ({ visitor, page }) => {
    await visitor.opens('/shop');
    const mode = line(page).locator('summary', { hasText: 'Test mode' });
    const says = line(page).getByText('No money moves. See what arrives: Mailbox Visits');
    await expect(says).toBeHidden();
    await mode.focus();
    await page.keyboard.press('Enter');
    await expect(says).toBeVisible();
    await expectNoFindings(page, 'line open');
    await page.keyboard.press('Enter');
    await expect(says).toBeHidden();
  });
});

test('nothing is wider than the window from 320 to 1440 px, with the question asked', async ({
  visitor,
  page,
}) => {
  test.slow();
  for (const path of ['/', '/shop/humbucker', '/listen', '/de/privacy', '/configurator/humbucker']) {
    await visitor.opens(path);
    for (const width of [320, 360, 375, 390, 430, 600, 768, 991, 992, 1024, 1100, 1101, 1280, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const over = await page.evaluate(() => {
        const { clientWidth, scrollWidth } = document.documentElement;
        // What is said for readers alone is clipped wherever it stands.
        const cut = Array.from(
          document.querySelectorAll<HTMLElement>('[data-shop-line], body > header, #consent'),
        )
          .flatMap((part) => [part, ...part.querySelectorAll<HTMLElement>('a, button, summary, p')])
          .filter((one) => one.offsetWidth > 1 && one.getBoundingClientRect().right > clientWidth + 0.5)
          .map((one) => one.outerHTML.slice(0, 80));
        return { over: scrollWidth - clientWidth, cut };
      });
      expect(over, `${path} at ${width}`).toEqual({ over: 0, cut: [] });
    }
  }
});
