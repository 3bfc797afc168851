import type { Locator, Page } from '@playwright/test';
import { tabsTo } from './keys.ts';
import { expect, test } from './shopper.ts';

/** Interactive parts of articles, of products and of the blog. Their text is tested in `tests/pages`. */

const PAF = '/blog/seth-lover-and-the-paf';

const demo = (page: Page) =>
  page.getByRole('figure', { name: 'Why a humbucker keeps the string and loses the hum' });
const coil = (page: Page, name: 'A' | 'B') =>
  demo(page).getByRole('button', { name: new RegExp(`Coil ${name}`) });
const opacityOf = (what: Locator) => what.evaluate((element) => getComputedStyle(element).opacity);
/** The last block of a product's article, far below the first screen. */
const lastBlock = (page: Page) =>
  page.locator('#article-1 details').filter({ has: page.getByRole('heading', { name: 'Our approach' }) });

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('blocks of a product’s article appear, open, and have their parts marked @at-length [row 136]', async ({
    shopper,
    page,
  }) => {
    await shopper.opens('/shop/humbucker');
    await test.step('blocks appear while scrolling', async () => {
      expect(await opacityOf(lastBlock(page))).toBe('0');
      await lastBlock(page).evaluate((block) => block.scrollIntoView({ block: 'center' }));
      await expect.poll(() => opacityOf(lastBlock(page))).toBe('1');
      await lastBlock(page).getByRole('heading').click();
      await expect(lastBlock(page).getByText(/^We leave the bobbins open/)).toBeVisible();
    });
    await test.step('parts are marked by pointer, by keyboard, and in the drawing itself', async () => {
      await page.getByRole('heading', { name: 'All its parts' }).click();
      const figure = page.getByRole('group', { name: /Parts of the Humbucker/ });
      const part = (name: string) => figure.locator('label').filter({ hasText: name });
      const mark = (name: string) => opacityOf(part(name).locator('svg'));
      await part('Bar magnet').getByText('Bar magnet').click();
      await page.mouse.move(0, 0);
      expect([await mark('Bar magnet'), await mark('Baseplate')]).toEqual(['1', '0']);
      await page.keyboard.press('ArrowDown');
      await expect(figure.getByRole('radio', { name: 'Keeper bar' })).toBeChecked();
      expect(await mark('Bar magnet')).toBe('0');
      // The middle of a slug is on top of everything else in the drawing.
      const slug = await part('Slugs').locator('polygon').boundingBox();
      if (!slug) throw new Error('No slugs in the drawing');
      await page.mouse.move(slug.x + slug.width / 2, slug.y + slug.height / 2);
      expect(await mark('Slugs')).toBe('1');
      // The drawing uses the file generated from the CAD source.
      const drawn = page.getByRole('img', { name: /taken apart/ }).locator('use[href$="#slugs"]');
      await expect.poll(async () => (await drawn.boundingBox())?.width ?? 0).toBeGreaterThan(100);
    });
  });

  test('two coils are switched by pointer and by keyboard, and heard; only the article is printed [rows 401–402, 513, 541]', async ({
    shopper,
    page,
  }) => {
    const sounds: string[] = [];
    page.on('request', (request) => /hum-sound/.test(request.url()) && sounds.push(request.url()));
    // Measures the output.
    await page.addInitScript(() => {
      const connect = AudioNode.prototype.connect as (this: AudioNode, ...to: unknown[]) => unknown;
      AudioNode.prototype.connect = function (this: AudioNode, ...to: unknown[]) {
        if (to[0] instanceof AudioDestinationNode) {
          const ear = new AnalyserNode(this.context, { fftSize: 16_384, smoothingTimeConstant: 0 });
          connect.call(this, ear);
          Object.assign(globalThis, { ear });
        }
        return connect.apply(this, to);
      } as typeof AudioNode.prototype.connect;
    });
    await shopper.opens(PAF);

    await test.step('a label switches its coil', async () => {
      const status = demo(page).getByRole('status').first();
      /** The highest point of a line: hum, string of coil A, of coil B, then of their sum. */
      const highest = async (line: number) => {
        const path = await demo(page).locator('svg path:last-child').nth(line).getAttribute('d');
        return Math.max(...Array.from(path?.matchAll(/ (-?[\d.]+)/g) ?? [], ([, y]) => Math.abs(Number(y))));
      };
      const [sumOfHum, sumOfString] = [4, 5];
      expect(await highest(sumOfHum)).toBe(0);
      await tabsTo(coil(page, 'A'));
      await page.keyboard.press('Space');
      await expect(coil(page, 'A')).toHaveAttribute('aria-pressed', 'false');
      await expect(status).toContainText('Coil B alone');
      await page.keyboard.press('Enter');
      await expect(status).toContainText('The hum cancels');
      await coil(page, 'B').click();
      await expect(status).toHaveText('Coil A alone. Hum and string come out equally loud: a single coil.');
      await expect.poll(() => highest(sumOfHum)).toBeGreaterThan(190);
      await coil(page, 'A').click();
      await expect(status).toContainText('Nothing comes out');
      await expect.poll(() => highest(sumOfString)).toBe(0);
      for (const name of ['A', 'B'] as const) await coil(page, name).click();
    });

    await test.step('hum cancels between both coils, and returns with one', async () => {
      expect(sounds).toEqual([]);
      await demo(page).getByRole('button', { name: 'Listen' }).click();
      await expect(demo(page).getByRole('button', { name: 'Stop' })).toBeVisible();
      expect(sounds).toHaveLength(1);
      /** Level at a frequency, dB; undefined without an output. */
      const levelAt = (hertz: number) =>
        page.evaluate((wanted) => {
          const { ear } = globalThis as unknown as { ear?: AnalyserNode };
          if (!ear) return -300;
          const bins = new Float32Array(ear.frequencyBinCount);
          ear.getFloatFrequencyData(bins);
          return Math.max(bins[Math.round((wanted * ear.fftSize) / ear.context.sampleRate)] ?? -999, -300);
        }, hertz);
      await expect.poll(() => levelAt(196)).toBeGreaterThan(-50);
      expect(await levelAt(100)).toBeLessThan(-70);
      await coil(page, 'B').click();
      await expect.poll(() => levelAt(100)).toBeGreaterThan(-40);
      await coil(page, 'B').click();
      await expect.poll(() => levelAt(100)).toBeLessThan(-70);
      await demo(page).getByRole('button', { name: 'Stop' }).click();
      await expect(demo(page).getByRole('button', { name: 'Listen' })).toBeVisible();
    });

    await test.step('printed pages have no controls', async () => {
      const others = ['Contents', 'Other notes'].map((name) => page.getByRole('navigation', { name }));
      const controls = [
        ...others,
        page.getByRole('slider'),
        demo(page).getByRole('button', { name: 'Listen' }),
      ];
      for (const one of controls) await expect(one).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const one of controls) await expect(one).toBeHidden();
    });
  });
});

