import { fileRate } from '#domain/recording/file-rate.ts';
import type { RecordingFigures } from '#domain/recording/look-through.ts';
import type { Piece, Taken } from './look-worker.ts';

/** A recording, once: as many samples as it has, in one channel. */
export interface Recording {
  readonly name: string;
  readonly buffer: AudioBuffer;
  readonly channels: number;
  readonly figures: RecordingFigures;
}

/** Why a file is none. */
export type TakeTrouble = 'unreadable' | 'long' | 'empty';

/** Ten minutes are 110 MB of samples; what is longer may be more than a phone has. */
export const LONGEST_S = 630;

/** So many samples are mixed down and looked through at once: a few milliseconds, then the page has its turn. */
const PIECE = 2 ** 17;

/** Reads a file that the browser can play. */
export async function takeFile(file: File): Promise<Recording | TakeTrouble> {
  let decoded: AudioBuffer;
  try {
    const bytes = await file.arrayBuffer();
    const sampleRate = fileRate(bytes) ?? USUAL_RATE;
    // Beside the page, in the browser's own threads, and at the rate that the file has.
    decoded = await new OfflineAudioContext({ length: 1, sampleRate }).decodeAudioData(bytes);
  } catch {
    return 'unreadable';
  }
  return takeBuffer(file.name, decoded);
}

/** Of what is packed, such as MP3 or AAC: the rate makes no difference there. */
const USUAL_RATE = 48_000;

/**
 * Mixes to one channel and looks through what was decoded, piece by piece in a worker: one copy is held beside the decoded
 * one, and that one is let go at the end.
 */
export async function takeBuffer(name: string, decoded: AudioBuffer): Promise<Recording | TakeTrouble> {
  const { length, sampleRate, numberOfChannels, duration } = decoded;
  if (duration > LONGEST_S) return 'long';
  if (duration < 0.5) return 'empty';
  const worker = new Worker(new URL('./look-worker.ts', import.meta.url), { type: 'module' });
  const tell = (piece: Piece, over: Transferable[] = []) =>
    new Promise<Taken>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Taken>) => resolve(data);
      worker.onerror = () => reject(new Error('The worker failed'));
      worker.postMessage(piece, over);
    });
  try {
    const buffer =
      numberOfChannels === 1 ? decoded : new AudioBuffer({ length, sampleRate, numberOfChannels: 1 });
    await tell({ kind: 'begin', sampleRate, length });
    for (let at = 0; at < length; at += PIECE) {
      const samples = new Float32Array(Math.min(PIECE, length - at));
      decoded.copyFromChannel(samples, 0, at);
      if (numberOfChannels > 1) {
        const other = new Float32Array(samples.length);
        decoded.copyFromChannel(other, 1, at);
        for (const [n, value] of other.entries()) samples[n] = 0.5 * ((samples[n] as number) + value);
      }
      // What is no number would silence every filter from there on.
      for (const [n, value] of samples.entries()) if (!Number.isFinite(value)) samples[n] = 0;
      buffer.copyToChannel(samples, 0, at);
      await tell({ kind: 'samples', samples }, [samples.buffer]);
    }
    const taken = await tell({ kind: 'end' });
    if (taken.kind !== 'figures' || taken.figures.peak_dB < -90) return 'empty';
    return { name, buffer, channels: numberOfChannels, figures: taken.figures };
  } catch {
    return 'unreadable';
  } finally {
    worker.terminate();
  }
}
