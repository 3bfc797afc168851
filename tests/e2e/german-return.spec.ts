import { randomUUID } from 'node:crypto';
import { lineFor } from '../../domain/cart/cart-line.ts';
import { buyAt } from '../fixtures/buy-at.ts';
import { foreignWords } from '../fixtures/foreign-words.ts';
import { expect, Shopper } from './shopper.ts';
import { pageOf, ship, test, wind } from './workplace.ts';

/** A German buyer orders, receives, withdraws and is refunded: every mail and page is German. */

const LINES = [
  lineFor({ pickupType: 'TELECASTER', bundleType: 'NECK', pickupFlavor: 'HOT', color: 'black' }),
].filter((line) => line !== undefined);

test('a German withdrawal, from the order to the refund, is German in every mail and on every page @at-length [row D623]', async ({
  place,
  browser,
}) => {
  test.slow();
  const { maxi } = place;
  const context = await browser.newContext({ locale: 'de-DE' });
  const shopper = new Shopper(await context.newPage(), place.url);
  const { page } = shopper;
  const email = `german-${randomUUID()}@example.org`;
  const mails = async () => (await shopper.mails()).filter(({ to }) => to === email);

  // german-purchase.spec.ts clicks through this.
  await buyAt(place.url, { email, line: LINES[0], language: 'de' });
  await expect.poll(async () => (await mails()).length).toBeGreaterThan(0);
  const [number = ''] = /GW-[0-9A-Z]{8}/.exec((await mails())[0]?.subject ?? '') ?? [];

  await wind(place, number, LINES);
  await ship(place, number);
  await maxi.call('deliver', { number });

  await page.goto(`${place.url}/de/withdraw`);
  await page.getByLabel('Dein Name').fill('Jonas Beispiel');
  await page.getByLabel('Bestellnummer').fill(number);
  await page.getByLabel('E-Mail').fill(email);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Widerruf eingegangen' })).toBeVisible();

  const desk = await pageOf(browser, place, maxi);
  const row = desk.locator('[data-row]', { hasText: number.slice(3) });
  await expect(async () => {
    await desk.goto('/workshop/returns?show=withdrawals');
    await expect(row.getByRole('button', { name: 'Answer' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await row.getByRole('button', { name: 'Answer' }).click();
  await row.getByRole('button', { name: 'Mark as received' }).click();
  await row.getByRole('button', { name: /^Refund \d/ }).click();
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: /^Refund \d/ })
    .click();
  await expect(row).toHaveCount(0);
  await desk.context().close();

  await expect
    .poll(async () => (await mails()).map(({ subject }) => subject), { timeout: 20_000 })
    .toEqual(expect.arrayContaining([expect.stringContaining('Erstattung von')]));
  const subjects = (await mails()).map(({ subject }) => subject);
  for (const said of [number, 'in Arbeit', 'unterwegs', 'Widerruf', 'Rücksendenummer', 'Erstattung von'])
    expect(subjects, said).toEqual(expect.arrayContaining([expect.stringContaining(said)]));
  for (const { subject, html, text } of await mails()) {
    expect(html, subject).toMatch(/<html[^>]* lang="de"/);
    expect(
      foreignWords(`${subject}\n${text.replaceAll(/https?:\S+/g, '')}`, 'de'),
      `${subject}\n${text}`,
    ).toEqual([]);
    for (const [address = ''] of text.matchAll(/https?:\/\/\S+/g))
      if (address.startsWith(place.url)) expect(new URL(address).pathname, subject).toMatch(/^\/de(\/|$)/);
  }

  const link = /\S+\/de\/order\/\S+/.exec((await mails()).map(({ text }) => text).join('\n'))?.[0] ?? '';
  await page.goto(link);
  const order = page.getByRole('main');
  await expect(order).toContainText('Erstattet');
  expect(foreignWords(await order.innerText(), 'de'), await order.innerText()).toEqual([]);
  await context.close();
});
