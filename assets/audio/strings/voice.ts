import type { Random } from '../random.ts';
import { SAMPLE_RATE, samples } from '../sample-rate.ts';
import { addSnap, biteOf, excitation, slapOf } from './excitation.ts';
import type { StringFigures } from './instruments.ts';
import { partialsOf } from './partials.ts';
import { isSteady, pitchAt } from './pitch.ts';
import { ring } from './ring.ts';
import type { Stroke } from './stroke.ts';

/** Seconds in which a finger laid on the string stops it, and in which its damping sets in. */
const DAMPED_S = 0.14;
const DAMPING_RAMP_S = 0.012;
/** Decay time of a hard stroke's sharpness, and the cents below which it is inaudible. */
const GLIDE_S = 0.4;
const LEAST_GLIDE = 0.3;
/** Deviation of the angle at which strokes leave, as a power of e. */
const LEAN = 0.25;
/** End of a stroke's slap. */
const SLAP_OVER_S = 0.06;

/** End of a voice in samples from the start of the take, and the length of its fade. */
export interface Cut {
  readonly at: number;
  readonly ramp: number;
}

/** Initial sharpness of a stroke in cents: the stretch of the string is quadratic. */
function glideOf({ glide_cents }: StringFigures, { velocity, attack, fret, muted }: Stroke): number {
  if (attack === 'hammer' || muted === 'dead') return 0;
  return glide_cents * velocity ** 2 * 2 ** (-fret / 24);
}

/**
 * Adds one stroke to a string's wave: the velocity wave that comes in at the bridge, in no unit (1 is the
 * rectangle of a full stroke). Each stroke has partials of its own, so a new note never changes the pitch of
 * a sounding one.
 */
export function addVoice(
  wave: Float32Array,
  figures: StringFigures,
  stroke: Stroke,
  scale_m: number,
  cut: Cut,
  random: Random,
): void {
  const f = figures.open_Hz * 2 ** (stroke.fret / 12);
  const share = (stroke.struckAt_m / scale_m) * 2 ** (stroke.fret / 12);
  const { velocity, attack } = stroke;
  const start = samples(stroke.start_s);
  const voice = new Float64Array(Math.max(0, Math.min(wave.length, cut.at) - start));
  const struck = excitation(velocity, attack, random);
  const bite = biteOf(velocity, attack, f);
  const lean = Math.exp(LEAN * random.normal());
  const lines = partialsOf({ figures, stroke, f, share, lean, bite: (at) => figures.gain * bite(at) });
  const glide = glideOf(figures, stroke);
  const dampedFrom_s = stroke.end_s - stroke.start_s;
  ring(voice, {
    lines,
    struck,
    pitch: (seconds) => 2 ** (pitchAt(stroke, seconds) / 12 + (glide / 1200) * Math.exp(-seconds / GLIDE_S)),
    moves: !isSteady(stroke) ? 'quickly' : glide > LEAST_GLIDE ? 'slowly' : 'not',
    damping: (seconds) =>
      (60 / DAMPED_S) * (1 - Math.exp(-Math.max(0, seconds - dampedFrom_s) / DAMPING_RAMP_S)),
    dampedFrom_s,
  });
  const slap = slapOf(velocity, attack);
  for (let n = 0; n < Math.min(voice.length, samples(SLAP_OVER_S)); n++)
    voice[n] = (voice[n] as number) * slap(n / SAMPLE_RATE);
  if (stroke.muted !== 'dead') addSnap(voice, velocity, attack, random);
  for (let n = 0; n < voice.length; n++) {
    const left = voice.length - n;
    const faded = left < cut.ramp ? 0.5 - 0.5 * Math.cos((Math.PI * left) / cut.ramp) : 1;
    wave[start + n] = (wave[start + n] as number) + (voice[n] as number) * faded;
  }
}
