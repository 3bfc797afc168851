import type { AudioManifest } from '#domain/listening/audio.ts';
import type { Takes } from './live-sound.ts';

const [manifest] = Object.values(
  import.meta.glob<AudioManifest>('../../assets/records/audio/audio.json', {
    eager: true,
    import: 'default',
  }),
);
if (!manifest) throw new Error('The list of sounds is missing: npm run assets');

/** The list of sounds. Only for the server: pages get the parts they need. */
export const AUDIO: AudioManifest = manifest;

/** Levels of all takes. */
export const ALL_TAKES: Takes = {
  bands_dB: Object.fromEntries(Object.entries(AUDIO.takes).map(([key, take]) => [key, take.bands_dB])),
  bands_Hz: AUDIO.bands_Hz,
};
