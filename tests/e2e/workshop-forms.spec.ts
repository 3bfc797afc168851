import { expect, type Request } from '@playwright/test';
import { order, pageOf, ship, test, wind } from './workplace.ts';

const idIn = (request: Request): unknown => (request.postDataJSON() as { id?: unknown }).id;

test('what is typed outlives a network that is away and a page that is made anew, and is sent once', async ({
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
  await expect(told).toHaveText('No network. Nothing was sent: try again.');
  await expect(note).toHaveValue('Leads 45 cm.');
  await expect(add).toBeEnabled();
  await page.context().setOffline(false);

  // Of two presses one is heard, under the id of the one that was not.
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/add-note')) sent.push(idIn(request));
  });
  await add.dblclick();
  await expect(page.getByText('Leads 45 cm.', { exact: true })).toHaveCount(1);
  expect(sent).toEqual([idIn(await first)]);
  // What was sent is not typed any more.
  await expect(note).toHaveValue('');

  // Kept as soon as the page hears it, and the page that was made anew hears it once it is hydrated.
  await expect(page.locator('html[data-keys="on"]')).toBeAttached();
  await note.fill('Half a thought');
  await page.reload();
  await expect(page.locator('html[data-keys="on"]')).toBeAttached();
  await expect(note).toHaveValue('Half a thought');
  await page.context().close();
});

test('every page of the workshop is hydrated as the server has drawn it', async ({ place, browser }) => {
  const { maxi } = place;
  const [paid, left] = [await order(place, { name: 'Zoë Ångström' }), await order(place)];
  await wind(place, left);
  await ship(place, left);
  const { returnNumber } = await maxi.call<{ returnNumber: string }>('give-return-number', {
    number: left,
    quantities: [1],
  });
  await maxi.call('goods-received', { returnNumber });
  const page = await pageOf(browser, place, maxi);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const paths = [
    ...['', '/parcels', `/parcels?order=${paid}`, '/returns', '/returns?show=done'],
    ...[`/returns?new=number&order=${left}`, '/returns?new=withdrawal'],
    ...['/figures', '/prices', '/codes', '/texts', '/on-sale', '/company', '/leads', '/find?find=Zo%C3%AB'],
    ...[paid, left].flatMap((number) => [`/orders/${number}`, `/bench/${number}/1`]),
  ];
  for (const path of paths) {
    await page.goto(`/workshop${path}`);
    await expect(page.locator('[data-island][data-hydrated]')).toHaveCount(1);
    expect(errors, path).toEqual([]);
  }
  await page.context().close();
});
