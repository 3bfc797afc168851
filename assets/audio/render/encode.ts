import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SAMPLE_RATE } from '../sample-rate.ts';

/**
 * Runs ffmpeg on bytes in memory; what it writes goes to standard output or a file that the arguments name.
 */
function ffmpeg(args: readonly string[], input: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', ...args], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.on('error', () => reject(new Error('ffmpeg is needed to make sound files (apt install ffmpeg)')));
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(parts));
      else reject(new Error(`ffmpeg ended with ${code}`));
    });
    child.stdin.on('error', reject);
    child.stdin.end(input);
  });
}

function interleaved(channels: readonly Float32Array[]): Buffer {
  const length = channels[0]?.length ?? 0;
  const all = new Float32Array(length * channels.length);
  for (const [index, channel] of channels.entries())
    for (let n = 0; n < length; n++) all[n * channels.length + index] = channel[n] as number;
  return Buffer.from(all.buffer);
}

const raw = (channels: number) => ['-f', 'f32le', '-ar', `${SAMPLE_RATE}`, '-ac', `${channels}`];

/**
 * LAME's variable quality, 0 best. Samples come as they are heard: 5 gives about 80 kbit/s in stereo, the
 * error 30 dB below and masked. Takes still go through pickups that lift 4 kHz by some decibels, and
 * perhaps through drive.
 */
const QUALITY = { sample: 5, take: 3 } as const;

/**
 * MP3: the one format that every browser plays, Chromium without licensed codecs too, and whose header says
 * where the sound begins and ends, so that it loops. LAME's constant bit rates cost more here and turn the
 * level down by 0.4 dB. No tags and no version of the wrapper, so that the same sound gives the same bytes.
 */
export async function encodeMp3(
  channels: readonly Float32Array[],
  use: keyof typeof QUALITY,
): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'audio-'));
  // The header is written last, at the beginning: that takes a file, not a pipe.
  const file = join(folder, 'sound.mp3');
  const source = [...raw(channels.length), '-i', 'pipe:0'];
  const coding = ['-c:a', 'libmp3lame', '-q:a', `${QUALITY[use]}`, '-compression_level', '0'];
  const plain = [
    '-map_metadata',
    '-1',
    '-id3v2_version',
    '0',
    '-fflags',
    '+bitexact',
    '-flags:a',
    '+bitexact',
  ];
  try {
    await ffmpeg([...source, ...coding, ...plain, file], interleaved(channels));
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Decodes a file to its channels at 48 kHz. */
export async function decodeMp3(file: Buffer, channels: number): Promise<Float32Array[]> {
  const bytes = await ffmpeg(['-f', 'mp3', '-i', 'pipe:0', ...raw(channels), 'pipe:1'], file);
  const all = new Float32Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.byteLength / 4));
  const length = Math.floor(all.length / channels);
  return Array.from({ length: channels }, (_, channel) =>
    Float32Array.from({ length }, (_, n) => all[n * channels + channel] as number),
  );
}
