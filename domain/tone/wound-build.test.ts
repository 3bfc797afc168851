import { describe, expect, it } from 'vitest';
import { PLAIN_BUILD as BUILD } from '../../tests/fixtures/pickups.ts';
import { buildPickup } from './build.ts';
import { resonance } from './resonance.ts';
import { voiceOf } from './voice.ts';
import { woundBuild } from './wound-build.ts';

describe('a wound build', () => {
  it('sounds as the pickup that is wound from it, and resonates where that does', () => {
    const voice = voiceOf(buildPickup(BUILD));
    expect(woundBuild(BUILD)).toEqual({ voice, resonance: resonance(voice.circuit, voice.load) });
  });

  it('is wound once while it is in use, however many others are asked for', () => {
    const first = woundBuild(BUILD);
    for (let ohms = 5000; ohms < 5300; ohms++) {
      woundBuild({ ...BUILD, outputOhms: ohms });
      expect(woundBuild({ ...BUILD })).toBe(first);
    }
  });

  it('is wound anew when it has long not been asked for', () => {
    const first = woundBuild(BUILD);
    for (let ohms = 5000; ohms < 5300; ohms++) woundBuild({ ...BUILD, outputOhms: ohms });
    expect(woundBuild(BUILD)).not.toBe(first);
    expect(woundBuild(BUILD)).toEqual(first);
  });
});
