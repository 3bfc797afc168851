import { fileRate } from '#domain/recording/file-rate.ts';
import type { RecordingFigures } from '#domain/recording/look-through.ts';
import type { Piece, Taken } from './look-worker.ts';

export interface Recording {
  readonly name: string;
  readonly buffer: AudioBuffer;
  readonly channels: number;
  readonly figures: RecordingFigures;
}

export type TakeTrouble = 'unreadable' | 'long' | 'empty';

/** Ten minutes are 110 MB of samples; more may exceed a phone's memory. */
export const LONGEST_S = 630;

/** Samples per piece: a few milliseconds of work before the page can respond. */
const PIECE = 2 ** 17;

export async function takeFile(file: File): Promise<Recording | TakeTrouble> {
  let decoded: AudioBuffer;
  try {
    const bytes = await file.arrayBuffer();
    const sampleRate = fileRate(bytes) ?? USUAL_RATE;
    // In the browser's own threads, at the file's sample rate.
    decoded = await new OfflineAudioContext({ length: 1, sampleRate }).decodeAudioData(bytes);
  } catch {
    return 'unreadable';
  }
  return takeBuffer(file.name, decoded);
}

/** For compressed files such as MP3 or AAC, where the rate makes no difference. */
const USUAL_RATE = 48_000;

/**
 * Mixes to one channel and analyses the decoded audio, piece by piece in a worker. Only one copy exists beside the
 * decoded audio, which is released at the end.
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
      // A NaN would silence every filter from there on.
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
