import { fittedTo, frameAt, frameIn, type Loop } from './loop.ts';

export interface LoopingSource {
  readonly take: AudioBuffer;
  readonly loop: Loop;
  readonly source: AudioBufferSourceNode;
  /** Context time from which it sounds, s. */
  readonly from_s: number;
}

/** Starts a take at the context time `at`, in s, at the loop's position at that time. */
export function startLoopingSource(
  context: BaseAudioContext,
  take: AudioBuffer,
  loop: Loop,
  at: number,
): LoopingSource {
  const { sampleRate } = context;
  const frame = Math.max(loop.origin, frameAt(at, sampleRate));
  const buffer = fittedTo(take, loop.period);
  const end = loop.period / sampleRate;
  const source = new AudioBufferSourceNode(context, { buffer, loop: true, loopStart: 0, loopEnd: end });
  source.start(frame / sampleRate, frameIn(loop, frame) / sampleRate);
  return { take, loop, source, from_s: frame / sampleRate };
}
