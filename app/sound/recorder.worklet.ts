/*
 * Runs beside the page, in the thread of sound: hands on what the input hears, block by block, with the frame at which it
 * was heard. What is played starts at a frame, too, so that both can be laid on each other to the sample.
 */

interface WorkletScope {
  readonly currentFrame: number;
  registerProcessor(name: string, processor: unknown): void;
  readonly AudioWorkletProcessor: new () => { readonly port: MessagePort };
}

const scope = globalThis as unknown as WorkletScope;

/** Blocks of 128 frames that go out as one message. */
const BLOCKS = 8;
const BLOCK = 128;

class Recorder extends scope.AudioWorkletProcessor {
  private kept = new Float32Array(BLOCKS * BLOCK);
  private filled = 0;
  private first = 0;

  process([input]: readonly (readonly Float32Array[])[]): boolean {
    if (this.filled === 0) this.first = scope.currentFrame;
    // Without an input it hears nothing; the place in time stays.
    const [channel] = input ?? [];
    if (channel) this.kept.set(channel, this.filled);
    this.filled += BLOCK;
    if (this.filled === this.kept.length) {
      this.port.postMessage({ frame: this.first, samples: this.kept }, [this.kept.buffer]);
      this.kept = new Float32Array(BLOCKS * BLOCK);
      this.filled = 0;
    }
    return true;
  }
}

scope.registerProcessor('recorder', Recorder);
