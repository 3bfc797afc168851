import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type AudioManifest, type PieceId, sampleKey, takeKey } from '#domain/listening/audio.ts';
import type { Flavor, Position } from '#domain/products/pickup-types.ts';
import { PRODUCTS } from '#domain/products/products.ts';
import { difference, differsMainlyInLevel } from '#domain/tone/difference.ts';
import { PICKUP_PLACES } from '#domain/tone/strings.ts';
import { voiceOf } from '#domain/tone/voice.ts';
import { cabinet } from './chain/cabinet.ts';
import { convolve } from './chain/convolve.ts';
import { loudness } from './chain/loudness.ts';
import { truePeak } from './chain/oversample.ts';
import type { AudioReport, FileReport } from './manifest/audio-report.ts';
import { BANDS_HZ, loudnessBands } from './manifest/bands.ts';
import { AUDIBLE_DB, spectralDistance } from './manifest/distance.ts';
import { waveformPeaks } from './manifest/peaks.ts';
import { samplePath, takePath } from './paths.ts';
import { pickupFilter, type StockPickup, stockPickups, voiceprint } from './render/pickups.ts';
import { renderSample } from './render/sample.ts';
import { dryTake, performPart } from './render/take.ts';
import { TAKE_PLACES } from './render/takes.ts';
import { SAMPLE_RATE } from './sample-rate.ts';
import { hallelujahGuitar } from './score/pieces/hallelujah-guitar.ts';
import { PARTS, PIECES_AT } from './score/pieces.ts';

const folder = join(import.meta.dirname, '../../public/generated');
const records = join(import.meta.dirname, '../records');
const read = (path: string): unknown => JSON.parse(readFileSync(join(records, path), 'utf8'));
const manifest = read('audio/audio.json') as AudioManifest;
const report = read('audio/report.json') as AudioReport;

const pickups = PRODUCTS.flatMap(({ slug }) => stockPickups(slug));
const pathsOf = ({ slug, flavor, position }: StockPickup): string[] =>
  PIECES_AT[position].pieces.map((piece) => samplePath(slug, sampleKey(flavor, position, piece)));
const samplePaths = pickups.flatMap(pathsOf);
const takePaths = PARTS.flatMap(({ piece, instrument }) =>
  TAKE_PLACES.filter(
    (place) => (PICKUP_PLACES[place].instrument.openStrings.length === 4) === (instrument.id === 'bass'),
  ).map((place) => takePath(takeKey(place, piece))),
);
const reported = (path: string): FileReport => {
  const entry = report[path.slice('audio/'.length)];
  if (!entry) throw new Error(`No report of ${path}`);
  return entry;
};
const find = (slug: string, flavor: Flavor, position: Position): StockPickup => {
  const found = stockPickups(slug).find((each) => each.flavor === flavor && each.position === position);
  if (!found) throw new Error(`No ${slug} ${flavor} ${position}`);
  return found;
};

