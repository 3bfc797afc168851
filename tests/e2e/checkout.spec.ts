import type { Locator, Page } from '@playwright/test';
import { WORDS } from '../fixtures/words.ts';
import { expectNoFindings } from './axe.ts';
import { atTheCheckout, MIDDLE, startsWithCart } from './filled-cart.ts';
import { CARDS, expect, LEIPZIG, NEW_YORK, type Shopper, test } from './shopper.ts';

const card = (page: Page) => page.getByRole('complementary', { name: 'Your order' });
const field = (page: Page, label: string) =>
  page.getByRole('group', { name: 'Address', exact: true }).getByLabel(label, { exact: true });
const missing = (page: Page) => card(page).getByRole('alert');
const topOf = async (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().top);

/** Opens the checkout and waits for wallet and card form; nothing may have moved by then. */
async function opensWithoutMoving({ page, shopUrl }: Shopper): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${shopUrl}/checkout`);
  await expect(page.getByRole('button', { name: WORDS.testWallet })).toBeVisible();
  const cardForm = page.frameLocator('iframe[title="Secure card payment input frame"]');
  await expect(cardForm.getByLabel('CVC')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts'))).toEqual([]);
}

test('cart and checkout keep one country, with its fee and VAT; labels and codes follow it', async ({
  shopper,
  page,
}) => {
  await startsWithCart(page, MIDDLE);
  await shopper.opens('/cart');
  await shopper.goesToCheckout();
  await expect(field(page, 'Country')).toHaveValue('DE');
  await expect(shopper.sum(/^Shipping, Germany/, card(page))).toHaveText(/6,19/);
  await expect(card(page)).toContainText(/Incl\. .* VAT \(19 %\)/);
  await expect(field(page, 'Postal code')).toBeVisible();
  await expect(field(page, 'State')).toHaveCount(0);
  await page.goBack();
  await shopper.pageIsHydrated();
  await page.getByLabel('Ship to').selectOption({ label: 'United States' });
  await page.goForward();
  await expect(field(page, 'Country')).toHaveValue('US');
  await expect(shopper.sum(/^Shipping, United States/, card(page))).toHaveText(/48,50/);
  await expect(field(page, 'State').locator('option')).toHaveCount(63);
  await field(page, 'ZIP code').fill('972051234');
  await field(page, 'ZIP code').blur();
  await expect(field(page, 'ZIP code')).toHaveValue('97205-1234');

  // The cart uses the country chosen here.
  await field(page, 'Country').selectOption({ label: 'Switzerland' });
  await expect(shopper.sum(/^Total/, card(page))).toHaveText(/144,49/);
  await expect(card(page)).toContainText('No VAT included: the parcel leaves the EU.');
  await expect(page.getByRole('main')).not.toContainText(/incl\. [^.]*VAT/i);
  await page.goBack();
  await shopper.pageIsHydrated();
  await expect(page.getByLabel('Ship to')).toHaveValue('CH');
});

test('a shipping calculation that fails can be tried again, and so can the order button @at-length', async ({
  shopper,
  page,
}) => {
  shopper.expects(/status of (409|503)/);
  await atTheCheckout(shopper, MIDDLE);
  const confirmed: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/sandbox/api/confirm')) confirmed.push(request.url());
  });
  let answers = [503, 409, 503];
  await page.route('**/api/shop/calculate-shipping', (route) => {
    const status = answers.shift();
    const error = `Shipping could not calculate shipping (${status}).`;
    return status === undefined ? route.continue() : route.fulfill({ status, json: { error } });
  });
  await shopper.fillsIn(LEIPZIG);
  const fault = page.getByRole('alert').filter({ hasText: 'could not calculate shipping' });
  await expect(fault).toContainText('(503)');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(fault).toContainText('(409)');
  await shopper.entersCard(CARDS.pays);
  await shopper.orderButton.click();
  await expect(fault).toContainText('(503)');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
  expect(confirmed).toEqual([]);
  await expect(shopper.orderButton).toBeEnabled();
  answers = [];
  await shopper.orderButton.click();
  await shopper.seesThanks();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a buyer in the US reads the duty from the cart to the order, is led to missing fields and pays that total [rows 126, 238, 246, D36]', async ({
    shopper,
    page,
  }) => {
    const door = 'Nothing to pay at your door.US duty is already in the total. We pay it for you.';
    const rate = /US import duty, prepaid example rate: 10.%, no tax/;
    const duty = /US import duty of 12,50.€ \(example rate: 10.% of the goods\) is prepaid here/;
    await test.step('the cart names the duty', async () => {
      await shopper.opens('/shop/stratocaster');
      await shopper.picks({ flavor: 'Vintage', bundle: 'Middle', colour: 'White' });
      await shopper.buysNow();
      await page.getByLabel('Ship to').selectOption({ label: 'United States' });
      await expect(shopper.sum(/^US import duty, prepaid/)).toHaveText(/12,50/);
      await expect(shopper.sum(/^Total/)).toHaveText(/186,00/);
      const summary = page.getByRole('complementary', { name: 'Summary' });
      await expect(summary).toContainText(door);
      await expect(summary).toContainText(rate);
    });

    await test.step('total and first field are on the first screen; one line leads to the order', async () => {
      await opensWithoutMoving(shopper);
      const line = page.getByRole('link', { name: /^Your order 1 item 186,00/ });
      await expect(line).toBeInViewport({ ratio: 1 });
      await expect(page.getByLabel('E-mail')).toBeInViewport({ ratio: 1 });
      expect((await line.boundingBox())?.height).toBe(56);
      await page.getByLabel('Country').scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 400);
      await expect.poll(() => topOf(line)).toBe(0);
      await line.click();
      await expect(card(page)).toBeInViewport();
      await expect(line).toBeHidden();
      await page.getByLabel('E-mail').scrollIntoViewIfNeeded();
      await expect(line).toBeVisible();
      await expect(card(page)).toContainText(door);
      await expect(card(page)).toContainText(rate);
    });

    await test.step('an incomplete form focuses its first fault', async () => {
      await expect(shopper.orderButton).toContainText('186,00');
      await shopper.orderButton.click();
      await expect(page.getByLabel('E-mail')).toBeFocused();
      await expect(missing(page)).toContainText(
        '7 things are missing: E-mail, Name, Street and number, City, State, ZIP code, Payment details',
      );
      await shopper.fillsIn({ ...NEW_YORK, code: '100' }, 'sam@example.org');
      await shopper.entersCard(CARDS.pays);
      await shopper.orderButton.click();
      const zip = field(page, 'ZIP code');
      await expect(zip).toBeFocused();
      // Below the sticky line at the top.
      expect(await topOf(zip)).toBeGreaterThan(150);
      expect(await topOf(zip)).toBeLessThan(230);
      await expect(zip).toHaveAccessibleDescription('A US ZIP code has five digits, such as 97205.');
      await expect(missing(page)).toHaveText('One thing is missing: ZIP code');
      await expect(shopper.orderButton).not.toHaveAttribute('aria-disabled', 'true');
      await expectNoFindings(page, 'checkout with a fault');
      await zip.blur();
      await missing(page).getByRole('link', { name: 'ZIP code' }).click();
      await expect(zip).toBeFocused();
      await zip.press('End');
      await zip.pressSequentially('0');
      await expect(missing(page)).toHaveText('One thing is missing: ZIP code');
      await zip.pressSequentially('1');
      await expect(missing(page)).toHaveCount(0);
      await expect(zip).not.toHaveAttribute('aria-invalid', 'true');
    });

    await test.step('the duty is shown after the payment, too', async () => {
      await shopper.orders();
      await shopper.seesThanks();
      await expect(shopper.sum(/^US import duty, prepaid/)).toHaveText(/12,50/);
      await expect(page.getByRole('region', { name: 'You ordered' })).toContainText(duty);
      await expectNoFindings(page, 'thanks');
      await page.getByRole('link', { name: WORDS.followOrder }).click();
      await expect(page.getByText(duty)).toBeVisible();
    });
  });
});

test('nothing moves while the checkout loads, goods and total appear once above the button, and a wallet pays', async ({
  shopper,
  page,
}) => {
  await startsWithCart(page, MIDDLE);
  await opensWithoutMoving(shopper);
  await expect(page.getByText('Stratocaster', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(card(page)).toContainText('Stratocaster');
  expect(await card(page).locator('button').last().textContent()).toContain('Order with obligation to pay');
  await page.getByRole('button', { name: WORDS.testWallet }).click();
  await page.getByRole('dialog', { name: 'Test wallet' }).getByRole('button', { name: /^Pay/ }).click();
  await shopper.seesThanks();
});

test('the checkout reserves no space for a wallet if the provider reports none or never answers @at-length', async ({
  shopper,
  page,
}) => {
  // The provider's own script, without its event that wallets are ready.
  await page.addInitScript(() => {
    type Heard = (event: object) => void;
    interface Part {
      on(name: string, heard: Heard): unknown;
    }
    interface Group {
      create(type: string, ...rest: unknown[]): Part;
    }
    interface Provider {
      elements(...asked: unknown[]): Group;
    }
    let made: ((...asked: unknown[]) => Provider) | undefined;
    const without = (...asked: unknown[]) => {
      const provider = made?.(...asked);
      if (!provider) throw new Error('no provider');
      const elements = provider.elements.bind(provider);
      provider.elements = (...given) => {
        const group = elements(...given);
        const create = group.create.bind(group);
        group.create = (type, ...rest) => {
          const part = create(type, ...rest);
          const on = part.on.bind(part);
          const answers = localStorage.getItem('provider-answers') !== null;
          if (type === 'expressCheckout')
            part.on = (name, heard) =>
              on(name, name === 'ready' ? () => answers && heard({ elementType: type }) : heard);
          return part;
        };
        return group;
      };
      return provider;
    };
    Object.defineProperty(globalThis, 'Stripe', {
      get: () => made && Object.assign(without, made),
      set: (script) => {
        made = script;
      },
    });
  });
  const hasNoWallet = async () => {
    await expect(page.getByText('or step by step')).toHaveCount(0);
    await expect(page.getByText(/wallet/i)).toHaveCount(0);
    const [lead, first] = await Promise.all(
      [page.getByRole('heading', { level: 1 }), page.getByRole('heading', { name: 'E-mail' })].map((place) =>
        place.boundingBox(),
      ),
    );
    expect((first?.y ?? 0) - (lead?.y ?? 0) - (lead?.height ?? 0)).toBeLessThan(120);
  };
  await atTheCheckout(shopper, MIDDLE);
  await hasNoWallet();
  await page.evaluate(() => localStorage.setItem('provider-answers', 'none'));
  await shopper.opens('/checkout');
  await shopper.fillsIn(LEIPZIG);
  await hasNoWallet();
});

test('company, VAT id, phone and another invoice address are sent with the order @at-length', async ({
  shopper,
  page,
}) => {
  await atTheCheckout(shopper, MIDDLE);
  await shopper.fillsIn(LEIPZIG, 'firm@example.org');
  await page.getByText('Company, VAT id, phone').click();
  await page.getByLabel('Company').fill('Beispiel Gitarren GmbH');
  await page.getByLabel('VAT id').fill('DE12345678');
  await page.getByLabel('Phone').fill('+49 341 123456');
  await page.getByLabel('Send the invoice to another address').check();
  const invoice = page.getByRole('group', { name: 'Invoice address' });
  await shopper.entersCard(CARDS.pays);
  await shopper.orderButton.click();
  await expect(page.getByLabel('VAT id')).toBeFocused();
  await expect(missing(page)).toContainText('VAT id');
  await expect(page.getByText('A VAT id from Germany looks like DE123456789.').first()).toBeVisible();
  await expect(page.getByLabel('VAT id')).toHaveValue('DE12345678');
  await page.getByLabel('VAT id').fill('de 123 456 789');
  await shopper.orderButton.click();
  await expect(invoice.getByLabel('Name', { exact: true })).toBeFocused();
  await invoice.getByLabel('Name', { exact: true }).fill('Buchhaltung');
  await invoice.getByLabel('Street and number').fill('Rechnungsweg 2');
  await invoice.getByLabel('Postal code').fill('10115');
  await invoice.getByLabel('City').fill('Berlin');
  await expectNoFindings(page, 'checkout with all fields');
  await shopper.orders();
  await shopper.seesThanks();
  await page.getByRole('link', { name: WORDS.followOrder }).click();
  await shopper.pageIsHydrated();
  const goes = page.getByRole('complementary');
  for (const words of [
    'Beispiel Gitarren GmbH',
    'DE123456789',
    'Buchhaltung',
    'Rechnungsweg 2',
    '10115 Berlin',
  ])
    await expect(goes.filter({ hasText: words })).toHaveCount(1);
});
