import { describe, expect, it } from 'vitest';
import { perform, secondsAt } from './perform.ts';
import { bluesRiffGuitar } from './pieces/blues-riff-guitar.ts';
import { hallelujahGuitar } from './pieces/hallelujah-guitar.ts';
import { PARTS } from './pieces.ts';
import { readTab } from './tab.ts';

describe('tablature', () => {
  it('reads frets, lengths and marks', () => {
    const notes = readTab(['B  5  -  h7 .  | 8b2r~! -\nG  -  x, -  s9m | -  -'], 2);
    expect(notes.map(({ step, string, fret, endStep }) => [step, string, fret, endStep])).toEqual([
      [0, 1, 5, 2],
      [1, 0, 5, 3],
      [2, 1, 7, 3],
      [3, 0, 9, 6],
      [4, 1, 8, 6],
    ]);
    expect(notes[1]).toMatchObject({ dead: true, weight: 'soft' });
    expect(notes[2]).toMatchObject({ how: 'hammered' });
    expect(notes[3]).toMatchObject({ how: 'slid', palm: true });
    expect(notes[4]).toMatchObject({ bend: 2, released: true, vibrato: true, weight: 'loud' });
  });

  it('refuses uneven bars and unknown cells', () => {
    expect(() => readTab(['B 1 2\nG 1'], 2)).toThrow('String G has 1 of 2 cells');
    expect(() => readTab(['B 1 2'], 2)).toThrow('A bar of 1 lines for 2 strings');
    expect(() => readTab(['B q'], 1)).toThrow('Cell "q" at step 0');
  });
});

