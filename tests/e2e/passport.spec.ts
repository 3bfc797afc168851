import { usualGuitar, writeGuitar } from '../../domain/guitar/guitar.ts';
import { keepMadePickups, MADE, OWNER } from '../fixtures/made-pickups.ts';
import { pdfText } from '../fixtures/pdf-text.ts';
import { WORDS } from '../fixtures/words.ts';
import { expectNoFindings } from './axe.ts';
import { WHOLE } from './builder.ts';
import { kept } from './kept.ts';
import { expect, openOwnShop, START, test as shopping } from './shopper.ts';

const shopWithPickups = kept(() =>
  openOwnShop(async (dataDir, url) => {
    await keepMadePickups(dataDir, url);
    return {};
  }),
);
const test = shopping.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  shop: [async ({}, use) => use(await shopWithPickups()), START],
});
test.describe.configure({ mode: 'serial' });

const [CUSTOM = ''] = Object.keys(MADE);

test('shows and plays this pickup beside the modelled one, then in the visitor’s own guitar @at-length [rows D72, D425]', async ({
  shopper,
  page,
}) => {
  const sounds: string[] = [];
  page.on('request', (request) => {
    if (/\/generated\/audio\/|live-engine/.test(request.url())) sounds.push(request.url());
  });
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
  const desk = page.getByRole('group', { name: `Sound of pickup ${CUSTOM}` });
  const listen = desk.getByRole('button');
  await expect(listen).toBeEnabled();
  await expect(listen).toHaveText('Listen');
  await page.waitForLoadState('networkidle');
  expect(sounds).toEqual([]);
  await expect(page.getByText('We measured this pickup’s resistance and inductance.')).toContainText(
    'The rest is modelled: strings, capacitance and losses, 500 kΩ pots, 500 pF of cable, amp. It is not a recording.',
  );

  await listen.focus();
  await page.keyboard.press('Enter');
  await expect(listen).toHaveText('Pause');
  await expect.poll(() => sounds.some((url) => url.endsWith('blues-riff.mp3'))).toBe(true);
  // One take serves both voices, because the measured one differs only in its filter.
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

  await test.step('figures change for the visitor’s own guitar, and nothing moves', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const line = page.locator('[data-guitar-line]');
    const heightOnceLoaded = async () => {
      await shopper.opens(`/p/${CUSTOM}`);
      await expect(listen).toBeEnabled();
      return page.evaluate(() => document.documentElement.scrollHeight);
    };
    const height = await heightOnceLoaded();
    await expect(line).toContainText('Sheet load:');
    const guitar = String(writeGuitar({ ...usualGuitar('les-paul'), cable_m: 9 }));
    await page.evaluate((words) => localStorage.setItem('your-guitar', words), guitar);
    expect(await heightOnceLoaded()).toBe(height);
    await expect(line).toContainText(/In your guitar:.*9.m/);
    await expect(line).toContainText(
      /Peak at \d\.\d.kHz ±.0\.\d, −3.dB at \d\.\d.kHz ±.0\.\d\. The curve uses the sheet load\./,
    );
    await expect(page.getByText('The rest is modelled:')).toContainText('500 kΩ pots, 900 pF of cable');
    // Passports are on no list of pages, so their width on a phone is tested here.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
  await page.getByRole('link', { name: 'Compare it with others' }).click();
  await expect(page).toHaveURL(/\/listen\?a=custom-humbucker\./);
});

test.describe('in German, without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an owner claims it by keyboard, finds it in the account and releases it; nobody else sees the owner [row D888]', async ({
    page,
    shop,
    request,
  }) => {
    await page.goto(`${shop.url}/de/p/${CUSTOM}`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('definition').filter({ hasText: '8,05' }).first()).toContainText(
      'berechnet 8,00, ±3',
    );
    // A part is in the cart with one press.
    const rings = page.getByRole('listitem').filter({ hasText: 'Rahmen' });
    await rings.getByLabel('Farbe').selectOption('ring:cream');
    await rings.getByRole('button', { name: /^In den Warenkorb.*Rahmen$/ }).press('Enter');
    await expect(page).toHaveURL(`${shop.url}/de/cart`);
    await expect(page.getByRole('listitem').filter({ hasText: '26-0412' })).toContainText(/8\s€/);
    await page.goBack();
    // Playwright's text matching ignores <noscript>.
    await expect(page.locator('noscript p')).toHaveText(/JavaScript/);
    await expect(page.getByRole('button', { name: 'Anhören' })).toBeHidden();
    await expect(page.getByText('Noch hat ihn niemand in sein Konto aufgenommen.')).toBeVisible();
    await page.getByRole('button', { name: 'Zum Aufnehmen anmelden' }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('E-Mail').fill(OWNER.email);
    await page.getByLabel('Passwort').fill(OWNER.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${shop.url}/de/p/${CUSTOM}#owner`);
    await page.getByRole('button', { name: 'Das ist meiner' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Dieser Tonabnehmer ist in deinem Konto.')).toBeVisible();
    // The header greets a logged-in visitor; the passport names nobody.
    expect(await page.getByRole('main').innerHTML()).not.toContain(OWNER.email);
    const elsewhere = await (await request.get(`${shop.url}/p/${CUSTOM}`)).text();
    expect(elsewhere).toContain('Its owner has claimed it.');
    expect(elsewhere).not.toContain(OWNER.email);

    await page.goto(`${shop.url}/account#pickups`);
    await page.getByLabel('Serial number').fill('26-9999');
    await page.getByRole('button', { name: 'This is mine' }).click();
    await expect(page.getByText('We know no pickup with this serial number.')).toBeVisible();
    await page.getByLabel('Serial number').fill('26-413');
    await page.getByRole('button', { name: 'This is mine' }).click();
    await expect(page.getByRole('link', { name: 'Stratocaster middle' })).toBeVisible();
    await page.getByRole('button', { name: new RegExp(`^Release.*${CUSTOM}`) }).click();
    await expect(page.getByRole('link', { name: 'Custom Humbucker' })).toHaveCount(0);
  });
});

test('an order leads to its passports and into the account, and its invoice is one sheet with total and VAT [row D71]', async ({
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
  await press('Log out');

  // With only a mail's link: shows the passports; registering them leads through the log-in and back.
  await page.goto(link);
  await expect(page.getByRole('main').getByRole('link', { name: CUSTOM })).toHaveAttribute(
    'href',
    `/p/${CUSTOM}`,
  );
  await press('Log in to add them');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Log in to continue to your order.');
  expect(page.url()).toBe(`${shopper.shopUrl}/login`);
  await logsIn();
  await expect(page).toHaveURL(`${link}#claim`);
  await press('These are mine');
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    'The pickups are in your account now.',
  );
  await expectNoFindings(page, 'an order with passports');

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
  await press('Save this build');
  await expect(page).toHaveURL(/\/account#drawer$/);
  await expect(page.getByRole('region', { name: 'Your pickups' }).getByRole('listitem')).toHaveCount(3);
  await expectNoFindings(page, 'an account with orders, builds and pickups');
});
