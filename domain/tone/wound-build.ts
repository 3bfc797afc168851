import { type Build, buildPickup } from './build.ts';
import { type Resonance, resonance } from './resonance.ts';
import { type Voice, voiceOf } from './voice.ts';

export interface WoundBuild {
  readonly voice: Voice;
  readonly resonance: Resonance;
}

/** Least-recently-used cache, keyed by the build as JSON: curve, sound and text of a step need the same few builds. */
const cache = new Map<string, WoundBuild>();
const ROOM = 200;

/** Winds a build and measures it: about a millisecond, then cached. Returns the same object while it is cached. */
export function woundBuild(build: Build): WoundBuild {
  const text = JSON.stringify(build);
  let wound = cache.get(text);
  if (!wound) {
    const voice = voiceOf(buildPickup(build));
    wound = { voice, resonance: resonance(voice.circuit, voice.load) };
    const [oldest] = cache.size < ROOM ? [] : cache.keys();
    if (oldest) cache.delete(oldest);
  }
  // Moves the entry to the end, so that recently used ones are evicted last.
  cache.delete(text);
  cache.set(text, wound);
  return wound;
}