describe('sound files', () => {
  it('exist for every flavor and position of every product, and for nothing else', () => {
    expect([...samplePaths, ...takePaths].filter((path) => !existsSync(join(folder, path)))).toEqual([]);
    expect(Object.keys(report).length).toBe(samplePaths.length + takePaths.length);
    const listed = Object.entries(manifest.samples).flatMap(([slug, entries]) =>
      Object.keys(entries).map((key) => samplePath(slug, key)),
    );
    expect(listed.sort()).toEqual([...samplePaths].sort());
    expect(Object.keys(manifest.takes).map(takePath).sort()).toEqual([...takePaths].sort());
    expect(readdirSync(join(folder, 'audio')).sort()).toEqual(['samples', 'takes']);
    expect(readdirSync(join(records, 'audio')).sort()).toEqual(['audio.json', 'report.json']);
  });

  it('stay below their size limits', () => {
    const large = (paths: readonly string[], most: number) =>
      paths.filter((path) => statSync(join(folder, path)).size > most);
    expect(large(samplePaths, 160_000)).toEqual([]);
    expect(large(takePaths, 250_000)).toEqual([]);
    expect(statSync(join(records, 'audio/audio.json')).size).toBeLessThan(64_000);
  });

  it('decode to −16 LUFS, under −1 dBTP, with silence at both ends', () => {
    for (const path of samplePaths) {
      const { loudness_LUFS, truePeak_dBTP, ends_dBFS } = reported(path);
      expect(Math.abs(loudness_LUFS + 16), path).toBeLessThan(0.2);
      expect(truePeak_dBTP, path).toBeLessThan(-1);
      expect(ends_dBFS, path).toBeLessThan(-60);
    }
    for (const path of takePaths) expect(reported(path).truePeak_dBTP, path).toBeLessThan(-0.5);
  });

  it('last 10 to 15 s and have a waveform that the player can draw', () => {
    for (const { duration_s, peaks } of Object.values(manifest.samples).flatMap((each) =>
      Object.values(each),
    )) {
      expect(duration_s).toBeGreaterThanOrEqual(10);
      expect(duration_s).toBeLessThanOrEqual(15);
      expect(peaks.length).toBe(100);
      expect(Math.max(...peaks)).toBeGreaterThan(30);
      expect(Math.max(...peaks)).toBeLessThanOrEqual(99);
      expect([peaks[0], peaks.at(-1)].every((peak) => (peak ?? 99) < Math.max(...peaks))).toBe(true);
    }
  });

  it('differ between a Stratocaster and a P90 by at least 4 dB', () => {
    const bands = (slug: string, position: Position, piece: PieceId) =>
      reported(samplePath(slug, sampleKey('VINTAGE', position, piece))).bands_dB;
    for (const position of ['neck', 'bridge'] as const) {
      for (const piece of PIECES_AT[position].pieces) {
        const distance = spectralDistance(
          bands('stratocaster', position, piece),
          bands('p90-soapbar', position, piece),
        );
        expect(distance, `${position} ${piece}`).toBeGreaterThan(4);
      }
    }
  });

  it('differ between neighbouring flavors by 1 dB, unless the page calls the difference mainly level', () => {
    const unsaid: string[] = [];
    for (const one of pickups) {
      const same = stockPickups(one.slug).filter(({ position }) => position === one.position);
      const next = same[same.findIndex(({ flavor }) => flavor === one.flavor) + 1];
      if (!next) continue;
      const others = pathsOf(next);
      const distances = pathsOf(one).map((path, index) =>
        spectralDistance(reported(path).bands_dB, reported(others[index] ?? '').bands_dB),
      );
      const isMainlyLevel = differsMainlyInLevel(difference(voiceOf(one.pickup), voiceOf(next.pickup)));
      if (Math.max(...distances) < AUDIBLE_DB && !isMainlyLevel)
        unsaid.push([one.slug, one.position, one.flavor, next.flavor].join(' '));
    }
    expect(unsaid).toEqual([]);
  });
});

describe('rendering', () => {
  // Two bars. In one, a single stroke on a high string determines the highs, because apertures hardly dull it.
  const short = { ...hallelujahGuitar, bars: hallelujahGuitar.bars.slice(0, 2), ring_s: 0.3 };
  const strat = find('stratocaster', 'VINTAGE', 'neck');
  const p90 = find('p90-soapbar', 'VINTAGE', 'neck');
  const performance = performPart(short, PICKUP_PLACES['stratocaster-neck'].instrument.scale);

  it('gives a sample its loudness, and the same samples every time', () => {
    const take = dryTake(performance, strat.place);
    const out = renderSample(take, pickupFilter(strat.pickup), 'guitar');
    expect(out.every((channel) => channel.every(Number.isFinite))).toBe(true);
    expect(Math.abs(loudness(out) + 16)).toBeLessThan(0.1);
    expect(20 * Math.log10(truePeak(out))).toBeLessThan(-1.5);
    expect(renderSample(take, pickupFilter(strat.pickup), 'guitar')).toEqual(out);
  });

  it('keeps Stratocaster and P90 at least 4 dB apart, clean', () => {
    const heard = ({ place, pickup }: StockPickup) =>
      loudnessBands([cabinet(convolve(dryTake(performance, place), pickupFilter(pickup)), 'guitar')]);
    expect(spectralDistance(heard(strat), heard(p90))).toBeGreaterThan(4);
  });

  it('predicts the loudness through a filter from the bands', () => {
    const take = dryTake(performance, strat.place);
    const bands = loudnessBands([take]);
    const filter = pickupFilter(p90.pickup);
    const power = (f: number) => {
      let [re, im] = [0, 0];
      for (const [n, tap] of filter.entries()) {
        re += tap * Math.cos((2 * Math.PI * f * n) / SAMPLE_RATE);
        im += tap * Math.sin((2 * Math.PI * f * n) / SAMPLE_RATE);
      }
      return re * re + im * im;
    };
    const foretold =
      10 * Math.log10(BANDS_HZ.reduce((sum, f, b) => sum + 10 ** ((bands[b] ?? 0) / 10) * power(f), 0));
    expect(Math.abs(foretold - loudness([convolve(take, filter)]))).toBeLessThan(0.4);
  });

  it('draws a waveform in hundredths', () => {
    const ramp = Float32Array.from({ length: 1000 }, (_, n) => n / 1000);
    expect(waveformPeaks([ramp, ramp.map((value) => -value)])[50]).toBe(50);
  });

  it('gives each pickup a unique voiceprint', () => {
    expect(new Set(pickups.map((each) => `${each.slug} ${voiceprint(each)}`)).size).toBe(pickups.length);
  });
});
