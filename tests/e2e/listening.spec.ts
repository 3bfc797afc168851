import AxeBuilder from '@axe-core/playwright';
import { Listener } from './player.ts';
import { expect, test } from './shopper.ts';

test.describe('the player of a product page', () => {
  test('asks for no sound before it is played, then for one file [row 280]', async ({ shopper, page }) => {
    const listener = new Listener(page);
    await shopper.opens('/shop/humbucker?flavor=modern');
    await shopper.picks({ flavor: 'Vintage', bundle: 'Bridge' });
    await listener.tracks.selectOption('Bridge Freestyle (B)');
    await page.getByRole('heading', { name: 'What it does to a string' }).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(listener.fetched).toEqual([]);
    await listener.plays();
    expect([...new Set(listener.fetched)]).toEqual([
      '/generated/audio/samples/humbucker/vintage-bridge-bridge-freestyle.mp3',
    ]);
    await expect(listener.player).toContainText('Simulated from the winding data, not recorded.');
  });

  test('plays, pauses and goes on where it was [row 109]', async ({ shopper, page }) => {
    const listener = new Listener(page);
    await shopper.opens('/shop/stratocaster?flavor=hot');
    await listener.plays();
    await listener.pauses();
    const paused = await listener.seconds();
    expect(paused).toBeGreaterThan(0);
    expect(await listener.isSilent()).toBe(true);
    await listener.plays();
    expect(await listener.seconds()).toBeGreaterThanOrEqual(paused);
  });

  test('goes back to the start on another track, flavor or bundle [rows 108, 110, 238]', async ({
    shopper,
    page,
  }) => {
    const listener = new Listener(page);
    await shopper.opens('/shop/telecaster?flavor=modern');
    await expect(listener.tracks.locator('option')).toHaveText([
      'Just the Two of Us (N)',
      'Hallelujah (N)',
      'Blues Riff (B)',
      'Bridge Freestyle (B)',
    ]);
    await listener.plays();
    await listener.tracks.selectOption('Blues Riff (B)');
    await listener.seesStart();
    await listener.plays();
    await shopper.picks({ flavor: 'Vintage' });
    await listener.seesStart();
    // The piece stays, so that flavors can be compared.
    await expect(listener.tracks).toHaveValue('Blues Riff (B)');
    await listener.plays();
    await shopper.picks({ bundle: 'Neck' });
    await listener.seesStart();
    await expect(listener.tracks.locator('option')).toHaveText(['Just the Two of Us (N)', 'Hallelujah (N)']);
    expect(listener.fetched.every((path) => !path.includes('hallelujah'))).toBe(true);
  });

  test('goes back to the start at the end [row 111]', async ({ shopper, page }) => {
    const listener = new Listener(page);
    await shopper.opens('/shop/precision-bass');
    await expect(listener.player).toContainText('as an example');
    await listener.plays();
    // The end may be over before one can look, so what was said there is kept.
    const said = await listener.position.evaluateHandle((slider) => {
      const words: (string | null)[] = [];
      new MutationObserver(() => words.push(slider.getAttribute('aria-valuetext'))).observe(slider, {
        attributeFilter: ['aria-valuetext'],
      });
      return words;
    });
    await listener.position.press('End');
    await listener.seesStart();
    expect((await said.jsonValue()).some((words) => /^0:1\d of/.test(words ?? ''))).toBe(true);
    await listener.plays();
  });

  test('works with the keyboard alone, also before it plays', async ({ shopper, page }) => {
    const listener = new Listener(page);
    await shopper.opens('/shop/jazz-bass?flavor=vintage');
    await listener.tracks.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await expect(listener.player.getByRole('button', { name: 'Play' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(listener.position).toBeFocused();
    for (let presses = 0; presses < 8; presses++) await page.keyboard.press('ArrowRight');
    await expect(listener.position).toHaveAttribute('aria-valuetext', /^0:04 of/);
    expect(listener.fetched).toEqual([]);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expect.poll(() => listener.seconds()).toBeGreaterThan(4);
    await page.keyboard.press('Space');
    await expect.poll(() => listener.isSilent()).toBe(true);
  });

  test('says in words when the sound does not arrive, and tries again', async ({ shopper, page }) => {
    shopper.expects(/Failed to load resource|ERR_FAILED/);
    const listener = new Listener(page);
    await shopper.opens('/shop/humbucker?flavor=hot');
    await page.route('**/generated/audio/**', (route) => route.abort());
    await listener.player.getByRole('button', { name: 'Play' }).click();
    await expect(listener.player.getByText('The sample did not arrive.')).toBeVisible();
    await expect(listener.player.getByRole('button', { name: 'Play' })).toBeVisible();
    await page.unroute('**/generated/audio/**');
    await listener.player.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => listener.seconds()).toBeGreaterThan(0.1);
    await expect(listener.player.getByText('The sample did not arrive.')).toBeHidden();
  });

  test('says Coming Soon! for a flavor without files [row 112]', async ({ shopper, page }) => {
    const listener = new Listener(page);
    // A shop whose vintage samples have not been rendered yet.
    await page.route('**/shop/humbucker?flavor=hot', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(
        /(data-island="product" data-props=")([^"]*)"/,
        (_, start: string, props: string) =>
          `${start}${props.replace(/\{&quot;position&quot;:[^{}]*vintage-[^{}]*\},?/g, '')}"`,
      );
      await route.fulfill({ response, body: html });
    });
    await shopper.opens('/shop/humbucker?flavor=hot');
    await expect(listener.tracks).toBeVisible();
    await shopper.picks({ flavor: 'Vintage' });
    await expect(listener.player.getByText('Coming Soon!')).toBeVisible();
    await expect(listener.tracks).toBeHidden();
    await expect(listener.player.getByRole('button', { name: 'Play' })).toBeHidden();
    await shopper.picks({ flavor: 'Modern' });
    await expect(listener.tracks).toBeVisible();
  });

  test('leads to listening side by side with the pickup that was heard', async ({ shopper, page }) => {
    const listener = new Listener(page);
    await shopper.opens('/shop/humbucker?flavor=hot&bundletype=bridge');
    await expect(listener.player.getByRole('link', { name: 'Listen side by side' })).toHaveAttribute(
      'href',
      '/listen?a=humbucker.hot.bridge&b=humbucker.hybrid.bridge',
    );
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('curves are drawn and the browser’s own player is there', async ({ page, shop }) => {
    await page.goto(`${shop.url}/shop/stratocaster?flavor=vintage`);
    const plot = page.getByRole('img', { name: /^Frequency response/ });
    // Three curves, each with its band.
    await expect(plot.locator('svg path')).toHaveCount(6);
    await expect(page.getByRole('table', { name: /^Resonance of/ })).toContainText('kHz');
    await expect(page.locator('noscript audio, audio[controls]').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play' })).toBeHidden();
    await expect(page.getByLabel('Compare with')).toBeHidden();
  });
});

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    test('axe finds nothing in player, plot and comparison', async ({ shopper, page }) => {
      const listener = new Listener(page);
      await shopper.opens('/shop/stratocaster?flavor=hybrid');
      await listener.plays();
      await page.getByLabel('Compare with').scrollIntoViewIfNeeded();
      await page.getByLabel('Compare with').selectOption('Hot');
      const { violations } = await new AxeBuilder({ page }).include('form').include('#tone').analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join()}`),
      ).toEqual([]);
      for (const control of [
        listener.player.getByRole('button', { name: 'Pause' }),
        listener.position,
        page.locator('#tone').getByRole('button', { name: /^Sheet load/ }),
      ]) {
        const box = await control.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
    });
  });
}
