import type { Locator, Page } from '@playwright/test';
import { WORDS } from '../fixtures/words.ts';
import { expectNoFindings } from './axe.ts';
import { BUILD_PAGES, Builder } from './builder.ts';
import { answer, bar, consentCookie, expect, flag, test, UNANSWERED } from './visitor.ts';

/**
 * The line above every page and the consent bar on a first visit. Cookies and flags are tested in
 * `app/features/layout/consent/early-consent.test.ts`, events after an answer in `counted-visits.spec.ts`.
 */

const PHONES = {
  tall: { width: 390, height: 844 },
  low: { width: 375, height: 667 },
} as const;

const COVERS = `${BUILD_PAGES.humbucker}?cover=open&step=model`;
const COLOURS = `${BUILD_PAGES.humbucker}?cover=open&model=fishbone&color=forest&base=copper&step=color`;

const line = (page: Page) => page.getByRole('complementary', { name: 'About this shop' });
const offer = (page: Page) => line(page).locator('details[data-banner]');
const putsAway = (page: Page) =>
  line(page).locator('summary', { hasText: 'Dismiss the shipping offer' }).click();

async function box(of: Locator) {
  const found = await of.boundingBox();
  if (!found) throw new Error('nothing is drawn');
  return { ...found, bottom: found.y + found.height, right: found.x + found.width };
}

/** Distance of an element from the consent bar below it, px. */
async function above(page: Page, what: Locator): Promise<number> {
  return (await box(bar(page))).y - (await box(what)).bottom;
}

