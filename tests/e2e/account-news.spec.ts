import { expect } from '@playwright/test';
import { makesAnAccount } from './own-account.ts';
import { Shopper } from './shopper.ts';
import { order, test } from './workplace.ts';

test('a dot tells on every page that an order has moved, until its owner has looked', async ({
  place,
  page,
}) => {
  test.slow();
  const number = await order(place);
  const { hits } = await place.maxi.call<{ hits: { email: string }[] }>('search', { text: number });
  const buyer = new Shopper(page, place.url);
  await makesAnAccount(buyer, hits[0]?.email ?? '');
  const account = page.getByRole('banner').getByRole('button', { name: /^Account/ });
  await buyer.opens('/shop');
  await expect(account).toHaveAccessibleName('Account');

  await place.maxi.call('take-up', { number });
  for (const path of ['/shop', '/', '/imprint', '/cart', '/nowhere-at-all']) {
    await buyer.opens(path);
    await expect(account, path).toHaveAccessibleName(/^Account\s?, an order has moved$/);
  }
  await account.click();
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Orders' }).click();
  await expect(page).toHaveURL(/\/account#orders$/);
  await buyer.opens('/shop');
  await expect(account).toHaveAccessibleName('Account');
});
