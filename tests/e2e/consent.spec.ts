import { WORDS } from '../fixtures/words.ts';
import { expectNoFindings } from './axe.ts';
import { answer, bar, consentCookie, expect, flag, test, UNANSWERED } from './visitor.ts';

/** The consent bar: what it looks like, what its answers set, how it is reached. What leaves after an answer: `counted-visits.spec.ts`. */

test('Decline sets the flag and is kept as long: nobody is asked on every page [rows 174, 249]', async ({
  visitor,
  page,
}) => {
  await visitor.opens('/imprint');
  await answer(page, 'Decline');
  await expect(bar(page)).toBeHidden();
  expect(await flag(page)).toBe('true');
  const cookie = await consentCookie(page);
  expect(cookie?.value).toBe('false');
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(30 * 86_400 - 120);
  await visitor.opens('/shop');
  await expect(bar(page)).toBeHidden();
  await page.context().clearCookies();
  await visitor.opens('/shop');
  await expect(bar(page)).toBeVisible();
});

test('at its start a page sets the flag that goes with the cookie [rows 250–251, 463–464]', async ({
  visitor,
  page,
}) => {
  await visitor.opens('/imprint');
  for (const [value, expected] of [
    ['true', 'false'],
    ['false', 'true'],
    ['perhaps', 'true'],
  ] as const) {
    await page.context().addCookies([{ name: '__cookie_consent', value, url: visitor.shopUrl }]);
    await page.evaluate((other) => localStorage.setItem('plausible_ignore', other), value);
    // What is counted with consent is on its way with this cookie, not with the next.
    const counted = expected === 'false' && page.waitForResponse('**/api/event');
    await page.reload();
    await counted;
    expect(await flag(page), value).toBe(expected);
  }
});

test('Learn More leads to the privacy policy, where the choice still stands [row 173]', async ({
  visitor,
  page,
}) => {
  await visitor.opens('/shop');
  await bar(page).getByRole('link', { name: 'Learn More' }).click();
  await expect(page).toHaveURL(`${visitor.shopUrl}/privacy`);
  await expect(bar(page)).toBeVisible();
});

test('its answers weigh the same, and keys reach it without it taking the focus [row 465]', async ({
  visitor,
  page,
}) => {
  await visitor.opens('/imprint');
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

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 720, height: 450 },
])
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, reducedMotion: 'reduce' });
    test('the bar is there with the first paint, shifts nothing, hides no end of a page, and axe finds nothing', async ({
      visitor,
      page,
    }) => {
      await page.addInitScript(() => {
        Object.assign(globalThis, { shifts: [] });
        new PerformanceObserver((list) => {
          (globalThis as unknown as { shifts: unknown[] }).shifts.push(...list.getEntries());
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const path of ['/shop/humbucker', '/imprint', '/configurator/humbucker', '/listen', '/cart']) {
        await visitor.opens(path);
        await expect(bar(page)).toBeVisible();
        if (path === '/imprint') await expectNoFindings(page, path);
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wide, path).toBeLessThanOrEqual(0);
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        const ends = await page.evaluate(() => {
          const consent = document.getElementById('consent')?.getBoundingClientRect();
          // Beside a panel it takes the foot of the stage alone, whose last part ends above it.
          const beside =
            innerWidth > 991
              ? document.querySelector('section[aria-label="Your pickup"] > :last-child')
              : null;
          const all = beside ? [beside] : [...document.querySelectorAll('body > footer, body > main')];
          const endOf = (one: Element) =>
            one.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(one).borderBottomWidth);
          return { top: consent?.top ?? 0, end: Math.max(...all.map(endOf)) };
        });
        if (viewport.height > 480) expect(ends.end, path).toBeLessThanOrEqual(ends.top + 1);
        const before = await page.evaluate(
          () => (globalThis as unknown as { shifts: { value: number }[] }).shifts,
        );
        expect(
          before.reduce((sum, { value }) => sum + value, 0),
          path,
        ).toBeLessThan(0.02);
      }
      await expectNoFindings(page, 'consent', '#consent');
    });
  });

test('who has answered never sees it, not even for a frame; without JavaScript there is none', async ({
  browser,
  visitor,
}) => {
  const seesIt = async (options: { javaScriptEnabled: boolean }, value?: string) => {
    const context = await browser.newContext({ ...UNANSWERED, ...options });
    if (value) await context.addCookies([{ name: '__cookie_consent', value, url: visitor.shopUrl }]);
    const page = await context.newPage();
    // No script but those of the head: what they leave is what is painted first.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${visitor.shopUrl}/imprint`);
    const visible = await page.locator('#consent').isVisible();
    await context.close();
    return visible;
  };
  expect(await seesIt({ javaScriptEnabled: true })).toBe(true);
  expect(await seesIt({ javaScriptEnabled: true }, 'true')).toBe(false);
  expect(await seesIt({ javaScriptEnabled: true }, 'false')).toBe(false);
  expect(await seesIt({ javaScriptEnabled: false })).toBe(false);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('it has the place of a product’s buy bar, which comes with the answer', async ({ visitor, page }) => {
    await visitor.opens('/shop/humbucker?flavor=hot');
    const add = page.getByRole('button', { name: WORDS.addToCart });
    await expect(bar(page)).toBeInViewport();
    await expect(add).not.toBeInViewport();
    // Nobody has to answer to buy.
    await visitor.addsToCart();
    await answer(page, 'Decline');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(add).toBeInViewport();
  });

  test('a page without a footer opens it again, too', async ({ visitor, page }) => {
    await visitor.opens('/configurator/humbucker');
    await answer(page, 'Decline');
    await page.getByRole('navigation', { name: 'Legal' }).getByRole('button', { name: 'Consent' }).click();
    await expect(bar(page)).toBeVisible();
  });
});

test('an answer is kept by the press itself: who leaves the page at once is not asked again', async ({
  visitor,
  page,
}) => {
  // What counts never arrives; the answer needs none of it.
  await page.route(/\/assets\/(strips|counting)/, () => {});
  await visitor.opens('/imprint');
  await answer(page, 'Okay');
  expect((await consentCookie(page))?.value).toBe('true');
  expect(await flag(page)).toBe('false');
  await page.goto(`${visitor.shopUrl}/shop`);
  await expect(bar(page)).toBeHidden();
});

for (const path of ['/', '/configurator/humbucker'])
  test(`the bar of ${path} stands where it stays before the page's own part has arrived`, async ({
    visitor,
    page,
  }) => {
    await visitor.opens(path);
    const whole = await bar(page).boundingBox();
    const { origin } = new URL(page.url());
    const html = await (await page.request.get(origin + path)).text();
    await page.route(origin + path, (route) =>
      route.fulfill({ contentType: 'text/html', body: html.slice(0, html.indexOf('<main')) }),
    );
    await visitor.opens(path);
    expect(await bar(page).boundingBox()).toEqual(whole);
  });
