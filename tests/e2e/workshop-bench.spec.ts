import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { pickupOf } from '../../domain/production/unit.ts';
import { FISHBONE as HUMBUCKER } from '../fixtures/pickups.ts';
import { jigFragment } from '../fixtures/simulated-rig.ts';
import { expectNoFindings } from './axe.ts';
import { order, pageOf, test } from './workplace.ts';

const heightLeft = (page: Page) =>
  page.evaluate(() => document.documentElement.clientHeight - document.documentElement.scrollHeight);

test('a pickup out of tolerance is kept with a note, on a tablet that shows each step whole [case M20] [rows D139, D694]', async ({
  place,
  browser,
}) => {
  const { maxi } = place;
  const number = await order(place);
  await maxi.call('hold-piece', { number, unit: 1, machine: 1 });
  const page = await pageOf(browser, place, maxi, { hasTouch: true, isMobile: true });
  const lies = { width: 1180, height: 820 };
  const stands = { width: 820, height: 1180 };
  const fits = async (what: string) => {
    for (const size of [lies, stands]) {
      await page.setViewportSize(size);
      expect(await heightLeft(page), `${what} at ${size.width}`).toBeGreaterThanOrEqual(0);
    }
  };
  await page.goto(`/workshop/bench/${number}/1`);
  const key = (name: string) => page.getByRole('group', { name: 'Keypad' }).getByRole('button', { name });

  // By touch: the checks first, then the counter, with the page's keypad.
  await page.setViewportSize(stands);
  await page.getByText('Counter at zero').click();
  // Ticks are stored once the page is hydrated.
  await expect(page.locator('[data-workshop]')).toHaveAttribute('data-hydrated');
  await expect(page.getByRole('checkbox', { name: /Counter at zero/ })).toBeChecked();
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), `bench ${number} 1`))
    .toMatch(/"ticks":\["/);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /Counter at zero/ })).toBeChecked();
  for (const figure of '5410') await key(figure).click();
  await expect(page.getByLabel(/^Turns/)).toHaveValue('5410');
  await expect(page.getByText('in, 0.0')).toBeVisible();
  await fits('coil 1');
  await page.getByRole('button', { name: 'Coil 1 is wound' }).click();
  await page.getByLabel(/^Turns/).fill('4605');
  await page.keyboard.press('Enter');

  // Each coil alone, while it is accessible.
  await page.getByLabel(/^R of coil 1/).fill('4.35');
  await fits('joining');
  await page.getByRole('button', { name: /Joined/ }).click();

  // The jig's result comes back into the fields, and the address drops it.
  const jig = page.getByRole('link', { name: 'Measure with the jig' });
  await expect(jig).toHaveAttribute('href', new RegExp(`^/measure\\?bench=${number}&piece=1&hz=\\d+$`));
  await page.goto('/measure');
  await page.goto(`/workshop/bench/${number}/1#r=8.081&l=4.412`);
  await expect(page.getByLabel(/^R,/)).toHaveValue('8.081');
  await expect(page.getByLabel(/^L,/)).toHaveValue('4.412');
  expect(page.url()).not.toContain('#');
  await page.getByLabel(/^L,/).fill('');

  // Warm copper has a higher resistance: R at 20 °C counts.
  await page.getByLabel(/^R,/).fill('8.3');
  await expect(page.getByText(/out, \+3.8/)).toBeVisible();
  await page.getByLabel('Coil at').fill('27');
  await expect(page.getByText('R at 20 °C: 8.08 kΩ')).toBeVisible();
  await expect(page.getByText(/in, \+1.0/)).toBeVisible();
  await page.getByLabel(/^L,/).fill('4.66');
  await expect(page.getByText('L is 0.07 H over the limit')).toBeVisible();
  await fits('out of tolerance');

  // Enter measures again and discards nothing; accepting needs a reason.
  const said = page.getByRole('alert').filter({ hasText: /./ });
  await page.getByLabel(/^L,/).press('Enter');
  await expect(said).toContainText('Out of tolerance. Measure again, or keep it');
  await expect(page.getByLabel(/^R,/)).toBeFocused();
  await expect(page.getByLabel(/^L,/)).toHaveValue('4.66');
  await expect(page.getByText('L is 0.07 H over the limit')).toBeVisible();
  await page.getByRole('button', { name: 'Keep with note' }).click();
  const keep = page.getByRole('button', { name: 'Keep it' });
  await keep.click();
  await expect(said).toContainText('Enter a reason to keep it.');
  await expect(page.getByLabel('Reason to keep it')).toBeFocused();
  await page.keyboard.type('Asked for a hotter one.');
  await keep.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kept' })).toBeVisible();
  await expect(page.getByText('“Asked for a hotter one.”')).toBeVisible();
  await expect(page.getByText('coil at 27 °C')).toBeVisible();

  // Later steps are confirmed by touch too.
  for (const figure of '20') await key(figure).click();
  await key('Next field').click();
  for (const figure of '65') await key(figure).click();
  await fits('waxing');
  await expectNoFindings(page, 'waxing');
  await page.getByRole('button', { name: 'Waxed and cooled' }).click();
  await page.getByRole('button', { name: 'Soldered, cover on' }).click();
  await page.getByRole('button', { name: 'Played, everything works' }).click();
  await page.waitForURL(/#shipping$/);
  await page.getByRole('link', { name: /^Bench.*piece 1$/ }).click();
  const coils = page.getByRole('table', { name: 'Coil by coil' });
  await expect(coils.getByRole('row').nth(2)).toContainText('4\u00a0605');
  await expect(coils.getByRole('row').nth(1)).toContainText('4.23 kΩ');

  await page.getByRole('link', { name: 'To the order' }).click();
  await expect(page.getByText('kept, 8.30 kΩ, 4.66 H: Asked for a hotter one.')).toBeVisible();
  await expect(page.getByText('20 min at 65 °C')).toBeVisible();
  await page.context().close();
});

test('the jig’s sweep is stored with the figures, and appears in the passport, which offers it as a file [row D833]', async ({
  place,
  browser,
}) => {
  const { maxi } = place;
  const number = await order(place);
  await maxi.call('hold-piece', { number, unit: 1, machine: 1 });
  const { circuit } = pickupOf(HUMBUCKER);
  const made = { ...circuit, capacitance_F: circuit.capacitance_F * 1.2 };
  const page = await pageOf(browser, place, maxi);
  await page.goto(`/workshop/bench/${number}/1`);
  for (const turns of ['5410', '4610']) {
    await page.getByLabel(/^Turns/).fill(turns);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: /Joined/ }).click();
  await expect(page.getByLabel(/^L,/)).toBeVisible();
  await page.goto('/measure');
  await page.goto(`/workshop/bench/${number}/1#${jigFragment(made)}`);
  await expect(page.getByLabel(/^R,/)).not.toHaveValue('');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wound' })).toBeVisible();
  const serial = /\d\d-\d{4}/.exec(await page.getByText(/piece 1 of 1/).innerText())?.[0] ?? '';

  await page.goto(`/p/${serial}`);
  await expect(page.getByRole('img', { name: /^Frequency response from a sweep/ })).toBeVisible();
  await expect(page.getByText(/ and losses from a sweep at 56 frequencies/)).toBeVisible();
  await expectNoFindings(page, 'the passport of a swept pickup');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'The sweep as a table (CSV)' }).click(),
  ]);
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines.filter((line) => /^\d/.test(line))).toHaveLength(56);
  expect((await page.request.get(`/p/26-9999/sweep.csv`)).status()).toBe(404);
  await page.context().close();
});

