import { type Build, type WoundBuild, woundBuild } from '../tone/build.ts';
import { resonance } from '../tone/resonance.ts';
import type { Guitar } from './guitar.ts';
import { voiceInGuitar } from './voice-in-guitar.ts';

const cache = new WeakMap<WoundBuild, { readonly guitar: Guitar; readonly wound: WoundBuild }>();

/** A build in the visitor's guitar, or in its own without one. Returns the same object while it is cached. */
export function woundIn(build: Build, guitar: Guitar | undefined): WoundBuild {
  const ownBuild = woundBuild(build);
  const cached = cache.get(ownBuild);
  if (cached && cached.guitar === guitar) return cached.wound;
  const voice = voiceInGuitar(ownBuild.voice, guitar);
  if (!guitar || voice === ownBuild.voice) return ownBuild;
  const wound = { voice, resonance: resonance(voice.circuit, voice.load) };
  cache.set(ownBuild, { guitar, wound });
  return wound;
}
