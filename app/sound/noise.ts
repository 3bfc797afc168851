import { HISS_dB, HUM_dB, HUM_SERIES } from '#domain/tone/hum.ts';
import { Ramp } from './ramp.ts';

/** Noise of pickups and amp; each voice takes its share. */
export interface Noise {
  /** Mains hum of a vintage single coil, at the level of a take. */
  readonly hum: AudioNode;
  /** At the amp's input. */
  readonly hiss: AudioNode;
  to(on: boolean, at: number, seconds: number): void;
}

/** Long enough for whole periods of 50 Hz at any rate, and for a hiss without an audible loop. */
const SECONDS = 2;

const ratio = (dB: number): number => 10 ** (dB / 20);

function loop(context: BaseAudioContext, valueAt: (seconds: number) => number): readonly [GainNode, Ramp] {
  const { sampleRate, currentTime } = context;
  const buffer = new AudioBuffer({ length: SECONDS * sampleRate, sampleRate });
  buffer.copyToChannel(
    Float32Array.from({ length: buffer.length }, (_, n) => valueAt(n / sampleRate)),
    0,
  );
  const gain = new GainNode(context, { gain: 0 });
  const source = new AudioBufferSourceNode(context, { buffer, loop: true });
  source.connect(gain);
  source.start();
  return [gain, new Ramp(gain.gain, 0, currentTime)];
}

export function startNoise(context: BaseAudioContext): Noise {
  const power = HUM_SERIES.reduce((sum, [, level]) => sum + level * level, 0) / 2;
  const scale = ratio(HUM_dB) / Math.sqrt(power);
  const [hum, humRamp] = loop(
    context,
    (seconds) =>
      scale *
      HUM_SERIES.reduce(
        (sum, [f, level]) => sum + level * Math.sin(2 * Math.PI * f * (seconds + 1e-4 * f)),
        0,
      ),
  );
  // Uniform noise has a third of its peak's power.
  const [hiss, hissRamp] = loop(context, () => ratio(HISS_dB) * Math.sqrt(3) * (2 * Math.random() - 1));
  return {
    hum,
    hiss,
    to(on, at, seconds) {
      for (const ramp of [humRamp, hissRamp]) ramp.to(on ? 1 : 0, at, seconds);
    },
  };
}
