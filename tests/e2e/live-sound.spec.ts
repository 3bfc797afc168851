import { spectralDistance } from '../../assets/audio/manifest/distance.ts';
import { decibels, magnitudeAt } from '../../domain/tone/transfer.ts';
import { sourcesOf, type Voice } from '../../domain/tone/voice.ts';
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

/** Live listening in Chromium's own Web Audio, most of it rendered offline, so that no slow machine disturbs it. */

test.describe('the live pickup', () => {
  for (const sampleRate of [44_100, 48_000]) {
    test(`is within 0.5 dB of the model from 80 Hz to 8 kHz at ${sampleRate} Hz`, async ({ page }) => {
      await opensHarness(page);
      const frequencies = Array.from({ length: 81 }, (_, index) => 80 * 100 ** (index / 80));
      for (const pickup of [STRAT, P90, HOT, TELE_BRIDGE, PRECISION, TELE_BOTH]) {
        const measured = await call(page, 'response', pickup, sampleRate, frequencies);
        const errors = frequencies.map(
          (f, index) =>
            (measured[index] as number) -
            decibels(magnitudeAt(pickup.circuit, pickup.load, f)) -
            (sourcesOf(pickup)[0] ?? pickup).output_dB,
        );
        expect(largest(errors), pickup.place).toBeLessThan(0.5);
      }
    });
  }
});

test.describe('switching fifty times, also within running fades', () => {
  const GAPS_MS = [9, 21, 70, 33, 58, 12, 90, 40, 15, 77];
  const order = (voices: number) => {
    let at = 0.25;
    return Array.from({ length: 50 }, (_, index) => {
      at += (GAPS_MS[index % GAPS_MS.length] as number) / 1000;
      return { at, heard: (index * 2 + 1 + Math.floor(index / 7)) % voices };
    });
  };

  // Far apart in level, so that a fade that is too steep shows.
  const APART = { levels: [1, 0.3, 0.6] };

  for (const signal of ['sine', 'offset', 'take'] as const) {
    for (const joining of [false, true]) {
      const who = joining ? 'voices that come and go' : 'voices that run along';
      test(`to ${who} makes no step in a ${signal}, and nothing that no voice does`, async ({ page }) => {
        await opensHarness(page);
        const voices = [STRAT, P90, HOT];
        const found = await call(page, 'switching', signal, voices, order(3), { ...APART, joining });
        expect(found.peak).toBeGreaterThan(0.1);
        expect(found.beyond).toBeLessThan(1e-5);
        expect(found.outside).toBeLessThan(1e-5);
      });
    }
  }

  test('keeps the sum of all gains at 1 and all takes in step', async ({ page }) => {
    await opensHarness(page);
    // Three voices that sound the same: nothing of the switching may be left.
    const places = ['stratocaster-neck', 'stratocaster-middle', 'stratocaster-bridge'] as const;
    const voices = places.map((place, index) => ({ ...STRAT, place, output_dB: 3 * index }));
    const levels = voices.map(({ output_dB }) => 10 ** (-output_dB / 20));
    for (const signal of ['offset', 'take'] as const) {
      for (const joining of [false, true]) {
        const found = await call(page, 'switching', signal, voices, order(3), { levels, joining });
        expect(found.peak).toBeGreaterThan(0.1);
        expect(found.outside, `${signal} ${joining}`).toBeLessThan(1e-5);
      }
    }
  });
});

test.describe('a changed voice', () => {
  for (const [what, to] of [
    ['at the same place', { ...HOT, place: STRAT.place }],
    ['at another place, from another take', HOT],
  ] as const) {
    test(`${what} is heard after a fade of at most 40`, async ({ page }) => {
      await opensHarness(page);
      const runs = [];
      for (const at of [0.5, 0.6, 0.7]) runs.push(await call(page, 'latency', STRAT, to, at));
      for (const { first_ms, fade_ms } of runs) {
        expect(first_ms).toBeGreaterThan(0);
        expect(fade_ms).toBeGreaterThan(15);
        expect(fade_ms).toBeLessThanOrEqual(40);
      }
      // By the clock of the sound, which a busy machine does not hold up.
      expect(largest(runs.map((run) => run.first_ms + run.fade_ms))).toBeLessThan(TO_SOUND_MS);
    });
  }
});

