import { expect, type Locator, type Page } from '@playwright/test';
import { MONEY_CALLS } from '../../server/api/workshop-calls.ts';
import { stockLine } from '../fixtures/pickups.ts';
import { expectNoFindings } from './axe.ts';
import { FISHBONE, order, orderLink, pageOf, ship, test, type Workplace, wind } from './workplace.ts';

const STRAT = stockLine('STRATOCASTER', 'VINTAGE', 'SET', 'white');
const TWO = [STRAT, FISHBONE];

const plain = async (place: Locator) => (await place.innerText()).replaceAll('\u00a0', ' ');
const euros = (text: string) => /([\d.]+,\d\d) €/.exec(text)?.[1] ?? '';

/** Presses a refund button, confirms its question and returns the sum. */
async function pays(page: Page, button: Locator): Promise<string> {
  await expect(button, 'the sum on the button').toContainText('€');
  const sum = euros(await plain(button));
  await button.click();
  const question = page.getByRole('dialog');
  expect(euros(await plain(question.getByRole('heading')))).toBe(sum);
  await expect(question.getByRole('button', { name: 'Not yet' })).toBeFocused();
  await question.getByRole('button', { name: new RegExp(`${sum}`) }).click();
  return sum;
}

const rowOf = (page: Page, number: string) => page.locator('[data-row]', { hasText: number.slice(3) });

async function trailSays(page: Page, number: string, ...lines: (string | RegExp)[]): Promise<void> {
  await page.goto(`/workshop/orders/${number}`);
  const trail = page.locator('section', { has: page.getByRole('heading', { name: 'Audit trail' }) });
  for (const line of lines) await expect(trail).toContainText(line);
}

async function sent(place: Workplace, name: string): Promise<string> {
  const number = await order(place, { name, lines: TWO });
  await wind(place, number, TWO);
  await ship(place, number);
  await place.maxi.call('deliver', { number });
  return number;
}

