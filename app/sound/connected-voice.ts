import { impulseResponse } from '#domain/tone/impulse.ts';
import { type Source, sourcesOf, type Voice } from '#domain/tone/voice.ts';
import type { Noise } from './noise.ts';
import { Ramp } from './ramp.ts';

/** One voice in sound: a take through the filter that its winding is, with its level and how much of it is heard. */
export interface ConnectedVoice {
  /** Level, as a ratio. */
  readonly level: Ramp;
  /** How much of it is heard, 0 to 1; all voices of a deck add up to 1. */
  readonly share: Ramp;
  /** Lets the voice hum as its coils do, and hiss as all do. */
  hears(noise: Noise): void;
  /** Takes the nodes out of the graph. */
  free(): void;
}

/** The pickup as a filter: its impulse response times its output, at the context's rate. */
function pickupNode(context: BaseAudioContext, { circuit, load, output_dB }: Source): ConvolverNode {
  const { sampleRate } = context;
  const gain = 10 ** (output_dB / 20);
  const taps = impulseResponse(circuit, load, sampleRate).map((tap) => tap * gain);
  const buffer = new AudioBuffer({ length: taps.length, sampleRate, numberOfChannels: 1 });
  buffer.copyToChannel(taps, 0);
  return new ConvolverNode(context, { buffer, disableNormalization: true });
}

/** What a reverse-wound pickup cancels of another's hum, windings never being quite alike; as a share. Rule of thumb. */
const CANCELLED = 0.97;

/** Lays a voice from its takes, one for each of its sources, to an amp, silent at first. */
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
  const strands = sourcesOf(voice).map((source, index) => {
    const pickup = pickupNode(context, source);
    const take = takes[index];
    take?.connect(pickup);
    pickup.connect(levelNode);
    // The pickup's filter has its output in it, which hum does not go by.
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
