import workletUrl from './sound-input.worklet.ts?worker&url';

/** What the input hears, in order. */
type Heard = (samples: Float32Array<ArrayBuffer>) => void;

/** What comes of the thread of sound; `of` tells what was played meanwhile, and where in it the block begins. */
interface Block {
  readonly samples: Float32Array<ArrayBuffer>;
  readonly of: { readonly number: number; readonly at: number } | undefined;
}

/** Why there is no input. */
export type InputTrouble = 'refused' | 'none' | 'busy' | 'unable';

/** An open input, and the context in which it is heard and things are played. */
export interface SoundInput {
  readonly context: AudioContext;
  /** What the browser still does to the sound although it was asked not to; undefined where it does not tell. */
  readonly processing: readonly Processing[] | undefined;
  /** Calls back with what is heard from now on. @returns what ends it */
  listen(heard: Heard): () => void;
  /**
   * Plays samples once, on the left channel. Calls back with what is heard from then on, and with which sample of what is
   * played the first of it fell together. @returns what ends both
   */
  play(
    samples: Float32Array<ArrayBuffer>,
    heard: (samples: Float32Array<ArrayBuffer>, at: number) => void,
  ): () => void;
  close(): void;
}

/** What browsers call it when there is no input, or when it does not open although they may have it. */
const TROUBLES: Readonly<Record<string, InputTrouble>> = {
  NotFoundError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Filters for speech, which would bend a measurement and a recording alike. */
const FILTERS = ['echoCancellation', 'autoGainControl', 'noiseSuppression'] as const;
export type Processing = (typeof FILTERS)[number];

/** Opens the input as it is: without echo cancelling, automatic gain and noise suppression. Within a click. */
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
