import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itForAll } from '../../tests/fixtures/for-all.ts';
import { ampGain } from './amp.ts';
import { buildPickup } from './build.ts';
import { COMPARING_LUFS, loudnessThrough, matchedGain, trueOutputGain } from './loudness.ts';
import { decibels, magnitudeAt } from './transfer.ts';
import { type Voice, voiceOf } from './voice.ts';

const bands_Hz = Array.from({ length: 27 }, (_, third) => 31.5 * 2 ** (third / 3));
const take = { bands_Hz, bands_dB: bands_Hz.map((f) => -30 - Math.abs(Math.log2(f / 300)) * 6) };

const humbucker = (outputOhms: number): Voice =>
  voiceOf(
    buildPickup({
      kind: 'humbucker',
      outputOhms,
      magnet: 'A5',
      matched: true,
      cover: 'none',
      potted: true,
      wires: 2,
    }),
  );
const quietly = (voice: Voice, gain: number): number => loudnessThrough([take], voice) + decibels(gain);

describe('loudness through a pickup', () => {
  it('of a narrow band is determined by pickup, amp and output', () => {
    const voice = humbucker(8000);
    const band = bands_Hz.findIndex((f) => f > 390 && f < 410);
    const one = { bands_Hz, bands_dB: bands_Hz.map((_, index) => (index === band ? -20 : -200)) };
    const f = bands_Hz[band] as number;
    const gain = magnitudeAt(voice.circuit, voice.load, f) * ampGain('guitar', f);
    expect(loudnessThrough([one], voice)).toBeCloseTo(-20 + decibels(gain) + voice.output_dB, 0);
  });

  it('follows the output, decibel for decibel', () => {
    const voice = humbucker(8000);
    const louder = { ...voice, output_dB: voice.output_dB + 5 };
    expect(loudnessThrough([take], louder) - loudnessThrough([take], voice)).toBeCloseTo(5, 9);
  });
});

describe('levels', () => {
  itForAll([fc.integer({ min: 4000, max: 20_000 })])('are equal for all pickups when matched', (ohms) => {
    const voice = humbucker(ohms);
    expect(quietly(voice, matchedGain([take], voice))).toBeCloseTo(COMPARING_LUFS, 9);
  });

  it('with true output keep the whole difference, and leave room for it', () => {
    const gain = trueOutputGain(take, 'guitar');
    const [plain, hot] = [humbucker(6000), humbucker(16_000)];
    const difference = loudnessThrough([take], hot) - loudnessThrough([take], plain);
    expect(quietly(hot, gain) - quietly(plain, gain)).toBeCloseTo(difference, 9);
    expect(difference).toBeGreaterThan(0.5);
    expect(quietly({ ...plain, output_dB: 0 }, gain)).toBeLessThan(COMPARING_LUFS - 4);
  });

  it('with true output do not depend on the loudness of the playing', () => {
    const softly = { bands_Hz, bands_dB: take.bands_dB.map((level) => level - 9) };
    const voice = humbucker(8000);
    expect(loudnessThrough([softly], voice) + decibels(trueOutputGain(softly, 'guitar'))).toBeCloseTo(
      quietly(voice, trueOutputGain(take, 'guitar')),
      9,
    );
  });
});