describe('a performance', () => {
  it('is reproducible, differs between takes, and varies in strength', () => {
    for (const part of PARTS) {
      const { strokes, seconds } = perform(part);
      expect(perform(part)).toEqual({ strokes, seconds });
      expect(perform(part, 2).strokes).not.toEqual(strokes);
      expect(seconds, part.piece).toBeGreaterThanOrEqual(10);
      expect(seconds, part.piece).toBeLessThanOrEqual(15);
      expect(new Set(strokes.map(({ velocity }) => velocity.toFixed(4))).size).toBeGreaterThan(
        strokes.length / 2,
      );
      for (const { start_s, end_s, velocity, fret, struckAt_m } of strokes) {
        expect(start_s).toBeGreaterThan(0.15);
        expect(end_s).toBeGreaterThan(start_s);
        expect(velocity).toBeGreaterThan(0.1);
        expect(fret).toBeLessThanOrEqual(22);
        expect(struckAt_m).toBeGreaterThan(0.05);
      }
    }
  });

  it('strays from the written time by 7 ms, partly as drift, and by 30 at most', () => {
    const neighbours = PARTS.map((part) => {
      const { strokes } = perform(part);
      const notes = readTab(part.bars, part.instrument.strings.length);
      const alone = [...new Set(notes.map(({ step }) => step))].filter(
        (step) => notes.filter((note) => note.step === step).length === 1,
      );
      const slips = alone.flatMap((step) => {
        const at = secondsAt(part, step);
        const nearest = strokes.map(({ start_s }) => start_s - at).filter((off) => Math.abs(off) < 0.03);
        return nearest.length === 1 ? (nearest as [number]) : [];
      });
      const all = strokes.map(({ start_s }) =>
        Math.min(...notes.map(({ step }) => Math.abs(secondsAt(part, step) - start_s))),
      );
      expect(Math.max(...all), part.piece).toBeLessThan(0.03 + 6 * part.strum_s);
      return { slips, middle: slips.reduce((sum, slip) => sum + slip, 0) / slips.length };
    });
    const off = neighbours.flatMap(({ slips, middle }) => slips.map((slip) => slip - middle));
    const power = off.reduce((sum, slip) => sum + slip * slip, 0) / off.length;
    expect(Math.sqrt(power)).toBeGreaterThan(0.006);
    expect(Math.sqrt(power)).toBeLessThan(0.01);
    const along = neighbours.flatMap(({ slips, middle }) =>
      slips.slice(1).map((slip, index) => (slip - middle) * ((slips[index] as number) - middle)),
    );
    expect(along.reduce((sum, each) => sum + each, 0) / along.length / power).toBeGreaterThan(0.1);
  });

  it('strums in uneven steps', () => {
    const { strokes } = perform(hallelujahGuitar);
    const chord = strokes.slice(0, 6).map(({ start_s }) => start_s);
    const steps = chord.slice(1).map((at, index) => at - (chord[index] as number));
    expect(Math.max(...steps) - Math.min(...steps)).toBeGreaterThan(0.2 * hallelujahGuitar.strum_s);
  });

  it('varies in strength by 2 to 3 dB in every piece', () => {
    for (const part of PARTS) {
      const levels = perform(part)
        .strokes.filter(({ muted }) => muted !== 'dead')
        .map(({ velocity }) => 20 * Math.log10(velocity));
      const middle = levels.reduce((sum, level) => sum + level, 0) / levels.length;
      const power = levels.reduce((sum, level) => sum + (level - middle) ** 2, 0) / levels.length;
      expect(Math.sqrt(power), `${part.piece} ${part.instrument.id}`).toBeGreaterThan(2);
      expect(Math.sqrt(power), `${part.piece} ${part.instrument.id}`).toBeLessThan(3);
    }
  });

  it('gives every vibrato its own rate, and all strings of a chord the same one', () => {
    const swung = PARTS.flatMap((part) =>
      readTab(part.bars, part.instrument.strings.length).some(({ vibrato }) => vibrato)
        ? [perform(part).strokes.flatMap(({ vibrato }) => (vibrato ? [vibrato.Hz] : []))]
        : [],
    );
    expect(swung.length).toBeGreaterThan(5);
    const chord = perform(bluesRiffGuitar)
      .strokes.slice(-4)
      .map(({ vibrato }) => vibrato?.Hz);
    expect(new Set(chord).size).toBe(1);
    expect(new Set(swung.flat()).size).toBe(swung.flat().length - 3);
  });

  it('puts vibrato on fretted strings, downwards on bent ones', () => {
    for (const { fret, pitch, vibrato } of PARTS.flatMap((part) => perform(part).strokes)) {
      if (!vibrato) continue;
      expect(fret).toBeGreaterThan(0);
      expect(vibrato.semitones < 0).toBe(pitch.length > 0);
    }
  });

  it('follows changes of tempo', () => {
    const beat = (step: number) => secondsAt(hallelujahGuitar, step + 4) - secondsAt(hallelujahGuitar, step);
    expect(beat(0)).toBeCloseTo(60 / 108, 6);
    expect(beat(76)).toBeCloseTo(60 / 84, 6);
  });
});

describe('the pieces', () => {
  it('have parts for both instruments', () => {
    expect(PARTS.map(({ piece, instrument }) => `${piece} ${instrument.id}`).sort()).toEqual(
      ['blues-riff', 'bridge-freestyle', 'hallelujah', 'just-the-two-of-us'].flatMap((piece) => [
        `${piece} bass`,
        `${piece} guitar`,
      ]),
    );
  });

  it('follow Handel’s soprano', () => {
    const open = [40, 45, 50, 55, 59, 64];
    const notes = readTab(hallelujahGuitar.bars, 6);
    const steps = [...new Set(notes.map(({ step }) => step))].filter((step) => step < 64);
    const top = steps.map((step) =>
      Math.max(
        ...notes.filter((note) => note.step === step).map(({ string, fret }) => (open[string] ?? 0) + fret),
      ),
    );
    const [A, B, C, D] = [69, 71, 73, 74];
    // Bars 4 to 7; in bar 7 alto and bass move under a held D, on the fifth sixteenth.
    const bar7 = [C, D, 64, C, D];
    expect(top).toEqual([D, A, B, A, D, A, B, A, D, D, D, D, D, D, D, D, D, ...bar7]);
  });
});
