import {
  COILS,
  type CoilsOn,
  coilWave,
  SIGNAL_SOURCES,
  type Source,
  WAVE,
} from '#domain/pages/humbucking.ts';
import { GUITAR } from '#domain/tone/strings.ts';
import { claimSound } from './one-at-a-time.ts';

/** Every browser accepts this rate; the playback rate sets the pitch. */
const RATE = 8000;
const PERIODS = WAVE.span / (2 * Math.PI);
const PITCH_AT_RATE = (RATE / WAVE.samples) * PERIODS;

/**
 * Pitch and overtones; each plays the same hundred samples at another rate. European mains hum is heard at twice its
 * frequency, from transformer cores and most loudspeakers. The string is an open G.
 */
const VOICES: Record<Source, { readonly pitch_Hz: number; readonly overtones: readonly number[] }> = {
  hum: { pitch_Hz: 100, overtones: [1, 0.6, 0.45, 0.3] },
  string: { pitch_Hz: GUITAR.openStrings[3] ?? 196, overtones: [1, 0.5, 0.3, 0.15] },
};

const LOUDNESS = 0.16;
const PLUCKS = 8;
const BETWEEN_PLUCKS_S = 1.5;
/** Ramp of a switch, because a jump would click. */
const SWITCHES_WITHIN_S = 0.012;

export interface HumSound {
  hear(on: CoilsOn): void;
  stop(): void;
}

function plucked(context: AudioContext, begin: number): GainNode {
  const envelope = new GainNode(context, { gain: 0 });
  for (let pluck = 0; pluck < PLUCKS; pluck++) {
    const at = begin + pluck * BETWEEN_PLUCKS_S;
    envelope.gain.setTargetAtTime(1, at, 0.003);
    envelope.gain.setTargetAtTime(0, at + 0.03, 0.5);
  }
  return envelope;
}

/**
 * Plays what both coils pick up and sums it as a pickup does. All sources start together, so opposite hum cancels
 * exactly. Ends automatically after the last pluck.
 */
export function playHum(context: AudioContext, on: CoilsOn, onEnd: () => void): HumSound {
  const begin = context.currentTime + 0.05;
  const end = begin + PLUCKS * BETWEEN_PLUCKS_S;
  const out = new GainNode(context, { gain: LOUDNESS });
  out.connect(context.destination);
  const switches = COILS.map((coil) => ({ coil, gain: new GainNode(context, { gain: on[coil] ? 1 : 0 }) }));
  for (const source of SIGNAL_SOURCES) {
    const { pitch_Hz, overtones } = VOICES[source];
    for (const { coil, gain } of switches) {
      const buffer = context.createBuffer(1, WAVE.samples, RATE);
      buffer.copyToChannel(
        Float32Array.from(coilWave(coil, source), (value) => value / WAVE.amplitude),
        0,
      );
      const envelope = source === 'string' ? plucked(context, begin) : new GainNode(context);
      envelope.connect(gain);
      overtones.forEach((level, index) => {
        const playbackRate = (pitch_Hz * (index + 1)) / PITCH_AT_RATE;
        const player = new AudioBufferSourceNode(context, { buffer, loop: true, playbackRate });
        player.connect(new GainNode(context, { gain: level })).connect(envelope);
        player.start(begin);
        player.stop(end);
      });
    }
  }
  for (const { gain } of switches) gain.connect(out);

  let stopped = false;
  const stop = () => {
    if (stopped) return;
    stopped = true;
    clearTimeout(timer);
    release();
    out.disconnect();
    onEnd();
  };
  const release = claimSound(stop);
  const timer = setTimeout(stop, (end - context.currentTime) * 1000);
  return {
    hear(wanted) {
      for (const { coil, gain } of switches)
        gain.gain.setTargetAtTime(wanted[coil] ? 1 : 0, context.currentTime, SWITCHES_WITHIN_S / 3);
    },
    stop,
  };
}
