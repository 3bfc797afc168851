import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { WORDS } from '../fixtures/words.ts';
import { expectNoFindings } from './axe.ts';
import { WHOLE } from './builder.ts';
import { CARDS, expect, LEIPZIG, PRODUCT_PAGES, type Shopper, test } from './shopper.ts';

const IN = {
  en: {
    withdraw: '/withdraw',
    data: '/data',
    link: WORDS.withdraw,
    fields: ['Your name', 'Order number', 'E-mail', 'Only some of the goods?'],
    goOn: 'Continue',
    confirm: 'Confirm withdrawal',
    received: 'Withdrawal received',
    mail: 'Your withdrawal has been received',
    address: 'E-mail you used with us',
    send: 'Send the request',
    sent: 'Look into your mailbox',
  },
  de: {
    withdraw: '/de/withdraw',
    data: '/de/data',
    link: 'Vertrag widerrufen',
    fields: ['Dein Name', 'Bestellnummer', 'E-Mail', 'Nur einen Teil der Ware?'],
    goOn: 'Weiter',
    confirm: 'Widerruf bestätigen',
    received: 'Widerruf eingegangen',
    mail: 'Dein Widerruf ist eingegangen',
    address: 'E-Mail, die du bei uns benutzt hast',
    send: 'Anfrage senden',
    sent: 'Sieh in dein Postfach',
  },
} as const;
type Words = (typeof IN)[keyof typeof IN];

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function fillsIn(page: Page, { fields }: Words, answers: readonly string[]) {
  for (const [index, answer] of answers.entries()) await page.getByLabel(fields[index] ?? '').fill(answer);
}

/** Tries what answers by mail until the mail is there. */
async function mailOf(shopper: Shopper, to: string, subject: string) {
  const mail = async () => (await shopper.mails()).find((one) => one.to === to && one.subject === subject);
  await expect.poll(mail).toBeDefined();
  return (await mail()) ?? { text: '' };
}

for (const [language, words] of Object.entries(IN)) {
  test(`a contract is withdrawn from in two steps, and acknowledged on the page and by mail (${language}) [row D140]`, async ({
    shopper,
    page,
  }) => {
    const email = `petra-${language}@example.org`;
    await page.goto(shopper.shopUrl + words.withdraw);
    await expect(h1(page, words.link)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    // Name, order, address, and which goods: nobody is asked why.
    await expect(page.locator('form input:not([type="hidden"]), form textarea')).toHaveCount(4);

    await fillsIn(page, words, ['Petra Muster', 'GW-7K3M9Q2X', email, 'Hals\nohne Kabel']);
    await page.getByRole('button', { name: words.goOn }).click();
    await expect(h1(page, words.confirm)).toBeVisible();
    for (const said of ['Petra Muster', 'GW-7K3M9Q2X', email])
      await expect(page.getByRole('definition').filter({ hasText: said })).toBeVisible();
    await page.getByRole('button', { name: words.confirm }).click();

    await expect(h1(page, words.received)).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: /20\d\d (at|um) \d\d:\d\d/ })).toBeVisible();
    await page.reload();
    await expect(h1(page, words.received)).toBeVisible();
    const mail = await mailOf(shopper, email, words.mail);
    for (const said of ['Petra Muster', 'GW-7K3M9Q2X', /ohne\s+Kabel/]) expect(mail.text).toMatch(said);
  });

  test(`what is missing is said at the field, the first of them has the focus, and nothing typed is lost (${language})`, async ({
    shopper,
    page,
  }) => {
    shopper.expects(/status of 422/);
    await page.goto(shopper.shopUrl + words.withdraw);
    await fillsIn(page, words, ['Petra Muster', '', 'petra']);
    await page.getByRole('button', { name: words.goOn }).click();
    const number = page.getByLabel(words.fields[1]);
    await expect(number).toBeFocused();
    await expect(number).toHaveAccessibleDescription(/\w{5}/);
    await expect(page.getByLabel(words.fields[2])).toHaveAccessibleDescription(/name@example\.org/);
    await expect(page.getByLabel(words.fields[0])).toHaveValue('Petra Muster');
    await expect(page).toHaveTitle(/^(Please check|Bitte prüfen):/);
  });

  test(`one asks about one’s data and hears the same whoever one is (${language})`, async ({
    shopper,
    page,
  }) => {
    await page.goto(shopper.shopUrl + words.data);
    await page.getByLabel(words.address).fill(`nobody-${language}@example.org`);
    await page.getByRole('button', { name: words.send }).click();
    await expect(h1(page, words.sent)).toBeVisible();
    expect(new URL(page.url()).search).toBe('?sent');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`both forms do all they do (${language})`, async ({ shopper, page }) => {
      await page.goto(shopper.shopUrl + words.withdraw);
      await fillsIn(page, words, ['Ohne Skript', 'keine Ahnung', `plain-${language}@example.org`]);
      await page.getByRole('button', { name: words.goOn }).click();
      await page.getByRole('button', { name: words.confirm }).click();
      await expect(h1(page, words.received)).toBeVisible();
      await mailOf(shopper, `plain-${language}@example.org`, words.mail);

      await page.goto(shopper.shopUrl + words.data);
      await page.getByLabel(words.address).fill(`plain-${language}@example.org`);
      await page.getByRole('button', { name: words.send }).click();
      await expect(h1(page, words.sent)).toBeVisible();
    });
  });
}

