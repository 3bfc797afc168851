import { expect, type Request } from '@playwright/test';
import { order, pageOf, test } from './workplace.ts';

const idIn = (request: Request): unknown => (request.postDataJSON() as { id?: unknown }).id;

test('typed input survives a network failure and a reload, and is sent once @at-length', async ({
  place,
  browser,
}) => {
  const number = await order(place);
  const page = await pageOf(browser, place, place.maxi);
  await page.goto(`/workshop/orders/${number}`);
  await expect(page.locator('html[data-keys="on"]')).toBeAttached();
  const note = page.getByLabel('Add a note');
  const add = page.getByRole('button', { name: 'Add', exact: true });

  await note.fill('Leads 45 cm.');
  await page.context().setOffline(true);
  const first = page.waitForEvent('request', (request) => request.url().endsWith('/add-note'));
  await add.click();
  const told = page.getByRole('alert').filter({ hasText: 'No network' });
  await expect(told).toHaveText('No network. Nothing was sent. Try again.');
  await expect(note).toHaveValue('Leads 45 cm.');
  await expect(add).toBeEnabled();
  await page.context().setOffline(false);

  // One of two presses has an effect, with a new id instead of the unsent one.
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/add-note')) sent.push(idIn(request));
  });
  await add.dblclick();
  await expect(page.getByText('Leads 45 cm.', { exact: true })).toHaveCount(1);
  expect(sent).toEqual([idIn(await first)]);
  // Sent text is cleared.
  await expect(note).toHaveValue('');

  // Stored as soon as the page receives it; the reloaded page receives it after hydration.
  await expect(page.locator('html[data-keys="on"]')).toBeAttached();
  await note.fill('Half a thought');
  await page.reload();
  await expect(page.locator('html[data-keys="on"]')).toBeAttached();
  await expect(note).toHaveValue('Half a thought');
  await page.context().close();
});

test('workshop shortcuts move through rows and orders, act on the focused row, and can be switched off [case M21] [rows D146, D695]', async ({
  place,
  browser,
}) => {
  const numbers = [await order(place), await order(place)];
  const page = await pageOf(browser, place, place.maxi);
  await page.goto('/workshop');
  await expect(page.locator('html[data-keys="on"]')).toBeAttached();
  const search = page.getByRole('searchbox');
  await page.keyboard.press('/');
  await page.keyboard.type('jk');
  await expect(search).toHaveValue('jk');
  await search.blur();
  await page.keyboard.press('j');
  await expect(page.locator('[data-open]').first()).toBeFocused();

  // A row key acts on the focused row: B starts that paid order, not the next one, and nothing in rows without the key.
  await expect(page.locator('kbd', { hasText: /^B$/ }).first()).toBeVisible();
  await page
    .getByRole('link', { name: numbers[1] ?? '' })
    .first()
    .focus();
  await page.keyboard.press('s');
  await page.keyboard.press('b');
  await expect(page).toHaveURL(new RegExp(`/bench/${numbers[1]}/1$`));

  // Between orders in winding sequence and back; other tests have orders here too.
  await page.goto(`/workshop/orders/${numbers[1]}`);
  await expect(page.locator('html[data-keys="on"]')).toBeAttached();
  const neighbour = page.locator('a:is([data-key="j"], [data-key="k"])').first();
  const [there, href] = [await neighbour.getAttribute('data-key'), await neighbour.getAttribute('href')];
  await page.keyboard.press(there ?? '');
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.locator('html[data-keys="on"]')).toBeAttached();
  await page.keyboard.press(there === 'j' ? 'k' : 'j');
  await expect(page).toHaveURL(new RegExp(`/orders/${numbers[1]}$`));

  await expect(page.locator('html[data-keys="on"]')).toBeAttached();
  await page.keyboard.press('?');
  await page.getByLabel('Use single-key shortcuts on this computer').uncheck();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('j');
  await expect(page).toHaveURL(new RegExp(`/orders/${numbers[1]}$`));
  await page.context().close();
});