/** Adds up layout shifts from the first paint on. */
const countsShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(globalThis, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        globalThis.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
declare global {
  var shifted: number;
}

test.use({ reducedMotion: 'reduce' });

// Low phones have a smaller layout, so that everything is above the bar.
for (const [name, viewport] of Object.entries(PHONES))
  test.describe(`on a ${name} phone`, () => {
    test.use({ viewport });
    const low = name === 'low';

    test(`the consent question hides no name, price or button; the buy bar replaces it${low ? '' : ' @at-length'}`, async ({
      visitor,
      page,
    }) => {
      await test.step('the pickup of the first page is as large as drawn, and both buttons are above the question', async () => {
        await visitor.opens('/');
        const pickup = await box(page.locator('[data-exploded-view-pin] img'));
        expect(pickup.height).toBeCloseTo(low ? 484 : 556, 0);
        expect(pickup.x).toBeCloseTo(low ? 80 : 74, 0);
        // 63 and 26 px of its lead lie above the stage, which begins below the header.
        expect(pickup.y).toBeCloseTo(100 - (low ? 63 : 26), 0);
        for (const label of ['Shop pickups', 'Build your own']) {
          const button = page.getByRole('main').getByRole('link', { name: label, exact: true });
          expect((await box(button)).height).toBe(low ? 48 : 52);
          expect(await above(page, button), label).toBeGreaterThanOrEqual(11);
        }
        const sentence = page.getByText(/^Guitar and bass pickups, wound by hand/);
        if (low) expect((await box(sentence)).y).toBeGreaterThan(viewport.height - 104);
        else expect(await above(page, sentence)).toBeGreaterThan(16 + 52);
        // Three lines of letters, each 18.7 % of the window high. Covered parts are drawn on the pickup, and only there.
        const letters = await page.locator('[data-hidden-lines]').evaluate((svg) => {
          const { fontSize, maskImage } = getComputedStyle(svg);
          return { size: Number.parseFloat(fontSize), mask: maskImage };
        });
        expect(letters.size).toBeCloseTo(0.187 * viewport.width, 1);
        expect(letters.mask).toContain('masks/standing.avif');
      });

      await test.step('each product has its name and its price above the question', async () => {
        // A name of three lines and both kinds of gallery on the smallest screen; the humbucker's page is tested below.
        for (const slug of low ? ['humbucker-p90', 'precision-bass', 'humbucker'] : ['humbucker']) {
          await visitor.opens(`/shop/${slug}`);
          const main = page.getByRole('main');
          for (const one of [main.getByRole('heading', { level: 1 }), main.getByText(/^\d+\s€$/).first()])
            expect(await above(page, one), slug).toBeGreaterThan(0);
        }
        const main = page.getByRole('main');
        const gallery = await box(main.locator('figure img').first());
        expect(gallery).toMatchObject({ x: 0, y: 100, width: viewport.width, height: 216 });
        for (const one of [
          main.getByRole('navigation', { name: 'Breadcrumb' }),
          main.getByRole('button', { name: 'Zoom' }),
        ])
          expect((await box(one)).bottom).toBeLessThanOrEqual(gallery.y + 44);
        // In little room the thumbnails go first.
        const thumbnails = main.getByRole('button', { name: /^Show / });
        await expect(thumbnails).toHaveCount(low ? 0 : 5);
        for (const thumbnail of await thumbnails.all()) expect((await box(thumbnail)).height).toBe(44);
        const heading = main.getByRole('heading', { level: 1 });
        expect(await heading.evaluate((one) => getComputedStyle(one).fontSize)).toBe('40px');
        const price = main.getByText(/^240\s€$/).first();
        expect(await price.evaluate((one) => getComputedStyle(one).fontSize)).toBe('24px');
        expect(await above(page, price)).toBeGreaterThanOrEqual(low ? 79 : 172);
      });

      await test.step('banner and header take 100 px, the question 104 with three equal answers, as high as its variable', async () => {
        expect(await box(line(page))).toMatchObject({ x: 0, y: 0, width: viewport.width, height: 40 });
        expect((await box(page.getByRole('banner'))).bottom).toBe(100);
        const asks = await box(bar(page));
        expect(asks).toMatchObject({ x: 0, width: viewport.width, bottom: viewport.height });
        expect(asks.height).toBeLessThanOrEqual(104);
        // The computed value is a sum of lengths, so the result is measured.
        const told = await page.evaluate(() => {
          const probe = document.body.appendChild(document.createElement('div'));
          probe.style.height = 'var(--ckb)';
          const { height } = probe.getBoundingClientRect();
          probe.remove();
          return height;
        });
        expect(told).toBe(asks.height);
        const answers = await Promise.all((await bar(page).locator('a, button').all()).map(box));
        const sizes = answers.map(({ width, height, y }) => [width, height, y].map(Math.round).join());
        expect(sizes).toHaveLength(3);
        expect(new Set(sizes).size).toBe(1);
        expect(answers[0]?.height).toBe(44);
        if (low) await expectNoFindings(page, 'consent', '#consent');
      });

      await test.step('the buy bar comes with the answer, and leads to the flavors, then to the cart', async () => {
        const buys = page.locator('[data-buy-bar]');
        await answer(page, 'Decline');
        await expect(bar(page)).toBeHidden();
        expect(await box(buys)).toMatchObject({ x: 0, height: 68, bottom: viewport.height });
        await expect(buys).toContainText('No flavor yet');
        const buttons = buys.locator('a:visible, button:visible');
        await expect(buttons).toHaveText(['Pick a Flavor!']);
        await buttons.click();
        await expect(page.getByRole('radio', { name: 'Hot', exact: true })).toBeInViewport();
        await visitor.picks({ flavor: 'Hot' });
        await expect(buttons).toHaveText([WORDS.addToCart, WORDS.buyNow]);
        await expect(buys).toContainText('Hot, set');
        expect((await box(buys)).height).toBe(68);
        if (low) await expectNoFindings(page, 'answered');
      });
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: PHONES.tall });

  test('buying needs no consent; an answer moves nothing, at the start of a page or at its end', async ({
    visitor,
    page,
  }) => {
    await visitor.opens('/shop/humbucker?flavor=hot');
    await expect(page.getByRole('button', { name: WORDS.addToCart })).not.toBeInViewport();
    await visitor.addsToCart();
    expect(await above(page, page.getByText(/^Item added/i).first())).toBeGreaterThan(0);
    const places = () =>
      page.evaluate(() =>
        Array.from(document.querySelectorAll('main, main h1, main h2, footer a, main img'), (one) => {
          const { x, y } = one.getBoundingClientRect();
          return `${one.tagName} ${Math.round(x)} ${Math.round(y)}`;
        }),
      );
    for (const path of ['/', '/shop/humbucker', BUILD_PAGES.humbucker]) {
      await visitor.opens(path);
      for (const end of [false, true]) {
        // Reopened on the same page, like by the script of its head.
        await page.evaluate((end) => {
          Object.assign(document.documentElement.dataset, { consent: 'asked', asked: '' });
          scrollTo(0, end ? document.body.scrollHeight : 0);
        }, end);
        const before = await places();
        await answer(page, 'Decline');
        await expect(bar(page)).toBeHidden();
        expect(await places(), path).toEqual(before);
      }
    }
  });

  test('the question leaves two covers, two rows of patterns and both colours visible in a configurator, and its link opens it again [case B2]', async ({
    visitor,
    page,
  }) => {
    const builder = new Builder(visitor);
    const label = (name: string, group?: string) =>
      box(builder.option(name, group).locator('xpath=ancestor::label'));
    const foot = page.locator('#step > :last-child');
    for (const path of [BUILD_PAGES.humbucker, `/de${BUILD_PAGES.humbucker}`]) {
      await builder.opens(path);
      const rows = page.locator('#step label');
      const { y } = await box(foot);
      expect((await box(rows.nth(1))).bottom, path).toBeLessThan(y);
      expect((await box(rows.nth(2))).y, path).toBeLessThan(y);
    }
    // Ten covers exceed the window: the button sticks to the bar.
    await builder.opens(COVERS);
    expect(await above(page, foot)).toBeCloseTo(0, 0);
    const back = await box(builder.back);
    expect((await label('Hornet')).bottom).toBeLessThan(back.y);
    expect((await label('Lightning')).y).toBeLessThan(back.y - 8);

    await builder.opens(COLOURS);
    const goesOn = await box(builder.goesOn);
    expect(goesOn.bottom).toBeLessThanOrEqual((await box(bar(page))).y);
    for (const [name, group] of [
      ['Forest', 'Cover Color'],
      ['Copper', 'Base Color'],
    ] as const) {
      const row = await label(name, group);
      expect(row.height).toBeGreaterThanOrEqual(44);
      expect(row.bottom).toBeLessThanOrEqual(goesOn.y);
    }
    await answer(page, 'Decline');
    await expect(bar(page)).toBeHidden();
    await page.getByRole('navigation', { name: 'Legal' }).getByRole('button', { name: 'Consent' }).click();
    await expect(bar(page)).toBeVisible();
  });
});

test('the question takes 80 px on a wide screen, or the foot of a stage; its answers look equal, and keys reach it @at-length', async ({
  visitor,
  page,
}) => {
  await visitor.opens('/configurator/humbucker');
  const stage = page.getByRole('region', { name: 'Your pickup' });
  const asks = await box(bar(page));
  expect(asks).toMatchObject({ x: 0, height: 72, bottom: 900 });
  expect(asks.width).toBeCloseTo((await box(stage)).width, 0);
  expect((await box(stage)).bottom).toBeCloseTo(900, 0);
  expect((await box(stage.locator('> :last-child'))).bottom).toBeCloseTo(asks.y, 0);
  await expectNoFindings(page, 'consent on the stage', '#consent');

  await visitor.opens('/shop');
  expect(await box(bar(page))).toMatchObject({ x: 0, width: 1440, height: 80, bottom: 900 });
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  const looks = await bar(page)
    .locator('a, button')
    .evaluateAll((all) =>
      all.map((one) => {
        const { width, height } = one.getBoundingClientRect();
        const { backgroundColor, color, borderColor, fontWeight, fontSize } = getComputedStyle(one);
        return [width, height, backgroundColor, color, borderColor, fontWeight, fontSize].join();
      }),
    );
  expect(looks).toHaveLength(3);
  expect(new Set(looks).size).toBe(1);
  await page.getByRole('main').focus();
  for (const name of ['Okay', 'Decline']) {
    await page.keyboard.press('Shift+Tab');
    await expect(bar(page).getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('an answer is stored for 30 days by its press only, and the question stays away meanwhile; Learn More leaves the choice open [rows 173–175, 247–249, 304, 465, 545]', async ({
  visitor,
  page,
}) => {
  // The counting script is blocked: the answer does not need it, and it would count while the consent is deleted.
  await page.route(/\/assets\/count-visit/, () => {});
  await visitor.opens('/imprint');
  await bar(page).getByRole('link', { name: 'Learn More' }).click();
  await expect(page).toHaveURL(`${visitor.shopUrl}/privacy`);
  for (const [name, value, ignored] of [
    ['Decline', 'false', 'true'],
    ['Okay', 'true', 'false'],
  ] as const) {
    await answer(page, name);
    await expect(bar(page)).toBeHidden();
    expect(await flag(page)).toBe(ignored);
    const cookie = await consentCookie(page);
    expect(cookie).toMatchObject({ value, path: '/', sameSite: 'Lax', secure: false });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(29.99);
    expect(days).toBeLessThanOrEqual(30);
    await page.goto(`${visitor.shopUrl}/shop`);
    await expect(bar(page)).toBeHidden();
    await page.context().clearCookies();
    await visitor.opens('/shop');
    await expect(bar(page)).toBeVisible();
  }
});

test('the question is in the first paint and in its final place, for visitors without an answer only @at-length', async ({
  browser,
  visitor,
  page,
}) => {
  const seesIt = async (options: { javaScriptEnabled: boolean }, value?: string) => {
    const context = await browser.newContext({ ...UNANSWERED, ...options });
    if (value) await context.addCookies([{ name: '__cookie_consent', value, url: visitor.shopUrl }]);
    const other = await context.newPage();
    // Only head scripts run: their result is the first paint.
    await other.route('**/assets/*.js', (route) => route.abort());
    await other.goto(`${visitor.shopUrl}/imprint`);
    const visible = await other.locator('#consent').isVisible();
    await context.close();
    return visible;
  };
  expect(await seesIt({ javaScriptEnabled: true })).toBe(true);
  expect(await seesIt({ javaScriptEnabled: true }, 'true')).toBe(false);
  expect(await seesIt({ javaScriptEnabled: true }, 'false')).toBe(false);
  expect(await seesIt({ javaScriptEnabled: false })).toBe(false);

  // Checks the page before its own part arrives. A configurator has a separate place for it.
  for (const path of ['/', '/configurator/humbucker']) {
    await visitor.opens(path);
    const whole = await bar(page).boundingBox();
    const address = visitor.shopUrl + path;
    const html = await (await page.request.get(address)).text();
    await page.route(address, (route) =>
      route.fulfill({ contentType: 'text/html', body: html.slice(0, html.indexOf('<main')) }),
    );
    await visitor.opens(path);
    expect(await bar(page).boundingBox(), path).toEqual(whole);
  }
});

test('a dark page is dark before its main part arrives, and its heading is readable [case B8]', async ({
  visitor,
  page,
}) => {
  for (const path of ['/', '/configurator', '/configurator/humbucker', '/listen', '/your-recording', '/de']) {
    const address = visitor.shopUrl + path;
    const html = await (await page.request.get(address)).text();
    await page.route(address, (route) =>
      route.fulfill({ contentType: 'text/html', body: html.slice(0, html.indexOf('<main')) }),
    );
    await visitor.opens(path);
    await expect(page.locator('body'), path).toHaveCSS('background-color', 'rgb(15, 18, 17)');
    const head = page.locator('header');
    if (await head.count()) await expect(head, path).toHaveCSS('color', 'rgb(245, 241, 232)');
    await page.unroute(address);
    await visitor.opens(path);
    // The part after the dark one is on paper again.
    if (path === '/') await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(245, 241, 232)');
    // The style comes before anything could be painted.
    expect(html.indexOf('background:#0f1211'), path).toBeLessThan(4000);
  }
});

test('the question shifts nothing, hides no page end, and nothing is wider than the window from 320 to 1440 px @at-length', async ({
  visitor,
  page,
}) => {
  await countsShifts(page);
  for (const path of ['/', '/shop/humbucker', '/listen', '/de/privacy', '/configurator/humbucker', '/cart']) {
    await page.setViewportSize(PHONES.tall);
    await visitor.opens(path);
    expect(await page.evaluate(() => globalThis.shifted), path).toBeLessThan(0.02);
    // The narrowest window of each layout; 320 × 568 is the smallest phone, 720 × 450 a laptop at 200 % zoom.
    for (const [width, height] of [
      [320, 568],
      [720, 450],
      [600, 844],
      [991, 844],
      [992, 844],
      [1101, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const found = await page.evaluate(() => {
        scrollTo(0, document.body.scrollHeight);
        const { clientWidth, scrollWidth } = document.documentElement;
        // Text only for screen readers is always clipped.
        const cut = Array.from(
          document.querySelectorAll<HTMLElement>('[data-shop-line], body > header, #consent'),
        )
          .flatMap((part) => [part, ...part.querySelectorAll<HTMLElement>('a, button, summary, p')])
          .filter((one) => one.offsetWidth > 1 && one.getBoundingClientRect().right > clientWidth + 0.5)
          .map((one) => one.outerHTML.slice(0, 80));
        // Beside a panel the bar takes only the foot of the stage, whose last part ends above it.
        const stage = document.querySelector('section[aria-label="Your pickup"] > :last-child');
        const last =
          innerWidth > 991 && stage ? [stage] : [...document.querySelectorAll('body > footer, body > main')];
        const ends = last.map(
          (one) =>
            one.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(one).borderBottomWidth),
        );
        // In a low window the bar is at the top of the page and covers nothing.
        const question = document.getElementById('consent')?.getBoundingClientRect().top ?? 0;
        const hidden = innerHeight > 480 && Math.max(...ends) > question + 1;
        return { over: scrollWidth - clientWidth, cut, hidden };
      });
      expect(found, `${path} at ${width}`).toEqual({ over: 0, cut: [], hidden: false });
    }
  }
});

test('the line names test mode and shipping discount, until it is dismissed [row 11]', async ({
  visitor,
  page,
}) => {
  await test.step('all at once on a wide screen', async () => {
    await visitor.opens('/shop/jazz-bass');
    await expect(line(page)).toContainText('Test mode – no money moves');
    await expect(offer(page)).toContainText(/25\s€ off shipping on orders over 200\s€/);
    await expect(offer(page).getByRole('link')).toHaveAttribute('href', '/shipping');
    for (const [name, path] of [
      ['Mailbox', '/sandbox/mailbox'],
      ['Visits', '/sandbox/visits'],
    ] as const)
      await expect(line(page).getByRole('link', { name })).toHaveAttribute('href', path);
    expect((await box(line(page))).height).toBe(40);
    await visitor.opens('/cart');
    await expect(offer(page)).toHaveCount(0);
  });

  await test.step('by a press on a phone, by keys too', async () => {
    await page.setViewportSize(PHONES.tall);
    await visitor.opens('/shop');
    const says = line(page).getByText('No money moves. See what arrives: Mailbox Visits');
    await expect(says).toBeHidden();
    await line(page).locator('summary', { hasText: 'Test mode' }).focus();
    await page.keyboard.press('Enter');
    await expect(says).toBeVisible();
    await expectNoFindings(page, 'line open');
    await page.keyboard.press('Enter');
    await expect(says).toBeHidden();
  });

  await test.step('dismissed before the page’s script runs, it stays away without a shift', async () => {
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${visitor.shopUrl}/shop`, { waitUntil: 'commit' });
    await putsAway(page);
    await expect(offer(page)).toBeHidden();
    await expect(line(page).locator('summary', { hasText: 'Test mode' })).toBeVisible();
    go();
    await expect(page.locator('html')).toHaveAttribute('data-banner', 'away');
    await page.unroute('**/assets/*.js');
    await countsShifts(page);
    await visitor.opens('/');
    await expect(offer(page)).toBeHidden();
    expect(await page.evaluate(() => globalThis.shifted)).toBeLessThan(0.02);
  });

  await test.step('dismissed with the page’s script, it moves the focus to the header', async () => {
    await page.evaluate(() => localStorage.clear());
    await visitor.opens('/shop');
    await putsAway(page);
    await expect(offer(page)).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link', { name: /start page/ })).toBeFocused();
  });
});
