import type { Page } from '@playwright/test';
import { WORDS } from '../fixtures/words.ts';
import { expectNoFindings } from './axe.ts';
import { WHOLE } from './builder.ts';
import { SET, startsWithCart } from './filled-cart.ts';
import { expect, PRODUCT_PAGES, type Shopper, test } from './shopper.ts';

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Waits for a mail on this subject to this address. */
async function mailOf(shopper: Shopper, to: string, subject: RegExp): Promise<string> {
  const mail = async () =>
    (await shopper.mails()).find((one) => one.to === to && subject.test(one.subject))?.text;
  await expect.poll(mail).toBeDefined();
  return (await mail()) ?? '';
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a buyer withdraws in two steps by keyboard, one click from every page, with acknowledgement on the page and by mail [rows D140, D141]', async ({
    shopper,
    page,
  }) => {
    shopper.expects(/status of 4(04|22)/);
    const email = 'petra@example.org';
    const fields = {
      name: 'Your name',
      number: 'Order number',
      email: /^E-mail/,
      goods: 'Only some of the goods?',
    };
    const field = (name: keyof typeof fields) => page.getByLabel(fields[name]);

    await test.step('every page links to it', async () => {
      const paths = [
        '/',
        '/shop',
        ...PRODUCT_PAGES,
        ...Object.values(WHOLE),
        '/cart',
        '/checkout',
        '/shipping',
      ];
      for (const path of [...paths, '/imprint', '/nothing', '/login', '/data'])
        expect(await (await page.request.get(shopper.shopUrl + path)).text(), path).toMatch(
          /<a [^>]*href="\/withdraw"/,
        );
      const german = await (await page.request.get(`${shopper.shopUrl}/de/data`)).text();
      expect(german).toMatch(/<a [^>]*href="\/de\/withdraw"[^>]*>Vertrag widerrufen</);
      // Three footers contain it, unfolded: below a configurator, at the checkout, and everywhere else.
      await startsWithCart(page, SET);
      for (const path of [WHOLE.humbucker, '/checkout', '/']) {
        await page.goto(shopper.shopUrl + path);
        const link = page.getByRole('link', { name: WORDS.withdraw }).and(page.locator(':visible'));
        await expect(link.first(), path).toHaveAttribute('href', '/withdraw');
      }
    });

    await test.step('missing input is marked at its field, and nothing typed is lost', async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: WORDS.withdraw }).focus();
      await page.keyboard.press('Enter');
      await expect(h1(page, WORDS.withdraw)).toBeVisible();
      // Name, order, address and goods: no reason is required.
      await expect(page.locator('form input:not([type="hidden"]), form textarea')).toHaveCount(4);
      await field('name').focus();
      for (const part of ['Petra Muster', '', 'petra']) {
        await page.keyboard.type(part);
        await page.keyboard.press('Tab');
      }
      await page.keyboard.type('The neck\nwithout its cable');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(field('number')).toBeFocused();
      await expect(field('number')).toHaveAccessibleDescription(/\w{5}/);
      await expect(field('email')).toHaveAccessibleDescription(/name@example\.org/);
      await expect(field('name')).toHaveValue('Petra Muster');
      await expect(page).toHaveTitle(/^Please check:/);
      await expectNoFindings(page, 'with faults');
    });

    await test.step('it is shown for confirmation, can be changed, and is stored when confirmed', async () => {
      await page.keyboard.type('GW-7K3M9Q2X');
      await page.keyboard.press('Tab');
      await page.keyboard.type('typo@example.org');
      await page.keyboard.press('Enter');
      await expect(h1(page, 'Confirm withdrawal')).toBeVisible();
      await expectNoFindings(page, 'to be confirmed');
      await page.getByRole('button', { name: 'Change something' }).click();
      await expect(field('email')).toHaveValue('typo@example.org');
      await expect(field('goods')).toHaveValue(/The neck\s+without its cable/);
      await field('email').fill(email);
      await page.getByRole('button', { name: 'Continue' }).click();
      for (const said of ['Petra Muster', 'GW-7K3M9Q2X', email])
        await expect(page.getByRole('definition').filter({ hasText: said })).toBeVisible();
      await page.getByRole('button', { name: 'Confirm withdrawal' }).focus();
      await page.keyboard.press('Enter');
    });

    await expect(h1(page, 'Withdrawal received')).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: /20\d\d at \d\d:\d\d/ })).toBeVisible();
    await page.reload();
    await expect(h1(page, 'Withdrawal received')).toBeVisible();
    const text = await mailOf(shopper, email, /^Your withdrawal has been received$/);
    for (const said of ['Petra Muster', 'GW-7K3M9Q2X', /without\s+its\s+cable/]) expect(text).toMatch(said);
    expect((await shopper.mails()).filter(({ to }) => to === 'typo@example.org')).toEqual([]);
  });
});

test.describe('in German, without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a buyer withdraws from a contract, and asks for stored data [row D140]', async ({
    shopper,
    page,
  }) => {
    const email = 'ohne-skript@example.org';
    await page.goto(`${shopper.shopUrl}/de/withdraw`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.getByLabel('Dein Name').fill('Ohne Skript');
    await page.getByLabel('Bestellnummer').fill('keine Ahnung');
    await page.getByLabel('E-Mail').fill(email);
    await page.getByRole('button', { name: 'Weiter' }).click();
    await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
    await expect(h1(page, 'Widerruf eingegangen')).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: /20\d\d um \d\d:\d\d/ })).toBeVisible();
    await mailOf(shopper, email, /^Dein Widerruf ist eingegangen$/);

    await page.goto(`${shopper.shopUrl}/de/data`);
    await page.getByLabel('E-Mail, die du bei uns benutzt hast').fill(email);
    await page.getByRole('button', { name: 'Anfrage senden' }).click();
    await expect(h1(page, 'Schau in dein Postfach')).toBeVisible();
  });
});

test.describe('with a proof of work', () => {
  test.use({ wholeProof: true });
  test('a proof of work starts at the first touch, is solved under the page’s policy, and is sent with the form @at-length [row D144]', async ({
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
    await expect(h1(page, 'Check your inbox')).toBeVisible();
  });
});
