import type { AudioManifest } from '#domain/listening/audio.ts';

const [manifest] = Object.values(
  import.meta.glob<AudioManifest>('../../assets/records/audio/audio.json', {
    eager: true,
    import: 'default',
  }),
);
if (!manifest) throw new Error('The list of sounds is missing: npm run assets');

/** Which sounds there are. For the server: pages get what they need of it. */
export const AUDIO: AudioManifest = manifest;
