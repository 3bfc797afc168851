import type { Page } from '@playwright/test';
import { spectralDistance } from '../../assets/audio/manifest/distance.ts';
import type { Build } from '../../domain/tone/build.ts';
import { decibels, magnitudeAt } from '../../domain/tone/transfer.ts';
import { type Voice, voiceSources } from '../../domain/tone/voice.ts';
import type { SoundHarness } from '../fixtures/sound-harness/harness.ts';
import { expect, test } from './shopper.ts';
import {
  call,
  HOT,
  JAZZ,
  largest,
  opensHarness,
  P90,
  P90_BOTH,
  PRECISION,
  STRAT,
  STRAT_FOUR,
  TAKES,
  TELE_BOTH,
  TELE_BRIDGE,
  TO_SOUND_MS,
} from './sound.ts';

/** Live listening in Chromium's own Web Audio, mostly rendered offline, so that a slow machine does not matter. */

test('the live pickup is within 0.5 dB of the model from 80 Hz to 8 kHz', async ({ page }) => {
  await opensHarness(page);
  const frequencies = Array.from({ length: 81 }, (_, index) => 80 * 100 ** (index / 80));
  for (const [sampleRate, pickups] of [
    [48_000, [STRAT, P90, HOT, TELE_BRIDGE, PRECISION, TELE_BOTH]],
    [44_100, [HOT, TELE_BOTH]],
  ] as const)
    for (const pickup of pickups) {
      const measured = await call(page, 'response', pickup, sampleRate, frequencies);
      const errors = frequencies.map(
        (f, index) =>
          (measured[index] as number) -
          decibels(magnitudeAt(pickup.circuit, pickup.load, f)) -
          (voiceSources(pickup)[0] ?? pickup).output_dB,
      );
      expect(largest(errors), `${pickup.place} at ${sampleRate} Hz`).toBeLessThan(0.5);
    }
});

test('fifty switches, also within running fades, cause no steps and no foreign sound @at-length', async ({
  page,
}) => {
  const GAPS_MS = [9, 21, 70, 33, 58, 12, 90, 40, 15, 77];
  let at = 0.25;
  const order = Array.from({ length: 50 }, (_, index) => {
    at += (GAPS_MS[index % GAPS_MS.length] as number) / 1000;
    return { at, heard: (index * 2 + 1 + Math.floor(index / 7)) % 3 };
  });
  await opensHarness(page);
  // Far apart in level, so that a too steep fade shows. `joining`: voices are added and removed instead of running along.
  for (const [signal, joining] of [
    ['sine', false],
    ['offset', true],
    ['take', true],
  ] as const) {
    const levels = [1, 0.3, 0.6];
    const found = await call(page, 'switching', signal, [STRAT, P90, HOT], order, { levels, joining });
    expect(found.peak, `${signal} ${joining}`).toBeGreaterThan(0.1);
    expect(found.beyond, `${signal} ${joining}`).toBeLessThan(1e-5);
    expect(found.outside, `${signal} ${joining}`).toBeLessThan(1e-5);
  }

  await test.step('the gains add up to 1, and all takes stay in step', async () => {
    // Three equal voices: switching must be inaudible.
    const places = ['stratocaster-neck', 'stratocaster-middle', 'stratocaster-bridge'] as const;
    const voices = places.map((place, index) => ({ ...STRAT, place, output_dB: 3 * index }));
    const levels = voices.map(({ output_dB }) => 10 ** (-output_dB / 20));
    for (const [signal, joining] of [
      ['offset', false],
      ['take', true],
    ] as const) {
      const found = await call(page, 'switching', signal, voices, order, { levels, joining });
      expect(found.peak).toBeGreaterThan(0.1);
      expect(found.outside, `${signal} ${joining}`).toBeLessThan(1e-5);
    }
  });
});

test('a changed voice is heard after a fade of at most 40 ms, from the same take and from another', async ({
  page,
}) => {
  await opensHarness(page);
  for (const to of [{ ...HOT, place: STRAT.place }, HOT]) {
    const runs = [];
    for (const at of [0.5, 0.6]) runs.push(await call(page, 'latency', STRAT, to, at));
    for (const { first_ms, fade_ms } of runs) {
      expect(first_ms).toBeGreaterThan(0);
      expect(fade_ms).toBeGreaterThan(15);
      expect(fade_ms).toBeLessThanOrEqual(40);
    }
    // By the audio clock, which a busy machine does not delay.
    expect(largest(runs.map((run) => run.first_ms + run.fade_ms))).toBeLessThan(TO_SOUND_MS);
  }
});

/** Loudness of every stock sample (`assets/audio/audio.test.ts`). */
const STOCK_LUFS = -16;

