import { type Build, buildPickup } from './build.ts';
import { type Resonance, resonance } from './resonance.ts';
import { type Voice, voiceOf } from './voice.ts';

/** A build of a configurator, wound: how it sounds in its guitar, and where it resonates. */
export interface WoundBuild {
  readonly voice: Voice;
  readonly resonance: Resonance;
}

/** Builds that were asked for last, by their text: curve, sound and words of a step all ask for the same few. */
const known = new Map<string, WoundBuild>();
const ROOM = 200;

/** Winds a build and measures it; about a millisecond, once for each. The same answer while it is in use. */
export function woundBuild(build: Build): WoundBuild {
  const text = JSON.stringify(build);
  let wound = known.get(text);
  if (!wound) {
    const voice = voiceOf(buildPickup(build));
    wound = { voice, resonance: resonance(voice.circuit, voice.load) };
    const [oldest] = known.size < ROOM ? [] : known.keys();
    if (oldest) known.delete(oldest);
  }
  // To the end of the row: what is on show is not what goes.
  known.delete(text);
  known.set(text, wound);
  return wound;
}