test('a withdrawal by keyboard alone', async ({ shopper, page }) => {
  await page.goto(shopper.shopUrl);
  await page.getByRole('contentinfo').getByRole('link', { name: WORDS.withdraw }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Your name').focus();
  for (const part of ['Keys Only', 'GW-7K3M9Q2X', 'keys@example.org']) {
    await page.keyboard.type(part);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(h1(page, 'Confirm withdrawal')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm withdrawal' }).focus();
  await page.keyboard.press('Enter');
  await expect(h1(page, 'Withdrawal received')).toBeVisible();
});

test('what was written can still be changed before it counts', async ({ shopper, page }) => {
  await page.goto(`${shopper.shopUrl}/withdraw`);
  await fillsIn(page, IN.en, ['Petra Muster', 'GW-7K3M9Q2X', 'typo@example.org', 'The neck']);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Change something' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue('typo@example.org');
  await expect(page.getByLabel('Only some of the goods?')).toHaveValue('The neck');
  expect((await shopper.mails()).filter(({ to }) => to === 'typo@example.org')).toEqual([]);
});

test('a buyer gets a copy as a file, and has the rest deleted [row 47]', async ({ shopper, page }) => {
  await shopper.opens('/shop/stratocaster?flavor=hot&color=cream');
  await shopper.buysNow();
  await shopper.goesToCheckout();
  await shopper.fillsIn(LEIPZIG, 'buyer@example.org');
  await shopper.entersCard(CARDS.pays);
  await shopper.orders();
  await shopper.seesThanks();

  const link = async (kind: string, subject: RegExp) => {
    const known = (await shopper.mails()).length;
    await page.goto(`${shopper.shopUrl}/data`);
    await page.getByRole('radio', { name: kind }).check();
    await page.getByLabel('E-mail').fill('buyer@example.org');
    await page.getByRole('button', { name: 'Send the request' }).click();
    await expect(h1(page, 'Look into your mailbox')).toBeVisible();
    await expect.poll(async () => (await shopper.mails()).length).toBeGreaterThan(known);
    const mail = (await shopper.mails()).find(
      ({ to, subject: about }) => to === 'buyer@example.org' && subject.test(about),
    );
    return /http\S+\/data\?link=[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  };

  const copy = await link('A copy', /Your data/);
  await page.goto(copy);
  await expect(h1(page, 'Your copy is ready')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the copy' }).click(),
  ]);
  const file = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(file).toMatchObject({ address: 'buyer@example.org', orders: [{ name: LEIPZIG.name }] });
  await page.goto(copy);
  await expect(h1(page, 'This link opens nothing')).toBeVisible();
  await expect(page.getByText('This link was used already, and it works once.')).toBeVisible();
  await expectNoFindings(page, 'a used link');

  await page.goto(await link('Deletion', /Your data/));
  await expectNoFindings(page, 'before the deletion');
  await page.getByRole('button', { name: 'Delete my data' }).click();
  await expect(h1(page, 'Your data is deleted')).toBeVisible();
  await expect(page.getByText(/One order is still under way/)).toBeVisible();
  await expect(
    page.getByText(/One paid order stays as a voucher, as tax law asks.*until 1 January 20\d\d/),
  ).toBeVisible();
  await expectNoFindings(page, 'after the deletion');
  expect((await shopper.mails()).filter(({ to }) => to === 'buyer@example.org')).toEqual([]);
});

test.describe('as the shop asks for it', () => {
  test.use({ wholeProof: true });
  test('the proof of work is asked for with the first touch, solved under the page’s policy, and goes with the form [row D144]', async ({
    shopper,
    page,
  }) => {
    const tasks: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('proof-task')) tasks.push(request.url());
    });
    await page.goto(`${shopper.shopUrl}/data`, { waitUntil: 'networkidle' });
    expect(tasks).toEqual([]);
    await page.getByLabel('E-mail').fill('proof@example.org');
    await expect(page.locator('input[name="proof"]')).not.toHaveValue('', { timeout: 30_000 });
    expect(tasks).toHaveLength(1);
    const [sent] = await Promise.all([
      page.waitForRequest((request) => request.method() === 'POST'),
      page.getByRole('button', { name: 'Send the request' }).click(),
    ]);
    const proof = new URLSearchParams(sent.postData() ?? '').get('proof') ?? '';
    expect(JSON.parse(Buffer.from(proof, 'base64').toString())).toHaveProperty('solution.counter');
    await expect(h1(page, 'Look into your mailbox')).toBeVisible();
  });
});

