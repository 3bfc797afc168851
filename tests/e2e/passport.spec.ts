import { usualGuitar, writeGuitar } from '../../domain/guitar/guitar.ts';
import { keepMadePickups, MADE, OWNER } from '../fixtures/made-pickups.ts';
import { pdfText } from '../fixtures/pdf-text.ts';
import { WORDS } from '../fixtures/words.ts';
import { expectNoFindings } from './axe.ts';
import { WHOLE } from './builder.ts';
import { kept } from './kept.ts';
import { expect, openOwnShop, START, test as shopping } from './shopper.ts';

/** The page that stays with a pickup: read by whoever has the box, and noted by its owner. */

const shopWithPickups = kept(() =>
  openOwnShop(async (dataDir) => {
    await keepMadePickups(dataDir);
    return {};
  }),
);
const test = shopping.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  shop: [async ({}, use) => use(await shopWithPickups()), START],
});
test.describe.configure({ mode: 'serial' });

const [CUSTOM = '', ...STOCK] = Object.keys(MADE);

for (const [device, width] of [
  ['desktop', 1440],
  ['phone', 390],
] as const)
  test(`on a ${device} axe finds nothing, and nothing sticks out`, async ({ shopper, page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const serial of [CUSTOM, ...STOCK]) {
      await shopper.opens(`/p/${serial}`);
      await expectNoFindings(page, serial);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });

test('says what it is, what it measures and how to wire it', async ({ shopper, page }) => {
  await shopper.opens(`/p/${CUSTOM}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Custom Humbucker, Modern, serial number/);
  await expect(page.getByRole('definition').filter({ hasText: '8.05' }).first()).toContainText(
    'modelled 8.00, ±3',
  );
  await expect(page.getByRole('columnheader', { name: 'Coil 1, screws' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Frequency response from measured R and L/ })).toBeVisible();
  await expect(
    page.getByRole('img', { name: /^brown to the switch, grey and yellow joined/ }).first(),
  ).toBeVisible();
  await expect(page.getByRole('img', { name: new RegExp(`QR code: .*/p/${CUSTOM}$`) })).toBeVisible();
  await page.getByRole('link', { name: 'Hear it beside others' }).click();
  await expect(page).toHaveURL(/\/listen\?a=custom-humbucker\./);
});

test('speaks German too, to whoever listens and to its owner', async ({ shopper, page }) => {
  await shopper.opens(`/p/${CUSTOM}`);
  await expect(page.locator('link[hreflang=de]')).toHaveAttribute('href', new RegExp(`/de/p/${CUSTOM}$`));
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const serial of [CUSTOM, ...STOCK]) {
      await shopper.opens(`/de/p/${serial}`);
      await expectNoFindings(page, `${serial} in German`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
  await shopper.opens(`/de/p/${CUSTOM}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('definition').filter({ hasText: '8,05' }).first()).toContainText(
    'berechnet 8,00, ±3',
  );
  const listen = page.getByRole('group', { name: `Klang des Tonabnehmers ${CUSTOM}` }).getByRole('button');
  await expect(listen).toHaveText('Anhören');
  await listen.click();
  await expect(listen).toHaveText('Anhalten');
  await listen.click();
  await page.getByRole('button', { name: 'Zum Vermerken anmelden' }).click();
  await page.getByLabel('E-Mail').fill(OWNER.email);
  await page.getByLabel('Passwort').fill(OWNER.password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).toHaveURL(`${shopper.shopUrl}/de/p/${CUSTOM}#owner`);
  await page.getByRole('button', { name: 'Das ist meiner' }).click();
  await expect(page.getByText('Dieser Tonabnehmer ist als deiner vermerkt.')).toBeVisible();
  await page.getByRole('button', { name: 'Freigeben' }).click();
  await expect(page.getByText('Noch hat ihn niemand vermerkt.')).toBeVisible();

  shopper.expectedErrors.push(/404/);
  const missing = await page.goto(`${shopper.shopUrl}/de/p/26-9999`);
  expect(missing?.status()).toBe(404);
  await expect(page.getByText('Unter dieser Nummer wurde kein Tonabnehmer gemessen:')).toBeVisible();
  await page.goto(`${shopper.shopUrl}/de/p/26-412`);
  await expect(page).toHaveURL(`${shopper.shopUrl}/de/p/${CUSTOM}`);
});

test('plays this very pickup beside the modelled one, and loads no sound before that [row D72]', async ({
  shopper,
  page,
}) => {
  const sounds: string[] = [];
  page.on('request', (request) => {
    if (/\/generated\/audio\/|live-engine/.test(request.url())) sounds.push(request.url());
  });
  await shopper.opens(`/p/${CUSTOM}`);
  const desk = page.getByRole('group', { name: `Sound of pickup ${CUSTOM}` });
  const listen = desk.getByRole('button');
  await expect(listen).toBeEnabled();
  await expect(listen).toHaveText('Listen');
  await page.waitForLoadState('networkidle');
  expect(sounds).toEqual([]);
  await expect(page.getByText('Measured are this pickup’s resistance and inductance.')).toContainText(
    'The rest is simulated: strings, capacitance and losses, 500 kΩ pots, 500 pF of cable, amp. It is no recording.',
  );

  await listen.focus();
  await page.keyboard.press('Enter');
  await expect(listen).toHaveText('Pause');
  await expect.poll(() => sounds.some((url) => url.endsWith('blues-riff.mp3'))).toBe(true);
  // One take serves both voices: what was measured differs by its filter alone.
  const measured = desk.getByRole('radio', { name: 'As measured' });
  await expect(measured).toBeChecked();
  await measured.focus();
  await page.keyboard.press('ArrowRight');
  await expect(desk.getByRole('radio', { name: 'As modelled' })).toBeChecked();
  await expect(listen).toHaveText('Pause');
  await expectNoFindings(page, 'a passport that plays');
  await desk.getByLabel('Piece').selectOption({ label: 'Hallelujah' });
  await expect.poll(() => sounds.some((url) => url.endsWith('hallelujah.mp3'))).toBe(true);
  expect(sounds.filter((url) => url.endsWith('.mp3'))).toHaveLength(2);
  await listen.click();
  await expect(listen).toHaveText('Listen');
});

test('is heard in the guitar of whoever looks, with its figures there and their doubt, and nothing moves [row D425]', async ({
  shopper,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const line = page.locator('[data-guitar-line]');
  const desk = page.getByRole('group', { name: `Sound of pickup ${CUSTOM}` });
  const opens = async () => {
    await shopper.opens(`/p/${CUSTOM}`);
    await expect(desk.getByRole('button')).toBeEnabled();
    return page.evaluate(() => document.documentElement.scrollHeight);
  };
  const height = await opens();
  await expect(line).toContainText('Sheet load:');
  const guitar = String(writeGuitar({ ...usualGuitar('les-paul'), cable_m: 9 }));
  await page.evaluate((words) => localStorage.setItem('your-guitar', words), guitar);
  expect(await opens()).toBe(height);
  await expect(line).toContainText(/In your guitar:.*9.m/);
  await expect(line).toContainText(
    /Peak at \d\.\d.kHz ±.0\.\d, −3.dB at \d\.\d.kHz ±.0\.\d\. The curve keeps the sheet load\./,
  );
  await expect(page.getByText('The rest is simulated:')).toContainText('500 kΩ pots, 900 pF of cable');
});

test('a number that is none has one sentence, and odd spellings lead to the one address', async ({
  shopper,
  page,
}) => {
  shopper.expectedErrors.push(/404/);
  const missing = await page.goto(`${shopper.shopUrl}/p/26-9999`);
  expect(missing?.status()).toBe(404);
  expect(missing?.headers()['cache-control']).toBe('no-store');
  await expect(page.getByText('No pickup was measured under this number')).toBeVisible();
  await expectNoFindings(page, 'no passport');
  await page.goto(`${shopper.shopUrl}/P/26-412/`);
  await expect(page).toHaveURL(`${shopper.shopUrl}/p/${CUSTOM}`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('says that listening needs a script, and shows no button that does nothing', async ({
    page,
    shop,
  }) => {
    await page.goto(`${shop.url}/p/${CUSTOM}`);
    // Playwright's own words for text pass over <noscript>.
    await expect(page.locator('noscript p')).toHaveText(/^Listening needs JavaScript\./);
    await expect(page.getByRole('button', { name: 'Listen' })).toBeHidden();
    await expect(page.getByRole('img', { name: /^Frequency response from measured R and L/ })).toBeVisible();
  });

  test('an owner notes it by keyboard, finds it in the account and lets go of it', async ({ page, shop }) => {
    await page.goto(`${shop.url}/p/${CUSTOM}`);
    await expect(page.getByText('Nobody has claimed it yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Log in to claim it' }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('E-mail').fill(OWNER.email);
    await page.getByLabel('Password').fill(OWNER.password);
    await page.keyboard.press('Enter');
    // Back where one came from.
    await expect(page).toHaveURL(`${shop.url}/p/${CUSTOM}#owner`);
    await page.getByRole('button', { name: 'This is mine' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('This pickup is noted as yours.')).toBeVisible();
    // The head greets who is logged in; the passport itself names nobody.
    expect(await page.getByRole('main').innerHTML()).not.toContain(OWNER.email);

    await page.goto(`${shop.url}/account#pickups`);
    await expect(page.getByRole('link', { name: 'Custom Humbucker' })).toHaveAttribute(
      'href',
      `/p/${CUSTOM}`,
    );
    await page.getByLabel('Serial number').fill('26-9999');
    await page.getByRole('button', { name: 'Note it as mine' }).click();
    await expect(page.getByText('We know no pickup with this serial number.')).toBeVisible();
    await page.getByLabel('Serial number').fill('26-413');
    await page.getByRole('button', { name: 'Note it as mine' }).click();
    await expect(page.getByRole('link', { name: 'Stratocaster middle' })).toBeVisible();
    await page.getByRole('button', { name: new RegExp(`^Let go of it.*${CUSTOM}`) }).click();
    await expect(page.getByRole('link', { name: 'Custom Humbucker' })).toHaveCount(0);
  });
});

test('who looks sees that it is claimed, and not by whom', async ({ shopper, page }) => {
  await shopper.opens('/p/26-0413');
  await expect(page.getByText('Its owner has claimed it.')).toBeVisible();
  expect(await page.content()).not.toContain('owner@');
});

test('from the order to its passports and into the account, and its invoice is one sheet with total and VAT [row D71]', async ({
  shopper,
  page,
}) => {
  const press = (name: string) => page.getByRole('button', { name }).click();
  const logsIn = async () => {
    await page.getByLabel('E-mail').fill(OWNER.email);
    await page.getByLabel('Password').fill(OWNER.password);
    await press(WORDS.logIn);
  };
  await shopper.opens('/login');
  await logsIn();
  const order = page.getByRole('region', { name: 'Orders' }).getByRole('listitem');
  await expect(order).toContainText(/GW-7K3M9Q2X.*Shipped/s);
  const link = `${shopper.shopUrl}${await page.getByRole('link', { name: 'GW-7K3M9Q2X' }).getAttribute('href')}`;
  await press('Sign out');

  // With the link of a mail alone: the passports are there, and to note them one logs in and is back.
  await page.goto(link);
  await expect(page.getByRole('main').getByRole('link', { name: CUSTOM })).toHaveAttribute(
    'href',
    `/p/${CUSTOM}`,
  );
  await expectNoFindings(page, 'an order with passports, logged out');
  await press('Log in to note them');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'Log in, and you come back to your order.',
  );
  expect(page.url()).toBe(`${shopper.shopUrl}/login`);
  await logsIn();
  await expect(page).toHaveURL(`${link}#claim`);
  await press('Note them as mine');
  await expect(page.getByRole('main').getByRole('status')).toContainText('The pickups are noted as yours.');
  await expectNoFindings(page, 'an order with passports of one’s own');

  const [answer] = await Promise.all([
    page.request.get(`${link}/invoice.pdf`),
    expect(page.getByRole('link', { name: 'Invoice RE-2026-9001' })).toHaveAttribute(
      'href',
      `${new URL(link).pathname}/invoice.pdf`,
    ),
  ]);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  const pdf = await answer.body();
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const letters = pdfText(pdf).replace(/\s+/g, '');
  for (const part of ['Invoice', 'RE-2026-9001', 'OlgaOwner', 'VAT19%on252,10', '47,90€', 'Total300,00€'])
    expect(letters).toContain(part);

  await shopper.opens(WHOLE.humbucker);
  await press('Save to account');
  await expect(page).toHaveURL(/\/account#drawer$/);
  await expect(page.getByRole('region', { name: 'Your pickups' }).getByRole('listitem')).toHaveCount(3);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoFindings(page, `an account with orders, builds and pickups at ${width}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
