import { instrumentAt } from '../tone/take-places.ts';
import { together } from '../tone/together.ts';
import type { Source, Voice } from '../tone/voice.ts';
import type { Guitar } from './guitar.ts';
import { loadIn } from './guitar-load.ts';

/**
 * A pickup as it sounds in the visitor's guitar, or two that a switch joins: both in its controls, each beside the other.
 * The same object where nothing changes.
 */
export function voiceInGuitar(voice: Voice, guitar: Guitar | undefined): Voice {
  const load = loadIn(voice.load, instrumentAt(voice.place), guitar);
  if (load === voice.load) return voice;
  if (!voice.sources) return { ...voice, load };
  const { beside: _, ...controls } = load;
  const alone = (source: Source): Voice => ({ ...source, load: controls, doubt: voice.doubt });
  // What the controls take of two is another part of them than before: level and hum are counted anew.
  const [one, other] = voice.sources;
  return together(alone(one), alone(other));
}
