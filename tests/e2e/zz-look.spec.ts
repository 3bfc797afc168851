import { customLineFor, lineFor } from '../../domain/cart/cart-line.ts';
import { CONFIGURATORS } from '../../domain/configurator/tables.ts';
import { openBrowser } from '../fixtures/browse.ts';
import { FISHBONE } from '../fixtures/pickups.ts';
import { order, orderLink, pageOf, ship, test, wind } from './workplace.ts';

const OUT = '/tmp/look-b';
const MAIN = process.env.LOOK ?? 'all';
const SET = lineFor({
  pickupType: 'TELECASTER',
  bundleType: 'SET',
  pickupFlavor: 'VINTAGE',
  color: 'black',
  connector: 'quick',
});
const BUILD = customLineFor(CONFIGURATORS.humbucker, { ...FISHBONE.choices, connector: 'quick' });

test('look', async ({ place, browser }) => {
  test.setTimeout(600_000);
  const lines = [SET, BUILD].filter((x) => x !== undefined);
  const number = await order(place, { lines });
  await wind(place, number, lines);
  await ship(place, number);
  await place.maxi.call('deliver', { number });
  const { returnNumber } = await place.maxi.call<{ returnNumber: string }>('give-return-number', {
    number,
    quantities: [0, 1],
  });
  await place.maxi.call('goods-received', { returnNumber });
  const link = new URL(await orderLink(place, number)).pathname;
  const shots: [string, string, string?][] = [
    [
      'product',
      `/shop/telecaster?flavor=vintage&bundleType=set&color=black&connector=quick`,
      'input[name=connector]',
    ],
    ['overview', BUILD.path, '#step'],
    ['sheet', BUILD.path, '#sheet'],
    ['wiring', '/wiring', '#connector'],
    ['return', '/return', '#fitted'],
    ...(link ? ([['order', link, '#return']] as [string, string, string][]) : []),
  ];
  for (const language of ['en', 'de'])
    for (const width of [390, 1440]) {
      const context = await browser.newContext({ viewport: { width, height: width === 390 ? 844 : 1000 } });
      const page = await context.newPage();
      for (const [name, path, at] of shots) {
        await page.goto(
          place.url + (language === 'de' ? '/de' : '') + path,
        );
        await page.waitForTimeout(1500);
        if (name === 'order')
          for (const d of await page.locator('#return details').all())
            await d.evaluate((x) => ((x as HTMLDetailsElement).open = true));
        if (name === 'sheet')
          for (const d of await page.locator('#fit').all())
            await d.evaluate((x) => {
              const e = x.closest('details');
              if (e) e.open = true;
            });
        if (at)
          await page
            .locator(at)
            .first()
            .evaluate((e) => scrollTo(0, e.getBoundingClientRect().top + scrollY - 200));
        await page.waitForTimeout(300);
        await page.screenshot({ path: `${OUT}/${name}-${language}-${width}.png` });
      }
      // Cart.
      await page.goto(
        `${place.url}${language === 'de' ? '/de' : ''}/shop/telecaster?flavor=vintage&bundleType=set&color=black&connector=quick`,
      );
      await page.waitForTimeout(1500);
      await page
        .getByRole('button', { name: /add to cart|in den korb/i })
        .first()
        .click({ timeout: 8000 })
        .catch((e) => console.log('cart', String(e).slice(0, 200)));
      await page.goto(`${place.url}${language === 'de' ? '/de' : ''}/cart`);
      await page.waitForTimeout(1000);
      await page.screenshot({ path: `${OUT}/cart-${language}-${width}.png` });
      await context.close();
      const desk = await pageOf(browser, place, place.maxi, { viewport: { width, height: 1000 } });
      await desk.goto(`${place.url}/workshop/returns`);
      if (language === 'de') await desk.goto(`${place.url}/de/workshop/returns`);
      await desk.waitForTimeout(800);
      await desk.screenshot({ path: `${OUT}/desk-${language}-${width}.png`, fullPage: false });
      await desk.goto(`${place.url}${language === 'de' ? '/de' : ''}/workshop/orders/new`);
      await desk.waitForTimeout(500);
      await desk.screenshot({ path: `${OUT}/new-${language}-${width}.png` });
      await desk.context().close();
    }
});
