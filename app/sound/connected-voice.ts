import { impulseResponse } from '#domain/tone/impulse.ts';
import { type Voice, type VoiceSource, voiceSources } from '#domain/tone/voice.ts';
import type { Noise } from './noise.ts';
import { Ramp } from './ramp.ts';

/** A voice in the audio graph: a take, the filter of its winding, its level and its share of the mix. */
export interface ConnectedVoice {
  /** Level, as a ratio. */
  readonly level: Ramp;
  /** Share of the mix, 0 to 1; the shares of all voices of a deck add up to 1. */
  readonly share: Ramp;
  /** Connects the hum of its coils and the hiss that is common to all voices. */
  hears(noise: Noise): void;
  free(): void;
}

/** The pickup as a filter: its impulse response times its output, at the context's rate. */
function pickupNode(context: BaseAudioContext, { circuit, load, output_dB }: VoiceSource): ConvolverNode {
  const { sampleRate } = context;
  const gain = 10 ** (output_dB / 20);
  const taps = impulseResponse(circuit, load, sampleRate).map((tap) => tap * gain);
  const buffer = new AudioBuffer({ length: taps.length, sampleRate, numberOfChannels: 1 });
  buffer.copyToChannel(taps, 0);
  return new ConvolverNode(context, { buffer, disableNormalization: true });
}

/** Share of another pickup's hum that a reverse-wound pickup cancels; windings are never quite alike. Rule of thumb. */
const CANCELLED = 0.97;

/** Connects a voice's takes, one for each of its sources, to an amp; silent at first. */
export function connectVoice(
  context: BaseAudioContext,
  voice: Voice,
  level: number,
  takes: readonly AudioNode[],
  amp: AudioNode,
): ConnectedVoice {
  const levelNode = new GainNode(context, { gain: level });
  const shareNode = new GainNode(context, { gain: 0 });
  levelNode.connect(shareNode).connect(amp);
  const strands = voiceSources(voice).map((source, index) => {
    const pickup = pickupNode(context, source);
    const take = takes[index];
    take?.connect(pickup);
    pickup.connect(levelNode);
    // The pickup's filter includes its output level, but hum bypasses the filter.
    const gain = 10 ** ((source.hum_dB - source.output_dB) / 20);
    const hum = new GainNode(context, { gain: source.reversed ? -CANCELLED * gain : gain });
    return { pickup, take, hum };
  });
  let noise: Noise | undefined;
  return {
    level: new Ramp(levelNode.gain, level, context.currentTime),
    share: new Ramp(shareNode.gain, 0, context.currentTime),
    hears(from) {
      noise = from;
      for (const { hum, pickup } of strands) noise.hum.connect(hum).connect(pickup);
      noise.hiss.connect(shareNode);
    },
    free() {
      for (const { hum, pickup, take } of strands) {
        noise?.hum.disconnect(hum);
        take?.disconnect(pickup);
      }
      noise?.hiss.disconnect(shareNode);
      shareNode.disconnect();
    },
  };
}
