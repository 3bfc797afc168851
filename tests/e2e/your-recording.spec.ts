import { writeFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { stockPickup } from '../../domain/products/winding-table.ts';
import { changeAt } from '../../domain/recording/change-filter.ts';
import { SHEET_LOAD } from '../../domain/tone/circuit.ts';
import { pickupOfOhms, yourCircuit } from '../../domain/your-pickup/pickup-of-ohms.ts';
import { bursts, wav } from '../fixtures/dry-take.ts';
import { gaussian, randomOf } from '../fixtures/simulated-rig.ts';
import { expectNoFindings } from './axe.ts';
import { expect, test } from './shopper.ts';

const PAGE = '/your-recording';

type Taken = string | { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

async function chooses(page: Page, file: Taken) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles(file);
}

const brings = (page: Page, name: string, buffer: Buffer) =>
  chooses(page, { name, mimeType: 'audio/wav', buffer });

const letter = (page: Page, name: 'A' | 'B' | 'C') =>
  page.getByRole('radio', { name: new RegExp(`^${name}\\b`) });

/** Records every output sample, so that the spectrum does not depend on how often a busy page looks. */
async function hearsSound(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const connect = AudioNode.prototype.connect as (this: AudioNode, ...rest: unknown[]) => AudioNode;
    let take: (block: Float32Array) => void = () => {};
    AudioNode.prototype.connect = function (this: AudioNode, ...rest: unknown[]) {
      if (rest[0] === this.context.destination) {
        Object.assign(window, { playsIn: this.context });
        const ear = (this.context as AudioContext).createScriptProcessor(16_384, 1, 1);
        ear.onaudioprocess = ({ inputBuffer }) => take(inputBuffer.getChannelData(0).slice());
        connect.call(this, ear);
        // Unconnected nodes do not run; this one outputs silence.
        connect.call(ear, this.context.destination);
      }
      return connect.apply(this, rest);
    } as typeof AudioNode.prototype.connect;
    Object.assign(window, {
      listen: (seconds: number, rate: number) =>
        new Promise<number[]>((resolve) => {
          const heard: number[] = [];
          let isFirst = true;
          take = (block) => {
            // Started before the last press.
            if (!isFirst) for (const sample of block) heard.push(sample);
            isFirst = false;
            if (heard.length < seconds * rate) return;
            take = () => {};
            resolve(heard.slice(0, seconds * rate));
          };
        }),
    });
  });
}

/** Period of the take and sample rate: a recording of this length is the same from any start. */
const [ROUND_s, RATE_Hz] = [3, 48_000];

/**
 * A busy machine may lose blocks, which makes a single line random; the mean of 200 lines varies by 7 %, 0.3 dB. That
 * is the number of lines around 300 Hz.
 */
const LINES = 200;

/** The level in dB around each frequency: lines within a third of an octave. */
async function levelsHeard(page: Page, asked: readonly number[]): Promise<number[]> {
  const heard = await page.evaluate(
    ([seconds, rate]) =>
      (window as unknown as { listen(s: number, r: number): Promise<number[]> }).listen(seconds, rate),
    [ROUND_s, RATE_Hz] as const,
  );
  return asked.map((middle_Hz) => {
    let power = 0;
    for (let line = 0; line < LINES; line++) {
      const f = Math.round(middle_Hz * (0.89 + (0.23 * line) / LINES) * ROUND_s) / ROUND_s;
      // Goertzel's algorithm over all samples.
      const turn = 2 * Math.cos((2 * Math.PI * f) / RATE_Hz);
      let last = 0;
      let before = 0;
      for (const sample of heard) {
        const next = sample + turn * last - before;
        before = last;
        last = next;
      }
      power += last * last + before * before - turn * last * before;
    }
    return 10 * Math.log10(power);
  });
}

test('a recording plays through two of our pickups, by keyboard only, and sounds as the figure shows; nothing leaves the page @at-length [rows D502, D737]', async ({
  shopper,
  page,
}) => {
  await hearsSound(page);
  // The test's own recorder; the page has none.
  shopper.expects(/ScriptProcessorNode is deprecated/);
  await shopper.opens(PAGE);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeDisabled();
  await page.getByLabel('Type', { exact: true }).selectOption('Humbucker, bare');
  await page.getByLabel('Resistance in kilo-ohms').fill('16.4');
  await page.getByLabel('Against, B').selectOption('Humbucker Vintage, bridge');
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  await brings(page, 'riff-verse-di.wav', bursts(RATE_Hz, ROUND_s));
  await expect(page.getByText('riff-verse-di.wav')).toBeVisible();
  await expect(page.getByText(/peak −\d+\.\d.dB, noise floor −\d+\.\d.dB, level matched/)).toBeVisible();
  await page.getByRole('heading', { name: 'Your riff, our winding' }).click();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();

  const [low, high] = [300, 3000];
  const own = await levelsHeard(page, [low, high]);
  await page.keyboard.press('2');
  await expect(letter(page, 'B')).toBeChecked();
  const ours = await levelsHeard(page, [low, high]);
  const vintage = stockPickup('HUMBUCKER', 'VINTAGE', 'bridge')?.circuit;
  const yours = yourCircuit(pickupOfOhms('humbucker', 16_400));
  const said = (f: number) => (vintage ? changeAt(yours, vintage, SHEET_LOAD, f) : 0);
  const [lowBy = 0, highBy = 0] = ours.map((level, n) => level - (own[n] ?? 0));
  expect(said(high) - said(low)).toBeGreaterThan(4);
  // Levels are matched, so the difference between the two frequencies is compared.
  expect(Math.abs(highBy - lowBy - (said(high) - said(low)))).toBeLessThan(1.5);
  expect(lowBy).toBeLessThan(0);

  // Like a call on a phone: one press continues.
  await page.evaluate(() => (window as unknown as { playsIn: AudioContext }).playsIn.suspend());
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { playsIn: AudioContext }).playsIn.state)).toBe(
    'running',
  );

  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  // At rest: no loop can start within the last 0.3 s of the take.
  const place = page.getByRole('slider', { name: 'Position in the recording' });
  await place.press('Home');
  await place.press('PageUp');
  await place.press('[');
  await expect(page.getByRole('button', { name: 'everything' })).toBeVisible();
  await page.keyboard.press('3');
  await expect(letter(page, 'C')).toBeChecked();
  await expectNoFindings(page, 'the deck');
  for (const request of asked) {
    expect(request.method(), request.url()).toBe('GET');
    expect(request.url()).not.toMatch(/riff|16\.4|blob:.*upload/);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a recording loaded further down is shown and announced at its player [case B14]', async ({
    shopper,
    page,
  }) => {
    await shopper.opens(PAGE);
    await brings(page, 'riff.wav', bursts(RATE_Hz, 6));
    const loaded = page.getByRole('status').filter({ hasText: 'Loaded: riff.wav, 0:06' });
    await expect(loaded).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Play' })).toBeInViewport();
  });
});

