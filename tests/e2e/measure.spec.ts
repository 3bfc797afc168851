import { readFile } from 'node:fs/promises';
import type { Request } from '@playwright/test';
import { GOOD_RIG } from '../fixtures/simulated-rig.ts';
import { expectNoFindings } from './axe.ts';
import { layRig } from './rig.ts';
import { expect, test } from './shopper.ts';

/** Measuring a pickup, with a simulated jig between the browser's output and input. */

const PAGE = '/measure';
const HUMBUCKER = {
  resistance_Ohm: 7620,
  inductance_H: 4.18,
  capacitance_F: 112e-12,
  lossTangent: 0.05,
  eddy: [{ share: 0.26, loss_Hz: 2400 }],
  followsCores: true,
  shielding: 0,
  shield_Hz: 6000,
} as const;

test('a pickup is measured in four steps by keyboard, becomes the visitor’s own, and nothing leaves the browser [rows D500, D501]', async ({
  shopper,
  page,
}) => {
  const rig = await layRig(page, { ...GOOD_RIG, pickup: HUMBUCKER }, { isFast: true });
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  await shopper.opens(PAGE);
  await page.getByRole('radio', { name: '3 s' }).check();
  await page.getByRole('button', { name: 'Start', exact: true }).press('Enter');
  const straight = page.getByRole('button', { name: 'Sweep through the wire' });
  const open = page.getByRole('button', { name: 'Sweep open' });

  await test.step('a dropout of the sound card is reported, and the measurement restarts', async () => {
    await straight.press('Enter');
    await expect(page.getByRole('heading', { name: 'Take the wire off.' })).toBeVisible();
    await rig.clip('open');
    await rig.loseTime(512 / 48_000);
    await open.press('Enter');
    await expect(page.getByRole('heading', { name: 'The timing is off.' })).toBeVisible();
    await expect(page.getByText(/^10\.7.ms later than in the first sweep/)).toBeVisible();
    await expectNoFindings(page, 'late');
  });

  await test.step('three steps calibrate', async () => {
    for (const [on, button, found] of [
      ['straight', straight, /Take the wire off/],
      ['open', open, /Input 1\.0\d.MΩ, cable 6\d.pF/],
      ['short', page.getByRole('button', { name: 'Sweep short' }), /Crosstalk −(7|8)\d.dB/],
      ['known', page.getByRole('button', { name: 'Sweep the 10 kΩ' }), /(9\.9|10\.0)\d.kΩ read, 0\.\d.% off/],
    ] as const) {
      await rig.clip(on);
      await button.press('Enter');
      await expect(page.getByText(found).first()).toBeVisible();
    }
  });

  await test.step('a sweep can be stopped; three are averaged', async () => {
    await rig.clip('pickup');
    const sweep = page.getByRole('button', { name: 'Sweep the pickup' });
    await rig.halt(true);
    await sweep.press('Enter');
    await expect(page.getByText('SWEEP 1 OF 3', { exact: true })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Level at the input/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Stopped. Nothing was saved.')).toBeVisible();
    await rig.halt(false);
    // Rendered sound may end before the test looks.
    const counts = await page.evaluateHandle(() => {
      const seen = new Set<string>();
      new MutationObserver(() => {
        for (const { textContent } of document.querySelectorAll('b'))
          if (textContent?.startsWith('SWEEP ')) seen.add(textContent);
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
      return { seen: () => [...seen] };
    });
    await sweep.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your result' })).toBeVisible();
    expect(await counts.evaluate(({ seen }) => seen())).toEqual([
      'SWEEP 1 OF 3',
      'SWEEP 2 OF 3',
      'SWEEP 3 OF 3',
    ]);
  });

  await test.step('simulated 4.18 H and 7.62 kΩ are measured within 2 %', async () => {
    await expect(page.getByText(/^4\.1[1-9]\d* H ± 0\.0\d+$|^4\.2[0-5]\d* H ± 0\.0\d+$/)).toBeVisible();
    await expect(page.getByText(/^7\.[5-7]\d* kΩ ± 0\.\d+$/)).toBeVisible();
    await expect(page.getByRole('img', { name: /highest at 8\.[345] kHz, \d+.kΩ/ })).toBeVisible();
    await expectNoFindings(page, 'the result');
    await page.getByRole('button', { name: 'Use it as your pickup' }).click();
    await expect(page.getByText('Saved in this browser only.')).toBeVisible();
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('your-pickup') ?? '{}'));
    expect(kept).toMatchObject({ type: 'humbucker', source: 'measured' });
    expect(Math.abs(kept.inductance_H.value / 4.18 - 1)).toBeLessThan(0.02);
  });

  await test.step('the curve is saved as a file only on request', async () => {
    await page.getByRole('button', { name: /^Donate it to check the model/ }).click();
    await expect(page.getByRole('heading', { name: 'Donate this curve for good?' })).toBeFocused();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Donate it: save/ }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toContain('CC0 1.0');
    expect(file.trim().split('\r\n').at(-1)).toMatch(/^18000(\.0)?,\d/);
    await expect(page.getByRole('link', { name: 'Write the e-mail' })).toHaveAttribute(
      'href',
      /^mailto:.*CC0/,
    );
  });

  for (const request of asked) {
    expect(request.method(), request.url()).toBe('GET');
    expect(new URL(request.url()).search, request.url()).not.toMatch(/4\.1|7\.6|ohm|henry|pickup=/i);
  }
  expect(await page.evaluate(() => (window as unknown as { askedFor: unknown }).askedFor)).toEqual({
    audio: { echoCancellation: false, autoGainControl: false, noiseSuppression: false },
  });
});
