import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AudioManifest, SampleEntry, TakeEntry } from '#domain/listening/audio.ts';
import { SAME_TAKE } from '#domain/tone/strings.ts';
import { loudness } from '../chain/loudness.ts';
import { truePeak } from '../chain/oversample.ts';
import { decodeMp3 } from '../render/encode.ts';
import { SAMPLE_RATE, samples } from '../sample-rate.ts';
import { labelOf, PIECE_NAMES, PIECES_AT } from '../score/pieces.ts';
import type { FileReport } from './audio-report.ts';
import { BANDS_HZ, loudnessBands } from './bands.ts';
import { waveformPeaks } from './peaks.ts';

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

type Report = Record<string, FileReport>;

/** Highest level where a file must be silent. */
function endsOf(sound: readonly Float32Array[]): number {
  const ends = sound.flatMap((channel) => [
    channel.subarray(0, samples(0.1)),
    channel.subarray(-samples(0.05)),
  ]);
  const peak = ends.reduce(
    (most, end) => end.reduce((top, value) => Math.max(top, Math.abs(value)), most),
    0,
  );
  return 20 * Math.log10(Math.max(peak, 1e-6));
}

/** Decodes a file, as browsers will play it, and records its loudness and peak. */
async function listenTo(root: string, path: string, channels: number, report: Report) {
  const file = await readFile(join(root, 'public/generated/audio', path));
  const sound = await decodeMp3(file, channels);
  report[path] = {
    bytes: file.length,
    loudness_LUFS: round(loudness(sound), 2),
    truePeak_dBTP: round(20 * Math.log10(truePeak(sound)), 2),
    ends_dBFS: round(endsOf(sound), 1),
    bands_dB: loudnessBands(sound),
  };
  return sound;
}

async function filesIn(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, 'public/generated/audio', folder));
  return entries.filter((name) => name.endsWith('.mp3')).sort();
}

const seconds = (sound: readonly Float32Array[]): number => round((sound[0]?.length ?? 0) / SAMPLE_RATE, 3);
const keyOf = (file: string): string => file.slice(0, -'.mp3'.length);

/** Manifest and report of all files that have been made. */
export async function makeManifest(root: string): Promise<ReadonlyMap<string, Buffer>> {
  const report: Report = {};
  const entriesOf: Record<string, Record<string, SampleEntry>> = {};
  const products = (await readdir(join(root, 'public/generated/audio/samples'))).sort();
  for (const slug of products) {
    const entries: Record<string, SampleEntry> = {};
    for (const file of await filesIn(root, `samples/${slug}`)) {
      const sound = await listenTo(root, `samples/${slug}/${file}`, 2, report);
      entries[keyOf(file)] = { duration_s: seconds(sound), peaks: waveformPeaks(sound) };
    }
    entriesOf[slug] = entries;
  }
  const takes: Record<string, TakeEntry> = {};
  for (const file of await filesIn(root, 'takes')) {
    const sound = await listenTo(root, `takes/${file}`, 1, report);
    takes[keyOf(file)] = {
      duration_s: seconds(sound),
      loudness_LUFS: round(loudness(sound), 1),
      bands_dB: report[`takes/${file}`]?.bands_dB ?? [],
    };
  }
  const tracksAt = (position: keyof typeof PIECES_AT) =>
    PIECES_AT[position].pieces.map((piece) => ({ piece, label: labelOf(piece, position) }));
  const manifest: AudioManifest = {
    pieces: PIECE_NAMES,
    tracks: {
      neck: tracksAt('neck'),
      middle: tracksAt('middle'),
      bridge: tracksAt('bridge'),
      split: tracksAt('split'),
    },
    samples: entriesOf,
    sameTake: SAME_TAKE,
    takes,
    bands_Hz: BANDS_HZ.map((f) => round(f, 1)),
  };
  return new Map([
    ['audio/audio.json', Buffer.from(`${JSON.stringify(manifest)}\n`)],
    ['audio/report.json', Buffer.from(`${JSON.stringify(report, null, 1)}\n`)],
  ]);
}
