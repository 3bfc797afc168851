/* Runs in the audio thread: forwards input block by block, and plays samples. Both are counted in the same place, so
   playback and input align to the sample, however late the page or the thread is. The browser's own frame count may stop
   while the page changes its audio graph. */

interface WorkletScope {
  registerProcessor(name: string, processor: unknown): void;
  readonly AudioWorkletProcessor: new () => { readonly port: MessagePort };
}

const scope = globalThis as unknown as WorkletScope;

/** Blocks of 128 frames per message. */
const BLOCKS = 8;
const BLOCK = 128;

type Channels = readonly (readonly Float32Array[])[];

/** Samples to play, numbered, so that input during an earlier playback is not mistaken for this one's. */
interface Play {
  readonly number: number;
  readonly samples: Float32Array;
}

class Duplex extends scope.AudioWorkletProcessor {
  private kept = new Float32Array(BLOCKS * BLOCK);
  private filled = 0;
  private playing: Play | undefined;
  private played = 0;

  constructor() {
    super();
    this.port.onmessage = ({ data }: MessageEvent<Play | undefined>) => {
      this.playing = data;
      this.played = 0;
      // A message begins with the first played sample.
      this.filled = 0;
    };
  }

  process([input]: Channels, [output]: readonly Float32Array[][]): boolean {
    if (this.playing) output?.[0]?.set(this.playing.samples.subarray(this.played, this.played + BLOCK));
    this.played += BLOCK;
    // Without an input the samples are zero; the position advances.
    const [channel] = input ?? [];
    if (channel) this.kept.set(channel, this.filled);
    this.filled += BLOCK;
    if (this.filled === this.kept.length) {
      const of = this.playing && { number: this.playing.number, at: this.played - this.filled };
      this.port.postMessage({ samples: this.kept, of }, [this.kept.buffer]);
      this.kept = new Float32Array(BLOCKS * BLOCK);
      this.filled = 0;
    }
    return true;
  }
}

scope.registerProcessor('duplex', Duplex);
