import { expect, type Page } from '@playwright/test';
import { type CartLine, customLineFor, readLine } from '../../domain/cart/cart-line.ts';
import { readChoices } from '../../domain/configurator/configurator.ts';
import { CONFIGURATORS } from '../../domain/configurator/tables.ts';
import { buildsOf, pickupOf, unitsOf } from '../../domain/production/unit.ts';
import { FITTED_RETURN } from '../../domain/returns/fitted.messages.ts';
import { CONDITION_CHECKS } from '../../domain/returns/fitted.ts';
import { jigFragment } from '../fixtures/simulated-rig.ts';
import { SLOW } from './live-view.ts';
import { CARDS, LEIPZIG, Shopper } from './shopper.ts';
import { finish, order, orderLink, pageOf, ship, test, type Workplace, wind } from './workplace.ts';

const EMAIL = 'dark-bridge@example.org';

/** The only line of this browser's cart. */
async function lineIn(page: Page): Promise<CartLine> {
  const saved = await page.evaluate(() => localStorage.getItem('state') ?? '{}');
  const line = readLine(JSON.parse(saved).cart?.[0]);
  if (!line) throw new Error('The cart is empty');
  return line;
}

async function serialOf(maker: Page, number: string): Promise<string> {
  await maker.goto(`/workshop/orders/${number}`);
  return /\b\d\d-\d{4}\b/.exec(await maker.locator('main, body').first().innerText())?.[0] ?? '';
}

/** Winds the only piece of an order at the bench, where the jig sweeps it. */
async function windsAtTheBench(maker: Page, { maxi }: Workplace, number: string, { config }: CartLine) {
  const [unit] = unitsOf([{ pickups: buildsOf(config), quantity: 1 }]);
  if (!unit) throw new Error('The line has no pickup');
  await maxi.call('hold-piece', { number, unit: 1, machine: 1 });
  await maker.goto(`/workshop/bench/${number}/1`);
  for (const turns of pickupOf(unit.pickup).winding.turns) {
    await maker.getByLabel(/^Turns/).fill(String(turns));
    await maker.keyboard.press('Enter');
  }
  await maker.getByRole('button', { name: /Joined/ }).click();
  await expect(maker.getByLabel(/^L,/)).toBeVisible();
  await maker.goto('/measure');
  await maker.goto(`/workshop/bench/${number}/1#${jigFragment(pickupOf(unit.pickup).circuit)}`);
  await expect(maker.getByLabel(/^R,/)).not.toHaveValue('');
  await maker.getByRole('button', { name: /^Save/ }).click();
  await expect(maker.getByRole('heading', { level: 1, name: 'Wound' })).toBeVisible();
}