test('a coil cannot be finished without a count, 482 turns instead of 5 410 are questioned twice, and a single coil can be wound again @at-length [case M19] [rows D76, D694]', async ({
  place,
  browser,
}) => {
  const { maxi } = place;
  const number = await order(place);
  await maxi.call('hold-piece', { number, unit: 1, machine: 2 });
  const page = await pageOf(browser, place, maxi);
  await page.goto(`/workshop/bench/${number}/1`);
  const turns = page.getByLabel(/^Turns/);
  const asked = page.getByRole('alertdialog', { name: 'Is that right?' });
  const troubled = page.getByRole('alert').filter({ hasText: /./ });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });

  await page.getByRole('button', { name: 'Coil 1 is wound' }).click();
  await expect(troubled).toContainText('as shown on the counter.');
  await expect(heading('Wind coil 1')).toBeVisible();

  // A digit is missing: Enter alone does not go on.
  await turns.fill('482');
  await page.keyboard.press('Enter');
  await expect(asked).toContainText('Coil 1 has 482 turns, not 5\u00a0410.');
  await expectNoFindings(page, 'a doubt');
  await asked.getByRole('button', { name: 'Check again' }).click();
  await expect(heading('Wind coil 1')).toBeVisible();
  await turns.fill('5410');
  await page.keyboard.press('Enter');
  await expect(heading('Wind coil 2')).toBeVisible();
  // A second Enter confirms it.
  await turns.fill('473');
  await page.keyboard.press('Enter');
  await expect(asked).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading('Join')).toBeVisible();
  await page.getByRole('button', { name: 'Joined' }).click();

  // Winding again asks first, and resets only that coil.
  await page.getByRole('button', { name: 'Wind again' }).click();
  const which = page.getByRole('group', { name: 'Wind again' });
  await which.getByRole('button', { name: 'Not yet' }).click();
  await page.getByRole('button', { name: 'Wind again' }).click();
  await which.getByRole('button', { name: /^Coil 2/ }).click();
  await expect(heading('Wind coil 2')).toBeVisible();
  await expect(turns).toHaveValue('');
  await turns.fill('4610');
  await page.keyboard.press('Enter');
  await expect(heading('Join')).toBeVisible();
  await page.getByRole('button', { name: 'Joined' }).click();
  await page.getByLabel(/^R,/).press('Enter');
  await expect(troubled).toContainText('R: Enter kilohms');
  await page.getByLabel(/^R,/).fill('8.06');
  await page.keyboard.press('Enter');
  await expect(troubled).toContainText('L: Enter henries');
  await expect(page.getByLabel(/^L,/)).toBeFocused();
  await page.keyboard.type('4.22');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(heading('Wound')).toBeVisible();

  // A bath without figures is refused; one of 200 minutes needs confirmation.
  await page.getByRole('button', { name: 'Waxed and cooled' }).click();
  await expect(troubled).toContainText('Enter the minutes in the bath');
  await page.getByLabel('In the bath').fill('200');
  await page.getByLabel('Bath at').fill('650');
  await page.getByRole('button', { name: 'Waxed and cooled' }).click();
  await expect(troubled).toContainText('Temperature of the bath: Enter degrees Celsius, e.g. 65 (20 to 150');
  await page.getByLabel('Bath at').fill('65');
  await page.getByRole('button', { name: 'Waxed and cooled' }).click();
  await expect(asked).toContainText('200\u00a0min in the bath');
  await asked.getByRole('button', { name: 'Check again' }).click();
  await page.getByLabel('In the bath').fill('20');
  await page.getByRole('button', { name: 'Waxed and cooled' }).click();
  await expect(page.getByRole('heading', { name: 'Cover and leads' })).toBeVisible();

  // Corrected with a reason; the earlier figure stays visible.
  await page.getByText('Recorded values and corrections').click();
  const count = (coil: number) => page.getByLabel(`Turns of coil ${coil}, counted`);
  await expect(count(1)).toHaveValue('5410');
  await expect(count(2)).toHaveValue('4610');
  await count(1).fill('5415');
  await page.getByRole('button', { name: 'Correct the values' }).click();
  await expect(troubled).toContainText('Enter a reason for the audit trail');
  await page.getByLabel('Reason for the correction').first().fill('Read it upside down.');
  await page.getByRole('button', { name: 'Correct the values' }).click();
  await expect(page.getByText('Recorded values and corrections')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Correct the values' })).toBeHidden();
  await page.getByText('Recorded values and corrections').click();
  await expect(count(1)).toHaveValue('5415');
  await expect(page.getByText('Read it upside down.')).toContainText('5\u00a0410 + 4\u00a0610 turns');
  await expectNoFindings(page, 'corrections');

  // Wound again after that: only coil 1, and the bath is undone.
  await page.getByRole('button', { name: 'Wind again' }).click();
  await which.getByRole('button', { name: /^Coil 1/ }).click();
  await expect(troubled).toContainText('Enter a reason for the audit trail');
  await page.getByLabel('Reason for winding it again').fill('Shorted turns.');
  await which.getByRole('button', { name: /^Coil 1/ }).click();
  await expect(heading('Wind coil 1')).toBeVisible();
  await turns.fill('5548');
  await page.keyboard.press('Enter');
  await expect(heading('Join')).toBeVisible();
  await maxi.call('release-piece', { number, unit: 1 });
  await page.context().close();
});
