import type { Page } from '@playwright/test';
import { pickupOfOhms } from '../../domain/your-pickup/pickup-of-ohms.ts';
import { writeYourPickup } from '../../domain/your-pickup/your-pickup.ts';
import { expectNoFindings } from './axe.ts';
import { expect, test } from './shopper.ts';

const DARK = '/finder?type=humbucker&kohm=16.4&at=bridge&bright=2&loud=-1';
const sentence = (page: Page) => page.getByRole('heading', { level: 1 });
const answers = (page: Page) => page.getByRole('article');
const scale = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test('the finder works by keyboard, gives the same answer in sentence, table and address, and leads to the cart [rows D460, D468]', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/finder');
  await expect(page.getByRole('heading', { name: 'What is in your guitar?' })).toBeVisible();
  await page.getByRole('link', { name: /some kΩ/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Resistance in kΩ').focus();
  await page.keyboard.type('16.4');
  // Past the place, the link to measuring, and the delete button.
  for (let stop = 0; stop < 4; stop++) await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(scale(page, 'Treble').getByRole('radio', { name: 'It is too dark' })).toBeChecked();
  await expect(sentence(page)).toContainText('too dark');
  await expect(answers(page)).toHaveCount(3);
  await page.getByRole('combobox', { name: 'Output' }).selectOption('a little too loud');
  await expect(scale(page, 'Output').getByRole('radio', { name: 'It is a little too loud' })).toBeChecked();
  await expect(page).toHaveURL(/kohm=16\.4.*bright=2&loud=-1/);
  await expect(page.getByRole('heading', { name: 'Three to try' })).toBeVisible();
  const stock = answers(page).filter({ hasText: 'Humbucker Modern' });
  await expect(stock.getByRole('heading')).toHaveText(/^\S+ brighter, .* quieter/i);
  // Figures fold out.
  await expect(stock.getByText('Treble', { exact: true })).toBeHidden();
  await stock.getByText('Figures and why').click();
  await expect(stock).toContainText(/Treble.*\+\d\.\d to \+\d\.\d\sdB/);
  await expect(stock).toContainText('125');
  await stock.getByRole('link', { name: /View it/ }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/shop\/humbucker\?flavor=modern&bundleType=bridge/);
  await shopper.addsToCart();
  await shopper.opens('/cart');
  await expect(page.getByRole('main')).toContainText(/Humbucker[\s\S]*Modern/);
});

test('the finder sells no inaudible difference, questions implausible resistances, and plays an answer blind [rows D461, D462]', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/finder?type=humbucker&kohm=7.8&at=bridge&bright=1');
  await expect(page.getByRole('heading', { name: 'Keep yours. Ours would sound the same.' })).toBeVisible();
  await expect(answers(page)).toHaveCount(0);
  await page.getByText('All settings').click();
  await page.getByLabel('Resistance in kΩ').fill('16400');
  await expect(page.getByRole('heading', { name: /16\.4\sMΩ is an open coil/ })).toBeVisible();
  await expectNoFindings(page, 'an impossible figure');
  await page.getByRole('link', { name: /Enter 16\.4\skΩ/ }).click();
  await expect(page.getByLabel('Resistance in kΩ')).toHaveValue('16.4');
  await expect(answers(page).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Limits of the model' })).toBeVisible();

  await test.step('the blind test shows no names, curves or prices', async () => {
    await shopper.opens(DARK);
    const listen = page.getByRole('button', { name: /^Listen blind/ }).first();
    await listen.click();
    await expect(page.getByRole('heading', { name: 'What is X?' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/Humbucker|€|Treble/, { useInnerText: true });
    await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
    await page.getByRole('button', { name: 'Back to the names' }).click();
    await expect(listen).toBeFocused();
    await expect(answers(page)).toHaveCount(3);
  });

  await test.step('an answer that is a build opens complete, at its price', async () => {
    const build = answers(page).filter({ hasText: 'Custom Humbucker' }).first();
    const price = /\d+/.exec((await build.innerText()).replace(/^[\s\S]*?(\d+)\s*€/, '$1'))?.[0] ?? '';
    await build.getByRole('link', { name: /Open this build/ }).click();
    await page.waitForURL(/\/configurator\/humbucker\?.*spacing=52/);
    await expect(page.getByRole('heading', { name: 'Review Your Configuration' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(price);
  });
});

test('the stated pickup plays the visitor’s recording until they forget or measure it; a measurement narrows the uncertainty @at-length [rows D463, D467]', async ({
  shopper,
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  // A linked question may concern another guitar, so it stores nothing about this one.
  await shopper.opens(DARK);
  await page.getByText('All settings').click();
  await scale(page, 'Hum').getByRole('radio', { name: 'It hums', exact: true }).check();
  await expect(page).toHaveURL(/hum=2/);
  await expect(page.getByText('Your pickup, also for your recording')).toHaveCount(0);
  await page.getByLabel('Resistance in kΩ').fill('15.8');
  const kept = page.getByText(/Your pickup, also for your recording: Humbucker, bare, 15\.8\skΩ\./);
  await expect(kept).toContainText('Saved in this browser only.');
  await expectNoFindings(page, 'the finder, with a pickup kept');
  await shopper.opens('/your-recording');
  const known = page.getByLabel('What you know about it');
  await expect(known).toHaveValue('yours');
  await expect(known).toContainText(/Yours: Humbucker, bare, 15\.8\skΩ/);
  await expect(page.getByText('Not sure?')).toBeVisible();

  await shopper.opens('/finder');
  await page.getByRole('radio', { name: 'Measured' }).check({ force: true });
  await expect(page.getByRole('heading', { name: 'No measurement here yet.' })).toBeVisible();
  await page.getByRole('radio', { name: 'By name' }).check({ force: true });
  await page.getByLabel('Name', { exact: true }).selectOption('Telecaster Hot');
  await expect(page.getByText(/also for your recording: Telecaster Hot\./)).toBeVisible();
  await page.getByRole('button', { name: 'Forget it' }).click();
  await expect(page.getByText('Your pickup, also for your recording')).toHaveCount(0);
  await shopper.opens('/your-recording');
  await expect(known).toHaveValue('ohms');

  const measured = writeYourPickup({ ...pickupOfOhms('p90', 8000), source: 'measured' });
  await page.evaluate((text) => localStorage.setItem('your-pickup', text), measured);
  await shopper.opens('/finder');
  await page.getByLabel('Resistance in kΩ').fill('7.9');
  await expect(page.getByText(/also for your recording: P90, measured\./)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('your-pickup'))).toBe(measured);

  await test.step('a measurement gives a more certain answer than a resistance', async () => {
    const modelled = pickupOfOhms('humbucker', 16_400);
    const own = writeYourPickup({
      ...modelled,
      source: 'measured',
      inductance_H: { value: 8.4321, doubt: 0.05 },
      capacitance_F: { value: modelled.capacitance_F.value, doubt: 2e-12 },
    });
    await page.evaluate((text) => localStorage.setItem('your-pickup', text), own);
    await shopper.opens(DARK);
    await page.getByText('All settings').click();
    await expect(page.getByRole('listitem').filter({ hasText: /^\s*range for 16\.4\skΩ$/ })).toBeVisible();
    await page.getByRole('radio', { name: 'Measured' }).check({ force: true });
    await answers(page).first().getByText('Figures and why').click();
    await expect(
      answers(page)
        .first()
        .getByText(/margin of the measurement: 7\.\d to [78]\.\d\sH/),
    ).toBeVisible();
    await expect(answers(page).first()).toBeVisible();
    expect(page.url()).toContain('have=measured');
    await page.reload();
    await shopper.pageIsHydrated();
    await expect(answers(page).first()).toBeVisible();
  });
  expect(sent.join('\n')).not.toMatch(/15\.8|15800|8\.4321|inductance/);
});

test('the finder recommends other remedies if ours would sound the same, and gives every answer its own name [case B4]', async ({
  shopper,
  page,
}) => {
  await shopper.opens('/finder?type=humbucker&kohm=8.2&at=bridge&bright=2');
  const same = page.getByRole('region', { name: 'Keep yours. Ours would sound the same.' });
  await expect(same).toContainText('Everything we wind is within 1\u00a0dB of yours');
  for (const [title, way, to] of [
    ['Raise it', 'How high is right?', '/blog/five-ways-to-upgrade#pickup-height'],
    ['Change the pots', 'Try it in Your guitar', '/your-guitar?guitar=les-paul&pots=500'],
    ['Change the pair', 'Look at the sets', '/shop/humbucker?bundleType=set'],
  ] as const) {
    const item = same.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
    await expect(item.getByRole('link', { name: way })).toHaveAttribute('href', to);
  }
  await expectNoFindings(page, 'the same again');
  await same.getByRole('link', { name: 'Try it in Your guitar' }).click();
  await expect(page.getByRole('main')).toContainText(/500/);

  for (const query of ['kohm=8.2&at=neck&bright=-1&loud=1', 'kohm=16.4&at=bridge&bright=1']) {
    await shopper.opens(`/finder?type=humbucker&${query}`);
    const titles = await answers(page).getByRole('heading').allInnerTexts();
    expect(titles.length, query).toBeGreaterThan(1);
    expect(new Set(titles).size, query).toBe(titles.length);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form and its address give answers, for a measured pickup of another maker too [rows D464, D840]', async ({
    page,
    shop,
  }) => {
    await page.goto(`${shop.url}/finder`);
    await expect(page.getByRole('button', { name: /Listen blind/ })).toHaveCount(0);
    await page.getByLabel('Resistance in kΩ').fill('16,4');
    await scale(page, 'Treble').getByRole('radio', { name: 'It is too dark' }).check();
    await page.getByRole('button', { name: 'Find three' }).click();
    await expect(page).toHaveURL(/kohm=16/);
    await expect(sentence(page)).toContainText(/16\.4\skΩ/);
    await expect(answers(page)).toHaveCount(3);
    await page.getByText('All settings').click();
    await page.getByRole('radio', { name: 'By name' }).check({ force: true });
    await page.getByLabel('Name', { exact: true }).selectOption('Humbucker Hot');
    await page.getByRole('button', { name: 'Find three' }).click();
    await expect(sentence(page)).toContainText('Humbucker Hot');
    await expect(answers(page).first()).toBeVisible();
    await page.getByText('All settings').click();
    await page.getByLabel('Name', { exact: true }).selectOption('DiMarzio Tone Zone, measured: 9.2\u00a0H');
    await page.getByRole('button', { name: 'Find three' }).click();
    await expect(page).toHaveURL(/have=name.*name=tone-zone/);
    await expect(sentence(page)).toContainText('I have the DiMarzio Tone Zone in the bridge.');
    await expect(page.getByText('strayr measured one of them')).toBeAttached();
    await expect(
      page.getByRole('listitem').filter({ hasText: 'range between pickups of this name' }),
    ).toBeVisible();
    await expect(answers(page).first()).toBeVisible();
  });
});