test('a dark pickup of another maker leads to a build that is seen in a guitar, bought with a connector, measured, fitted and returned; a kept one gets a cover', async ({
  place,
  browser,
  page,
}) => {
  const shopper = new Shopper(page, place.url);
  await shopper.opens('/finder?have=name&name=tone-zone&at=bridge&bright=2');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('DiMarzio Tone Zone');
  const build = page.getByRole('article').filter({ hasText: 'Custom Humbucker' }).first();
  await expect(build.getByRole('heading').first()).toContainText('brighter');
  await build.getByRole('link', { name: /Open this build/ }).click();
  await shopper.pageIsHydrated();

  await page.getByRole('button', { name: 'See it in your guitar' }).click();
  const dialog = page.getByRole('dialog', { name: 'In your guitar' });
  await expect(dialog.getByRole('status')).toHaveText('', SLOW);
  await expect(dialog.getByRole('img', { name: /^Custom Humbucker/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Add a quick connector' }).click();
  await expect(page.getByRole('link', { name: 'Remove the quick connector' })).toBeVisible();
  await shopper.buysNow();
  await expect(page.getByRole('main')).toContainText('Quick connector: 21 days');
  const line = await lineIn(page);
  await shopper.goesToCheckout();
  await shopper.fillsIn(LEIPZIG, EMAIL);
  await shopper.entersCard(CARDS.pays);
  await shopper.orders();
  await shopper.seesThanks();

  const { hits } = await place.maxi.call<{ hits: { number: string }[] }>('search', { text: EMAIL });
  const number = hits[0]?.number ?? '';
  const maker = await pageOf(browser, place, place.maxi);
  await windsAtTheBench(maker, place, number, line);
  await finish(place, number, [line]);
  await ship(place, number);
  await place.maxi.call('deliver', { number });
  await shopper.opens(`/p/${await serialOf(maker, number)}`);
  await expect(page.getByRole('img', { name: /^Frequency response from a sweep/ })).toBeVisible();

  await test.step('fitted and sent back', async () => {
    await page.goto(await orderLink(place, number));
    await expect(page.getByText('may come back fitted and played until')).toBeVisible();
    await page.locator('summary', { hasText: 'Send something back' }).click();
    await page
      .getByLabel(/Custom Humbucker/)
      .first()
      .selectOption('1');
    await page.getByRole('button', { name: 'Ask for a return number' }).click();
    await expect(page.getByText('You asked for a return number')).toBeVisible();
    await maker.goto('/workshop/returns');
    const row = maker.locator('[data-row]', { hasText: number.slice(3) });
    await row.getByRole('button', { name: 'Issue a number' }).click();
    await row.getByRole('button', { name: 'Mark as received' }).click();
    for (const check of CONDITION_CHECKS)
      await row.getByRole('checkbox', { name: FITTED_RETURN.en.checks[check].name }).check();
    await row.getByRole('button', { name: 'Save condition' }).click();
    await expect(row).toContainText('undamaged');
    await row.getByRole('button', { name: /^Refund \d/ }).click();
    await maker
      .getByRole('dialog')
      .getByRole('button', { name: /^Refund 1/ })
      .click();
    await expect(row).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('Your money goes back the way you paid.')).toBeVisible();
  });

  await test.step('kept, with a cover for its serial number', async () => {
    const keeps = await order(place, { lines: [line] });
    await wind(place, keeps, [line]);
    const serial = await serialOf(maker, keeps);
    await shopper.opens(`/p/${serial}`);
    const cover = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /cover/i }) });
    await cover
      .first()
      .getByRole('button', { name: /^Add to Cart/ })
      .click();
    await page.waitForURL('**/cart');
    await shopper.pageIsHydrated();
    await expect(page.getByRole('listitem').filter({ hasText: serial })).toContainText(/cover/i);
    await shopper.goesToCheckout();
    await shopper.fillsIn(LEIPZIG, EMAIL);
    await shopper.entersCard(CARDS.pays);
    await shopper.orders();
    await shopper.seesThanks();
  });
  await maker.context().close();
});

test.describe('in German on a phone, without JavaScript', () => {
  test.use({ javaScriptEnabled: false, locale: 'de-DE', viewport: { width: 390, height: 844 } });

  test('the same steps lead to the cart, and from the order’s page to a return and to its parts', async ({
    place,
    browser,
    page,
  }) => {
    await page.goto(`${place.url}/de/finder?have=name&name=tone-zone&at=bridge&bright=2`);
    await page.getByRole('link', { name: 'Im Konfigurator' }).first().click();
    await page.getByRole('link', { name: 'Steckverbindung dazunehmen' }).click();
    const chosen = new URL(page.url());
    await page.getByRole('button', { name: 'In den Korb' }).click();
    await page.goto(`${place.url}/de/cart`);
    await expect(page.getByRole('main')).toContainText('Steckverbindung');

    const read = readChoices(CONFIGURATORS.humbucker, (field) => chosen.searchParams.get(field));
    if (!read.ok) throw new Error(`The address has no build: ${chosen}`);
    const line = customLineFor(CONFIGURATORS.humbucker, read.choices);
    const number = await order(place, { lines: [line] });
    await wind(place, number, [line]);
    await ship(place, number);
    await place.maxi.call('deliver', { number });
    await page.goto((await orderLink(place, number)).replace('/order/', '/de/order/'));
    await expect(page.getByText('auch eingebaut und gespielt zurück')).toBeVisible();
    await page.locator('summary', { hasText: 'Etwas zurückschicken' }).click();
    await page
      .getByLabel(/Custom Humbucker/)
      .first()
      .selectOption('1');
    await page.getByRole('button', { name: 'Rücksendenummer anfordern' }).click();
    await expect(page.getByText('eine Rücksendenummer angefordert')).toBeVisible();

    const maker = await pageOf(browser, place, place.maxi);
    const serial = await serialOf(maker, number);
    await maker.context().close();
    await page.goto(`${place.url}/de/p/${serial}`);
    await page
      .getByRole('button', { name: /^In den Warenkorb.*Kappe/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/de\/cart/);
    await expect(page.getByRole('listitem').filter({ hasText: serial })).toContainText('Kappe');
  });
});
