import { combineVoices } from '../tone/combine-voices.ts';
import { instrumentAt } from '../tone/strings.ts';
import type { Voice, VoiceSource } from '../tone/voice.ts';
import type { Guitar } from './guitar.ts';
import { loadIn } from './guitar-load.ts';

/** A voice in the visitor's guitar; two joined pickups load each other. Returns the same object if nothing changes. */
export function voiceInGuitar(voice: Voice, guitar: Guitar | undefined): Voice {
  const load = loadIn(voice.load, instrumentAt(voice.place), guitar);
  if (load === voice.load) return voice;
  if (!voice.sources) return { ...voice, load };
  const { beside: _, ...controls } = load;
  const alone = (source: VoiceSource): Voice => ({ ...source, load: controls, doubt: voice.doubt });
  // The loss in the controls differs, so level and hum are recomputed.
  const [one, other] = voice.sources;
  return combineVoices(alone(one), alone(other));
}