test('every page leads to the withdrawal in one click, without unfolding anything [row D141]', async ({
  shopper,
  page,
}) => {
  const paths = [
    '/',
    '/shop',
    PRODUCT_PAGES[0] ?? '',
    '/cart',
    '/checkout',
    '/shipping',
    '/imprint',
    '/nothing',
    '/data',
  ];
  shopper.expects(/status of 404/);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [...paths, ...Object.values(WHOLE)]) {
    await page.goto(shopper.shopUrl + path);
    const link = page.getByRole('link', { name: WORDS.withdraw }).and(page.locator(':visible'));
    await expect(link.first(), path).toHaveAttribute('href', '/withdraw');
    // Without a cart the checkout leads on, once its script has come.
    if (path === '/checkout') await page.waitForURL('**/shop');
  }
  await page.goto(`${shopper.shopUrl}/de/data`);
  const german = page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' });
  await expect(german).toHaveAttribute('href', '/de/withdraw');
});

for (const [device, viewport] of Object.entries({
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
}))
  test(`axe finds nothing in either form on a ${device}, in either language and at any step`, async ({
    shopper,
    page,
  }) => {
    shopper.expects(/status of 422/);
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const words of Object.values(IN)) {
      await page.goto(shopper.shopUrl + words.data);
      await expectNoFindings(page, words.data);
      await page.goto(shopper.shopUrl + words.withdraw);
      await expectNoFindings(page, words.withdraw);
      await page.getByRole('button', { name: words.goOn }).click();
      await expectNoFindings(page, `${words.withdraw} with faults`);
      await fillsIn(page, words, ['Petra Muster', 'GW-7K3M9Q2X', `axe-${device}@example.org`]);
      await page.getByRole('button', { name: words.goOn }).click();
      await expect(h1(page, words.confirm)).toBeVisible();
      await expectNoFindings(page, `${words.withdraw} to be confirmed`);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        'nothing sticks out',
      ).toBeLessThanOrEqual(viewport.width);
    }
    await page.goto(`${shopper.shopUrl}/data?sent`);
    await expectNoFindings(page, 'sent');
    await page.goto(`${shopper.shopUrl}/data?link=none`);
    await expect(page.getByText('This link is none of ours')).toBeVisible();
    await expectNoFindings(page, 'a link that is none');
  });