test('a maker’s day: an order with goodwill, one that is returned, one that is withdrawn, and no dead end [row D148]', async ({
  place,
  browser,
}) => {
  const [kept, withdrawn] = [
    await sent(place, 'Jonas Beispiel'),
    await order(place, { name: 'Noor Peeters' }),
  ];
  const page = await pageOf(browser, place, place.maxi);

  // 20 € of goodwill for a long wait.
  await page.goto(`/workshop/orders/${kept}`);
  const refund = page.getByRole('region', { name: 'Refund' });
  await refund.getByLabel('Goodwill, without goods, €').fill('20');
  await refund.getByRole('button', { name: /^Refund/ }).click();
  await expect(refund.getByRole('alert')).toHaveText('Enter a reason in the note for us.');
  await refund.getByLabel('Note for us: reason').fill('Waited long');
  expect(await pays(page, refund.getByRole('button', { name: /^Refund/ }))).toBe('20,00');
  await expect(refund).toContainText('20,00\u00a0€ refunded: Waited long');
  const left = euros((await plain(refund)).replace(/^.*?at most/s, ''));
  // "All of it" offers exactly what is left.
  await refund.getByRole('button', { name: 'Everything' }).click();
  await expect
    .poll(async () => euros(await plain(refund.getByRole('button', { name: /^Refund/ }))))
    .toBe(left);

  // The buyer then requests a return of everything.
  const buyer = await browser.newPage();
  await buyer.goto(await orderLink(place, kept));
  await buyer.locator('summary', { hasText: 'Send something back' }).click();
  for (const name of ['Stratocaster', 'Custom Humbucker'])
    await buyer.getByLabel(name, { exact: false }).first().selectOption('1');
  await buyer.getByRole('button', { name: /return number/i }).click();
  await expect(buyer.getByRole('status').filter({ hasText: /asked/i })).toBeVisible();

  // It is in Returns by name with the requested items, and is answered there.
  await page.goto('/workshop');
  await page.getByRole('link', { name: /return requested|returns requested/ }).click();
  const row = rowOf(page, kept);
  await expect(row).toContainText('requested');
  for (const name of ['Stratocaster set', 'Custom Humbucker']) await expect(row).toContainText(name);
  for (const box of await row.getByRole('combobox').all()) await expect(box).toHaveValue('1');
  await expectNoFindings(page, 'a request under Returns');
  await row.getByRole('button', { name: 'Issue a number' }).click();
  await expect(row).toContainText(/R-\d\d-\d{4}/);
  await row.getByRole('button', { name: 'Mark as received' }).click();
  const payBack = row.getByRole('button', { name: /^Refund/ });
  await expect(payBack).toBeVisible();
  expect(await pays(page, payBack)).toBe(left);
  await expect(row).toHaveCount(0);
  await trailSays(page, kept, 'Return requested', '20,00\u00a0€ refunded', `${left}\u00a0€ refunded`);
  await expect(page.getByRole('region', { name: 'Refund' })).toContainText('at most 0,00\u00a0€');

  // A withdrawal before dispatch is answered on the page, with its sum.
  const { maxi } = place;
  await maxi.call('enter-withdrawal', {
    name: 'Noor Peeters',
    orderNumber: withdrawn,
    email: 'noor@example.org',
    goods: null,
  });
  await expect(async () => {
    await page.goto('/workshop/returns?show=withdrawals');
    await expect(rowOf(page, withdrawn).getByRole('button').first()).toBeVisible({ timeout: 500 });
    if (await rowOf(page, withdrawn).getByRole('button', { name: 'Assign to this order' }).isVisible())
      await rowOf(page, withdrawn).getByRole('button', { name: 'Assign to this order' }).click();
    await expect(rowOf(page, withdrawn).getByRole('button', { name: /Cancel and refund/ })).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  const answer = rowOf(page, withdrawn).getByRole('button', { name: /Cancel and refund/ });
  await answer.click();
  await expect(page.getByRole('dialog')).toContainText(`Cancel ${withdrawn} and refund`);
  // Key repeat answers nothing.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rowOf(page, withdrawn)).toBeVisible();
  const sum = await pays(page, answer);
  await expect(rowOf(page, withdrawn)).toHaveCount(0);
  await trailSays(
    page,
    withdrawn,
    'cancelled: Withdrawal',
    `${sum}\u00a0€ refunded`,
    'closed: order cancelled',
  );
  // Ids of tables are not visible.
  await expect(page.getByRole('main')).not.toContainText(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(?!@)/);
  await buyer.close();
  await page.context().close();
});

/** Forms with calls on a page, with the texts of their buttons and questions, from the server's markup. */
async function formsOn(page: Page, path: string) {
  const answer = await page.request.get(path);
  return page.evaluate(
    (html) => {
      const rendered = new DOMParser().parseFromString(html, 'text/html');
      return [...rendered.querySelectorAll<HTMLFormElement>('form[data-call]')].map((form) => ({
        call: form.dataset.call ?? '',
        button: [...form.querySelectorAll('button[type="submit"]')]
          .map(({ textContent }) => textContent)
          .join(),
        question: rendered.getElementById(form.dataset.asks ?? '')?.querySelector('h2')?.textContent ?? '',
        sent: form.querySelector<HTMLInputElement>('input[name="amount"]')?.value,
      }));
    },
    await answer.text(),
  );
}

test('every control that refunds money names the sum and asks once; no other control refunds any [row D149]', async ({
  place,
  browser,
}) => {
  const { maxi } = place;
  const [paid, making] = [await order(place, { lines: TWO }), await order(place)];
  await maxi.call('take-up', { number: making });
  const left = await sent(place, 'Paul Muster');
  const { returnNumber } = await maxi.call<{ returnNumber: string }>('give-return-number', {
    number: left,
    quantities: [1, 0],
  });
  await maxi.call('goods-received', { returnNumber });
  const withdrawn = await order(place, { lines: TWO, name: 'Clara Petit' });
  await maxi.call('enter-withdrawal', {
    name: 'Clara Petit',
    orderNumber: withdrawn,
    email: 'clara@example.org',
    goods: 'the humbucker',
  });
  const page = await pageOf(browser, place, maxi);
  await expect(async () => {
    await page.goto('/workshop/returns');
    const match = rowOf(page, withdrawn).getByRole('button', { name: 'Assign to this order' });
    if (await match.isVisible()) await match.click();
    await expect(rowOf(page, withdrawn).getByRole('button', { name: /refund/i })).toBeVisible({
      timeout: 500,
    });
  }).toPass();

  const found: Record<string, string[]> = {};
  const paths = [
    ...[
      '/workshop',
      '/workshop/returns',
      '/workshop/returns?show=done',
      '/workshop/codes',
      '/workshop/prices',
      '/workshop/texts',
      '/workshop/on-sale',
      '/workshop/company',
    ],
    ...['/workshop/figures', '/workshop/find?find=Jonas', `/workshop/returns?new=number&order=${left}`],
    ...[paid, making, left, withdrawn].map((number) => `/workshop/orders/${number}`),
  ];
  for (const path of paths) {
    for (const { call, button, question, sent: amount } of await formsOn(page, path)) {
      const isMoney = MONEY_CALLS.some((name) => name === call);
      if (!isMoney) {
        expect(`${button} ${question}`, `${call} on ${path}`).not.toMatch(/refund|€/i);
        continue;
      }
      const place = path.replace(/GW-\w+/, 'order').replace(/\?.*/, '');
      found[call] = [...new Set([...(found[call] ?? []), place])];
      // A form with choices names the chosen sum, and asks nothing before.
      const sum =
        call === 'refund' && place.endsWith('/order') ? '' : euros(button.replaceAll('\u00a0', ' '));
      if (sum) {
        expect(Number(amount)).toBe(Math.round(Number(sum.replace('.', '').replace(',', '.')) * 100));
        expect(question.replaceAll('\u00a0', ' ')).toContain(`${sum} €`);
      } else {
        expect(amount).toBe('0');
        expect(`${call} ${place}`).toMatch(/^(refund .*\/order|refund-withdrawal .*)$/);
      }
    }
  }
  expect(found).toEqual({
    refund: ['/workshop/returns', '/workshop/orders/order'],
    cancel: ['/workshop/orders/order'],
    'refund-withdrawal': ['/workshop/returns'],
  });

  // A partial withdrawal names its part; a full one ends the order and says so.
  await page.goto('/workshop/returns?show=withdrawals');
  const row = rowOf(page, withdrawn);
  const button = row.getByRole('button', { name: /refund/i }).first();
  // The part is in the buyer's own words, so nothing is preset.
  await expect(button).toHaveText(/^Refund\s*$/);
  await row.getByRole('combobox').nth(1).selectOption('1');
  await expect(button).toContainText('€');
  const part = euros(await plain(button));
  await row.getByRole('combobox').nth(0).selectOption('1');
  await expect(button).toContainText('Cancel and refund');
  expect(euros(await plain(button))).not.toBe(part);
  for (const box of await row.getByRole('combobox').all()) await box.selectOption('0');
  await button.click();
  await expect(row.getByRole('alert')).toHaveText('Choose what to refund.');
  await row.getByRole('combobox').nth(1).selectOption('1');

  // Long labels and goods cause no overflow.
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways, String(width)).toBe(0);
  }

  // By keyboard only; after another maker's faster refund the current sum is shown.
  await maxi.call('refund', {
    id: crypto.randomUUID(),
    number: withdrawn,
    quantities: [0, 1],
    shipping: 0,
    goodwill: 0,
    reason: 'Already',
    amount: Math.round(Number(part.replace(',', '.')) * 100),
  });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('heading')).toContainText(part);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(row.getByRole('alert')).toBeVisible();
  await page.reload();
  await row.getByRole('combobox').first().selectOption('1');
  await expect(row.getByRole('button', { name: /Cancel and refund/ })).toBeVisible();
  await page.context().close();
});
