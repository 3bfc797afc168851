import workletUrl from './sound-input.worklet.ts?worker&url';

/** Receives the input's samples in order. */
type Heard = (samples: Float32Array<ArrayBuffer>) => void;

/** A message of the audio thread. `of` identifies the playback, and where in it the block begins. */
interface Block {
  readonly samples: Float32Array<ArrayBuffer>;
  readonly of: { readonly number: number; readonly at: number } | undefined;
}

export type InputTrouble = 'refused' | 'none' | 'busy' | 'unable';

/** An open input and its audio context, also for playback. */
export interface SoundInput {
  readonly context: AudioContext;
  /** Processing that the browser applies although it was asked not to; undefined if it does not report it. */
  readonly processing: readonly Processing[] | undefined;
  /** Calls back with input from now on. @returns a function that stops listening */
  listen(heard: Heard): () => void;
  /**
   * Plays samples once, on the left channel. Calls back with the input from then on and with the played sample that
   * coincides with its first. @returns a function that stops both
   */
  play(
    samples: Float32Array<ArrayBuffer>,
    heard: (samples: Float32Array<ArrayBuffer>, at: number) => void,
  ): () => void;
  close(): void;
}

/** Browsers' error names for a missing input, or one that does not open despite permission. */
const TROUBLES: Readonly<Record<string, InputTrouble>> = {
  NotFoundError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Speech filters, which would distort measurements and recordings. */
const FILTERS = ['echoCancellation', 'autoGainControl', 'noiseSuppression'] as const;
export type Processing = (typeof FILTERS)[number];

/** Opens the raw input: no echo cancellation, automatic gain or noise suppression. Call it within a click. */
export async function openInput(): Promise<SoundInput | InputTrouble> {
  if (!navigator.mediaDevices || typeof AudioWorkletNode === 'undefined') return 'unable';
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getUserMedia({
      audio: { echoCancellation: false, autoGainControl: false, noiseSuppression: false },
    });
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    return TROUBLES[name] ?? 'refused';
  }
  const context = new AudioContext({ latencyHint: 'playback' });
  try {
    await context.audioWorklet.addModule(workletUrl);
    await context.resume();
  } catch {
    for (const track of stream.getTracks()) track.stop();
    void context.close();
    return 'unable';
  }
  const settings = stream.getAudioTracks()[0]?.getSettings() ?? {};
  const source = context.createMediaStreamSource(stream);
  const duplex = new AudioWorkletNode(context, 'duplex', { outputChannelCount: [2] });
  const listeners = new Set<Heard>();
  let plays = 0;
  let hears: ((samples: Float32Array<ArrayBuffer>, at: number) => void) | undefined;
  duplex.port.onmessage = ({ data: { samples, of } }: MessageEvent<Block>) => {
    for (const heard of listeners) heard(samples);
    if (of?.number === plays) hears?.(samples, of.at);
  };
  source.connect(duplex);
  duplex.connect(context.destination);
  return {
    context,
    processing: FILTERS.some((filter) => filter in settings)
      ? FILTERS.filter((filter) => settings[filter] === true)
      : undefined,
    listen(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    play(samples, heard) {
      hears = heard;
      duplex.port.postMessage({ number: ++plays, samples });
      return () => {
        hears = undefined;
        duplex.port.postMessage(undefined);
      };
    },
    close() {
      for (const track of stream.getTracks()) track.stop();
      source.disconnect();
      duplex.port.close();
      void context.close();
    },
  };
}
