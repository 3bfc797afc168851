import { impulseResponse } from '#domain/tone/impulse.ts';
import type { Voice } from '#domain/tone/voice.ts';
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
function pickupNode(context: BaseAudioContext, { circuit, load, output_dB }: Voice): ConvolverNode {
  const { sampleRate } = context;
  const gain = 10 ** (output_dB / 20);
  const taps = impulseResponse(circuit, load, sampleRate).map((tap) => tap * gain);
  const buffer = new AudioBuffer({ length: taps.length, sampleRate, numberOfChannels: 1 });
  buffer.copyToChannel(taps, 0);
  return new ConvolverNode(context, { buffer, disableNormalization: true });
}

/** Lays a voice from a take to an amp, silent at first. */
export function connectVoice(
  context: BaseAudioContext,
  voice: Voice,
  level: number,
  take: AudioNode,
  amp: AudioNode,
): ConnectedVoice {
  const pickup = pickupNode(context, voice);
  const levelNode = new GainNode(context, { gain: level });
  const shareNode = new GainNode(context, { gain: 0 });
  take.connect(pickup).connect(levelNode).connect(shareNode).connect(amp);
  // The pickup's filter has its output in it, which hum does not go by.
  const hum = new GainNode(context, { gain: 10 ** ((voice.hum_dB - voice.output_dB) / 20) });
  let noise: Noise | undefined;
  return {
    level: new Ramp(levelNode.gain, level, context.currentTime),
    share: new Ramp(shareNode.gain, 0, context.currentTime),
    hears(from) {
      noise = from;
      noise.hum.connect(hum).connect(pickup);
      noise.hiss.connect(shareNode);
    },
    free() {
      noise?.hum.disconnect(hum);
      noise?.hiss.disconnect(shareNode);
      take.disconnect(pickup);
      shareNode.disconnect();
    },
  };
}
