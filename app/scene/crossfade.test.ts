import { describe, expect, it } from 'vitest';
import { Crossfade, FADE_MS } from './crossfade.ts';

describe('Crossfade', () => {
  it('shows the first item immediately', () => {
    const fade = new Crossfade<string>();
    expect(fade.advance(0)).toBe(false);
    fade.show('a', false);
    expect([fade.shown, fade.leaving, fade.share]).toEqual(['a', undefined, 1]);
    expect(fade.advance(0)).toBe(false);
  });

  it('keeps the previous item until the new one is fully visible', () => {
    const fade = new Crossfade<string>();
    fade.show('a', false);
    fade.show('b', false);
    expect([fade.shown, fade.leaving, fade.share]).toEqual(['b', 'a', 0]);
    expect(fade.advance(0)).toBe(true);
    expect(fade.advance(4000)).toBe(true);
    expect(fade.share).toBe(0);
    expect(fade.advance(4000 + FADE_MS / 2)).toBe(true);
    expect(fade.share).toBeCloseTo(0.5);
    expect(fade.leaving).toBe('a');
    expect(fade.advance(4000 + FADE_MS)).toBe(false);
    expect([fade.shown, fade.leaving, fade.share]).toEqual(['b', undefined, 1]);
  });

  it('never shows more than three items, and ends with the last', () => {
    const fade = new Crossfade<number>();
    for (let row = 0; row < 50; row++) {
      fade.show(row, false);
      fade.advance(row * 10);
      expect(fade.rows.length).toBeLessThanOrEqual(3);
    }
    for (let now = 500; fade.advance(now); now += 20) expect(now).toBeLessThan(3000);
    expect(fade.rows).toEqual([49]);
  });

  it('drops a waiting item if the visitor returns to the visible one', () => {
    const fade = new Crossfade<string>();
    fade.show('a', false);
    fade.show('b', false);
    fade.show('c', false);
    expect(fade.rows).toEqual(['b', 'a', 'c']);
    fade.show('b', false);
    expect(fade.rows).toEqual(['b', 'a']);
  });

  it('switches immediately with reduced motion', () => {
    const fade = new Crossfade<string>();
    fade.show('a', true);
    fade.show('b', true);
    expect(fade.rows).toEqual(['b']);
    expect(fade.advance(0)).toBe(false);
  });

  it('stops fading if frames are slow', () => {
    const fade = new Crossfade<number>();
    let now = 0;
    for (let row = 0; row < 4; row++) {
      fade.show(row, false);
      while (fade.advance(now)) now += 400;
    }
    fade.show(4, false);
    expect(fade.rows).toEqual([4]);
  });
});
