import recorderUrl from './recorder.worklet.ts?worker&url';

/** What the input hears, in order: the frame of its first sample, and the samples. */
type Heard = (frame: number, samples: Float32Array<ArrayBuffer>) => void;

/** Why there is no input. */
export type InputTrouble = 'refused' | 'none' | 'busy' | 'unable';

/** An open input, and the context in which it is heard and things are played. */
export interface SoundInput {
  readonly context: AudioContext;
  /** What the browser still does to the sound although it was asked not to; undefined where it does not tell. */
  readonly processing: readonly Processing[] | undefined;
  /** Calls back with what is heard from now on. @returns what ends it */
  listen(heard: Heard): () => void;
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
    await context.audioWorklet.addModule(recorderUrl);
    await context.resume();
  } catch {
    for (const track of stream.getTracks()) track.stop();
    void context.close();
    return 'unable';
  }
  const settings = stream.getAudioTracks()[0]?.getSettings() ?? {};
  const source = context.createMediaStreamSource(stream);
  const recorder = new AudioWorkletNode(context, 'recorder', { numberOfOutputs: 0 });
  const listeners = new Set<Heard>();
  recorder.port.onmessage = ({
    data,
  }: MessageEvent<{ frame: number; samples: Float32Array<ArrayBuffer> }>) => {
    for (const heard of listeners) heard(data.frame, data.samples);
  };
  source.connect(recorder);
  return {
    context,
    processing: FILTERS.some((filter) => filter in settings)
      ? FILTERS.filter((filter) => settings[filter] === true)
      : undefined,
    listen(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    close() {
      for (const track of stream.getTracks()) track.stop();
      source.disconnect();
      recorder.port.close();
      void context.close();
    },
  };
}
