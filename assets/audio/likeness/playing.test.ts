import { beforeAll, describe, expect, it } from 'vitest';
import { PICKUP_PLACES } from '#domain/tone/strings.ts';
import { seedOf } from '../random.ts';
import { perform } from '../score/perform.ts';
import type { Part } from '../score/piece.ts';
import { PARTS } from '../score/pieces.ts';
import { playStrings } from '../strings/play-strings.ts';
import type { Stroke } from '../strings/stroke.ts';
import { onsetNear } from './measure-onset.ts';
import { measureSwing } from './measure-swing.ts';
import { median } from './spectrum.ts';

/** A part as played: each string's own wave, low to high. */
interface Take {
  readonly part: Part;
  readonly strokes: readonly Stroke[];
  readonly waves: readonly Float32Array[];
}

/** Players are compared over some takes: of two alone, drift may bring the median of a part anywhere from 4 to 10 ms. */
const TAKES = [1, 2, 3, 4];
/** A performance and its strings: a third of a second on a machine of its own. */
const PATIENCE_MS = 180_000;

function played(part: Part, take: number): Take {
  const { strokes, seconds } = perform(part, take);
  const place = part.instrument.id === 'guitar' ? 'stratocaster-neck' : 'jazz-bass-neck';
  const scale_m = PICKUP_PLACES[place].instrument.scale;
  const seed = seedOf(`scratch ${part.piece} ${part.instrument.id} ${take}`);
  return { part, strokes, waves: playStrings(part.instrument, strokes, { seconds, scale_m, seed }) };
}

/** End of a note: when it is damped, or when the next one starts on its string. */
const endOf = ({ strokes }: Take, { string, start_s, end_s }: Stroke): number =>
  Math.min(
    end_s,
    ...strokes.flatMap((next) => (next.string === string && next.start_s > start_s ? [next.start_s] : [])),
  );

describe('the played parts', () => {
  let takes: readonly (readonly Take[])[] = [];
  beforeAll(() => {
    takes = PARTS.map((part) => TAKES.map((take) => played(part, take)));
  }, PATIENCE_MS);

  it('start two takes of a part 6 to 8 ms apart in the median', () => {
    const far = takes.map((own) => {
      const onsets = own.map(({ strokes, waves }) =>
        strokes.flatMap(({ attack, string, start_s }) =>
          attack === 'hammer' ? [] : [onsetNear(waves[string] as Float32Array, start_s, 0.03)],
        ),
      );
      const apart = onsets.flatMap((one, index) =>
        onsets
          .slice(index + 1)
          .flatMap((other) => one.map((at, n) => 1000 * Math.abs(at - (other[n] ?? Number.NaN)))),
      );
      expect(apart.every(Number.isFinite)).toBe(true);
      return median(apart);
    });
    expect(far).toHaveLength(8);
    expect(far.filter((ms) => ms < 6 || ms > 8)).toEqual([]);
  });

  it('have vibrato at 4 to 6 Hz, by 20 to 60 cents', () => {
    const swings = takes.flatMap(([take]) => {
      if (!take) return [];
      const { part, strokes, waves } = take;
      return strokes.flatMap((stroke) => {
        const { vibrato, string, fret, pitch, start_s } = stroke;
        if (!vibrato) return [];
        const semitones = fret + (pitch.at(-1)?.semitones ?? 0);
        const near_Hz = (part.instrument.strings[string]?.open_Hz ?? Number.NaN) * 2 ** (semitones / 12);
        const from_s = start_s + vibrato.from_s + vibrato.grows_s;
        return [measureSwing(waves[string] as Float32Array, near_Hz, from_s, endOf(take, stroke) - 0.04)];
      });
    });
    expect(swings.length).toBeGreaterThan(12);
    expect(swings.filter(({ Hz }) => !(Hz >= 4 && Hz <= 6))).toEqual([]);
    expect(swings.filter(({ cents }) => !(cents >= 20 && cents <= 60))).toEqual([]);
  });

  it('have vibrato on every bend that lasts more than half a second', () => {
    const longBends = takes.flatMap(([take]) =>
      (take?.strokes ?? []).flatMap((stroke) => {
        const top = stroke.slides.length > 0 ? undefined : stroke.pitch.at(-1);
        return take && top && top.semitones > 0 && endOf(take, stroke) - stroke.start_s - top.at_s > 0.5
          ? [stroke]
          : [];
      }),
    );
    expect(longBends.length).toBeGreaterThan(2);
    expect(longBends.filter(({ vibrato }) => !vibrato)).toEqual([]);
  });
});

describe('the measurement', () => {
  it('finds the vibrato and the onset of a synthetic note', () => {
    let angle = 0;
    const wave = Float32Array.from({ length: 96_000 }, (_, n) => {
      const seconds = n / 48_000;
      if (seconds < 0.5) return 0;
      angle += (2 * Math.PI * 220 * 2 ** ((20 * Math.sin(2 * Math.PI * 4.8 * seconds)) / 1200)) / 48_000;
      return Math.sin(angle) * Math.exp(-(seconds - 0.5));
    });
    expect(onsetNear(wave, 0.51, 0.03)).toBeCloseTo(0.5, 2);
    expect(Number.isNaN(onsetNear(wave, 0.3, 0.03))).toBe(true);
    const swing = measureSwing(wave, 220, 0.7, 1.4);
    expect(swing.Hz).toBeCloseTo(4.8, 1);
    expect(swing.cents).toBeGreaterThan(38);
    expect(swing.cents).toBeLessThan(41);
  });
});