test('a distorted recording is reported and may continue; ten blind turns hide names, curves and prices, and end with the result of chance @at-length [rows D503, D504]', async ({
  shopper,
  page,
}) => {
  await shopper.opens(PAGE);
  await test.step('a take that is not dry', async () => {
    const random = randomOf(9);
    const loud = wav(48_000, 3, () => Math.max(-0.5, Math.min(0.5, gaussian(random))));
    await brings(page, 'amp.wav', loud);
    await expect(page.getByRole('heading', { name: 'This sounds like it has an amp on it.' })).toBeVisible();
    await expect(page.getByText(/it clips/i)).toBeVisible();
    await expectNoFindings(page, 'not a dry take');
    await page.getByRole('button', { name: 'Listen anyway' }).click();
    await expect(page.getByRole('heading', { name: 'Drop another here' })).toBeVisible();
  });

  await test.step('a take of a rate so low that its treble is missing [case F11]', async () => {
    await brings(page, 'phone.wav', bursts(8000, 4));
    await expect(page.getByText(/^Sampled at 8.kHz, so there is nothing above 4.kHz/)).toBeVisible();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
  });
  await brings(page, 'take.wav', bursts(48_000, 4));
  await expect(page.getByText('take.wav')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What we do to it' })).toBeVisible();
  await page.getByRole('switch', { name: 'Blind' }).check({ force: true });
  const main = page.getByRole('main');
  await expect(main).not.toContainText(/Humbucker (Vintage|Modern)|Custom|€|What we do to it/, {
    useInnerText: true,
  });
  for (let turn = 1; turn <= 10; turn++) {
    await expect(page.getByText(`Turn ${turn} of 10.`)).toBeVisible();
    await page.getByRole('button', { name: 'A is best' }).click();
  }
  const result = page.getByRole('heading', {
    name: /^You chose .* (four|five|six|seven|eight|nine|ten) times out of ten\.$/,
  });
  await expect(result).toBeFocused();
  await expect(
    page.getByText(/^Pure chance would pick it .* or more in (one game in|nearly|every)/),
  ).toBeVisible();
  await expectNoFindings(page, 'after ten turns');
  await page.getByRole('button', { name: 'Show the names' }).click();
  await expect(page.getByRole('heading', { name: 'What we do to it' })).toBeVisible();
});

test('a recording of ten minutes is read in portions, and the page stays responsive @at-length [row D505]', async ({
  shopper,
  page,
}, info) => {
  test.slow();
  await page.addInitScript(() => {
    const sizes: number[] = [];
    const copy = AudioBuffer.prototype.copyFromChannel;
    AudioBuffer.prototype.copyFromChannel = function (to, ...rest) {
      sizes.push(to.length);
      copy.call(this, to, ...rest);
    };
    // Reading a whole channel would block the page or copy it.
    AudioBuffer.prototype.getChannelData = () => {
      throw new Error('A whole channel at once');
    };
    Object.assign(window, { pieceSizes: sizes });
  });
  const path = info.outputPath('ten-minutes.wav');
  writeFileSync(
    path,
    wav(16_000, 600, (n) =>
      n % 8000 < 3000 ? 0.3 * Math.sin(n / 5) * (1 - (n % 8000) / 3000) : ((n * 7919) % 13) * 1e-5,
    ),
  );
  await shopper.opens(PAGE);
  await chooses(page, path);
  const reading = page.getByRole('button', { name: 'Loading …' });
  await expect(reading).toBeVisible();
  await page.getByRole('radio', { name: 'Neck' }).check({ force: true });
  await expect(page.getByRole('radio', { name: 'Neck' })).toBeChecked();
  await expect(page.getByText(/, 10:00$/)).toBeVisible({ timeout: 60_000 });
  const sizes = await page.evaluate(() => (window as unknown as { pieceSizes: number[] }).pieceSizes);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(2 ** 17);
  expect(sizes.length).toBe(Math.ceil((16_000 * 600) / 2 ** 17));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
});
