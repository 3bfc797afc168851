import type { InLanguages } from '#domain/languages.ts';

/** Names a track in the visitor's own guitar. */
export const GUITAR_PLAYER: InLanguages<{ readonly inGuitar: (track: string) => string }> = {
  en: { inGuitar: (track) => `Play ${track} in your guitar` },
  de: { inGuitar: (track) => `${track} in deiner Gitarre abspielen` },
};
