import { describe, expect, it } from 'vitest';
import { SCHEME_WORDS } from './scheme-words.messages.ts';
import { SCHEMES } from './schemes.ts';
import { soundTable } from './sounds.ts';

/** "1 bridge, hum": a row for each setting. */
const rowsOf = (id: string) =>
  soundTable(SCHEMES.find((scheme) => scheme.id === id) ?? (SCHEMES[0] as never)).map(
    ({ setting, sound: { pickups, hum } }) => `${setting}: ${pickups.join(' + ') || 'nothing'}, hum ${hum}`,
  );

describe('the sound of each switch position', () => {
  it('on a Stratocaster: positions 2 and 4 are quiet', () => {
    expect(rowsOf('stratocaster')).toEqual([
      '1: bridge, hum yes',
      '2: middle + bridge, hum no',
      '3: middle, hum yes',
      '4: neck + middle, hum no',
      '5: neck, hum yes',
    ]);
  });

  it('on a Telecaster: two unequal coils leave a little hum', () => {
    expect(rowsOf('telecaster')).toEqual([
      '1: bridge, hum yes',
      '2: neck + bridge, hum little',
      '3: neck, hum yes',
    ]);
  });

  it.each(['two-humbuckers-5', 'two-humbuckers-2'])('on %s: never hum', (id) => {
    expect(rowsOf(id)).toEqual(['Up: neck, hum no', 'Middle: neck + bridge, hum no', 'Down: bridge, hum no']);
  });

  it.each(['two-p90s', 'two-hp90s-5'])('on %s: always hum', (id) => {
    expect(rowsOf(id)).toEqual([
      'Up: neck, hum yes',
      'Middle: neck + bridge, hum yes',
      'Down: bridge, hum yes',
    ]);
  });

  it('on a Jazz Bass: each volume mutes its own pickup', () => {
    expect(rowsOf('jazz-bass')).toEqual([
      'Both volumes up: neck + bridge, hum no',
      'Volume, neck down: bridge, hum yes',
      'Volume, bridge down: neck, hum yes',
    ]);
  });

  it('on a Precision Bass: two halves, no hum', () => {
    expect(rowsOf('precision-bass')).toEqual(['Volume up: pickup, hum no', 'Volume down: nothing, hum no']);
  });

  it('is described in German', () => {
    const settings = (id: string) =>
      SCHEMES.filter((scheme) => scheme.id === id).flatMap((scheme) =>
        soundTable(SCHEME_WORDS.de(scheme), 'de').map(({ setting }) => setting),
      );
    expect(settings('two-p90s')).toEqual(['Oben', 'Mitte', 'Unten']);
    expect(settings('jazz-bass')).toEqual(['Beide Volume auf', 'Volume, Hals zu', 'Volume, Steg zu']);
  });
});
