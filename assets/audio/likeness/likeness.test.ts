import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_RATE } from '../sample-rate.ts';
import { BOUNDS, KEPT, NEWER, NEWER_KEPT, outside } from './bounds.ts';
import { type LikenessFigures, likeness } from './figures.ts';
import { measureAttack } from './measure-note.ts';

const earlier = (file: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as LikenessFigures;
/** Figures of the first strings, a waveguide with one loop filter for all partials. */
const first = earlier('first-strings.json');
/** Figures of the second strings, tuned mostly to single notes of flatwounds. */
const second = earlier('second-strings.json');

/** Some 200 notes: ten seconds on a machine of its own, a minute on one that others use. */
const PATIENCE_MS = 180_000;

describe('the strings, measured like recorded notes', () => {
  let figures: LikenessFigures = {};
  beforeAll(() => {
    figures = likeness();
  }, PATIENCE_MS);

  it('are within the bounds of recorded notes', () => {
    expect(outside(figures, BOUNDS)).toEqual([]);
  });

  it('keep the figures that the first strings had right', () => {
    expect(outside(figures, KEPT)).toEqual([]);
    expect(outside(first, KEPT)).toEqual([]);
  });

  it('are within the bounds of newer recordings, which the previous strings all missed', () => {
    expect(outside(figures, { ...NEWER, ...NEWER_KEPT })).toEqual([]);
    expect(outside(second, NEWER)).toHaveLength(Object.keys(NEWER).length);
    expect(outside(second, NEWER_KEPT)).toEqual([]);
  });

  it('have bounds that the first strings all miss', () => {
    expect(outside(first, BOUNDS)).toHaveLength(Object.keys(BOUNDS).length);
  });
});

describe('the measuring program', () => {
  const SECONDS = 4.2;
  const BEGIN_S = 0.1;
  const stiffness = 1.2e-4;
  const fall_s = 3;
  /** Twelve partials that fall by 60 dB in three seconds, each with a second line 0.7 Hz above. */
  const made = Float32Array.from({ length: SECONDS * SAMPLE_RATE }, (_, n) => {
    const seconds = n / SAMPLE_RATE - BEGIN_S;
    if (seconds < 0) return 0;
    let sum = 0;
    for (let k = 1; k <= 12; k++) {
      const f = k * 110 * Math.sqrt((1 + stiffness * k * k) / (1 + stiffness));
      const angle = 2 * Math.PI * seconds;
      sum += (Math.sin(angle * f) + 0.3 * Math.sin(angle * (f + 0.7))) / k;
    }
    return 0.1 * sum * 10 ** ((-3 * seconds) / fall_s);
  });

  it('measures the level of an added click', () => {
    const clicked = (level: number) =>
      made.map((value, n) => {
        const seconds = n / SAMPLE_RATE - BEGIN_S;
        const click = seconds >= 0 && seconds < 0.02 ? level * Math.sin(2 * Math.PI * 5000 * seconds) : 0;
        return value + click;
      });
    const [soft, hard] = [measureAttack(clicked(0.01)), measureAttack(clicked(0.1))];
    expect(hard.click_dB - soft.click_dB).toBeCloseTo(20, 0);
    expect(hard.centroid_Hz).toBeGreaterThan(soft.centroid_Hz);
  });
});
