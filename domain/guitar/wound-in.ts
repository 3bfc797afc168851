import type { Build } from '../tone/build.ts';
import { resonance } from '../tone/resonance.ts';
import { type WoundBuild, woundBuild } from '../tone/wound-build.ts';
import type { Guitar } from './guitar.ts';
import { voiceInGuitar } from './voice-in-guitar.ts';

const known = new WeakMap<WoundBuild, { readonly guitar: Guitar; readonly wound: WoundBuild }>();

/** A build in the visitor's guitar, or in its own without one. Returns the same object while it is cached. */
export function woundIn(build: Build, guitar: Guitar | undefined): WoundBuild {
  const own = woundBuild(build);
  const found = known.get(own);
  if (found && found.guitar === guitar) return found.wound;
  const voice = voiceInGuitar(own.voice, guitar);
  if (!guitar || voice === own.voice) return own;
  const wound = { voice, resonance: resonance(voice.circuit, voice.load) };
  known.set(own, { guitar, wound });
  return wound;
}