test('real takes behind amp and loudspeaker are as loud as stock samples, with drive too, and below full scale @at-length', async ({
  page,
}) => {
  await opensHarness(page);
  const bands: (readonly number[])[] = [];
  for (const [piece, voices] of [
    ['hallelujah', [STRAT, P90, HOT, STRAT_FOUR]],
    ['just-the-two-of-us', [TELE_BOTH]],
    ['bridge-freestyle', [JAZZ, PRECISION]],
  ] as const) {
    const heard = [];
    for (const each of voices) heard.push(await call(page, 'listen', each, TAKES, piece));
    const levels = heard.map(({ loudness_LUFS }) => loudness_LUFS);
    expect(Math.max(...levels) - Math.min(...levels), piece).toBeLessThan(0.5);
    expect(largest(levels.map((level) => level - STOCK_LUFS)), piece).toBeLessThan(0.5);
    expect(largest(heard.map(({ peak }) => peak))).toBeLessThan(1);
    bands.push(...heard.map(({ bands_dB }) => bands_dB));
    const [first] = voices;
    if (piece === 'just-the-two-of-us') continue;
    const driven = await call(page, 'listen', first, TAKES, piece, { drive: true });
    expect(Math.abs(driven.loudness_LUFS - (levels[0] ?? 0)), piece).toBeLessThan(1.5);
    expect(driven.peak).toBeLessThan(1);
  }
  const [strat = [], p90 = []] = bands;
  // A Stratocaster and a P90, clean: clearly different apart from loudness.
  expect(spectralDistance(strat, p90)).toBeGreaterThan(4);
});

test('levels differ by the pickups’ output if true output is on, and the loudest stays below full scale @at-length', async ({
  page,
}) => {
  await opensHarness(page);
  const loudness = async (each: Voice, at: 'pickups' | 'loudspeaker') =>
    call(page, 'listen', each, TAKES, 'hallelujah', { trueOutput: true, at });
  const plain = await loudness(STRAT, 'pickups');
  const louder = await loudness({ ...STRAT, output_dB: STRAT.output_dB + 7 }, 'pickups');
  expect(louder.loudness_LUFS - plain.loudness_LUFS).toBeCloseTo(7, 1);
  const hot = await loudness(HOT, 'loudspeaker');
  const strat = await loudness(STRAT, 'loudspeaker');
  expect(hot.peak).toBeLessThan(1);
  const difference = hot.loudness_LUFS - strat.loudness_LUFS;
  expect(difference).toBeGreaterThan(0.6 * (HOT.output_dB - STRAT.output_dB));
  expect(difference).toBeLessThan(HOT.output_dB - STRAT.output_dB + 1);
});

test('nothing sounds without playing until hum and hiss are on: coils hum as modelled @at-length', async ({
  page,
}) => {
  await opensHarness(page);
  expect((await call(page, 'resting', STRAT, false)).all_dB).toBeLessThan(-190);
  const strat = await call(page, 'resting', STRAT, true);
  const humbucker = await call(page, 'resting', HOT, true);
  // At a pickup's own level: some 60 dB below its loudest stroke.
  expect(strat.hum_dB).toBeGreaterThan(-74);
  expect(strat.all_dB).toBeLessThan(-55);
  // A humbucker's remaining hum is just above the hiss.
  expect(Math.abs(humbucker.hum_dB - strat.hum_dB - (HOT.hum_dB - STRAT.hum_dB))).toBeLessThan(3);
  expect(humbucker.hum_dB).toBeLessThan(strat.hum_dB - 15);
  // A reverse-wound middle pickup cancels the neck's hum; two wound alike keep it.
  const four = await call(page, 'resting', STRAT_FOUR, true);
  expect(four.hum_dB).toBeLessThan(strat.hum_dB - 15);
  const both = await call(page, 'resting', P90_BOTH, true);
  const one = await call(page, 'resting', P90, true);
  expect(Math.abs(both.hum_dB - one.hum_dB)).toBeLessThan(2);
  // The hiss comes from the same amp.
  expect(humbucker.all_dB).toBeGreaterThan(-73);
});

const peak = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { soundHarness: SoundHarness }).soundHarness.peakNow());

test('a choice can be previewed as curve and sound @at-length', async ({ page }) => {
  const loaded = await opensHarness(page);
  await page.evaluate(
    (list) => (globalThis as unknown as { soundHarness: SoundHarness }).soundHarness.preview(list),
    TAKES,
  );
  const chooses = (build: Build | null) =>
    page.evaluate(
      (each) => (globalThis as unknown as { soundHarness: SoundHarness }).soundHarness.chooseBuild(each),
      build,
    );
  const build: Build = {
    kind: 'humbucker',
    outputOhms: 7000,
    magnet: 'A5',
    matched: true,
    cover: 'none',
    potted: true,
    wires: 2,
  };

  expect((await chooses(null)).points).toBe(0);
  await page.click('#preview');
  await expect(page.locator('output')).toHaveText('silent');
  const first = await chooses(build);
  expect(first.points).toBeGreaterThan(100);
  expect(loaded).toEqual([]);

  await page.click('#preview');
  await expect(page.locator('output')).toHaveText('playing');
  await expect.poll(() => peak(page)).toBeGreaterThan(0.01);
  for (let ohms = 8000; ohms < 16_000; ohms += 1000) {
    const { peak_Hz } = await chooses({ ...build, outputOhms: ohms });
    expect(peak_Hz).not.toBeCloseTo(first.peak_Hz ?? 0, 0);
  }
  await expect(page.locator('output')).toHaveText('playing');
  await chooses(null);
  await expect(page.locator('output')).toHaveText('silent');
});