/** What every stock sample is mastered to (`assets/audio/audio.test.ts`). */
const STOCK_LUFS = -16;

test.describe('levels of real takes behind amp and loudspeaker', () => {
  test('are matched within 0.5 dB, as loud as stock samples, below full scale', async ({ page }) => {
    await opensHarness(page);
    for (const [piece, voices] of [
      ['hallelujah', [STRAT, P90, HOT, STRAT_FOUR]],
      ['just-the-two-of-us', [STRAT, TELE_BOTH, P90_BOTH]],
      ['blues-riff', [STRAT, TELE_BRIDGE, HOT]],
      ['bridge-freestyle', [JAZZ, PRECISION]],
    ] as const) {
      const heard = [];
      for (const each of voices) heard.push(await call(page, 'listen', each, TAKES, piece));
      const levels = heard.map(({ loudness_LUFS }) => loudness_LUFS);
      expect(Math.max(...levels) - Math.min(...levels), piece).toBeLessThan(0.5);
      expect(largest(levels.map((level) => level - STOCK_LUFS)), piece).toBeLessThan(0.5);
      expect(largest(heard.map(({ peak }) => peak))).toBeLessThan(1);
    }
  });

  test('differ by the output with true output, and the loudest stays below full scale', async ({ page }) => {
    await opensHarness(page);
    const piece = 'hallelujah';
    const loudness = async (each: Voice, at: 'pickups' | 'loudspeaker') =>
      call(page, 'listen', each, TAKES, piece, { trueOutput: true, at });
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

  test('stay about the same with drive', async ({ page }) => {
    await opensHarness(page);
    for (const [piece, each] of [
      ['hallelujah', HOT],
      ['blues-riff', STRAT],
      ['just-the-two-of-us', JAZZ],
    ] as const) {
      const clean = await call(page, 'listen', each, TAKES, piece);
      const driven = await call(page, 'listen', each, TAKES, piece, { drive: true });
      expect(Math.abs(driven.loudness_LUFS - clean.loudness_LUFS), piece).toBeLessThan(1.5);
      expect(driven.peak).toBeLessThan(1);
    }
  });

  test('aside, a Stratocaster and a P90 are at least 4 dB apart, clean', async ({ page }) => {
    await opensHarness(page);
    for (const piece of ['just-the-two-of-us', 'hallelujah'] as const) {
      const strat = await call(page, 'listen', STRAT, TAKES, piece);
      const p90 = await call(page, 'listen', P90, TAKES, piece);
      expect(spectralDistance(strat.bands_dB, p90.bands_dB), piece).toBeGreaterThan(4);
    }
  });
});

test.describe('while nobody plays', () => {
  test('nothing is heard, until hum and hiss are let in: coils hum as the model says', async ({ page }) => {
    await opensHarness(page);
    expect((await call(page, 'resting', STRAT, false)).all_dB).toBeLessThan(-190);
    const strat = await call(page, 'resting', STRAT, true);
    const humbucker = await call(page, 'resting', HOT, true);
    // At a pickup's own level: some 60 dB below its loudest stroke.
    expect(strat.hum_dB).toBeGreaterThan(-74);
    expect(strat.all_dB).toBeLessThan(-55);
    // What is left of a humbucker's lies little above the hiss.
    expect(Math.abs(humbucker.hum_dB - strat.hum_dB - (HOT.hum_dB - STRAT.hum_dB))).toBeLessThan(3);
    expect(humbucker.hum_dB).toBeLessThan(strat.hum_dB - 15);
    // A reverse-wound middle pickup takes the hum of the neck's with it; two that are wound alike hum on.
    const four = await call(page, 'resting', STRAT_FOUR, true);
    expect(four.hum_dB).toBeLessThan(strat.hum_dB - 15);
    const both = await call(page, 'resting', P90_BOTH, true);
    const one = await call(page, 'resting', P90, true);
    expect(Math.abs(both.hum_dB - one.hum_dB)).toBeLessThan(2);
    // What hisses is the same amp.
    expect(humbucker.all_dB).toBeGreaterThan(-73);
  });
});