test('blocks are in place with reduced motion, and waves change at once @at-length', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/shop/jazz-bass');
  expect(await opacityOf(lastBlock(page))).toBe('1');
  await shopper.opens('/blog');
  // The first press hydrates the figure and is replayed afterwards.
  await coil(page, 'B').click();
  await expect(demo(page).getByRole('status').first()).toContainText('Coil A alone');
  const shapes = await demo(page).evaluate(async (figure) => {
    const line = figure.querySelector('[data-coil=sum] svg path:last-child');
    const seen = new Set<string | null | undefined>();
    const watch = new MutationObserver(() => seen.add(line?.getAttribute('d')));
    if (line) watch.observe(line, { attributes: true });
    figure.querySelector<HTMLElement>('[data-coil=A] button')?.click();
    for (let painted = 0; painted < 30; painted++) await new Promise(requestAnimationFrame);
    return seen.size;
  });
  expect(shapes).toBe(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('articles are complete: parts can be chosen, and no control is without effect', async ({
    page,
    shop,
  }) => {
    await page.goto(`${shop.url}/shop/precision-bass`);
    await expect(page.getByRole('heading', { name: 'Our approach' })).toBeVisible();
    await page.getByRole('heading', { name: 'All its parts' }).click();
    await page.locator('label').filter({ hasText: 'Rod magnets' }).getByText('Rod magnets').click();
    await expect(page.getByRole('radio', { name: 'Rod magnets' })).toBeChecked();
    await page.goto(shop.url + PAF);
    expect(await demo(page).locator('svg').count()).toBe(6);
    await expect(demo(page).getByText(/The hum cancels/)).toBeVisible();
    await expect(demo(page).getByRole('button', { name: 'Listen' })).toBeHidden();
    const tone = page.getByRole('figure', { name: /Vintage Humbucker, bridge/ });
    await expect(tone.getByRole('table')).toContainText('AlNiCo 5');
    await expect(tone.getByRole('img', { name: /Frequency response/ })).toBeVisible();
    await expect(tone.getByRole('slider')).toBeHidden();
  });
});
