import { type Browser, expect } from '@playwright/test';
import { stockLine } from '../fixtures/pickups.ts';
import { expectNoFindings } from './axe.ts';
import { FISHBONE, order, ship, test, type Workplace, wind } from './workplace.ts';

/**
 * Mails in a reader's window: on a phone in dark mode, in a column in light mode. Their text is tested in
 * `server/messages`.
 */

const STRAT = stockLine('STRATOCASTER', 'VINTAGE', 'MIDDLE', 'white');

// Widths and colours are independent style rules, so each is tested once.
const WINDOWS = [
  { width: 390, colorScheme: 'dark' },
  { width: 600, colorScheme: 'light' },
] as const;

interface Kept {
  readonly id: string;
  readonly subject: string;
}

/** The mail about an order by the start of its subject, once it is there. */
async function mailOf(place: Workplace, begins: string): Promise<Kept> {
  let found: Kept | undefined;
  await expect
    .poll(async () => {
      const answer = await fetch(`${place.url}/sandbox/mailbox.json`);
      const { data } = (await answer.json()) as { data: Kept[] };
      found = data.find(({ subject }) => subject.startsWith(begins));
      return found !== undefined;
    })
    .toBe(true);
  if (!found) throw new Error(`No mail "${begins}"`);
  return found;
}

const addressOf = (place: Workplace, { id }: Kept) => `${place.url}/sandbox/mailbox/${id}/html`;

/** Opens a mail in each window; a browser message fails the test. */
async function inEachWindow(
  browser: Browser,
  address: string,
  windows: readonly (typeof WINDOWS)[number][],
  looks: (page: Awaited<ReturnType<Browser['newPage']>>, what: string, width: number) => Promise<void>,
): Promise<void> {
  for (const { width, colorScheme } of windows) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme });
    const said: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text());
    });
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith('data:')) fetched.push(request.url());
    });
    await page.goto(address);
    const what = `${address} at ${width}, ${colorScheme}`;
    expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBe(width);
    await looks(page, what, width);
    await expectNoFindings(page, what);
    expect(said, what).toEqual([]);
    // Opening the mail sends no further request.
    expect(fetched, what).toEqual([address]);
    await page.close();
  }
}

test('a confirmation shows the order and folds the legal texts under it; a shipping mail links to the parcel and to each passport', async ({
  place,
  browser,
}) => {
  const lines = [FISHBONE, STRAT];
  const number = await order(place, { lines });
  const confirmation = await mailOf(place, `Order ${number}: thank you`);
  await inEachWindow(browser, addressOf(place, confirmation), WINDOWS, async (page, what, width) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Jonas.');
    const pictures = page.locator('img');
    await expect(pictures).toHaveCount(2);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), { message: what })
        .toBe(232);
      expect((await picture.boundingBox())?.width, what).toBe(width === 390 ? 90 : 118);
    }
    const button = page.getByRole('link', { name: 'View or change your order' });
    await expect(button).toHaveAttribute('href', /\/order\//);
    expect((await button.boundingBox())?.height, what).toBeGreaterThanOrEqual(44);
    const law = page.getByRole('heading', { name: 'Right of withdrawal' });
    await expect(law).toBeHidden();
    const fold = page.getByText('Withdrawal, model form, legal guarantee');
    expect((await fold.boundingBox())?.height, what).toBeGreaterThanOrEqual(44);
    await fold.click();
    await expect(law).toBeVisible();
    await expect(page.getByText(/^I\/We \(\*\) hereby give notice/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBe(width);
  });

  await place.maxi.call('take-up', { number });
  await wind(place, number, lines);
  await ship(place, number);
  const shipping = await mailOf(place, `Order ${number}: on its way`);
  await inEachWindow(browser, addressOf(place, shipping), WINDOWS.slice(0, 1), async (page, what) => {
    const button = page.getByRole('link', { name: /^Track the parcel/ });
    await expect(button).toHaveAttribute('href', /00340434161828391234/);
    expect((await button.boundingBox())?.height, what).toBeGreaterThanOrEqual(44);
    await expect(page.locator('img')).toHaveCount(2);
    const measured = page.getByRole('table', { name: 'Measured' });
    await expect(measured.getByRole('row')).toHaveCount(3);
    for (const curve of await measured.getByRole('link', { name: 'its own curve' }).all())
      await expect(curve).toHaveAttribute('href', /\/p\/\d\d-\d{4}$/);
  });
  const mailbox = await (await browser.newContext()).newPage();
  await mailbox.goto(`${place.url}/sandbox/mailbox`);
  await expect(mailbox.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  await mailbox.context().close();
});
