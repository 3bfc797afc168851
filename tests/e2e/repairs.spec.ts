import { expect } from '@playwright/test';
import { pickupOf } from '../../domain/production/unit.ts';
import { FISHBONE } from '../fixtures/pickups.ts';
import { jigFragment } from '../fixtures/simulated-rig.ts';
import { expectNoFindings } from './axe.ts';
import { order, pageOf, test, wind } from './workplace.ts';

test('a pickup is sent in, measured, quoted, accepted, repaired and sent back, and its passport shows old beside new [row D882]', async ({
  place,
  browser,
}) => {
  const number = await order(place);
  await wind(place, number);
  const maker = await pageOf(browser, place, place.maxi);
  await maker.goto(`/workshop/orders/${number}`);
  const serial = /\b\d\d-\d{4}\b/.exec(await maker.locator('main, body').first().innerText())?.[0] ?? '';
  // The owner has no JavaScript.
  const context = await browser.newContext({
    ...{ baseURL: place.url, javaScriptEnabled: false },
    viewport: { width: 390, height: 844 },
  });
  const owner = await context.newPage();

  await owner.goto(`/p/${serial}`);
  await owner.getByRole('link', { name: 'Send it in for repair' }).click();
  await expect(owner.getByLabel('Which pickup?')).toHaveValue(serial);
  await expect(owner.getByText('If I refuse the quote, I pay 6,19 € for the parcel back.')).toBeVisible();
  const send = owner.getByRole('button', { name: 'Get a repair number' });
  await send.click();
  await expect(owner).toHaveTitle(/^Please check/);
  await expect(owner.getByLabel(/^The fault/)).toBeFocused();
  for (const [label, text] of [
    ['The fault', 'Silent since Sunday.'],
    ['Your name', 'Kim Beispiel'],
    ['E-mail', 'kim-repair@example.org'],
    ['Street and number', 'Beispielweg 3'],
    ['Postal code', '04109'],
    ['City', 'Leipzig'],
  ] as const)
    await owner.getByLabel(label).fill(text);
  await send.click();
  await expect(owner.getByRole('heading', { level: 1, name: 'Check your inbox' })).toBeVisible();

  await maker.goto('/workshop/returns');
  await maker.getByRole('link', { name: 'Repairs' }).click();
  await maker.getByRole('link', { name: /^RP-/ }).click();
  const repair = (await maker.getByRole('heading', { level: 1 }).innerText()).trim();
  await maker.getByRole('button', { name: 'Mark as received' }).click();
  const jig = maker.getByRole('link', { name: 'Measure with the jig' });
  await expect(jig).toHaveAttribute('href', `/measure?bench=${repair}&piece=1&hz=120`);
  await maker.goto('/measure');
  await maker.goto(`/workshop/repairs/${repair}#r=7.900&l=0.512`);
  await expect(maker.getByLabel(/^R in/)).toHaveValue('7.900');
  await expect(maker.getByText('Shorted turns')).toBeVisible();
  await maker.getByLabel(/^Describe the fault/).fill('Turns have rubbed through.');
  await maker.getByLabel('Position 1').fill('Rewind both coils');
  await maker
    .getByLabel(/^Price/)
    .first()
    .fill('95');
  await expectNoFindings(maker, 'a quote');
  await maker.getByRole('button', { name: 'Send the quote' }).click();
  await expect(maker.getByText('The quote has been sent.')).toBeVisible();

  const linkIn = async () => {
    const answer = await fetch(`${place.url}/sandbox/mailbox.json`);
    const { data } = (await answer.json()) as { data: { subject: string; text: string }[] };
    const mail = data.find(({ subject }) => subject === `Repair ${repair}: our quote`);
    return /https?:\/\/\S+\/repair\?link=[\w.-]+/.exec(mail?.text ?? '')?.[0];
  };
  await expect.poll(linkIn).toBeDefined();
  await owner.goto((await linkIn()) ?? '');
  await expect(owner.getByText('Shorted turns')).toBeVisible();
  await expect(owner.getByRole('columnheader', { name: 'When we wound it' })).toBeVisible();
  await owner.getByRole('button', { name: 'Accept with obligation to pay 101,19 €' }).click();
  await expect(owner.getByText('Being repaired')).toBeVisible();

  // The jig's sweep after the work stays with the figures.
  await maker.goto('/measure');
  await maker.goto(`/workshop/repairs/${repair}#${jigFragment(pickupOf(FISHBONE).circuit)}`);
  await expect(maker.getByLabel(/^L in/)).not.toHaveValue('');
  await maker.getByLabel(/^Describe your work/).fill('Both coils wound again.');
  await maker.getByLabel('Amount 2').fill('6');
  await maker.getByRole('button', { name: 'Mark as repaired' }).click();
  await expect(maker.getByText('Choose a part for this amount.')).toBeVisible();
  await expect(maker.getByLabel('Amount 2')).toBeFocused();
  await maker.getByLabel('Amount 2').fill('');
  await maker.getByLabel('Part 1').selectOption('wire:42');
  await maker.getByLabel('Amount 1').fill('0');
  await maker.getByRole('button', { name: 'Mark as repaired' }).click();
  await expect(maker.getByLabel('Amount 1')).toBeFocused();
  await maker.getByLabel('Amount 1').fill('38');
  await maker.getByRole('button', { name: 'Mark as repaired' }).click();
  await maker.getByRole('button', { name: 'Mark as paid' }).click();
  await maker.getByRole('button', { name: 'Yes, it is right' }).click();
  await maker.getByLabel('Carrier').selectOption('hand');
  await maker.getByRole('button', { name: 'Mark as sent back' }).click();
  await expect(maker.getByText('Sent back').first()).toBeVisible();

  await owner.reload();
  await expect(owner.getByRole('link', { name: 'Invoice (PDF)' })).toBeVisible();
  await owner.getByRole('link', { name: 'Its passport' }).click();
  const compared = owner.getByRole('region', { name: 'Repaired: before and after' });
  await expect(compared.getByRole('cell')).toContainText(['', /kΩ/, '7.90 kΩ', /kΩ/]);
  await expect(compared.getByRole('row', { name: /^Resonance, swept/ })).toContainText(/\d\.\d.kHz, \+\d/);
  await context.close();
  await maker.context().close();
});
